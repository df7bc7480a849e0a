"""Dice that are dragged over the whole page, above town and papers."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.animator import Animator
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tween import Tween
from vivaroi_gui.ui.vienna.pictures import paint_die

_HOME_MS = 200
_APART = 1.08
_ROOM = 1.5


class Carried(QWidget):
    """Lies over the page, as large as the dice; the mouse does not see it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._animator = Animator(self)
        self._animator.finished.connect(self.hide)
        self._pixmap = QPixmap()
        self._home = QPointF()
        self.hide()

    def take(self, dice: Sequence[tuple[str, int]], edge: float, pointer: QPointF) -> None:
        """Dice by colour and face come into the hand; the pointer is there on the page."""
        wide = edge * (_APART * (len(dice) - 1) + _ROOM)
        area, ratio = QRectF(0, 0, wide, edge * _ROOM), self.devicePixelRatioF()

        def paint(painter: QPainter) -> None:
            for place, (colour, face) in enumerate(dice):
                aside = (place - (len(dice) - 1) / 2) * _APART * edge
                middle = area.center() + QPointF(aside, 0)
                paint_die(painter, colour, face, middle, edge, ratio)

        self._animator.stop()
        self._pixmap = painted(area, ratio, paint)
        self._home = pointer
        self.resize(area.size().toSize())
        self.follow(pointer)
        self.raise_()
        self.show()

    @property
    def is_full(self) -> bool:
        """Whether dice are in the hand."""
        return self.isVisible() and not self._animator.is_running

    def follow(self, pointer: QPointF) -> None:
        """The pointer is there on the page."""
        self.move((pointer - QPointF(self.width(), self.height()) / 2).toPoint())

    def put_down(self) -> None:
        """They are where they belong: nothing is in the hand."""
        self._animator.stop()
        self.hide()

    def send_home(self, factor: float) -> None:
        """They go back to where they were taken from; ``factor`` 0: at once."""
        if not factor or not self.isVisible():
            self.put_down()
            return
        start = QPointF(self.pos()) + QPointF(self.width(), self.height()) / 2

        def back(share: float) -> None:
            self.follow(start + (self._home - start) * share)

        time = round(_HOME_MS * factor)
        self._animator.play([lambda: Tween(time, QEasingCurve.Type.OutCubic, back)])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.end()
