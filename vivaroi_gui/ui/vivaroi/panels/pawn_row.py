"""Six favourites in a row on a ticket, small but whole."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.walls import paint_black_seal

_CLOSEST = 0.92
"""Steps from pawn to pawn, in widths: their sheets have a margin."""


def paint_pawns(
    painter: QPainter,
    edition: str,
    goal: Goal,
    area: QRectF,
    ratio: float,
    banished: Character | None = None,
) -> None:
    """As high as the area, or as its width allows; on its ground and from its left."""
    step = min(area.width() / len(goal), area.height() * PAWN_RATIO * _CLOSEST)
    height = step / PAWN_RATIO / _CLOSEST
    for number, character in enumerate(goal):
        pawn = pawn_picture(edition, character, height, ratio)
        corner = QPointF(area.left() + step * number, area.bottom() - height)
        painter.setOpacity(0.45 if character == banished else 1)
        painter.drawPixmap(corner, pawn)
        painter.setOpacity(1)
        if character == banished:
            spot = QPointF(corner.x() + step / 2, corner.y() + height * 0.3)
            paint_black_seal(painter, spot, height * 0.16)
