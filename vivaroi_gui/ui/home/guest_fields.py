"""Somebody at a seat: face, shield and name, each to be changed on the spot."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from vivaroi_gui.table.players import AVATARS, COLOURS, Person
from vivaroi_gui.ui.home.chairs import Guest
from vivaroi_gui.ui.home.looks import AvatarButton, Picker, ShieldButton, avatar_cell, shield_cell
from vivaroi_gui.ui.home.words import HomeWords
from vivaroi_gui.ui.kit.fonts import bold, text_factor
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.sizes import FIELD, Size
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.session.limits import temper_of
from vivaroi_gui.ui.session.screens import AnyScreens

_NAME_TEXT = Size(17.5, least=15)

_TYPED_AT_MOST = 60
"""Characters of the field; the table shortens a name to its own limit."""


class GuestFields(QObject):
    """Three widgets of a seat's row; what people do to them comes out as signals."""

    named = Signal(str)
    dressed = Signal(str)
    coloured = Signal(str)

    def __init__(self, words: HomeWords, row: QWidget) -> None:
        super().__init__(row)
        self.number = 1
        """The seat's, counted round the table."""
        self._words = words
        self._row = row
        self._guest: Guest | None = None
        self._colour = COLOURS[0]
        self._unit = 1.0
        self._tempers: AnyScreens | None = None
        self.wearers: Callable[[], Sequence[Person]] = tuple
        """Who sits at the table, in their colours."""
        self.avatar = AvatarButton(row)
        self.shield = ShieldButton(row)
        self.name = QLineEdit(row)
        self.name.setMaxLength(_TYPED_AT_MOST)
        self.name.textEdited.connect(self.named)
        self.name.editingFinished.connect(self._show_start)
        self.avatar.clicked.connect(self._on_avatar_clicked)
        self.shield.clicked.connect(self._on_shield_clicked)

    @property
    def widgets(self) -> tuple[QWidget, QWidget, QWidget]:
        """From left to right."""
        return self.avatar, self.shield, self.name

    @cached_property
    def avatars(self) -> Picker[AvatarButton]:
        """The sheet of all faces, made when it is first opened."""
        picker = Picker(AVATARS, 4, avatar_cell, self._row)
        picker.picked.connect(self.dressed)
        return picker

    @cached_property
    def shields(self) -> Picker[ShieldButton]:
        """The sheet of all shields, made when it is first opened."""
        picker = Picker(COLOURS, 4, shield_cell, self._row)
        picker.picked.connect(self.coloured)
        return picker

    def _on_avatar_clicked(self) -> None:
        if self._guest is not None:
            self.avatars.set_words(self._animal)
            self.avatars.open_at(self.avatar, self._guest.avatar, self._unit)

    def _on_shield_clicked(self) -> None:
        others = {one.colour: one for one in self.wearers() if one.colour != self._colour}
        for colour, cell in zip(COLOURS, self.shields.cells, strict=True):
            cell.show_look(colour, others[colour].avatar if colour in others else None)
        self.shields.set_words(partial(self._shield, others))
        self.shields.open_at(self.shield, self._colour, self._unit)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        for button, size in ((self.avatar, 56 * unit), (self.shield, 44 * unit)):
            button.set_unit(unit)
            least = max(38.0 * text_factor(), target_size())
            button.setFixedWidth(round(max(least, size)))
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.name.setFont(bold(_NAME_TEXT.at(unit)))
        self.name.setFixedHeight(round(FIELD.at(unit)))
        self.name.setMinimumWidth(round(target_size()))

    def show_guest(self, guest: Guest | None, colour: str, *, has_shield: bool = True) -> None:
        """Shows somebody in a colour, or nobody; who shares a marker has no shield to choose."""
        self._guest, self._colour = guest, colour
        for widget in self.widgets:
            widget.setVisible(guest is not None)
        if guest is None:
            return
        self.shield.setVisible(has_shield)
        if self.name.text() != guest.typed:
            self.name.setText(guest.typed)
            self._show_start()
        self.name.setPlaceholderText(self._words.people()[guest.person])
        self.avatar.show_look(guest.avatar, colour)
        self.shield.show_look(colour)
        self.name_looks()

    def tell_tempers(self, game: AnyScreens | None) -> None:
        """Says with each animal of which temper it is, where that decides how it plays."""
        self._tempers = game if game is not None and game.tempers else None
        self.name_looks()

    def _shield(self, others: Mapping[str, Person], colour: str) -> str:
        """What a shield is called, and who would exchange it."""
        called = people().colour(colour)
        if colour not in others:
            return called
        told = self.tr("{colour}: {name} has it, and takes yours in exchange")
        return told.format(colour=called, name=others[colour].name)

    def _animal(self, avatar: str) -> str:
        """What it is called, and if that is of weight, what it is like."""
        animal, game = people().avatar(avatar), self._tempers
        if game is None:
            return animal
        style = temper_of(game.tempers, avatar)
        return self.tr("{animal}. {temper}: {about}").format(
            animal=animal, temper=game.temper(style), about=game.about(style)
        )

    def _show_start(self) -> None:
        """A long name is read from its start."""
        self.name.home(False)

    def name_looks(self) -> None:
        """Says what the two buttons show."""
        if self._guest is None:
            return
        avatar, colour = self._animal(self._guest.avatar), people().colour(self._colour)
        set_tip(self.avatar, avatar)
        set_tip(self.shield, colour)
        number = self.number
        looks = self.tr("Avatar at seat {number}: {avatar}")
        self.avatar.setAccessibleName(looks.format(number=number, avatar=avatar))
        looks = self.tr("Shield at seat {number}: {colour}")
        self.shield.setAccessibleName(looks.format(number=number, colour=colour))
