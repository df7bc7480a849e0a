"""The file of the running game, written whole after every action."""

import contextlib
import os
from itertools import count
from pathlib import Path
from typing import NamedTuple

from vivaroi_gui.table import record as records
from vivaroi_gui.table.record import DamagedRecord, Record


class StoreError(Exception):
    """The record could not be written: disk full, folder read-only or gone."""


class Unfinished(NamedTuple):
    """What the game that can be continued is: names by seat, its round, rounds in all."""

    names: tuple[str, ...]
    round: int
    rounds: int


class Store:
    """One folder; one game at a time.

    A write is all or nothing: a kill at any moment leaves the old record or the new one.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def file(self) -> Path:
        return self._folder / "game.vivaroi"

    @property
    def has_file(self) -> bool:
        """Whether there is something that a new game would take the place of."""
        return os.path.exists(self.file)  # noqa: PTH110 - unlike Path.exists it never raises

    def save(self, record: Record) -> None:
        """Writes the record.

        Raises:
            StoreError: the old file is unchanged.
        """
        draft = self.file.with_suffix(".draft")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8", newline="\n") as file:
                file.write(records.write(record))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.file)
        except OSError as error:
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)
            raise StoreError(error.strerror or str(error)) from error

    def load(self, file: Path | None = None) -> Record:
        """The record in the store, or in another file.

        Raises:
            RecordError: a subclass that names the cause; the file is untouched.
        """
        try:
            with (file or self.file).open("rb") as source:
                return records.read(source.read(records.LONGEST + 1))
        except OSError as error:
            raise DamagedRecord(error.strerror or str(error)) from error

    def unfinished(self) -> Unfinished | None:
        """The game that can be continued, if there is one.

        Raises:
            RecordError: there is a file, but nothing that can be played on.
        """
        try:
            record = self.load()
        except DamagedRecord as error:
            if isinstance(error.__cause__, FileNotFoundError):
                return None
            raise
        names = tuple(player.name for player in record.players)
        return Unfinished(names, record.round, record.options.rounds)

    def set_aside(self) -> Path | None:
        """Keeps a damaged file under another name, out of the way; where it is now."""
        try:
            return self.file.replace(self._unused_name())
        except OSError:
            return None

    def _unused_name(self) -> Path:
        names = (self.file.with_suffix(f".damaged-{number}") for number in count(1))
        return next(name for name in names if not name.exists())

    def discard(self) -> None:
        """Forgets the game: it is over, or was abandoned."""
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)
