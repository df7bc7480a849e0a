"""Where the art, the fonts and the texts lie: inside the installed package, or beside it."""

from functools import cache
from pathlib import Path


def resource(*parts: str) -> Path:
    """A file or folder below ``resources``."""
    return _root().joinpath(*parts)


def notices() -> Path:
    """The file about everybody else's work: only what was built to run without Python has it."""
    return Path(__file__).resolve().parents[2] / "licences" / "THIRD-PARTY-NOTICES.txt"


@cache
def _root() -> Path:
    package = Path(__file__).resolve().parents[1]
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"
