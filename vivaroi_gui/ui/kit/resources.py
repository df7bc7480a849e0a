"""The files of the art, the fonts and the texts."""

from functools import cache
from pathlib import Path

from vivaroi_gui.shipped import shipped


def resource(*parts: str) -> Path:
    """A file or folder below ``resources``."""
    return _root().joinpath(*parts)


def notices() -> Path:
    """The file about everybody else's work: only what was built to run without Python has it."""
    return Path(__file__).resolve().parents[3] / "licences" / "THIRD-PARTY-NOTICES.txt"


@cache
def _root() -> Path:
    return shipped("resources")
