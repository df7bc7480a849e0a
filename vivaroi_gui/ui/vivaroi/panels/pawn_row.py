"""Six favourites in a row on a ticket, small but whole."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import OUT, Character, Goal
from vivaroi_gui.ui.kit.ink import pale
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.struck import paint_struck
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.walls import paint_black_seal

_CLOSEST = 0.92
"""Steps from pawn to pawn, in widths: their sheets have a margin."""
_ROW = 6 * PAWN_RATIO * _CLOSEST
"""How wide six of them are, in heights."""
_BETWEEN = 4.0


def paint_pawns(
    painter: QPainter,
    edition: str,
    goal: Goal,
    area: QRectF,
    ratio: float,
    banished: Character | None = None,
    crossed: Collection[Character] = (),
) -> None:
    """As high as the area, or as its width allows; on its ground and from its left.

    Those who are ``crossed`` out are eliminated.
    """
    step = min(area.width() / len(goal), area.height() * PAWN_RATIO * _CLOSEST)
    height = step / PAWN_RATIO / _CLOSEST
    for number, character in enumerate(goal):
        pawn = pawn_picture(edition, character, height, ratio)
        corner = QPointF(area.left() + step * number, area.bottom() - height)
        is_gone = character == banished or character in crossed
        painter.setOpacity(pale(0.55) if is_gone else 1)
        painter.drawPixmap(corner, pawn)
        painter.setOpacity(1)
        if character in crossed:
            paint_struck(painter, QRectF(corner, QSizeF(step, height)))
        if character == banished:
            spot = QPointF(corner.x() + step / 2, corner.y() + height * 0.3)
            paint_black_seal(painter, spot, height * 0.16)


def rows_of(room: QRectF, count: int) -> list[QRectF]:
    """So many rows of pawns, side by side or one below the other, whichever makes them larger."""
    wide, tall = room.width() / count, room.height() / count
    if min(room.height(), wide / _ROW) >= min(tall, room.width() / _ROW):
        corners = [QPointF(room.left() + number * wide, room.top()) for number in range(count)]
        return [QRectF(corner, QSizeF(wide - _BETWEEN, room.height())) for corner in corners]
    corners = [QPointF(room.left(), room.top() + number * tall) for number in range(count)]
    return [QRectF(corner, QSizeF(room.width(), tall)) for corner in corners]


def height_in(room: QRectF, count: int) -> float:
    """Of the pawns of so many rows, in pixels."""
    return min(min(area.height(), area.width() / _ROW) for area in rows_of(room, count))


def gone(view: View, goal: Goal) -> frozenset[Character]:
    """Which of these favourites are eliminated."""
    return frozenset(one for one in goal if view.places[one] == OUT)
