"""What has the keys on a chart of chances: the face at the end of a line, and each mark."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.control import Control
from vivaroi_gui.ui.kit.curve_drawing import paint_sample
from vivaroi_gui.ui.kit.curve_layout import CurveLine, CurveMark
from vivaroi_gui.ui.kit.fonts import bold, fit
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.portrait import paint_empire, paint_portrait, paint_portraits
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones

_FIGURE = Size(17, least=14)
_SIDE_BY_SIDE = 1.5
"""Radii from one face of a team to the other."""


class Led(Control):
    """One of a row of which Tab finds one, and two of the arrow keys the others."""

    reached = Signal()
    """It has the keys, or the pointer is there."""
    left = Signal()
    """It has neither any more."""
    stepped = Signal(int)
    """The keys go on to the next of the row, or back."""

    BACK, ON = Qt.Key.Key_Left, Qt.Key.Key_Right

    @property
    def is_reached(self) -> bool:
        return self.hasFocus() or self.underMouse()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {self.BACK: -1, self.ON: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.reached.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()


def step_from(row: Sequence[Led], one: Led, step: int) -> None:
    """The keys go to the next of a row; at its end they stay."""
    place = row.index(one) + step
    if 0 <= place < len(row):
        row[place].setFocus(Qt.FocusReason.TabFocusReason)


def lead_in(row: Sequence[Led]) -> None:
    """Tab finds the one that has the keys, or had them last, or the first."""
    had = [one for one in row if one.focusPolicy() == Qt.FocusPolicy.StrongFocus]
    leader = next((one for one in row if one.hasFocus()), None) or next(iter(had or row), None)
    for one in row:
        is_leader = one is leader
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_leader else Qt.FocusPolicy.ClickFocus)


class CurveEnd(Led):
    """The face at the end of a line, and how likely that one is to win there."""

    BACK, ON = Qt.Key.Key_Up, Qt.Key.Key_Down

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line, self._number = CurveLine((), "", ()), 0
        self._figure = ""
        self._radius = 1.0
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def show_line(self, number: int, line: CurveLine, figure: str) -> None:
        self._number, self._line, self._figure = number, line, figure
        self.setAccessibleName(line.told or line.name)
        set_tip(self, line.name)
        self.update()

    def place(self, middle: QPointF, radius: float, room: float) -> None:
        """A face around a point, with ``room`` for all from its left edge on."""
        self._radius = radius
        high = round(2 * radius + 8)
        left = round(middle.x() - 1.5 * radius)
        self.setGeometry(left, round(middle.y() - high / 2), round(room), high)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        radius = self._radius
        self._paint_face(painter, QPointF(1.5 * radius, area.height() / 2 - 1), radius)
        left = (2.7 if len(self._line.persons) < 2 else 3.0) * radius + 3
        made = fit(self._figure, bold(_FIGURE.at(self.unit)), area.width() - left - 3, 13)
        base = QPointF(left, area.height() / 2 + QFontMetricsF(made).capHeight() / 2)
        write(painter, base, self._figure, made, tones().ink, Qt.AlignmentFlag.AlignLeft)
        below = QRectF(base.x(), base.y(), area.width() - left - 3, 7)
        paint_sample(painter, self._line, self._number, below)

    def _paint_face(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        persons, ratio = self._line.persons, self.devicePixelRatioF()
        if not persons:
            paint_empire(painter, middle, 1.9 * radius, ratio)
        elif len(persons) == 1:
            paint_portrait(painter, persons[0], middle, radius * 0.86, ratio)
        else:
            paint_portraits(painter, persons, middle, radius * 0.66, ratio, _SIDE_BY_SIDE)


class CurveHandle(Led):
    """A mark: the chart paints it, this has its keys and its words."""

    def __init__(self, parent: QWidget, mark: CurveMark) -> None:
        super().__init__(parent)
        self.mark = mark

    def show_mark(self, mark: CurveMark, hint: str) -> None:
        """The same place, of which more may be known by now; ``hint`` is what a press does."""
        self.mark = mark
        self.setAccessibleName(aloud(mark.told))
        set_tip(self, mark.told, hint)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """The chart has painted it."""
