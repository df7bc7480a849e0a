"""How a place shows behind a favourite: the colour of its wall and of its badge, and its sign."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, DUNGEONS, FLOORS, THRONE, WCS
from vivaroi_gui.ui.kit.fonts import heavy, text_factor
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded, shade, tint, wax
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones

_LEAST_PLATE = 36.0


def wall(place: int, elsewhere: QColor) -> QColor:
    """The wall of a place in the castle; ``elsewhere`` is that of the gate or the box."""
    shown = castle_tones()
    return _of(place, shown.walls, shown.dungeon_wall, shown.wc_wall, elsewhere)


def badge(place: int, elsewhere: QColor) -> QColor:
    """The same for the badge with the points."""
    shown = castle_tones()
    return _of(place, shown.seals, shown.dungeon_seal, shown.wc_seal, elsewhere)


def _of(
    place: int, floors: Sequence[QColor], dungeon: QColor, wc: QColor, elsewhere: QColor
) -> QColor:
    """The one of a place; whoever stands beside the throne is on its floor."""
    if place in FLOORS:
        return floors[place]
    if place == BESIDE_THRONE:
        return floors[THRONE]
    if place in DUNGEONS:
        return dungeon
    return wc if place in WCS else elsewhere


def paint_sign(painter: QPainter, window: QPainterPath, place: int) -> None:
    """Told by shape, not by colour alone: a raised portcullis, or the sign of a WC."""
    area = window.boundingRect()
    if place in DUNGEONS:
        painter.save()
        painter.setClipPath(window)
        _paint_bars(painter, area)
        painter.restore()
    elif place in WCS:
        _paint_wc(painter, area)


def paint_black_seal(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The seal of the Banished: black wax with a bar across, in the place of the points."""
    x, y = middle.x(), middle.y()
    shade(painter, wax(x + 1, y + 1.5, radius * 1.1), 0.3)
    fill(painter, wax(x, y, radius * 1.1), castle_tones().black_seal)
    outline(
        painter, oval(x, y, radius * 0.66, radius * 0.66), tones().cream, max(1.2, radius * 0.14)
    )
    bar = QPainterPath(QPointF(x - radius * 0.45, y + radius * 0.45))
    bar.lineTo(x + radius * 0.45, y - radius * 0.45)
    outline(painter, bar, tones().cream, max(1.2, radius * 0.16))


def _paint_bars(painter: QPainter, area: QRectF) -> None:
    """The teeth of a portcullis end above the letter of the pawn."""
    bars, bottom = QPainterPath(), area.top() + area.height() * 0.46
    for number in range(1, 5):
        x = area.left() + area.width() * number / 5
        bars.moveTo(x, area.top())
        bars.lineTo(x, bottom)
    for share in (0.22, 0.36):
        y = area.top() + area.height() * share
        bars.moveTo(area.left(), y)
        bars.lineTo(area.right(), y)
    outline(painter, bars, tint(castle_tones().iron, 0.82), max(1.2, area.width() * 0.045))


def _paint_wc(painter: QPainter, area: QRectF) -> None:
    """A small enamel plate; the moon of its door where that would be too large."""
    if area.width() < _LEAST_PLATE * text_factor():
        _paint_moon(painter, area.topLeft() + QPointF(3, 8), 4.5)
        return
    wide = max(19.0, area.width() * 0.4)
    tall = max(14.0, wide * 0.6)
    plate = QRectF(area.left() + 1, area.top() + area.height() * 0.04, wide, tall)
    fill(painter, rounded(plate, tall * 0.25), tones().cream)
    outline(painter, rounded(plate, tall * 0.25), castle_tones().wc_seal, max(1.0, tall * 0.09))
    write_middle(painter, plate, "WC", heavy(tall * 0.72), tones().ink)


def _paint_moon(painter: QPainter, middle: QPointF, radius: float) -> None:
    x, y = middle.x(), middle.y()
    moon = oval(x, y, radius, radius) - oval(x + radius * 0.55, y - radius * 0.3, radius, radius)
    outline(painter, moon, castle_tones().wc_seal, 2)
    fill(painter, moon, tones().cream)
