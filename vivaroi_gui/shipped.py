"""Where the art, the texts and the translations lie that travel with the program."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
ROOT = _PACKAGE if (_PACKAGE / "resources").is_dir() else _PACKAGE.parent
"""The installed package itself; in a source tree the folder around it."""


def shipped(folder: str) -> Path:
    """A folder of ours, ``resources`` or ``translations``."""
    return ROOT / folder
