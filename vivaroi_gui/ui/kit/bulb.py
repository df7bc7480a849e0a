"""The sign of a hint, wherever one is given."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.ui.kit.ink import fill, outline, oval, shade
from vivaroi_gui.ui.kit.pictures import paint_svg
from vivaroi_gui.ui.kit.tones import tones


def paint_bulb(painter: QPainter, at: QPointF, radius: float) -> None:
    """A bulb on a disc around a point."""
    disc = oval(at.x(), at.y(), radius, radius)
    shade(painter, disc.translated(radius * 0.08, radius * 0.14), 0.35)
    fill(painter, disc, tones().pill)
    outline(painter, disc, tones().ink, radius * 0.34)
    outline(painter, disc, tones().state_gold, radius * 0.18)
    size = radius * 1.5
    paint_svg(painter, "kit/icon-hint", QRectF(at.x() - size / 2, at.y() - size / 2, size, size))
