"""Pictures of this game: the pawns of each edition with their faces, and the crown."""

from enum import StrEnum
from typing import Final

from PySide6.QtGui import QPixmap

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture

CROWN_RATIO = 110 / 128
"""Height to width of the crown's sheet."""
_GUARDS: Final = {"2003": ("clemente", "gavino"), "2024": ("jeanne", "foidvo")}
"""The armed ones of each cast, by the first edition that has it."""


class Mood(StrEnum):
    """The face of a character for what everybody sees, and for nothing else."""

    BLINK = "blink"
    UP = "up"
    LEFT = "left"
    RIGHT = "right"
    GLAD = "glad"
    WORRIED = "worried"
    PROUD = "proud"
    SULKING = "sulking"


def pawn_picture(
    edition: str, character: Character, height: float, ratio: float, mood: Mood | None = None
) -> QPixmap:
    """The pawn of a character, so many pixels high."""
    name, width = pawn_name(edition, character), height * PAWN_RATIO
    if mood is None:
        return picture(name, width, height, ratio)
    face = f"moods{_cast_of(edition)}/{EDITION_NAMED[edition].cast[character]}-{mood}"
    # the crown of the proud is a thing of its own, which can be lost
    part = "face" if mood is Mood.PROUD else ""
    return picture(name, width, height, ratio, over=face, part=part)


def pawn_name(edition: str, character: Character) -> str:
    """The name of a pawn's picture."""
    return f"pawns{_cast_of(edition)}/{EDITION_NAMED[edition].cast[character]}"


def guard_names(edition: str) -> tuple[str, str]:
    """The names of the pictures of those who stand at the curtain, left and right."""
    cast = _cast_of(edition)
    left, right = _GUARDS[cast]
    return f"pawns{cast}/{left}", f"pawns{cast}/{right}"


def _cast_of(edition: str) -> str:
    """The first edition with the same cast: its pictures show this one too."""
    cast = EDITION_NAMED[edition].cast
    return next(name for name, one in EDITION_NAMED.items() if one.cast == cast)


def crown_picture(width: float, ratio: float) -> QPixmap:
    """The crown, so many pixels wide."""
    return picture("kit/crown", width, width * CROWN_RATIO, ratio)
