"""The games that ended last, kept to be watched again; a folder of the program's own."""

import hashlib
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from vivaroi_gui.table import record as records
from vivaroi_gui.table.files import changed_at, write_whole
from vivaroi_gui.table.record import Record

MOST: Final = 10
_OURS: Final = re.compile(r"[0-9a-f]{16}(\.draft)?")
_LAST: Final = "last-game"
"""Beside the folder, the only one that was kept before there were ten."""


class Saved(NamedTuple):
    """A saved game: its name, when it was saved, and where it is.

    One without a name has ended, and was kept without being asked for.
    """

    name: str
    moment: datetime
    file: Path

    @property
    def is_finished(self) -> bool:
        return not self.name


class Finished:
    """Records under the digest of what is in them: a game that is kept twice is there once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> list[Saved]:
        """The newest, the last one first."""
        return self._found()[:MOST]

    def keep(self, record: Record) -> bool:
        """Keeps a game, and lets go of the oldest; whether it is safe on the disk."""
        text = records.write(record)
        file = self._folder / hashlib.sha256(text.encode()).hexdigest()[:16]
        try:
            write_whole(file, text)
        except OSError:
            return False
        self._prune(file)
        return True

    def _prune(self, kept: Path) -> None:
        """The one that was just kept stays, however the clock goes; so does a file of people's."""
        others = [saved.file for saved in self._found() if saved.file != kept]
        drafts = [file for file in self._files() if file.suffix]
        for file in (*others[MOST - 1 :], *drafts):
            with suppress(OSError):
                file.unlink()

    def _found(self) -> list[Saved]:
        found = []
        for file in self._files():
            with suppress(OSError):  # gone meanwhile, or not for us to look at
                if not file.suffix and file.is_file():
                    found.append(saved_in(file, ""))
        return sorted(found, key=lambda saved: (saved.moment, saved.file), reverse=True)

    def _files(self) -> Iterator[Path]:
        yield self._folder.with_name(_LAST)
        with suppress(OSError):
            yield from (file for file in self._folder.iterdir() if _OURS.fullmatch(file.name))


def saved_in(file: Path, name: str) -> Saved:
    """A game in a file.

    Raises:
        OSError: it is not there, or not for us to look at.
    """
    return Saved(name, changed_at(file), file)
