"""The dice under the pointer while they are carried from the paper into the town."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.vienna.panels.hand import Hand
from vivaroi_gui.ui.vienna.pictures import paint_die

_APART: Final = 1.08
"""From die to die, in edges."""


class HeldDice(QWidget):
    """A layer over everything, for the pointer as if it were not there."""

    carried = Signal(QPointF)
    """Where on the screen the pointer is."""
    dropped = Signal(QPointF)
    lost = Signal()
    """The drag ended nowhere."""

    def __init__(self, page: QWidget, hand: Hand) -> None:
        super().__init__(page)
        self._hand = hand
        hand.dice.carried.connect(self._carry)
        for ends, told in ((hand.dice.dropped, self.dropped), (hand.dice.lost, self.lost)):
            ends.connect(self.hide)  # before anybody hears of it
            ends.connect(told)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._dice: tuple[tuple[str, int], ...] = ()
        self._edge = 1.0
        self.hide()

    def _carry(self, at: QPointF) -> None:
        """The chosen dice, their middle at a point of the screen."""
        dice, edge = self._hand.held, self._hand.layout_now.edge
        self._dice, self._edge = dice, edge
        page = self.parentWidget()
        assert page is not None
        middle = page.mapFromGlobal(at)
        across = edge * _APART * (len(dice) + 0.4)
        area = QRectF(0, 0, across, edge * 1.5)
        area.moveCenter(middle)
        self.setGeometry(area.toAlignedRect())
        self.raise_()
        self.show()
        self.update()
        self.carried.emit(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        middle = QRectF(self.rect()).center()
        for number, (colour, face) in enumerate(self._dice):
            aside = (number - (len(self._dice) - 1) / 2) * self._edge * _APART
            at = middle + QPointF(aside, 0)
            paint_die(painter, colour, face, at, self._edge, self.devicePixelRatioF())
