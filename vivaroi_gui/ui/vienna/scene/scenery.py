"""What never moves: the landscape, the town, and what is written on it, in one pixmap."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QRegion

from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.ui.kit.fonts import text_pixels
from vivaroi_gui.ui.kit.ink import tint
from vivaroi_gui.ui.kit.pictures import Backdrop, paint_grain, paint_landscape
from vivaroi_gui.ui.kit.sheet import Draw
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.pictures import TOWN_PIECES, paint_town_piece
from vivaroi_gui.ui.vienna.scene.ground import paint_ground
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.signs import paint_signs
from vivaroi_gui.ui.vienna.town_tones import town_tones

_SHADE, _EDGE = 4.0, 1.0
"""What the sheet of the town casts on the landscape, and its own edge, in units."""


_NIGHT_OVER_PIECE = 0.3
"""How much of the night lies over the town after each piece of it, where there is no light."""


def scenery(size: QRectF, layout: TownLayout, board: Board, ratio: float) -> Backdrop:
    """The backdrop of a viewport of that size, in pieces that each take little time."""
    town: list[Draw] = [
        partial(_paint_piece, layout=layout, piece=piece) for piece in range(TOWN_PIECES)
    ]
    if tones().is_flat or not layout.plan.has_picture:
        town = [partial(paint_ground, layout=layout)]
    layers: list[Draw] = [lambda painter: _paint_around(painter, size, layout)]
    if not layout.is_empty:
        layers += [*town, lambda painter: paint_signs(painter, layout, board)]
    key = "town", layout.area.getRect(), layout.plan, board, text_pixels(1)
    return Backdrop(key, size, ratio, layers)


def paint_town(painter: QPainter, area: QRectF) -> None:
    """The town alone, with nothing written on it."""
    layout = TownLayout(area)
    for piece in range(TOWN_PIECES):
        _paint_piece(painter, layout, piece)


def _paint_piece(painter: QPainter, layout: TownLayout, piece: int) -> None:
    """The street leaves the sheet on purpose, and Qt does not cut it."""
    painter.save()
    painter.setClipRect(layout.area)
    paint_town_piece(painter, town_tones().town, piece, layout.area)
    if tones().is_flat:
        painter.fillRect(layout.area, tint(tones().deep_night, _NIGHT_OVER_PIECE))
    painter.restore()


def _paint_around(painter: QPainter, size: QRectF, layout: TownLayout) -> None:
    """The landscape where it is seen, and the edge of the town on it."""
    scale, area = layout.scale, layout.area
    seen = QRegion(size.toAlignedRect())
    if layout.plan.has_picture and not tones().is_flat:
        seen -= QRegion(area.toAlignedRect())
    painter.save()
    painter.setClipRegion(seen if not layout.is_empty else QRegion(size.toAlignedRect()))
    paint_landscape(painter, size)
    paint_grain(painter, size)
    if not layout.is_empty and layout.plan.has_picture and not tones().is_flat:
        around = _SHADE * scale
        painter.fillRect(area.adjusted(0, -around, around, around), tint(tones().ink, 0.18))
        painter.fillRect(area.adjusted(0, 0, max(1.0, _EDGE * scale), 0), town_tones().edge)
    painter.restore()
