"""One seat of the new game: who sits there, human or AI, level and style."""

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.table.players import Kind
from vivaroi_gui.ui.home.chairs import Chair
from vivaroi_gui.ui.home.controls import IconButton
from vivaroi_gui.ui.home.guest_fields import GuestFields
from vivaroi_gui.ui.home.handle import Handle
from vivaroi_gui.ui.home.words import HomeWords
from vivaroi_gui.ui.kit.controls import ChoiceBox
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.segmented import Segmented
from vivaroi_gui.ui.kit.sizes import FIELD, TEXT, Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.screens import AnyScreens

_GAP = Size(8, least=5)
_LEAST_LINE = Size(41, least=36)
_NOTE_TEXT = Size(15.5, least=13.5)

_KINDS = (Kind.HUMAN, Kind.AI)
_STEPS = {"Alt+Up": -1, "Alt+Down": 1}
"""Keys that move the seat from anywhere in its row."""


class SeatRow(QWidget):
    """Shows one chair, of a team on two lines.

    What people do to it comes out as signals and changes nothing here; those of the fields of
    ``guest`` and ``partner`` among them.
    """

    decided = Signal(object)
    taught = Signal(str)
    trained = Signal(str)
    paired = Signal()
    parted = Signal()
    removed = Signal()
    shifted = Signal(int)

    def __init__(self, words: HomeWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = 1.0
        self._chair: Chair | None = None
        self._colour = ""
        self._game: AnyScreens | None = None
        self._styles: tuple[str, ...] = ()
        self._is_lifted = False
        self.handle = Handle(self)
        self.guest = GuestFields(words, self)
        self.partner = GuestFields(words, self)
        self.kind = Segmented(("", ""), self)
        self.level = ChoiceBox(self)
        self.style_of_play = ChoiceBox(self)
        self.note = QLabel(self)
        self.pair = IconButton("plus", tones().lit_ink, self)
        self.part = IconButton("cross", tones().lit_ink, self)
        self.remove = IconButton("cross", tones().remove, self)
        self._prepare()
        self._lay_out()
        self._connect()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to, in order."""
        fields = (*self.guest.widgets, *self.partner.widgets)
        who_plays = (*self.kind.segments, self.level, self.style_of_play)
        return (self.handle, *fields, *who_plays, self.pair, self.part, self.remove)

    def _prepare(self) -> None:
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        for level in LEVELS:
            self.level.addItem("", level)

    def _lay_out(self) -> None:
        """Partners decide together: what is said once stands beside both lines."""
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.handle, 0, 0, 2, 1)
        for line, fields in enumerate((self.guest, self.partner)):
            for column, widget in enumerate(fields.widgets, 1):
                self._grid.addWidget(widget, line, column)
        self._grid.setColumnStretch(3, 1)
        self._grid.addWidget(self.pair, 0, 4)
        self._grid.addWidget(self.part, 1, 4)
        self._grid.addWidget(self.kind, 0, 5, 2, 1)
        self._who_plays = QHBoxLayout()
        for widget in (self.level, self.style_of_play, self.note):
            self._who_plays.addWidget(widget)
        self._grid.addLayout(self._who_plays, 0, 6, 2, 1)
        self._grid.addWidget(self.remove, 0, 7, 2, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def _connect(self) -> None:
        self.kind.chosen.connect(lambda place: self.decided.emit(_KINDS[place]))
        self.level.activated.connect(lambda _: self.taught.emit(self.level.currentData()))
        self.style_of_play.activated.connect(
            lambda _: self.trained.emit(self.style_of_play.currentData())
        )
        self.pair.clicked.connect(self.paired)
        self.part.clicked.connect(self.parted)
        self.remove.clicked.connect(self.removed)
        self.handle.shifted.connect(self.shifted)
        for keys, step in _STEPS.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.shifted.emit, step))

    def set_game(self, game: AnyScreens, styles: tuple[str, ...]) -> None:
        """What is to be played, and in which styles its opponents may play."""
        if (game, styles) == (self._game, self._styles):
            return
        self._game, self._styles = game, styles
        self.style_of_play.clear()
        for style in styles:
            self.style_of_play.addItem("", style)
        self._name_opponents()

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        gap = round(_GAP.at(unit))
        self._grid.setContentsMargins(round(9 + 5 * unit), 0, gap, 0)
        self._grid.setHorizontalSpacing(gap)
        self._who_plays.setSpacing(gap)
        self._grid.setVerticalSpacing(0)
        for part in (self.handle, self.guest, self.partner, self.kind):
            part.set_unit(unit)
        for button in (self.pair, self.part, self.remove):
            button.set_unit(unit)
        self.handle.setFixedWidth(self.handle.sizeHint().width())
        self._set_fields(unit)
        self._set_height()

    def _set_height(self) -> None:
        lines = 1 if self._chair is None else len(self._chair.guests)
        for line in range(2):
            self._grid.setRowStretch(line, int(line < lines))
        self.setMinimumHeight(lines * round(_LEAST_LINE.at(self._unit)))
        self.setMaximumHeight(lines * round(max(40.0, (66 if lines == 1 else 54) * self._unit)))

    def _set_fields(self, unit: float) -> None:
        self.note.setFont(body(_NOTE_TEXT.at(unit)))
        for box in (self.level, self.style_of_play):
            box.setFont(body(TEXT.at(unit)))
            box.setFixedHeight(round(FIELD.at(unit)))
        for box in (self.level, self.style_of_play):
            box.fit_choices()
        boxes = self.level.minimumWidth() + self.style_of_play.minimumWidth()
        self.note.setFixedWidth(boxes + self._grid.horizontalSpacing())
        if self.style_of_play.count() == 1:  # nobody chooses it: all lines keep their columns
            self.level.setFixedWidth(self.note.width())

    def show_chair(self, chair: Chair, colours: tuple[str, str], note: str) -> None:
        """Shows who sits here, in their colours; ``note`` says what a human seat means.

        Partners of one colour share it: only the first has a shield to choose.
        """
        self._chair, self._colour = chair, colours[0]
        self.guest.show_guest(chair.guest, colours[0])
        has_shield = colours[0] != colours[1]
        self.partner.show_guest(chair.partner, colours[1], has_shield=has_shield)
        self.kind.choose(_KINDS.index(chair.kind))
        self._show_opponent(chair)
        self.note.setVisible(chair.is_human)
        self.note.setText(note)
        self._set_height()
        self.update()

    def _show_opponent(self, chair: Chair) -> None:
        """Level and style of an AI, where there are several; kept while a human sits here."""
        assert self._game is not None, "nobody sits down to no game"
        for box, value, told in (
            (self.level, chair.level, self._game.skill(chair.level)),
            (self.style_of_play, chair.style, self._game.manner(chair.style)),
        ):
            box.setCurrentIndex(box.findData(value))
            box.setVisible(not chair.is_human and box.count() > 1)
            box.setToolTip(told)
            box.setAccessibleDescription(told)

    def allow_removal(self, refusal: str) -> None:
        """Whether the seat may be freed; ``refusal`` says why not."""
        self.remove.setEnabled(not refusal)
        self.remove.setToolTip(refusal or self.tr("Remove this seat"))

    def allow_teams(self, *, are_teams: bool, refusal: str) -> None:
        """Whether somebody here may get a partner, in a game that has teams at all."""
        is_team = self._chair is not None and self._chair.is_team
        self.pair.setVisible(are_teams)
        self.pair.setEnabled(not is_team and not refusal)
        told = self.tr("This is a team of two already") if is_team else refusal
        self.pair.setToolTip(told or self.tr("Make it a team: a partner plays from this seat too"))
        self.part.setVisible(is_team)

    def set_lifted(self, is_lifted: bool) -> None:
        """Shows the seat that is being dragged."""
        if is_lifted != self._is_lifted:
            self._is_lifted = is_lifted
            self.update()

    def retranslate(self, number: int) -> None:
        """Names everything in the language that is spoken now; ``number`` is the seat's."""
        self.setAccessibleName(self.tr("Seat {number}").format(number=number))
        self.guest.name.setAccessibleName(self.tr("Name at seat {number}").format(number=number))
        self.partner.name.setAccessibleName(
            self.tr("Partner’s name at seat {number}").format(number=number)
        )
        self.pair.setAccessibleName(self.tr("A partner for seat {number}").format(number=number))
        self.part.setAccessibleName(
            self.tr("Send the partner of seat {number} away").format(number=number)
        )
        self.part.setToolTip(self.tr("Send the partner away"))
        self.level.setAccessibleName(self.tr("Level at seat {number}").format(number=number))
        self.handle.setAccessibleName(self.tr("Move seat {number}").format(number=number))
        self.remove.setAccessibleName(self.tr("Remove seat {number}").format(number=number))
        self.kind.set_words(self.tr("Who plays"), (self.tr("Human"), self.tr("AI")))
        self.style_of_play.setAccessibleName(
            self.tr("Style at seat {number}").format(number=number)
        )
        self._name_opponents()
        self.handle.retranslate()
        for fields in (self.guest, self.partner):
            fields.name_looks()

    def _name_opponents(self) -> None:
        """Every level and style with a sentence of what it does."""
        game = self._game
        if game is None:
            return
        for index, level in enumerate(LEVELS):
            self.level.explain(index, people().level(level), game.skill(level))
        for index, style in enumerate(self._styles):
            self.style_of_play.explain(index, game.style(style), game.manner(style))
        self._set_fields(self._unit)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._chair is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = max(1.0, self._unit)
        painter.scale(scale, scale)
        area = QRectF(1, 1, self.width() / scale - 3, self.height() / scale - 4)
        paint_strip(painter, area, tones().players[self._colour], is_first=self._is_lifted)
