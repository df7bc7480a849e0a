"""The name of a floor on the left tower: numeral in wax, name, a pip for each place."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT
from vivaroi_gui.ui.kit.fonts import display, heavy, numeral, text_factor
from vivaroi_gui.ui.kit.ink import (
    falling,
    fill,
    hand_cut,
    lit,
    mixed,
    outline,
    oval,
    rounded,
    shade,
    shadow,
    wax,
)
from vivaroi_gui.ui.kit.lettering import fitted, write, write_middle
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.scene.geometry import GROUND, STOREY, Geometry

_WIDTH, _HEIGHT, PLAQUES_RIGHT = 132.0, 68.0, 188.0
_READABLE, _LARGEST = 0.8, 1.28
"""Pixels in a unit of a plaque at 100 %, at least; and how many of the castle's units it may be."""
_ONE_LINE = 0.5
"""Pixels in a unit at 100 % under which a plaque has one line."""
_LINE = 13.5
"""Pixels of its words at 100 %."""
LINE_WIDTH, NUMBER_WIDTH = 134.0, 68.0
"""Pixels across of one line at 100 %, and of one that has no room for the name."""
_RIBBON_READABLE, _RIBBON_LARGEST = 0.76, 3.6
MARGIN = 14.0
"""Room around a plaque for its shadow and its tag, in units."""


class Plaque(NamedTuple):
    """What a plaque shows; ``full`` is the word on its tag, at ``limit`` characters."""

    floor: int
    name: str
    full: str
    taken: int = 0
    limit: int = FLOOR_LIMIT
    is_target: bool = False


def plaque_scale(geometry: Geometry) -> float:
    """Pixels in a unit of a plaque, which grows with the text size where its castle does not."""
    wanted = max(geometry.scale, _READABLE * text_factor())
    return min(wanted, geometry.scale * _LARGEST)


def plaque_area(geometry: Geometry, floor: int) -> QRectF:
    """Where the plaque of a floor is painted, margin included."""
    scale = plaque_scale(geometry)
    margin = MARGIN * scale
    top = GROUND - floor * STOREY - STOREY + 16
    area = QRectF(0, 0, _WIDTH * scale, _HEIGHT * scale)
    if _is_one_line(scale):
        area.setWidth(max(area.width(), _line_width(geometry)))
    area.moveCenter(geometry.point(0, top + _HEIGHT / 2))
    area.moveRight(geometry.point(PLAQUES_RIGHT, 0).x())
    return area.adjusted(-margin, -margin, margin, margin)


def paint_plaque(painter: QPainter, geometry: Geometry, plaque: Plaque) -> None:
    """Paints it in its area."""
    scale = plaque_scale(geometry)
    margin = MARGIN * scale
    area = plaque_area(geometry, plaque.floor).adjusted(margin, margin, -margin, -margin)
    _paint_sheet(painter, area, scale, plaque.is_target)
    if _is_one_line(scale):
        _paint_line(painter, area, plaque)
    elif geometry.is_compact or scale > geometry.scale:
        _paint_compact(painter, area, scale, plaque)
    else:
        _paint_wide(painter, area, scale, plaque)
    if plaque.taken >= plaque.limit and not _is_one_line(scale):
        _paint_tag(painter, area, scale, plaque.full)


def _paint_sheet(painter: QPainter, area: QRectF, scale: float, is_target: bool) -> None:
    path = hand_cut(area, 1.6 * scale)
    shadow(painter, rounded(area, 2), 4 * scale, (7 * scale, 3 * scale), 0.1)
    colours = castle_tones().target if is_target else castle_tones().plaque
    fill(painter, path, falling(area, *colours))
    edge, width = (castle_tones().target_edge, 3.0) if is_target else (tones().gold_edge, 1.2)
    outline(painter, path, edge, width * scale)
    for x in (area.left() + 9 * scale, area.right() - 9 * scale):
        fill(
            painter, oval(x, area.top() + 8 * scale, 2.6 * scale, 2.6 * scale), castle_tones().nail
        )


def _paint_wide(painter: QPainter, area: QRectF, scale: float, plaque: Plaque) -> None:
    seal = QPointF(area.left() + 26 * scale, area.top() + 34 * scale)
    _paint_seal(painter, seal, 18 * scale, plaque.floor, 22 * scale)
    made = fitted(display, 19 * scale, plaque.name, (_WIDTH - 55) * scale)
    base = QPointF(area.left() + 49 * scale, area.top() + 32 * scale)
    write(painter, base, plaque.name, made, tones().ink, Qt.AlignmentFlag.AlignLeft)
    for place in range(plaque.limit):
        at = QPointF(area.left() + (57 + place * 15) * scale, area.top() + 49 * scale)
        _paint_pip(painter, at, 0.95 * scale, plaque, place)


def _paint_compact(painter: QPainter, area: QRectF, scale: float, plaque: Plaque) -> None:
    seal = QPointF(area.left() + 24 * scale, area.top() + 22 * scale)
    _paint_seal(painter, seal, 15 * scale, plaque.floor, 20 * scale)
    made = fitted(display, 22 * scale, plaque.name, (_WIDTH - 12) * scale)
    base = QPointF(area.center().x(), area.top() + 57 * scale)
    write(painter, base, plaque.name, made, tones().ink)
    for place in range(plaque.limit):
        at = QPointF(area.left() + (54 + place * 19) * scale, area.top() + 23 * scale)
        _paint_pip(painter, at, 1.25 * scale, plaque, place)


def _line_width(geometry: Geometry) -> float:
    """Without the name where it would begin outside of the board."""
    named = LINE_WIDTH * text_factor()
    is_inside = geometry.point(PLAQUES_RIGHT, 0).x() >= named
    return named if is_inside else NUMBER_WIDTH * text_factor()


def _is_one_line(scale: float) -> bool:
    return scale < _ONE_LINE * text_factor()


def _paint_line(painter: QPainter, area: QRectF, plaque: Plaque) -> None:
    """Numeral, name and the number of those who stand there, as high as one line."""
    text, high = text_factor(), area.height()
    seal = QPointF(area.left() + high * 0.6, area.center().y())
    _paint_seal(painter, seal, high * 0.44, plaque.floor, high * 0.6)
    taken = f"{plaque.taken}/{plaque.limit}"
    made = numeral(_LINE * text)
    across = QFontMetricsF(made).horizontalAdvance(taken)
    room = QRectF(area.right() - across - 5 * text, area.top(), across, high)
    is_full = plaque.taken >= plaque.limit
    write_middle(painter, room, taken, made, tones().alert if is_full else tones().ink)
    if area.width() < LINE_WIDTH * text:
        return
    words = QRectF(area.left() + high * 1.1, area.top(), 0, high)
    words.setRight(room.left() - 4 * text)
    name = fitted(display, (_LINE + 1.5) * text, plaque.name, words.width())
    write_middle(painter, words, plaque.name, name, tones().ink)


def _paint_seal(painter: QPainter, at: QPointF, radius: float, floor: int, pixels: float) -> None:
    path = wax(at.x(), at.y(), radius)
    shade(painter, path.translated(radius * 0.06, radius * 0.11), 64 / 255)
    fill(painter, path, lit(castle_tones().seals[floor], path.boundingRect()))
    ring = oval(at.x(), at.y(), radius * 0.75, radius * 0.75)
    outline(painter, ring, mixed(castle_tones().seals[floor], tones().cream, 0.4), radius * 0.067)
    made = numeral(pixels)
    write_middle(painter, path.boundingRect(), str(floor), made, tones().cream)


def _paint_pip(painter: QPainter, at: QPointF, scale: float, plaque: Plaque, place: int) -> None:
    path = _pip(scale).translated(at)
    if place < plaque.taken:
        fill(painter, path, castle_tones().target_pip if plaque.is_target else castle_tones().pip)
    else:
        fill(painter, path, tones().cream)
        outline(painter, path, castle_tones().pip_edge, 1.3 * scale)


def _pip(scale: float) -> QPainterPath:
    """A small pawn around its middle."""
    head = oval(0, -4.6 * scale, 3.5 * scale, 3.5 * scale)
    coat = QPainterPath(QPointF(-1.8 * scale, -2.4 * scale))
    coat.lineTo(1.8 * scale, -2.4 * scale)
    coat.lineTo(5 * scale, 6 * scale)
    coat.lineTo(-5 * scale, 6 * scale)
    coat.closeSubpath()
    return head.united(coat)


def _paint_tag(painter: QPainter, area: QRectF, scale: float, word: str) -> None:
    made = heavy(14 * scale)
    width = max(44 * scale, QFontMetricsF(made).horizontalAdvance(word) + 16 * scale)
    height = max(20 * scale, 17.0)
    tag = QRectF(area.right() + 4 * scale - width, area.top() + 13 * scale - height, width, height)
    path = rounded(tag, height / 2)
    shade(painter, path.translated(scale, 2 * scale), 77 / 255)
    fill(painter, path, lit(tones().alert, tag))
    write_middle(painter, tag, word, made, castle_tones().full_text)


# --- the throne --------------------------------------------------------------------------------


def ribbon_area(geometry: Geometry) -> QRectF:
    """Where the ribbon above the throne is painted."""
    half = _ribbon_width(geometry) / 2 + 24
    return _for_ribbon(geometry).rect(436 - half, 94, 2 * half, 56)


def _for_ribbon(geometry: Geometry) -> Geometry:
    """It grows upwards with the text size where the castle is small."""
    wanted = _RIBBON_READABLE * text_factor() / geometry.scale
    return geometry.grown(436, 136, min(max(1.0, wanted), _RIBBON_LARGEST))


def _ribbon_width(geometry: Geometry) -> float:
    return 214.0 if geometry.is_compact else 196.0


def paint_throne_ribbon(painter: QPainter, geometry: Geometry, name: str) -> None:
    """The throne's name on violet, with a gold 6."""
    half, geometry = _ribbon_width(geometry) / 2, _for_ribbon(geometry)
    scale = geometry.scale
    for side in (-1, 1):
        tail = _tail(geometry, 436 + side * half, side)
        shade(painter, tail.translated(scale, 3 * scale), 77 / 255)
        fill(painter, tail, lit(tones().heading, tail.boundingRect()))
    band = geometry.rect(436 - half, 106, 2 * half, 26)
    path = QPainterPath(band.topLeft())
    lift = QPointF(0, -6 * scale)
    path.quadTo(QPointF(band.center().x(), band.top()) + lift, band.topRight())
    path.lineTo(band.bottomRight())
    path.quadTo(QPointF(band.center().x(), band.bottom()) + lift, band.bottomLeft())
    path.closeSubpath()
    shadow(painter, path, 4 * scale, (6 * scale, 3 * scale), 0.12)
    fill(painter, path, falling(band, *castle_tones().throne))
    inner = band.adjusted(4 * scale, 3 * scale, -4 * scale, -3 * scale)
    for y in (inner.top(), inner.bottom()):
        line = QPainterPath(QPointF(inner.left(), y))
        line.quadTo(QPointF(inner.center().x(), y) + lift, QPointF(inner.right(), y))
        outline(painter, line, castle_tones().throne_line, 1.2 * scale)
    _paint_six(painter, geometry.point(436 - half + 14, 119), scale)
    made = fitted(display, 18 * scale, name, (2 * half - 44) * scale)
    text = QRectF(band.left() + 26 * scale, band.top() - 3 * scale, 0, band.height())
    text.setRight(band.right())
    write_middle(painter, text, name, made, castle_tones().throne_text)


def _tail(geometry: Geometry, x: float, side: int) -> QPainterPath:
    points = ((-16, 114), (16, 114), (7, 126), (16, 138), (-16, 138))
    path = QPainterPath(geometry.point(x + side * points[0][0], points[0][1]))
    for across, y in points[1:]:
        path.lineTo(geometry.point(x + side * across, y))
    path.closeSubpath()
    return path


def _paint_six(painter: QPainter, at: QPointF, scale: float) -> None:
    disc = oval(at.x(), at.y(), 15 * scale, 15 * scale)
    shade(painter, disc.translated(scale, 2 * scale), 77 / 255)
    fill(painter, disc, lit(tones().gold, disc.boundingRect()))
    made = numeral(19 * scale)
    write_middle(painter, disc.boundingRect(), "6", made, tones().ink)
