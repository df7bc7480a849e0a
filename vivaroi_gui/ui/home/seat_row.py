"""One seat of the new game: who sits there, human or AI, its level, and of which temper it is."""

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
from vivaroi_gui.ui.home.temper import TemperButton
from vivaroi_gui.ui.home.words import HomeWords
from vivaroi_gui.ui.kit.controls import ChoiceBox
from vivaroi_gui.ui.kit.fonts import body, text_factor
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.reasons import allow
from vivaroi_gui.ui.kit.segmented import Segmented
from vivaroi_gui.ui.kit.sizes import FIELD, TEXT, Size, Target
from vivaroi_gui.ui.kit.targets import are_large, gap
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.screens import AnyScreens

_GAP = Size(8, least=5)
_LEAST_LINE = Target(41, least=36)
_NOTE_TEXT = Size(15.5, least=13.5)

_NARROW = (640, 500)
"""Pixels at 100 % below which who plays stands on a line of its own, and on two."""
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
    calmed = Signal(bool)
    paired = Signal()
    parted = Signal()
    removed = Signal()
    shifted = Signal(int)

    def __init__(self, words: HomeWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit, self._width = 1.0, 999.0
        self._chair: Chair | None = None
        self._colour = ""
        self._game: AnyScreens | None = None
        self._temper_names: list[str] = []
        self._number = 0
        self._may_be_team = False
        self._is_lifted = False
        self.handle = Handle(self)
        self.guest = GuestFields(words, self)
        self.partner = GuestFields(words, self)
        self.kind = Segmented(("", ""), self)
        self.level = ChoiceBox(self)
        self.temper = TemperButton(self)
        self.note = QLabel(self)
        self.pair = IconButton("plus", lambda: tones().lit_ink, self)
        self.part = IconButton("cross", lambda: tones().lit_ink, self)
        self.remove = IconButton("cross", lambda: tones().remove, self)
        self._prepare()
        self._lay_out()
        self._connect()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to, in order."""
        fields = (*self.guest.widgets, *self.partner.widgets)
        who_plays = (*self.kind.segments, self.level, self.temper)
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
        for widget in (self.level, self.temper, self.note):
            self._who_plays.addWidget(widget)
        self._grid.addLayout(self._who_plays, 0, 6, 2, 1)
        self._grid.addWidget(self.remove, 0, 7, 2, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def _connect(self) -> None:
        self.kind.chosen.connect(lambda place: self.decided.emit(_KINDS[place]))
        self.level.activated.connect(lambda _: self.taught.emit(self.level.currentData()))
        self.temper.calmed.connect(self.calmed)
        self.pair.clicked.connect(self.paired)
        self.part.clicked.connect(self.parted)
        self.remove.clicked.connect(self.removed)
        self.handle.shifted.connect(self.shifted)
        for keys, step in _STEPS.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.shifted.emit, step))

    def set_game(self, game: AnyScreens) -> None:
        """What is to be played: it says what its opponents are like."""
        if game is not self._game:
            self._game = game
            self._name_opponents()

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        between = round(gap(_GAP.at(unit)))
        self._grid.setContentsMargins(round(9 + 5 * unit), 0, between, 0)
        self._grid.setHorizontalSpacing(between)
        self._who_plays.setSpacing(between)
        self._grid.setVerticalSpacing(round(gap(0)))
        for part in (self.handle, self.guest, self.partner, self.kind, self.temper):
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
        least, wished = _LEAST_LINE.at(self._unit), (66 if lines == 1 else 54) * self._unit
        most = max(40.0 * text_factor(), least, wished)
        lines += self._lines_below
        more = (lines - 1) * round(gap(0))
        self.setMinimumHeight(lines * round(least) + more)
        self.setMaximumHeight(lines * round(most) + more)

    @property
    def _lines_below(self) -> int:
        """Lines for who plays, where there is no room for that beside the names."""
        return sum(self._width < least for least in _NARROW)

    def set_narrow(self, width: float) -> None:
        """How wide the page of the table is, in pixels at 100 %."""
        before, self._width = self._lines_below, width
        if before != self._lines_below:
            self._place_who_plays()
            self._set_fields(self._unit)
            self._set_height()

    def _place_who_plays(self) -> None:
        """Beside the names, or below them on one line or two."""
        below = self._lines_below
        self._grid.removeWidget(self.kind)
        self._grid.removeItem(self._who_plays)
        if not below:
            self._grid.addWidget(self.kind, 0, 5, 2, 1)
            self._grid.addLayout(self._who_plays, 0, 6, 2, 1)
            return
        left = Qt.AlignmentFlag.AlignLeft
        self._grid.addWidget(self.kind, 2, 1, 1, 3, left)
        if below == 1:
            self._grid.addLayout(self._who_plays, 2, 4, 1, 4, left)
        else:
            self._grid.addLayout(self._who_plays, 3, 1, 1, 7, left)

    def _set_fields(self, unit: float) -> None:
        self.note.setFont(body(_NOTE_TEXT.at(unit)))
        self.level.setFont(body(TEXT.at(unit)))
        self.level.setFixedHeight(round(FIELD.at(unit)))
        self.level.fit_choices()
        self.temper.fit_names(self._temper_names, is_brief=self._may_be_team or are_large())
        beside = self._has_tempers * (self.temper.width() + self._grid.horizontalSpacing())
        self.note.setFixedWidth(self.level.width() + beside)

    @property
    def _has_tempers(self) -> bool:
        return self._game is not None and bool(self._game.tempers)

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
        """Level and temper of an AI; kept while a human sits here."""
        game = self._game
        assert game is not None, "nobody sits down to no game"
        told = game.skill(chair.level)
        self.level.setCurrentIndex(self.level.findData(chair.level))
        self.level.setVisible(not chair.is_human)
        set_tip(self.level, told)
        self.temper.setVisible(not chair.is_human and self._has_tempers)
        if self._has_tempers:
            self.temper.show_temper(game, chair.guest.avatar, chair.style)
            self.temper.setAccessibleName(self._temper_at_seat(chair.style))
        self.guest.tell_tempers(None if chair.is_human else game)

    def allow_removal(self, refusal: str) -> None:
        """Whether the seat may be freed; ``refusal`` says why not."""
        allow(self.remove, refusal, self.tr("Remove this seat"))

    def allow_teams(self, *, are_teams: bool, refusal: str) -> None:
        """Whether somebody here may get a partner, in a game that has teams at all."""
        is_team = self._chair is not None and self._chair.is_team
        if are_teams != self._may_be_team:
            self._may_be_team = are_teams
            self._set_fields(self._unit)
        self.pair.setVisible(are_teams)
        told = self.tr("This is a team of two already") if is_team else refusal
        allow(self.pair, told, self.tr("Make it a team: a partner plays from this seat too"))
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
        set_tip(self.part, self.tr("Send the partner away"))
        self.level.call(self.tr("Level at seat {number}").format(number=number))
        self.handle.setAccessibleName(self.tr("Move seat {number}").format(number=number))
        self.remove.setAccessibleName(self.tr("Remove seat {number}").format(number=number))
        plays = self.tr("Who plays at seat {number}").format(number=number)
        self.kind.set_words(plays, (self.tr("Human"), self.tr("AI")))
        self._number = number
        self._name_opponents()
        self.handle.retranslate()
        for fields in (self.guest, self.partner):
            fields.number = number
            fields.name_looks()

    def _name_opponents(self) -> None:
        """Every level with a sentence of what it does, and the temper of whoever sits here."""
        game = self._game
        if game is None:
            return
        for index, level in enumerate(LEVELS):
            self.level.explain(index, people().level(level), game.skill(level))
        self._temper_names = [game.temper(one) for one in {*game.tempers.values()}]
        if self._chair is not None:
            self._show_opponent(self._chair)
        self._set_fields(self._unit)

    def _temper_at_seat(self, style: str) -> str:
        assert self._game is not None, "nobody sits down to no game"
        text = self.tr("Temper at seat {number}: {temper}")
        return text.format(number=self._number, temper=self._game.temper(style))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._chair is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = max(1.0, self._unit)
        painter.scale(scale, scale)
        area = QRectF(1, 1, self.width() / scale - 3, self.height() / scale - 4)
        paint_strip(painter, area, tones().players[self._colour], is_first=self._is_lifted)
