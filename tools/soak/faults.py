"""Disks that fail: play goes on, what is on the disk can be resumed, and the next write heals."""

import errno
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any, Final, NoReturn
from unittest.mock import patch

from tools.soak.broken import Broken
from tools.soak.games import TABLES, act, new_table
from vivaroi_gui.table.damage import RecordError
from vivaroi_gui.table.files import draft_of
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

FULL: Final = (errno.ENOSPC, "No space left on device")
READ_ONLY: Final = (errno.EROFS, "Read-only file system")
LOCKED: Final = (errno.EACCES, "The file is in use by another process")
GONE: Final = (errno.ENOENT, "No such file or directory")
_MOST_ACTIONS: Final = 40
"""Of a game, each with a fault of its own."""
Fault = Callable[[], AbstractContextManager[Any]]


def check(seed: int) -> str:
    """Plays a game on a disk that fails at every other action, each time in another way.

    Raises:
        Broken: an action failed, the disk holds another game, or the next write did not heal it.
    """
    random, cases = Random(seed), 0
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "games")
        table, record = new_table(TABLES[seed % len(TABLES)], seed, store)
        act(table, random)
        while not table.is_over and cases < _MOST_ACTIONS:
            name = list(FAULTS)[(seed + cases) % len(FAULTS)]
            _fail(name, table, store, random)
            cases += 1
            if not table.is_over:
                act(table, random)
                _check_saved(name, store, len(record.inputs))
    return f"{cases} faults"


def _fail(name: str, table: Table, store: Store, random: Random) -> None:
    """One action while the disk fails."""
    before = len(store.load().inputs)
    try:
        with FAULTS[name]():
            act(table, random)
    except Exception as error:
        raise Broken(f"{name}: {type(error).__name__}: {error}") from error
    if table.save_error is None:
        raise Broken(f"{name}: nobody was told")
    _check_saved(name, store, before)


def _check_saved(name: str, store: Store, inputs: int) -> None:
    """The disk holds the game up to that action, and nothing half written."""
    try:
        found = len(store.load().inputs)
    except RecordError as error:
        raise Broken(f"{name}: the saved game is {type(error).__name__}") from error
    if found != inputs:
        raise Broken(f"{name}: {found} actions saved, not {inputs}")
    if draft_of(store.file).exists() and name not in _LEAVES_A_DRAFT:
        raise Broken(f"{name}: a draft was left")


# --- ways to fail -----------------------------------------------------------------------------


def _at(owner: Any, name: str, told: tuple[int, str]) -> Fault:
    """A call of the system that fails."""

    def fail(*_: object, **__: object) -> NoReturn:
        raise OSError(*told)

    return lambda: patch.object(owner, name, fail)


class _Disk(TextIOWrapper):
    """A file on a disk with room for some bytes; what fits is written before it fails."""

    room = 0

    def write(self, text: str) -> int:
        super().write(text[: self.room])
        if len(text) > self.room:
            self.flush()
            raise OSError(*FULL)
        return len(text)


def _room_for(characters: int) -> Fault:
    def open_(path: Path, mode: str = "r", **_: object) -> Any:
        if "w" not in mode:
            return open(path, mode)  # noqa: PTH123 - Path.open is what is replaced
        disk = _Disk(open(path, mode + "b"), encoding="utf-8")  # noqa: PTH123, SIM115
        disk.room = characters
        return disk

    return lambda: patch.object(Path, "open", open_)


@contextmanager
def _short_of_files() -> Iterator[None]:
    """The system itself refuses to write more than a few bytes."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (700, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def _killed_before_the_rename() -> Iterator[None]:
    """The draft is whole or half, and nobody takes it away."""
    with (
        patch.object(Path, "replace", side_effect=OSError(*LOCKED)),
        patch("vivaroi_gui.table.files.drop_draft", lambda _: None),
    ):
        yield


@contextmanager
def _draft_is_held() -> Iterator[None]:
    """Neither written nor taken away: a virus scanner holds the draft."""
    honest = Path.unlink

    def unlink(path: Path, missing_ok: bool = False) -> None:
        if path.suffix == ".draft":
            raise PermissionError(*LOCKED)
        honest(path, missing_ok)

    with patch.object(Path, "unlink", unlink):
        yield


FAULTS: Final[dict[str, Fault]] = {
    "full: no folder": _at(Path, "mkdir", FULL),
    "full: no draft": _room_for(0),
    "full: after a byte": _room_for(1),
    "full: in the header": _room_for(300),
    "full: in the last line": _room_for(1500),
    "full: at the flush to the disk": _at(os, "fsync", FULL),
    "full: at the rename": _at(Path, "replace", FULL),
    "read-only: no draft": _at(Path, "mkdir", READ_ONLY),
    "read-only: at the rename": _at(Path, "replace", READ_ONLY),
    "locked: at the rename, as on Windows": _at(Path, "replace", LOCKED),
    "locked: the draft": _draft_is_held,
    "gone: the folder": _at(Path, "mkdir", GONE),
    "gone: the draft": _at(Path, "replace", GONE),
    "killed between draft and rename": _killed_before_the_rename,
}
_LEAVES_A_DRAFT: Final = frozenset(("killed between draft and rename",))
with suppress(ImportError):
    import resource as _resource  # not on Windows

    FAULTS["full: the system's own limit"] = _short_of_files
    del _resource
