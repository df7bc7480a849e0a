"""The cloth of a bar at the head of the window: its lower edge hangs in bows."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from vivaroi_gui.ui.kit.ink import falling, fill, outline
from vivaroi_gui.ui.kit.tones import tones

SCALLOP = 5.0
"""How far the bows hang below the bar, in pixels."""
_BOW = 22.0


def paint_cloth(painter: QPainter, area: QRectF) -> None:
    path = _scalloped(area)
    fill(painter, path, falling(area, *tones().bar))
    outline(painter, path, tones().bar_edge, 1.4)


def _scalloped(area: QRectF) -> QPainterPath:
    bottom = area.bottom() - SCALLOP
    path = QPainterPath(QPointF(area.left() - 4, area.top() - 4))
    path.lineTo(area.right() + 4, area.top() - 4)
    path.lineTo(area.right() + 4, bottom)
    x = area.right() + 4
    while x > area.left() - 4:
        path.quadTo(QPointF(x - _BOW / 2, bottom + 2 * SCALLOP - 2), QPointF(x - _BOW, bottom))
        x -= _BOW
    path.closeSubpath()
    return path
