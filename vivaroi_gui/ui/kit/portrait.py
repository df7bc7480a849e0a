"""A player's face: avatar in a ring of the player's colour, with the shield."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.ink import falling, fill, mixed, outline, oval, shade
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.tones import tones


def colour_of(player: Player | Person) -> QColor:
    return tones().players[player.colour]


def edge_on_night(player: Player | Person) -> QColor:
    """The player's colour as an edge that is seen on a dark panel."""
    return tones().players_on_night.get(player.colour, colour_of(player))


def paint_portrait(
    painter: QPainter, player: Player | Person, middle: QPointF, radius: float, ratio: float
) -> None:
    """Avatar and shield; ``radius`` is that of the ring's inner edge, in pixels."""
    x, y, colour = middle.x(), middle.y(), colour_of(player)
    ring = max(2.0, radius * 0.1)
    shade(painter, oval(x + radius * 0.04, y + radius * 0.09, radius + ring, radius + ring), 0.28)
    area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    ground = mixed(colour, tones().light, 0.78)
    fill(
        painter,
        oval(x, y, radius, radius),
        falling(area, mixed(ground, tones().light, 0.3), ground),
    )
    width = radius * 128 / 50
    face = picture(f"kit/avatar-{player.avatar}", width, width * 132 / 128, ratio)
    painter.save()
    painter.setClipPath(oval(x, y, radius, radius))
    painter.drawPixmap(QPointF(x - width / 2, y - width / 2), face)
    painter.restore()
    outline(painter, oval(x, y, radius + ring / 2, radius + ring / 2), colour, ring)
    paint_shield(
        painter, player, QPointF(x + radius * 0.72, y + radius * 0.74), radius * 0.72, ratio
    )


def portrait_ahead(person: Person, radius: float, ratio: float) -> None:
    """Keeps the pictures that :func:`paint_portrait` will need."""
    width = radius * 128 / 50
    picture(f"kit/avatar-{person.avatar}", width, width * 132 / 128, ratio)
    shield_picture(person.colour, radius * 0.72, ratio)


def paint_portraits(
    painter: QPainter,
    persons: Sequence[Person],
    middle: QPointF,
    radius: float,
    ratio: float,
    pitch: float = 2.3,
) -> None:
    """The faces of a seat side by side, ``pitch`` radii from one to the next."""
    for number, person in enumerate(persons):
        aside = (number - (len(persons) - 1) / 2) * pitch * radius
        paint_portrait(painter, person, middle + QPointF(aside, 0), radius, ratio)


def paint_shield(
    painter: QPainter, player: Player | Person, middle: QPointF, width: float, ratio: float
) -> None:
    shield = shield_picture(player.colour, width, ratio)
    painter.drawPixmap(middle - QPointF(width / 2, width / 2), shield)


def shield_picture(colour: str, width: float, ratio: float) -> QPixmap:
    """The shield of a colour with its emblem, so many pixels wide."""
    return picture(f"kit/shield-{colour}", width, width * 66 / 64, ratio)


def paint_empire(painter: QPainter, middle: QPointF, width: float, ratio: float) -> None:
    """The Emissary's shield, which stands for a face too."""
    shield = picture("kit/shield-empire", width, width * 66 / 64, ratio)
    painter.drawPixmap(middle - QPointF(width / 2, width / 2), shield)
