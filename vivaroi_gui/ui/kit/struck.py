"""The mark of what is out of the game, or came to nothing: it leaves the face to be known."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from vivaroi_gui.ui.kit.ink import fill, outline, oval
from vivaroi_gui.ui.kit.tones import tones

_LEAST = 5.0


def paint_struck(painter: QPainter, area: QRectF) -> None:
    """A disc with a cross at the upper left of a picture, where it hides neither face nor letter.

    Told by its shape, not by its colour.
    """
    radius = max(_LEAST, area.width() * 0.22)
    x, y = area.left() + radius * 0.8, area.top() + radius * 1.5
    fill(painter, oval(x, y, radius * 1.16, radius * 1.16), tones().cream)
    fill(painter, oval(x, y, radius, radius), tones().alert)
    arm = radius * 0.42
    cross = QPainterPath(QPointF(x - arm, y - arm))
    cross.lineTo(x + arm, y + arm)
    cross.moveTo(x - arm, y + arm)
    cross.lineTo(x + arm, y - arm)
    outline(painter, cross, tones().light, max(1.6, radius * 0.26))
