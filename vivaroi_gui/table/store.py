"""The file of the running game, written whole after every action."""

import contextlib
import os
from itertools import count
from pathlib import Path
from typing import NamedTuple

from vivaroi_gui.table import record as records
from vivaroi_gui.table.files import drop_draft, read_most, write_whole
from vivaroi_gui.table.record import Record, RecordError


class StoreError(Exception):
    """The record could not be written: disk full, folder read-only or gone."""


class UnreadableRecord(RecordError):
    """The file could not be read at all; nothing is known of what it holds."""


class Unfinished(NamedTuple):
    """What the game that can be continued is: everybody's names, its edition and round."""

    names: tuple[str, ...]
    edition: str
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
        try:
            write_whole(self.file, records.write(record))
        except OSError as error:
            raise StoreError(error.strerror or str(error)) from error

    def load(self, file: Path | None = None) -> Record:
        """The record in the store, or in another file.

        Raises:
            RecordError: a subclass that names the cause; the file is untouched.
        """
        return load(file or self.file)

    def unfinished(self) -> Unfinished | None:
        """The game that can be continued, if there is one.

        Raises:
            RecordError: there is a file, but nothing that can be played on.
        """
        try:
            record = self.load()
        except UnreadableRecord as error:
            if isinstance(error.__cause__, FileNotFoundError):
                return None
            raise
        names = tuple(person.name for player in record.players for person in player.persons)
        options = record.options
        return Unfinished(names, options.edition, record.round, options.rounds)

    # --- a game that will not be opened --------------------------------------------------------

    @property
    def was_fatal(self) -> bool:
        """Whether the program ended while it was opening this game the last time."""
        return os.path.exists(self._mark)  # noqa: PTH110 - unlike Path.exists it never raises

    def begin_opening(self) -> None:
        """Remembers that the game is being opened, until :meth:`end_opening`."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._mark.touch()

    def end_opening(self) -> None:
        """The game is open, or was given up in good order."""
        with contextlib.suppress(OSError):
            self._mark.unlink(missing_ok=True)

    @property
    def _mark(self) -> Path:
        return self.file.with_suffix(".opening")

    def set_aside(self) -> Path | None:
        """Keeps a damaged file under another name, out of the way; where it is now.

        One that cannot be read stays: it may be a good game behind a lock that is soon gone.
        """
        try:
            if self.file.is_file():
                _bytes_of(self.file)
            return self.file.replace(self._unused_name())
        except (OSError, UnreadableRecord):
            return None

    def _unused_name(self) -> Path:
        names = (self.file.with_suffix(f".damaged-{number}") for number in count(1))
        return next(name for name in names if not name.exists())

    def discard(self) -> None:
        """Forgets the game: it is over, or was abandoned."""
        drop_draft(self.file)
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)


def load(file: Path) -> Record:
    """The record in a file.

    Raises:
        RecordError: a subclass that names the cause; the file is untouched.
    """
    return records.read(_bytes_of(file))


def load_header(file: Path) -> Record:
    """The record in a file before its first input: who plays what.

    Raises:
        RecordError: a subclass that names the cause.
    """
    return records.read_header(_bytes_of(file))


def _bytes_of(file: Path) -> bytes:
    """What is in a file, as far as a record may go and one byte further."""
    try:
        return read_most(file, records.LONGEST)
    except OSError as error:
        raise UnreadableRecord(error.strerror or str(error)) from error
