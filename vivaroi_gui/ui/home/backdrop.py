"""What the controls of the home page stand before: a game's title picture, and a sheet of paper."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from vivaroi_gui.ui.kit.papers import paint_paper
from vivaroi_gui.ui.kit.pictures import paint_landscape
from vivaroi_gui.ui.kit.sheet import Draw, blank, paint_onto
from vivaroi_gui.ui.kit.tones import Tones, tones
from vivaroi_gui.ui.session.screens import AnyScreens

_EDGE = 60
"""Pixels in which no title can be read."""


class HomeAreas(NamedTuple):
    """Of the whole page, its paper, and what there is to be seen of the picture."""

    page: QRectF
    paper: QRectF
    left: QRectF
    ratio: float


class Backdrops:
    """One of each game, painted once for its areas, a theme and a language."""

    def __init__(self, areas: Callable[[], HomeAreas]) -> None:
        """``areas`` are asked for at each look."""
        self._areas = areas
        self._kept: dict[AnyScreens, QPixmap] = {}
        self._kept_for: tuple[HomeAreas, Tones] | None = None

    def of(self, game: AnyScreens) -> QPixmap:
        areas, _ = self._renewed()
        if game not in self._kept:
            self._kept[game] = backdrop(*areas[:3], game, areas.ratio)
        return self._kept[game]

    def ahead(self, game: AnyScreens) -> Iterator[None]:
        """Paints it, a layer at each step; not to its end where another one is wanted by then."""
        wanted = self._renewed()
        if game in self._kept:
            return
        areas, _ = wanted
        picture = blank(areas.page, areas.ratio)
        for layer in layers(*areas[:3], game, areas.ratio):
            paint_onto(picture, areas.page, layer)
            yield
            if game in self._kept or not wanted == self._kept_for == (self._areas(), tones()):
                return
        self._kept[game] = picture

    def forget(self) -> None:
        """Another language is spoken."""
        self._kept_for = None
        self._kept.clear()

    def _renewed(self) -> tuple[HomeAreas, Tones]:
        """What is painted for now; what was painted for others is forgotten."""
        wanted = self._areas(), tones()
        if wanted != self._kept_for:
            self._kept_for = wanted
            self._kept.clear()
        return wanted


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
