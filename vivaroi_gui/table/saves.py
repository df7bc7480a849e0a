"""Games that people have saved under names of their own, apart from the running one."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Final
from unicodedata import normalize

from vivaroi_gui.table import record as records
from vivaroi_gui.table import store
from vivaroi_gui.table.files import Seen, readable, write_whole
from vivaroi_gui.table.finished import Finished, Saved, saved_in
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.store import StoreError

SUFFIX: Final = ".vivaroi"
LONGEST_NAME: Final = 60
"""Characters; with the suffix any file system takes them."""
_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
"""What some system does not permit in the name of a file."""
_DEVICES: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in "123456789¹²³"))
)
"""Names that Windows keeps for itself, whatever follows after a point."""


class Saves:
    """A folder with a file for each saved game; the file's name is the game's.

    ``finished`` are those that ended last, apart from those that people have saved.
    One that another computer has changed since it was read or written here is kept under a name
    of its own when it would be overwritten; ``on_other`` is told that name.
    """

    def __init__(self, folder: Path, on_other: Callable[[str], object] = lambda _: None) -> None:
        self._folder = folder
        self.finished = Finished(folder / "finished")
        self._on_other = on_other
        self._seen = Seen(records.LONGEST)

    def all(self) -> list[Saved]:
        """The saved games, the newest first."""
        return sorted(self._found(), key=lambda saved: saved.moment, reverse=True)

    def find(self, name: str) -> Saved | None:
        """The game that would be overwritten by another one of that name: best its very own."""
        wanted = _alike(file_name(name))
        found = [one for one in self._found() if one.name == name or _alike(one.name) == wanted]
        return min(found, key=lambda one: one.name != name, default=None)

    def save(self, record: Record, name: str) -> Saved:
        """Writes a game; one of the same name is overwritten: ask before.

        Raises:
            StoreError: nothing has changed.
        """
        old = self.find(name)
        file = old.file if old else self._folder / (file_name(name) + SUFFIX)
        text = records.write(record)
        try:
            write_whole(file, text, lambda: self._spare_other(file))
            self._seen.remember(file, text.encode())
            return _saved(file)
        except OSError as error:
            raise StoreError(error.strerror or str(error)) from error

    def _spare_other(self, file: Path) -> None:
        if self._seen.is_changed(file):
            name = self.free(file.stem)
            file.replace(self._folder / (name + SUFFIX))
            self._on_other(name)

    def add(self, record: Record, name: str) -> Saved:
        """Writes a game under that name, or one like it that is still free.

        Raises:
            StoreError: nothing has changed.
        """
        return self.save(record, self.free(name))

    def free(self, wanted: str) -> str:
        """A name that no game has, with a number where the wanted one is taken."""
        name = file_name(wanted)
        numbered = (f"{name[: LONGEST_NAME - 7].rstrip()} ({number})" for number in count(2))
        return next(one for one in chain([name], numbered) if one and not self.find(one))

    def load(self, saved: Saved) -> Record:
        """The game.

        Raises:
            RecordError: a subclass that names the cause; the file is untouched.
        """
        return store.load(saved.file, self._seen)

    def header(self, saved: Saved) -> Record:
        """Who plays what, without reading on: the game before its first input.

        Raises:
            RecordError: a subclass that names the cause.
        """
        return store.load_header(saved.file)

    def delete(self, saved: Saved) -> None:
        """Takes a game away for good.

        Raises:
            StoreError: it is still there.
        """
        try:
            saved.file.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError(error.strerror or str(error)) from error

    def _found(self) -> Iterator[Saved]:
        try:
            files = sorted(self._folder.iterdir())
        except OSError:
            return
        for file in files:
            with suppress(OSError):  # gone meanwhile, or not for us to look at
                if file.suffix == SUFFIX and file.is_file():
                    yield _saved(file)


def _alike(name: str) -> str:
    """One text for all names that some file system takes for the same."""
    return normalize("NFC", normalize("NFC", name).casefold())


def _saved(file: Path) -> Saved:
    return saved_in(file, readable(file.stem))


def file_name(name: str) -> str:
    """What becomes of a typed name: one that every system takes for a file, "" if nothing is left.

    A name that is fit already stays as it is.
    """
    plain = "".join(" " if c in _FORBIDDEN or not c.isprintable() else c for c in name)
    stem, *rest = " ".join(plain.split()).strip(". ").split(".")
    if stem.rstrip().casefold() in _DEVICES:
        stem += "_"
    return ".".join((stem, *rest))[:LONGEST_NAME].rstrip(". ")
