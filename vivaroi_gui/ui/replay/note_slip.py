"""What is said of the moment that is watched: a slip of paper over the pages of a replay."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.fonts import display
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_sheet
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.kit.portrait import paint_portraits
from vivaroi_gui.ui.kit.scrolled import ScrolledSheet
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.session.note_drawing import height_of, set_lines, write_lines
from vivaroi_gui.ui.session.review import Note

_WIDTH = Size(420, least=322)
_FACE = Size(19, least=15)
_SIDE, _HEAD, _FOOT = 24.0, 76.0, 20.0
_TOP, _RIGHT = 14.0, 18.0
_SHARES = 1.0, 1.25, 1.5
"""Of its usual width, in which it is tried."""
_EDGE = 8.0
"""Units around it, for its shadow."""


class NotePlace(ScrolledSheet):
    """The slip at the top right of the pages, as high as its words; where they are higher than the
    pages it is scrolled.  Hidden where there is nothing to say.
    """

    def __init__(self, parent: QWidget) -> None:
        self._sheet = QWidget(parent)
        super().__init__(self._sheet)
        self.slip = NoteSlip(self._sheet)
        self.hide()

    def show_note(self, note: Note | None) -> None:
        self.slip.show_note(note)
        self.setVisible(note is not None)
        self.verticalScrollBar().setValue(0)

    def fit_to(self, pages: QRectF, unit: float) -> None:
        """Takes its place over pages that lie there, as wide as it has to be to be read whole.
        Where it is scrolled it takes the focus, and Up and Down.
        """
        edge, right = _EDGE * unit, pages.right() - _RIGHT * unit
        top, most = pages.top() + _TOP * unit, pages.width() - 2 * _RIGHT * unit
        down = pages.bottom() - top
        widths = [min(most, share * _WIDTH.at(unit)) for share in _SHARES]
        fitting = (one for one in widths if self.slip.height_in(one, unit) <= down)
        across = next(fitting, most - self.verticalScrollBar().sizeHint().width())
        needed = self.slip.height_in(across, unit)
        is_scrolled = needed > down
        area = QRectF(right - across, top, across, min(needed, down))
        area.adjust(-edge, -edge, _RIGHT * unit if is_scrolled else edge, edge)
        area.setBottom(min(area.bottom(), pages.bottom()))
        self.setGeometry(area.toAlignedRect())
        self.slip.place(QRectF(edge, edge, across, needed), unit)
        self._sheet.setMinimumHeight(self.slip.geometry().bottom() + 1)
        self.slip.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if is_scrolled else Qt.FocusPolicy.NoFocus
        )
        self.raise_()


class NoteSlip(Panel):
    """The paper itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._note: Note | None = None

    def show_note(self, note: Note | None) -> None:
        self._note = note
        self.describe()
        self.refresh()

    def height_in(self, across: float, unit: float) -> float:
        """Pixels that it needs if it is so wide."""
        if self._note is None:
            return 0.0
        lines = set_lines(self._note.lines, across - 2 * _SIDE * unit, unit)
        return _HEAD * unit + height_of(lines) + _FOOT * unit

    def describe(self) -> None:
        self.setAccessibleName("" if self._note is None else aloud(self._note.text))

    def draw(self, painter: QPainter) -> None:
        note, unit, face = self._note, self.unit, self.face
        if note is None:
            return
        paint_sheet(painter, face, unit)
        left, right = face.left() + _SIDE * unit, face.right() - _SIDE * unit
        radius = _FACE.at(unit)
        middle = QPointF(left + radius * 1.1, face.top() + 37 * unit)
        small = radius if len(note.persons) == 1 else 0.72 * radius
        paint_portraits(painter, note.persons, middle, small, self.ratio, 1.2)
        made = display(23 * unit)
        start = left + 2.2 * radius + 14 * unit
        base = QPointF(start, middle.y() + QFontMetricsF(made).capHeight() / 2)
        Pen(painter, self.tips).line(base, note.title, made, tones().ink, right - start)
        paint_rule(painter, left, right, face.top() + 66 * unit)
        area = QRectF(left, face.top() + _HEAD * unit, right - left, face.height())
        lines = set_lines(note.lines, area.width(), unit)
        write_lines(painter, area, lines, unit, self)
