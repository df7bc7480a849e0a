"""What lies around pawns and floors: frames, halo, focus ring, badges, arrow."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient

from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.fonts import bold, text_factor
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded, shade, tint
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones

_BULB = Size(13, least=9)
_NAME = 14.0
"""Pixels of the name above the focus at 100 %."""


class Frame(Enum):
    """How a floor is framed."""

    NONE = auto()
    LEGAL = auto()
    """One of several floors that a character may go to."""
    TARGET = auto()
    """The one floor, or the one that is aimed at by keys."""
    POINTED = auto()
    """A legal floor under the pointer."""
    REFUSED = auto()
    """A floor under the pointer where the character may not go."""


_GOLDEN = {Frame.LEGAL: (3.2, 0.10), Frame.TARGET: (4.5, 0.20), Frame.POINTED: (6.5, 0.34)}


def paint_frame(painter: QPainter, room: QRectF, scale: float, frame: Frame) -> None:
    """A frame just inside the room; never by colour alone: width, wash and lock differ."""
    inner = room.adjusted(2.5 * scale, 2.5 * scale, -2.5 * scale, -2.5 * scale)
    path = rounded(inner, 5 * scale)
    if frame is Frame.REFUSED:
        fill(painter, rounded(room, 0), tint(tones().alert, 0.16))
        outline(painter, path, tones().alert_cream, 7 * scale)
        outline(painter, path, tones().alert, 4 * scale)
        paint_badge(painter, lock_at(room, scale), scale, is_lock=True)
    elif frame is not Frame.NONE:
        width, wash = _GOLDEN[frame]
        fill(painter, rounded(room, 0), tint(tones().wash, wash))
        outline(painter, path, tint(tones().ink, 0.45), (width + 3) * scale)
        outline(painter, path, tones().state_gold, width * scale)


def lock_at(room: QRectF, scale: float) -> QPointF:
    return QPointF(room.right() - 14 * scale, room.top() + 15 * scale)


def paint_badge(painter: QPainter, at: QPointF, scale: float, *, is_lock: bool) -> None:
    """A red disc with a lock or a cross, around a point."""
    size = max(scale, 0.85)
    shade(painter, oval(at.x() + size, at.y() + 1.6 * size, 12 * size, 12 * size), 0.35)
    fill(painter, oval(at.x(), at.y(), 12 * size, 12 * size), castle_tones().mark)
    fill(painter, oval(at.x(), at.y(), 10 * size, 10 * size), tones().alert)
    sign = _lock() if is_lock else _cross()
    painter.save()
    painter.translate(at)
    painter.scale(0.72 * size, 0.72 * size)
    outline(painter, sign, tones().light, 3)
    painter.restore()


def _cross() -> QPainterPath:
    path = QPainterPath(QPointF(-5, -5))
    path.lineTo(5, 5)
    path.moveTo(5, -5)
    path.lineTo(-5, 5)
    return path


def _lock() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-5, -1, 10, 8))
    path.moveTo(-3, -1)
    path.lineTo(-3, -4)
    path.arcTo(QRectF(-3, -7, 6, 6), 180, -180)
    path.lineTo(3, -1)
    return path


def paint_hem(painter: QPainter, unit: float) -> None:
    """The golden hem of a movable pawn, around its feet; ``unit`` is its height over 84."""
    if tones().is_flat:
        _paint_edge(painter, unit)
        return
    hem = oval(0, -1.5 * unit, 33 * unit, 6.75 * unit)
    fill(painter, hem, tint(tones().state_gold, 0.55))
    outline(painter, hem, tint(tones().ink, 0.35), 3.6 * unit)
    outline(painter, hem, tones().state_gold, 2.3 * unit)


def _paint_edge(painter: QPainter, unit: float, wide: float = 1.0) -> None:
    """In high contrast it runs around the whole card on which the pawn stands."""
    edge = rounded(QRectF(-33.5 * unit, -88.5 * unit, 67 * unit, 93 * unit), 10 * unit)
    outline(painter, edge, tones().ink, 8 * wide * unit)
    outline(painter, edge, tones().state_gold, 5 * wide * unit)


def paint_alarm(painter: QPainter, unit: float) -> None:
    """The red disc under a refused pawn."""
    disc = oval(0, -1.5 * unit, 34 * unit, 6.75 * unit)
    fill(painter, disc, tint(castle_tones().refusal, 0.55))
    outline(painter, disc, tones().alert_cream, 2 * unit)


def paint_halo(painter: QPainter, unit: float) -> None:
    """Halo and golden disc of the selected pawn."""
    if tones().is_flat:
        _paint_edge(painter, unit, 1.6)
        return
    light = QRadialGradient(QPointF(0, 0), 1)
    light.setColorAt(0, tint(tones().wash, 0.85))
    light.setColorAt(0.6, tint(tones().wash, 0.35))
    light.setColorAt(1, tint(tones().wash, 0))
    painter.save()
    painter.translate(0, -46 * unit)
    painter.scale(52 * unit, 56 * unit)
    painter.fillRect(QRectF(-1, -1, 2, 2), light)
    painter.restore()
    disc = oval(0, -1 * unit, 36 * unit, 8 * unit)
    fill(painter, disc, tint(tones().state_gold, 0.95))
    outline(painter, disc, tint(tones().ink, 0.6), 1.4 * unit)
    shade(painter, oval(0, -1 * unit, 24 * unit, 4.5 * unit), 0.35)


def paint_focus(painter: QPainter, unit: float) -> None:
    """The double ring of the keyboard focus; in high contrast two lines, as others have one."""
    ring, width = _ring(unit), max(1.0, unit)
    if tones().is_flat:
        outline(painter, ring, tones().ink, 13 * width)
        outline(painter, ring, tones().state_gold, 10 * width)
        outline(painter, ring, tones().ink, 4 * width)
        return
    outline(painter, ring, tones().ink, 5.5 * width)
    outline(painter, ring, tones().state_gold, 2.8 * width)


def name_areas(name: str, unit: float) -> tuple[QRectF, QRectF]:
    """Above the ring and below it, as wide as a name needs; the origin is between the feet."""
    text = text_factor()
    across = QFontMetricsF(bold(_NAME * text)).horizontalAdvance(name) + 16 * text
    high = (_NAME + 8) * text
    above = QRectF(-across / 2, -96 * unit - high, across, high)
    return above, above.translated(0, 102 * unit + high)


def figure_areas(unit: float) -> tuple[QRectF, QRectF]:
    """The letter on the base of a pawn, and all of it; the origin is between the feet."""
    return QRectF(-24 * unit, -32 * unit, 48 * unit, 32 * unit), _figure(unit)


def paint_name(painter: QPainter, area: QRectF, name: str) -> None:
    """Who has the focus, for whom the letter on the base is too small."""
    path = rounded(area.adjusted(1, 1, -1, -1), 6)
    fill(painter, path, tones().paper.top)
    outline(painter, path, tones().ink, 1.6)
    write_middle(painter, area, name, bold(_NAME * text_factor()), tones().ink)


def paint_hint(painter: QPainter, unit: float) -> None:
    """A dashed ring with a bulb: the character that a hint speaks of."""
    paint_row(painter, unit)
    paint_bulb(painter, _bulb(unit), _BULB.at(unit))


def hint_area(unit: float) -> QRectF:
    """The ring of a hint, and all of its bulb; the origin is between the feet."""
    wide = 2.4 * _BULB.at(unit)
    disc = QRectF(0, 0, wide, wide)
    disc.moveCenter(_bulb(unit))
    return _figure(unit) | disc


def _bulb(unit: float) -> QPointF:
    return QPointF(-36 * unit, -71 * unit)


def paint_row(painter: QPainter, unit: float) -> None:
    """A dashed ring: the character in a row of a list."""
    ring, width = _ring(unit), max(1.0, unit)
    outline(painter, ring, tint(tones().ink, 0.75), 4.5 * width)
    pen = QPen(tones().state_gold, 2.8 * width)
    pen.setDashPattern([3.0, 2.0])
    painter.strokePath(ring, pen)


def _ring(unit: float) -> QPainterPath:
    return rounded(_figure(unit).adjusted(0, 0, 0, 3 * unit), 12 * unit)


def _figure(unit: float) -> QRectF:
    return QRectF(-37.5 * unit, -93 * unit, 75 * unit, 93 * unit)


def paint_landing(painter: QPainter, unit: float) -> None:
    """The dashed disc under the ghost."""
    disc = oval(0, -1 * unit, 32 * unit, 7 * unit)
    fill(painter, disc, tint(tones().wash, 0.9))
    pen = QPen(tones().ink, 2 * unit)
    pen.setStyle(Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([2.5, 1.75])
    painter.strokePath(disc, pen)


def around(unit: float) -> QRectF:
    """Room for any mark around a pawn whose feet are at the origin."""
    return QRectF(-60 * unit, -108 * unit, 120 * unit, 124 * unit)
