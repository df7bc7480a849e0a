"""One program for one folder: a lock that the system takes away from whoever is gone."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from vivaroi_gui.table.files import read_most

_LONGEST_NOTE: Final = 1000
"""Bytes that the holder of a lock may leave to others."""

_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
"""The note would take the place of what is in the file that a link leads to."""

if sys.platform == "win32":
    import msvcrt

    _AT: Final = 1 << 30
    """Windows keeps others from reading what is locked: a byte far behind the note is."""

    def _lock(file: int) -> None:
        os.lseek(file, _AT, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """A file that one program at a time holds, with a note of how that program is reached.

    The system lets go of it when the program ends, however it ends: nothing has to be cleared
    away, and the file stays.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._held: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether it is held here."""
        return self._held is not None

    def take(self) -> bool:
        """Takes the lock; False where another program holds it.

        True without a lock where there can be none: a folder that cannot be written, a link in the
        place of the file, or a file system that knows no locks.
        """
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self._file, os.O_RDWR | os.O_CREAT | _NO_LINK, 0o600)
        except OSError:
            return True
        try:
            _lock(file)
        except OSError as error:
            os.close(file)
            return not isinstance(error, BlockingIOError | PermissionError)
        self._held = file
        return True

    def leave(self, note: str) -> None:
        """Leaves a note to others, as the holder of the lock."""
        if self._held is None:
            return
        with suppress(OSError):
            os.ftruncate(self._held, 0)
            os.lseek(self._held, 0, os.SEEK_SET)
            os.write(self._held, note.encode())

    def note(self) -> str:
        """What the holder has left; nothing where it cannot be read."""
        with suppress(OSError):
            return read_most(self._file, _LONGEST_NOTE).decode(errors="replace")
        return ""

    def release(self) -> None:
        """Lets go of it."""
        if self._held is not None:
            os.close(self._held)
            self._held = None
