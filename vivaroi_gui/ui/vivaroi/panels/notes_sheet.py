"""What the viewer thinks of the others' favourites: a sheet with a box for each of them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.table.notes import NoteMark, SeatNotes
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import SingleControl, paint_icon
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.ink import rounded
from vivaroi_gui.ui.kit.key_places import digit
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_sheet, paint_title
from vivaroi_gui.ui.kit.people import persons
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.portrait import paint_portrait
from vivaroi_gui.ui.kit.tips import set_description, set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.pictures import pawn_name

_HEAD, _FACES, _FOOT, _SIDE, _NAMES = 42.0, 40.0, 30.0, 20.0, 136.0
_WIDEST, _HIGHEST = 74.0, 40.0
"""Units of a box with what is around it."""
_LEAST, _LOW = 24.0, 28.0
"""Units across of one of many, at least, and of height of a row that is too low."""
_LOWEST = 20
"""Pixels at 100 % of a row, at least."""
_MARKS_BY_DIGIT: Final = (NoteMark.NONE, NoteMark.YES, NoteMark.NO, NoteMark.MAYBE)
_ERASES: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class NoteBox(SingleControl):
    """What is thought of one character for one person: each press another mark, or by key."""

    marked = Signal(int, int, NoteMark)
    """Person, character, and the mark that people want."""

    def __init__(self, person: int, character: Character, parent: QWidget) -> None:
        super().__init__(parent)
        self.person, self.character = person, character
        self.mark = NoteMark.NONE
        self.clicked.connect(lambda: self._want(NoteMark((self.mark + 1) % len(NoteMark))))

    def show_mark(self, mark: NoteMark, told: str) -> None:
        self.mark = mark
        self.setAccessibleName(told)
        set_tip(self, told)
        self.update()

    def _want(self, mark: NoteMark) -> None:
        self.marked.emit(self.person, self.character, mark)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        inner = area.adjusted(2, 2, -2, -2)
        faces.paint_face(painter, rounded(inner, 6 * self.unit), faces.box(self))
        size = min(inner.height(), inner.width()) * 0.8
        if self.mark is NoteMark.YES:
            paint_icon(painter, inner.center(), "check", size, tones().assent, self)
        elif self.mark is NoteMark.NO:
            paint_icon(painter, inner.center(), "cross", size, tones().alert, self)
        elif self.mark is NoteMark.MAYBE:
            write_middle(painter, inner, "?", display(size), tones().ochre)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Whoever clicks on means each click."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        figure = 0 if event.key() in _ERASES else digit(event)
        if figure is None or figure >= len(_MARKS_BY_DIGIT):
            super().keyPressEvent(event)
        else:
            self._want(_MARKS_BY_DIGIT[figure])


class NotesSheet(Panel):
    """A row for each character, a column for each of the others; nothing while it is closed."""

    marked = Signal(int, int, NoteMark)
    opened = Signal(bool)
    """It asks for its room, or gives it back."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._options = Options()
        self._notes: SeatNotes | None = None
        self._is_covered = False
        self.boxes: list[NoteBox] = []
        self.hide()

    def set_game(self, players: tuple[Player, ...], options: Options) -> None:
        self._show(None)
        self._players, self._options = players, options

    @property
    def notes(self) -> SeatNotes | None:
        """What can be read; None where it is closed."""
        return self._notes

    @property
    def focused(self) -> QWidget | None:
        """Who has the keys in an open sheet, or had them last."""
        last: QWidget | None = self.focusWidget()
        return last if last in self.boxes else self.boxes[0] if self.boxes else None

    def open(self, notes: SeatNotes) -> bool:
        """Opens the notes of a seat; False while the favourites are covered."""
        if self._is_covered:
            return False
        self._show(notes)
        self.boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def close(self) -> bool:
        """Forgets what could be read."""
        self._show(None)
        return True

    def follow(self, notes: SeatNotes | None) -> None:
        """The viewer's notes are these now; those of somebody else are not opened."""
        if self._notes is not None:
            is_same = notes is not None and notes.seat == self._notes.seat
            self._show(notes if is_same else None)

    def look_as(self, seat: Seat | None) -> None:
        """Another viewer finds it closed."""
        if self._notes is not None and self._notes.seat != seat:
            self._show(None)

    def cover(self, *, is_covered: bool) -> None:
        """It is closed together with the favourites, and not opened by itself."""
        self._is_covered = is_covered
        self._show(None)

    def _show(self, notes: SeatNotes | None) -> None:
        before, self._notes = self._notes, notes
        if (before and before.seat) != (notes and notes.seat):
            self._make_boxes()
        self.describe()
        self.refresh()
        if (before is None) != (notes is None):
            self.opened.emit(notes is not None)

    def _make_boxes(self) -> None:
        for box in self.boxes:
            box.hide()
            box.deleteLater()
        self.boxes = [
            NoteBox(person, character, self)
            for character in range(len(self._options.cast) if self._notes else 0)
            for person in self._others
        ]
        for box in self.boxes:
            box.marked.connect(self.marked)
            box.show()

    @property
    def _others(self) -> tuple[int, ...]:
        """The persons of the other seats, clockwise from the left neighbour."""
        if self._notes is None:
            return ()
        sides, own = self._options.sides, self._notes.seat
        order = (sides[(own + step) % len(sides)] for step in range(1, len(sides)))
        return tuple(person for side in order for person in side)

    def describe(self) -> None:
        self.setAccessibleName(self._words.notes())
        set_description(self, self._words.how_to_note())
        everybody = persons(self._players)
        for box in self.boxes:
            assert self._notes is not None
            mark = self._notes.mark(box.person, box.character)
            name, character = everybody[box.person].name, self._name(box.character)
            box.show_mark(mark, self._words.note(name, character, mark))

    def _name(self, character: Character) -> str:
        return self._words.lore.character(character)

    # --- where everything lies -----------------------------------------------------------------

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area if self._notes else QRectF(), unit)
        columns = len(self._others)
        for number, box in enumerate(self.boxes):
            row, column = divmod(number, columns)
            box.set_unit(unit)
            box.setGeometry(self._cell(row, column).adjusted(1, 1, -1, -1).toAlignedRect())

    def _cell(self, row: int, column: int) -> QRectF:
        block, row = divmod(row, self._rows)
        step = self._step
        left = self._left_of(block) + _NAMES * self.unit
        top = self.face.top() + (_HEAD + _FACES) * self.unit
        return QRectF(left + column * step.x(), top + row * step.y(), step.x(), step.y())

    def _left_of(self, block: int) -> float:
        side = _SIDE * self.unit
        return self.face.left() + side + block * (self.face.width() - side) / self._blocks

    @property
    def least_height(self) -> int:
        """Pixels at 100 % that its page needs, as wide as it is; none while it is closed."""
        rows = -(-len(self._options.cast) // (2 if self._is_wide else 1))
        return round(_HEAD + _FACES + _FOOT) + _LOWEST * rows if self._notes else 0

    @property
    def _is_wide(self) -> bool:
        """Whether two blocks have room side by side."""
        needed = (_NAMES + _SIDE + _LEAST * len(self._others)) * self.unit
        return (self.face.width() - _SIDE * self.unit) / 2 >= needed

    @property
    def _blocks(self) -> int:
        """Two, side by side, where one had rows too low to be read."""
        is_low = self._down / len(self._options.cast) < _LOW * self.unit
        return 2 if self._is_wide and is_low else 1

    @property
    def _rows(self) -> int:
        """Of a block."""
        return -(-len(self._options.cast) // self._blocks)

    @property
    def _down(self) -> float:
        """Pixels for all rows."""
        return self.face.height() - (_HEAD + _FACES + _FOOT) * self.unit

    @property
    def _step(self) -> QPointF:
        """From one box to the next, in pixels."""
        unit = self.unit
        block = (self.face.width() - _SIDE * unit) / self._blocks
        across = block - (_SIDE + _NAMES) * unit
        wide = min(_WIDEST * unit, across / max(1, len(self._others)))
        return QPointF(wide, min(_HIGHEST * unit, self._down / self._rows))

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self._notes is None:
            return
        pen = Pen(painter, self.tips)
        paint_sheet(painter, self.face, self.unit)
        paint_title(pen, self.face, self.unit, self._words.notes())
        for block in range(self._blocks):
            for column, person in enumerate(self._others):
                self._draw_face(painter, self._cell(block * self._rows, column), person)
        for character in range(len(self._options.cast)):
            self._draw_name(pen, character)
        foot = QPointF(self.face.left() + _SIDE * self.unit, self.face.bottom() - 10 * self.unit)
        made, room = body(14.5 * self.unit), self.face.width() - 2 * _SIDE * self.unit
        pen.line(foot, self._words.how_to_note(), made, tones().soft_ink, room)

    def _draw_face(self, painter: QPainter, below: QRectF, person: int) -> None:
        radius = min(15 * self.unit, below.width() * 0.36)
        middle = QPointF(below.center().x(), below.top() - _FACES * self.unit / 2)
        who = persons(self._players)[person]
        paint_portrait(painter, who, middle, radius, self.ratio)
        reach = QPointF(radius, radius)
        self.tips.append(Tip(QRectF(middle - reach, middle + reach), who.name))

    def _draw_name(self, pen: Pen, character: Character) -> None:
        cell, unit = self._cell(character, 0), self.unit
        high = cell.height() * 0.94
        pawn = picture(
            pawn_name(self._options.edition, character), high * PAWN_RATIO, high, self.ratio
        )
        left = cell.left() - _NAMES * unit
        pen.painter.drawPixmap(QPointF(left, cell.center().y() - high / 2), pawn)
        made = body(min(16 * unit, cell.height() * 0.72))
        base = QPointF(left + 36 * unit, cell.center().y() + 5 * unit)
        pen.line(base, self._name(character), made, tones().ink, (_NAMES - 42) * unit)

    # --- Qt ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below it is meant."""
        event.accept()
