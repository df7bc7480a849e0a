"""Everything that never moves: sky, castle, road and stones, in one pixmap."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from vivaroi_gui.ui.kit.fonts import heavy
from vivaroi_gui.ui.kit.ink import falling, outline, shadow
from vivaroi_gui.ui.kit.lettering import write_on_picture
from vivaroi_gui.ui.kit.pictures import Backdrop, paint_grain, paint_landscape, paint_svg
from vivaroi_gui.ui.kit.sheet import Draw
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.life.parts import paint_at_rest
from vivaroi_gui.ui.vivaroi.scene.flat_castle import paint_bars, paint_flat_castle, paint_flat_road
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry, stone

_CASTLES = {
    False: ("kit/castle", QRectF(0, 40, 860, 790)),
    True: ("kit/castle-2024-back", QRectF(0, 40, 880, 790)),
}
"""The picture of a castle without annexes and of one with them, and its sheet in units."""
_LAST_STONE = 826.0
"""Where the picture of the road may end unseen, in units."""


def scenery(size: QRectF, geometry: Geometry, ratio: float) -> Backdrop:
    """The backdrop of a viewport of that size."""
    layers: list[Draw] = [lambda painter: paint_landscape(painter, size)]
    if not geometry.is_empty:
        layers.append(lambda painter: _paint_walls(painter, geometry))
    if not geometry.road.isEmpty():
        layers.append(lambda painter: _paint_road(painter, size, geometry))
    layers.append(lambda painter: paint_grain(painter, size))
    lines = geometry.castle.getRect(), geometry.road.getRect(), geometry.has_annexes
    return Backdrop(("castle", *lines), size, ratio, layers)


def paint_castle(painter: QPainter, geometry: Geometry) -> None:
    """What of the castle is behind those who stand in it, where nothing of it will ever move."""
    _paint_walls(painter, geometry)
    if not tones().is_flat:
        paint_at_rest(painter, geometry.area, has_annexes=geometry.has_annexes)


def _paint_walls(painter: QPainter, geometry: Geometry) -> None:
    """Without the parts that can move."""
    if tones().is_flat:
        paint_flat_castle(painter, geometry)
        return
    name, sheet = _CASTLES[geometry.has_annexes]
    paint_svg(painter, name, geometry.area(sheet))


def paint_front(painter: QPainter, geometry: Geometry) -> None:
    """What of a castle with annexes is in front of those who stand in it."""
    if geometry.has_annexes and tones().is_flat:
        paint_bars(painter, geometry)
    elif geometry.has_annexes:
        paint_svg(painter, "kit/castle-2024-front", geometry.area(_CASTLES[True][1]))


def _paint_road(painter: QPainter, size: QRectF, geometry: Geometry) -> None:
    """The picture of the road ends with its stones; the ground goes on to both edges."""
    scale = geometry.road_scale
    bend = 7.0
    left, right = geometry.road_point(78, 809), geometry.road_point(822, 809)
    top = QPainterPath(QPointF(-20, left.y()))
    top.lineTo(left)
    top.quadTo(QPointF((left.x() + right.x()) / 2, left.y() - 2 * bend * scale), right)
    top.lineTo(QPointF(size.width() + 20, right.y()))
    ground = QPainterPath(top)
    ground.lineTo(QPointF(size.width() + 20, size.height() + 20))
    ground.lineTo(QPointF(-20, size.height() + 20))
    ground.closeSubpath()
    shadow(painter, ground, -1, (8 * scale, 4 * scale), 0.16)
    depth = QRectF(geometry.road_point(0, 802), geometry.road_point(1, 914))
    painter.fillPath(ground, falling(depth, *castle_tones().road))
    outline(painter, top, castle_tones().road_edge, 2 * scale)
    area = QRectF(geometry.road_point(0, 800), geometry.road_point(880, 900))
    painter.save()
    painter.setClipRect(QRectF(QPointF(0, 0), geometry.road_point(_LAST_STONE, 914)))
    if tones().is_flat:
        paint_flat_road(painter, area)
    else:
        paint_svg(painter, "kit/score-road", area)
    painter.restore()
    _paint_tens(painter, geometry)


def _paint_tens(painter: QPainter, geometry: Geometry) -> None:
    made = heavy(13 * geometry.road_scale)
    for tens in range(0, 100, 10):
        x, y = stone(tens)
        at = geometry.road_point(x, y + 18)
        write_on_picture(
            painter,
            at,
            str(tens),
            made,
            (tones().ink, castle_tones().road_stone),
            4 * geometry.road_scale,
        )
