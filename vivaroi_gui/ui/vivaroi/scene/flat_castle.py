"""Castle and road for a theme without light: rooms in the colours of their walls, and edges."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from vivaroi_gui.rules.vivaroi.data import DUNGEONS, FLOORS, THRONE, WCS
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.scene.geometry import (
    GROUND,
    ROOM_LEFT,
    ROOM_RIGHT,
    SLAB,
    STONES,
    Geometry,
    stone,
)

_EDGE = 2.6
"""The width of an edge, in units."""
_TOWERS = ((50.0, ROOM_LEFT, 300.0), (ROOM_RIGHT, 790.0, 330.0))
"""From where to where a tower stands, and where its roof begins, in units."""
_ROOF = 108.0
_BARS = 5
_ROAD = QRectF(0, 800, 880, 100)
"""The picture of the road, in units."""
_STONE = QRectF(-6, 0, 12, 24)


def paint_flat_castle(painter: QPainter, geometry: Geometry) -> None:
    """What stands behind the characters."""
    for left, right, top in _TOWERS:
        wall = geometry.rect(left, top, right - left, GROUND - top)
        _paint_room(painter, geometry, rounded(wall, 0), tones().pill)
        _paint_roof(painter, geometry, (left, right, top))
    _paint_roof(painter, geometry, (280, 592, 124))
    for floor in FLOORS:
        room = geometry.room(floor).adjusted(0, 0, 0, 0 if floor == THRONE else _slab(geometry))
        _paint_room(painter, geometry, rounded(room, 0), castle_tones().walls[floor])
    if geometry.has_annexes:
        for wc in WCS:
            _paint_room(painter, geometry, rounded(geometry.room(wc), 0), castle_tones().wc_wall)
        for dungeon in DUNGEONS:
            cell = rounded(geometry.cell(dungeon), 0)
            _paint_room(painter, geometry, cell, castle_tones().dungeon_wall)


def paint_bars(painter: QPainter, geometry: Geometry) -> None:
    """What stands before the prisoners."""
    for dungeon in DUNGEONS:
        cell = geometry.cell(dungeon)
        bars = QPainterPath()
        for bar in range(1, _BARS):
            x = cell.left() + cell.width() * bar / _BARS
            bars.moveTo(x, cell.top())
            bars.lineTo(x, cell.center().y())
        outline(painter, bars, castle_tones().iron, _EDGE * geometry.scale)


def _slab(geometry: Geometry) -> float:
    return SLAB * geometry.scale


def _paint_room(painter: QPainter, geometry: Geometry, room: QPainterPath, colour: QColor) -> None:
    fill(painter, room, colour)
    outline(painter, room, tones().light, _EDGE * geometry.scale)


def _paint_roof(painter: QPainter, geometry: Geometry, tower: tuple[float, float, float]) -> None:
    left, right, top = tower
    roof = QPainterPath(geometry.point(left, top))
    roof.lineTo(geometry.point((left + right) / 2, top - _ROOF))
    roof.lineTo(geometry.point(right, top))
    roof.closeSubpath()
    _paint_room(painter, geometry, roof, tones().cloth)


def paint_flat_road(painter: QPainter, sheet: QRectF) -> None:
    """Its stones, every tenth of them gold, where the picture of the road has its sheet."""
    across, down = sheet.width() / _ROAD.width(), sheet.height() / _ROAD.height()
    for points in range(STONES):
        x, y = stone(points)
        area = _STONE.translated(x, y - _ROAD.top())
        place = QRectF(
            area.x() * across, area.y() * down, area.width() * across, area.height() * down
        )
        colour = tones().paper.foot if points % 10 else tones().gold
        fill(painter, rounded(place.translated(sheet.topLeft()), 3 * down), colour)
