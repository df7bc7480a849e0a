"""One seat of the new game: handle, face, shield, name, human or AI, level and style."""

from functools import cached_property, partial

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from vivaroi_gui.table.players import AVATARS, COLOURS, LEVELS, STYLES, Kind
from vivaroi_gui.ui.home.controls import IconButton, Segmented
from vivaroi_gui.ui.home.draft import Place
from vivaroi_gui.ui.home.handle import Handle
from vivaroi_gui.ui.home.looks import AvatarButton, Picker, ShieldButton, avatar_cell, shield_cell
from vivaroi_gui.ui.home.words import HomeWords
from vivaroi_gui.ui.kit.controls import ChoiceBox
from vivaroi_gui.ui.kit.fonts import body, bold
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.portrait import COLOURS as INKS
from vivaroi_gui.ui.text import texts

_KINDS = (Kind.HUMAN, Kind.AI)
_STEPS = {"Alt+Up": -1, "Alt+Down": 1}
"""Keys that move the seat from anywhere in its row."""
_TYPED_AT_MOST = 60
"""Characters of the field; the table shortens a name to its own limit."""


class SeatRow(QWidget):
    """Shows one place; what people do to it comes out as signals and changes nothing here."""

    named = Signal(str)
    decided = Signal(object)
    taught = Signal(str)
    trained = Signal(str)
    dressed = Signal(str)
    coloured = Signal(str)
    removed = Signal()
    shifted = Signal(int)
    dragged = Signal(QPoint)
    dropped = Signal()

    def __init__(self, words: HomeWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._unit = 1.0
        self._place: Place | None = None
        self._is_lifted = False
        self.handle = Handle(self)
        self.avatar = AvatarButton(self)
        self.shield = ShieldButton(self)
        self.name = QLineEdit(self)
        self.kind = Segmented(("", ""), self)
        self.level = ChoiceBox(self)
        self.style_of_play = ChoiceBox(self)
        self.note = QLabel(self)
        self.remove = IconButton("cross", "#8A2B33", self)
        self._prepare()
        self._lay_out()
        self._connect()

    def _prepare(self) -> None:
        self.name.setMaxLength(_TYPED_AT_MOST)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        for box, values in ((self.level, LEVELS), (self.style_of_play, STYLES)):
            for value in values:
                box.addItem("", value)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        for part in (self.handle, self.avatar, self.shield):
            self._row.addWidget(part)
        self._row.addWidget(self.name, 1)
        for widget in (self.kind, self.level, self.style_of_play, self.note, self.remove):
            self._row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def _connect(self) -> None:
        self.name.textEdited.connect(self.named)
        self.kind.chosen.connect(lambda place: self.decided.emit(_KINDS[place]))
        self.level.activated.connect(lambda _: self.taught.emit(self.level.currentData()))
        self.style_of_play.activated.connect(
            lambda _: self.trained.emit(self.style_of_play.currentData())
        )
        self.avatar.clicked.connect(self._on_avatar_clicked)
        self.shield.clicked.connect(self._on_shield_clicked)
        self.remove.clicked.connect(self.removed)
        self.handle.shifted.connect(self.shifted)
        self.handle.dragged.connect(self.dragged)
        self.handle.dropped.connect(self.dropped)
        for keys, step in _STEPS.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.shifted.emit, step))

    @cached_property
    def avatars(self) -> Picker:
        """The sheet of all faces, made when it is first opened."""
        picker = Picker(AVATARS, 4, avatar_cell, self)
        picker.picked.connect(self.dressed)
        return picker

    @cached_property
    def shields(self) -> Picker:
        """The sheet of all shields, made when it is first opened."""
        picker = Picker(COLOURS, 4, shield_cell, self)
        picker.picked.connect(self.coloured)
        return picker

    def _on_avatar_clicked(self) -> None:
        if self._place is not None:
            self.avatars.set_words(self._words.avatar)
            self.avatars.open_at(self.avatar, self._place.avatar, self._unit)

    def _on_shield_clicked(self) -> None:
        if self._place is not None:
            self.shields.set_words(self._words.colour)
            self.shields.open_at(self.shield, self._place.colour, self._unit)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        gap = round(max(5.0, 8 * unit))
        self._row.setContentsMargins(round(9 + 5 * unit), 0, gap, 0)
        self._row.setSpacing(gap)
        lowest = round(max(36.0, 44 * unit))
        self.setMinimumHeight(lowest)
        self.setMaximumHeight(round(max(40.0, 66 * unit)))
        for part in (self.handle, self.kind, self.remove):
            part.set_unit(unit)
        self.handle.setFixedWidth(self.handle.sizeHint().width())
        for button, size in ((self.avatar, 56 * unit), (self.shield, 44 * unit)):
            button.set_unit(unit)
            button.setFixedWidth(round(max(38.0, size)))
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._set_fields(unit)

    def _set_fields(self, unit: float) -> None:
        pixels = max(15.0, 17.5 * unit)
        self.name.setFont(bold(pixels))
        self.note.setFont(body(max(13.5, 15.5 * unit)))
        for box in (self.level, self.style_of_play):
            box.setFont(body(max(14.5, 16.5 * unit)))
        for field in (self.name, self.level, self.style_of_play):
            field.setFixedHeight(round(max(31.0, 40 * unit)))
        level, style = round(max(144.0, 158 * unit)), round(max(104.0, 118 * unit))
        self.level.setFixedWidth(level)
        self.style_of_play.setFixedWidth(style)
        self.note.setFixedWidth(level + self._row.spacing() + style)

    def show_place(self, place: Place, note: str, *, may_remove: bool) -> None:
        """Shows who sits here; ``note`` says what a human seat means."""
        self._place = place
        if self.name.text() != place.typed:
            self.name.setText(place.typed)
        self.name.setPlaceholderText(self._words.people()[place.person])
        self.avatar.show_look(place.avatar, place.colour)
        self.shield.show_look(place.colour)
        self.kind.choose(_KINDS.index(place.kind))
        self._show_opponent(place)
        self.note.setVisible(place.is_human)
        self.note.setText(note)
        self.remove.setEnabled(may_remove)
        self.remove.setToolTip(
            self.tr("Remove this seat") if may_remove else self.tr("Three players at least")
        )
        self._name_looks()
        self.update()

    def _show_opponent(self, place: Place) -> None:
        """Level and style of an AI; both stay chosen while a human sits here."""
        for box, value, told in (
            (self.level, place.level, texts().skill(place.level)),
            (self.style_of_play, place.style, texts().manner(place.style)),
        ):
            box.setCurrentIndex(box.findData(value))
            box.setVisible(not place.is_human)
            box.setToolTip(told)
            box.setAccessibleDescription(told)

    def set_lifted(self, is_lifted: bool) -> None:
        """Shows the seat that is being dragged."""
        if is_lifted != self._is_lifted:
            self._is_lifted = is_lifted
            self.update()

    def _name_looks(self) -> None:
        if self._place is None:
            return
        avatar = self._words.avatar(self._place.avatar)
        colour = self._words.colour(self._place.colour)
        self.avatar.setToolTip(avatar)
        self.shield.setToolTip(colour)
        self.avatar.setAccessibleName(self.tr("Avatar: {avatar}").format(avatar=avatar))
        self.shield.setAccessibleName(self.tr("Shield: {colour}").format(colour=colour))

    def retranslate(self, number: int) -> None:
        """Names everything in the language that is spoken now; ``number`` is the seat's."""
        self.setAccessibleName(self.tr("Seat {number}").format(number=number))
        self.name.setAccessibleName(self.tr("Name at seat {number}").format(number=number))
        self.level.setAccessibleName(self.tr("Level at seat {number}").format(number=number))
        self.handle.setAccessibleName(self.tr("Move seat {number}").format(number=number))
        self.remove.setAccessibleName(self.tr("Remove seat {number}").format(number=number))
        self.kind.set_words(self.tr("Who plays"), (self.tr("Human"), self.tr("AI")))
        self.style_of_play.setAccessibleName(
            self.tr("Style at seat {number}").format(number=number)
        )
        self._name_opponents()
        self.handle.retranslate()
        self._name_looks()

    def _name_opponents(self) -> None:
        """Every level and style with a sentence of what it does."""
        for index, level in enumerate(LEVELS):
            self.level.explain(index, texts().level(level), texts().skill(level))
        for index, style in enumerate(STYLES):
            self.style_of_play.explain(index, texts().style(style), texts().manner(style))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._place is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = max(1.0, self._unit)
        painter.scale(scale, scale)
        area = QRectF(1, 1, self.width() / scale - 3, self.height() / scale - 4)
        paint_strip(painter, area, INKS[self._place.colour], is_first=self._is_lifted)
