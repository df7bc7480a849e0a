"""What the command line asks of the window."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class StartOptions:
    """How to start; ``None`` everywhere means: as always.

    ``game_file`` is a saved game to lay on the table, ``data_dir`` the one folder for settings
    and games, ``language`` one of ``LANGUAGES``, for this start only.  ``tests_itself`` plays
    and judges a game of its own instead, in a folder of its own.
    """

    game_file: Path | None = None
    data_dir: Path | None = None
    language: str | None = None
    tests_itself: bool = False
