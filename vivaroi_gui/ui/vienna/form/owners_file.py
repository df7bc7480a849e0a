"""The file in which an owner of the printed game writes down its board: read, and begun.  No Qt."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.faults import BadValue
from vivaroi_gui.rules.vienna.owners_file import LONGEST, read_board
from vivaroi_gui.table.files import read_most

NAME: Final = "vienna-board.toml"


class Trouble(StrEnum):
    """Why a file could not be read, whatever is in it."""

    FOLDER = "folder"
    """A folder has its name."""
    DENIED = "denied"
    """It is not for us to look at."""
    OTHER = "other"
    """The disk does not give it."""


class Reading(NamedTuple):
    """What the file was when it was read last: one of these, or nothing where there is none."""

    board: Board | None = None
    error: BadValue | None = None
    """What is wrong in it."""
    trouble: Trouble | None = None

    @property
    def is_there(self) -> bool:
        return any(part is not None for part in self)


class OwnersFile:
    """One file, which people write; it is never written over here."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / NAME

    def read(self) -> Reading:
        """What is in it now."""
        try:
            return Reading(board=read_board(read_most(self.file, LONGEST)))
        except BadValue as error:
            return Reading(error=error)
        except FileNotFoundError:
            return Reading()
        except OSError as error:
            return Reading(trouble=self._trouble(error))

    def _trouble(self, error: OSError) -> Trouble:
        if os.path.isdir(self.file):  # noqa: PTH112 - unlike Path.is_dir it never raises
            return Trouble.FOLDER
        return Trouble.DENIED if isinstance(error, PermissionError) else Trouble.OTHER

    def begin(self, text: str) -> None:
        """Writes a first text, where nothing of that name is there yet.

        Raises:
            OSError: it could not be written; ``FileExistsError``, where something is there.
        """
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("x", encoding="utf-8", newline="\n") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                self.file.unlink(missing_ok=True)  # half of it would read as broken
                raise
