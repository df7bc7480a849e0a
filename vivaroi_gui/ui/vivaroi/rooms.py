"""How a place shows behind a favourite: the colour of its wall and of its badge, and its sign."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, DUNGEONS, FLOORS, THRONE, WCS
from vivaroi_gui.ui.kit.fonts import heavy
from vivaroi_gui.ui.kit.ink import CREAM, INK, fill, outline, oval, rounded, tint, wax
from vivaroi_gui.ui.kit.lettering import write_middle

WALLS: Final = tuple(
    QColor(name)
    for name in ("#5C6788", "#A9664A", "#C9A057", "#5E8873", "#4C6CA6", "#B0587F", "#7A4AA0")
)
"""The colour of each floor's wall."""
PLAQUES: Final = tuple(
    QColor(name)
    for name in ("#414B69", "#7F4733", "#86622A", "#426555", "#355083", "#863C60", "#562F78")
)
"""The wax of each floor's numeral."""
_STONE, _WOOD = QColor("#584F66"), QColor("#A97A4C")
_DUNGEON_TAG, _WC_TAG = QColor("#8E1D2A"), QColor("#6A4424")
_LEAST_PLATE = 36.0
_BLACK = QColor("#1F1836")
_IRON = QColor("#3A3350")


def wall(place: int, elsewhere: QColor) -> QColor:
    """The wall of a place in the castle; ``elsewhere`` is that of the gate or the box."""
    if place in FLOORS:
        return WALLS[place]
    if place == BESIDE_THRONE:
        return WALLS[THRONE]
    return _STONE if place in DUNGEONS else _WOOD if place in WCS else elsewhere


def badge(place: int, elsewhere: QColor) -> QColor:
    """The same for the badge with the points."""
    if place in FLOORS:
        return PLAQUES[place]
    if place == BESIDE_THRONE:
        return PLAQUES[THRONE]
    return _DUNGEON_TAG if place in DUNGEONS else _WC_TAG if place in WCS else elsewhere


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


def paint_cross(painter: QPainter, area: QRectF) -> None:
    """Over a favourite that is gone for the round."""
    size = area.width() * 0.26
    middle = area.center() + QPointF(0, -area.height() * 0.02)
    path = QPainterPath(middle + QPointF(-size, -size))
    path.lineTo(middle + QPointF(size, size))
    path.moveTo(middle + QPointF(size, -size))
    path.lineTo(middle + QPointF(-size, size))
    outline(painter, path, CREAM, size * 0.5)
    outline(painter, path, QColor("#B3262F"), size * 0.28)


def paint_black_seal(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The seal of the Banished: black wax with a bar across, in the place of the points."""
    x, y = middle.x(), middle.y()
    fill(painter, wax(x + 1, y + 1.5, radius * 1.1), tint(INK, 0.3))
    fill(painter, wax(x, y, radius * 1.1), _BLACK)
    outline(painter, oval(x, y, radius * 0.66, radius * 0.66), CREAM, max(1.2, radius * 0.14))
    bar = QPainterPath(QPointF(x - radius * 0.45, y + radius * 0.45))
    bar.lineTo(x + radius * 0.45, y - radius * 0.45)
    outline(painter, bar, CREAM, max(1.2, radius * 0.16))


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
    outline(painter, bars, tint(_IRON, 0.82), max(1.2, area.width() * 0.045))


def _paint_wc(painter: QPainter, area: QRectF) -> None:
    """A small enamel plate; the moon of its door where that would be too large."""
    if area.width() < _LEAST_PLATE:
        _paint_moon(painter, area.topLeft() + QPointF(3, 8), 4.5)
        return
    wide = max(19.0, area.width() * 0.4)
    tall = max(14.0, wide * 0.6)
    plate = QRectF(area.left() + 1, area.top() + area.height() * 0.04, wide, tall)
    fill(painter, rounded(plate, tall * 0.25), CREAM)
    outline(painter, rounded(plate, tall * 0.25), _WC_TAG, max(1.0, tall * 0.09))
    write_middle(painter, plate, "WC", heavy(tall * 0.72), INK)


def _paint_moon(painter: QPainter, middle: QPointF, radius: float) -> None:
    x, y = middle.x(), middle.y()
    moon = oval(x, y, radius, radius) - oval(x + radius * 0.55, y - radius * 0.3, radius, radius)
    outline(painter, moon, _WC_TAG, 2)
    fill(painter, moon, CREAM)
