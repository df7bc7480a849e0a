"""The games that ended last, kept to be watched again; a folder of the program's own."""

import hashlib
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from vivaroi_gui.table import record as records
from vivaroi_gui.table.damage import RecordError
from vivaroi_gui.table.files import changed_at, read_most, write_whole
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.seal import packed, unpacked

MOST: Final = 10
_OURS: Final = re.compile(r"[0-9a-f]{16}(\.draft)?")
_REVIEW: Final = ".review"
"""Behind the name of a game: what was found out about it, kept so that it is there at once."""
_OUR_REVIEW: Final = re.compile(r"[0-9a-f]{16}\.review(\.draft)?")
_LONGEST_REVIEW: Final = 1_000_000
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
        text = _text_of(record)
        file = self._folder / _digest(text)
        try:
            write_whole(file, text)
        except OSError:
            return False
        self._prune(file)
        return True

    # --- what was found out about them ---------------------------------------------------------

    def keep_review(self, record: Record, text: str) -> None:
        """Keeps a text beside a game; of one that is not kept, or on a full disk, nothing is."""
        digest = _digest(_text_of(record))
        with suppress(OSError):
            file = self._file_of(record, digest)
            if file is not None:
                write_whole(_review_of(file), packed(digest, text))

    def review(self, record: Record) -> str | None:
        """The text beside a game, if there is one that can be read and belongs to it."""
        digest = _digest(_text_of(record))
        try:
            file = self._file_of(record, digest)
            if file is None:
                return None
            data = read_most(_review_of(file), _LONGEST_REVIEW)
            return unpacked(digest, data.decode())
        except (OSError, ValueError):
            return None

    def _file_of(self, record: Record, digest: str) -> Path | None:
        """Where a game is kept; one that another version has written has a name of its own."""
        file = self._folder / digest
        if file.is_file():
            return file
        return next((one.file for one in self._found() if _holds(one.file, record)), None)

    # --- how many there are --------------------------------------------------------------------

    def _prune(self, kept: Path) -> None:
        """The one that was just kept stays, however the clock goes; so does a file of people's."""
        others = [saved.file for saved in self._found() if saved.file != kept]
        drafts = [file for file in self._files() if file.suffix]
        for file in (*others[MOST - 1 :], *drafts):
            with suppress(OSError):
                file.unlink()
                _review_of(file).unlink(missing_ok=True)
        self._prune_reviews()

    def _prune_reviews(self) -> None:
        """Of games that are gone, however they went."""
        with suppress(OSError):
            for file in self._folder.iterdir():
                game = file.with_name(file.name.partition(".")[0])
                if _OUR_REVIEW.fullmatch(file.name) and not game.exists():
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


def _text_of(record: Record) -> str:
    """The game as it is watched again: nobody's notes."""
    return records.write(record.without_notes)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _review_of(file: Path) -> Path:
    return file.with_name(f"{file.name}{_REVIEW}")


def _holds(file: Path, record: Record) -> bool:
    """Whether a file holds this game; its first line tells most that hold others."""
    try:
        data = read_most(file, records.LONGEST)
        return (
            records.read_header(data).game_id == record.game_id
            and records.read(data) == record.without_notes
        )
    except (OSError, RecordError):
        return False


def saved_in(file: Path, name: str) -> Saved:
    """A game in a file.

    Raises:
        OSError: it is not there, or not for us to look at.
    """
    return Saved(name, changed_at(file), file)
