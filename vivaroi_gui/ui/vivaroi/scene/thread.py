"""The thread from a player's ticket to the character that this player moves."""

from typing import Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsLineItem, QGraphicsScene

_STITCHES: Final = 30
_LAYER: Final = 5.5
_THICK, _LONG, _SAG = 3.4, 0.6, 35.0
"""In castle units, but for how much of its share of the way a stitch is long."""


class Thread:
    """Many short lines that come one after the other: no long one is ever painted as a whole."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._stitches = [QGraphicsLineItem() for _ in range(_STITCHES)]
        for stitch in self._stitches:
            stitch.setZValue(_LAYER)
            stitch.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(stitch)
        self._lain: tuple[QPointF, QPointF, float] | None = None
        self.hide()

    def lay(self, start: QPointF, end: QPointF, colour: QColor, unit: float) -> None:
        """Where it will run, ``unit`` being pixels of a castle unit; nothing is seen of it yet."""
        if self._lain == (start, end, unit):
            return
        self._lain = start, end, unit
        pen = QPen(colour, _THICK * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        for number, stitch in enumerate(self._stitches):
            shares = number / _STITCHES, (number + _LONG) / _STITCHES
            ends = [_point(start, end, _SAG * unit, share) for share in shares]
            stitch.setLine(QLineF(*ends))
            stitch.setPen(pen)

    def sew(self, share: float) -> None:
        """So much of it is seen, from the ticket on."""
        for number, stitch in enumerate(self._stitches):
            stitch.setVisible(number < share * _STITCHES)

    def hide(self) -> None:
        self._lain = None
        self.sew(0)


def _point(start: QPointF, end: QPointF, sag: float, share: float) -> QPointF:
    """On a thread that hangs through by ``sag`` in its middle."""
    return start + (end - start) * share + QPointF(0, 4 * sag * share * (1 - share))
