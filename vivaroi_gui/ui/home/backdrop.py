"""What the controls of the home page stand before: a game's title picture, and a sheet of paper."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from vivaroi_gui.ui.kit.papers import paint_paper
from vivaroi_gui.ui.kit.pictures import paint_landscape
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.session.screens import AnyScreens

_EDGE = 60
"""Pixels in which no title can be read."""


def backdrop(size: QRectF, paper: QRectF, left: QRectF, game: AnyScreens, ratio: float) -> QPixmap:
    """The whole page behind its controls, in the language that is spoken now.

    What there is to be seen of the picture is in ``left``; below it may be controls.  Where that
    is but an edge there is no title.
    """

    def paint(painter: QPainter) -> None:
        if left.width() > _EDGE:
            game.paint_title_picture(painter, size, left, ratio)
        else:
            paint_landscape(painter, size)
        _paint_sheet(painter, paper)

    return painted(size, ratio, paint)


def _paint_sheet(painter: QPainter, paper: QRectF) -> None:
    """The paper; on large screens its lines and its shadow grow with it."""
    scale = max(1.0, paper.height() / 820)
    painter.save()
    painter.scale(scale, scale)
    paint_paper(painter, QRectF(paper.topLeft() / scale, paper.size() / scale))
    painter.restore()
