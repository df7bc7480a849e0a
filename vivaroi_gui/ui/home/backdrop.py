"""What the controls of the home page stand before: a game's title picture, and a sheet of paper."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from vivaroi_gui.ui.kit.papers import paint_paper
from vivaroi_gui.ui.kit.pictures import paint_landscape
from vivaroi_gui.ui.kit.sheet import Draw, blank, paint_onto
from vivaroi_gui.ui.session.screens import AnyScreens

_EDGE = 60
"""Pixels in which no title can be read."""


def backdrop(size: QRectF, paper: QRectF, left: QRectF, game: AnyScreens, ratio: float) -> QPixmap:
    """The whole page behind its controls, all of it at once."""
    picture = blank(size, ratio)
    for layer in layers(size, paper, left, game, ratio):
        paint_onto(picture, size, layer)
    return picture


def layers(
    size: QRectF, paper: QRectF, left: QRectF, game: AnyScreens, ratio: float
) -> Iterator[Draw]:
    """The same, in the language that is spoken now, piece by piece.

    What there is to be seen of the picture is in ``left``; below it may be controls.  Where that
    is but an edge there is no title.
    """
    if left.width() > _EDGE:
        yield from game.title_picture(size, left, ratio)
    else:
        yield lambda painter: paint_landscape(painter, size)
    yield lambda painter: _paint_sheet(painter, paper)


def _paint_sheet(painter: QPainter, paper: QRectF) -> None:
    """The paper; on large screens its lines and its shadow grow with it."""
    scale = max(1.0, paper.height() / 820)
    painter.save()
    painter.scale(scale, scale)
    paint_paper(painter, QRectF(paper.topLeft() / scale, paper.size() / scale))
    painter.restore()
