"""The file of the running game, written whole after every action."""

import contextlib
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from vivaroi_gui.rules.core import Options
from vivaroi_gui.table import record as records
from vivaroi_gui.table.damage import RecordError
from vivaroi_gui.table.files import Seen, drop_draft, name_of_damaged, read_most, write_whole
from vivaroi_gui.table.record import Record


class StoreError(Exception):
    """The record could not be written: disk full, folder read-only or gone."""


class UnreadableRecord(RecordError):
    """The file could not be read at all; nothing is known of what it holds."""


class Unfinished(NamedTuple):
    """What the game that can be continued is: everybody's names, which game, and its round."""

    names: tuple[str, ...]
    options: Options
    round: int


class Store:
    """One file of a folder; one game at a time.

    A write is all or nothing: a kill at any moment leaves the old record or the new one.
    What another computer has put in the place of the game since it was read or written here joins
    the saved games; ``on_other`` is told its name.
    """

    def __init__(
        self,
        folder: Path,
        on_other: Callable[[str], object] = lambda _: None,
        stem: str = "game",
    ) -> None:
        """``stem`` is the name of the file, without its suffix."""
        self._folder = folder
        self._stem = stem
        self._on_other = on_other
        self._seen = Seen(records.LONGEST)
        self._others: dict[str, Path] = {}

    @property
    def file(self) -> Path:
        return self._folder / f"{self._stem}.vivaroi"

    def is_at(self, file: Path) -> bool:
        """Whether a path leads to the file of the store; links in a ring lead nowhere."""
        return os.path.realpath(file) == os.path.realpath(self.file)

    @property
    def has_file(self) -> bool:
        """Whether there is something that a new game would take the place of."""
        return os.path.exists(self.file)  # noqa: PTH110 - unlike Path.exists it never raises

    def save(self, record: Record) -> None:
        """Writes the record.

        Raises:
            StoreError: the old file is unchanged.
        """
        text = records.write(record)
        try:
            write_whole(self.file, text, self._spare_other)
        except OSError as error:
            raise StoreError(error.strerror or str(error)) from error
        self._seen.remember(self.file, text.encode())

    def load(self, file: Path | None = None) -> Record:
        """The record in the store, or in another file.

        Raises:
            RecordError: a subclass that names the cause; the file is untouched.
        """
        if file is None or self.is_at(file):
            file = self.file
        return load(file, self._seen)

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
        return Unfinished(names, record.options, record.view().round)

    # --- a game that will not be opened --------------------------------------------------------

    @property
    def was_fatal(self) -> bool:
        """Whether the program ended while it was opening this game the last time."""
        return os.path.isfile(self._mark)  # noqa: PTH113 - unlike Path.is_file it never raises

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
            aside = self.file.replace(name_of_damaged(self.file))
        except (OSError, UnreadableRecord):
            return None
        self._seen.remember(self.file, None)
        return aside

    def discard(self) -> None:
        """Forgets the game: it is over, or was abandoned."""
        drop_draft(self.file)
        with contextlib.suppress(OSError):
            self._spare_other()
            self.file.unlink(missing_ok=True)
            self._seen.remember(self.file, None)

    # --- a game from another computer ----------------------------------------------------------

    def _spare_other(self) -> None:
        """Keeps a game that nobody here has seen; of one that goes on there the last state.

        Raises:
            OSError: it stays where it is.
        """
        if not self._seen.is_changed(self.file):
            return
        data = read_most(self.file, records.LONGEST)
        game = _id_of(data)
        known = self._others.get(game)
        if known and (not known.exists() or self._seen.is_changed(known)):
            known = None  # deleted, or played on
        place = known or self._place_of_other()
        place.parent.mkdir(parents=True, exist_ok=True)
        self.file.replace(place)
        self._seen.remember(place, data)
        if known is None:
            self._others[game] = place
            self._on_other(place.stem)

    def _place_of_other(self) -> Path:
        """A free name among the saved games."""
        stem, suffix = self.file.stem, self.file.suffix
        names = (self._folder / "saves" / f"{stem} ({number}){suffix}" for number in count(2))
        return next(name for name in names if not name.exists())


def load(file: Path, seen: Seen | None = None) -> Record:
    """The record in a file; ``seen`` remembers what it held.

    Raises:
        RecordError: a subclass that names the cause; the file is untouched.
    """
    try:
        data = _bytes_of(file)
    except UnreadableRecord as error:
        if seen and isinstance(error.__cause__, FileNotFoundError):
            seen.remember(file, None)
        raise
    record = records.read(data)
    if seen:
        seen.remember(file, data)
    return record


def _id_of(data: bytes) -> str:
    """Which game it is; "" where nobody knows."""
    with contextlib.suppress(RecordError):
        return records.read(data).game_id
    return ""


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
