"""Pictures of this game: the pawns of each edition, and the Emissary's shield."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from vivaroi_gui.rules.vivaroi import data, data_2024
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture

CROWN_RATIO = 110 / 128
"""Height to width of the crown's sheet."""
CASTS = {"2003": data.CAST, "2024": data_2024.CAST}
"""Whom the pawns of an edition show, by the name of the file."""


def pawn_picture(edition: str, character: Character, height: float, ratio: float) -> QPixmap:
    """The pawn of a character, so many pixels high."""
    return picture(pawn_name(edition, character), height * PAWN_RATIO, height, ratio)


def pawn_name(edition: str, character: Character) -> str:
    """The name of a pawn's picture."""
    return f"pawns{edition}/{CASTS[edition][character]}"


def crown_picture(width: float, ratio: float) -> QPixmap:
    """The crown, so many pixels wide."""
    return picture("kit/crown", width, width * CROWN_RATIO, ratio)


def paint_empire(painter: QPainter, middle: QPointF, width: float, ratio: float) -> None:
    """The Emissary's shield, which stands for a face too."""
    shield = picture("kit/shield-empire", width, width * 66 / 64, ratio)
    painter.drawPixmap(middle - QPointF(width / 2, width / 2), shield)
