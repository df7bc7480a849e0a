"""Files that are whole or as they were, whatever happens to the disk."""

import contextlib
import errno
import hashlib
import os
import stat
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LAST_SECOND: Final = (datetime(9999, 1, 1, tzinfo=UTC) - _EPOCH).total_seconds()
"""A file system may say any year at all; nobody shows one with five digits."""


_NO_FILE: Final = "it is no file, but a device or a pipe"


def draft_of(file: Path) -> Path:
    """Where the new text of a file stands until it takes its place: under no name of people's."""
    return file.with_name(f"{file.name}.draft")


def name_of_damaged(file: Path) -> Path:
    """Where a file can be kept out of the way: a name beside it that nothing has yet."""
    names = (file.with_suffix(f".damaged-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def write_whole(
    file: Path, text: str, at_last: Callable[[], None] = lambda: None, errors: str = "strict"
) -> None:
    """Puts a text in the place of a file; a kill at any moment leaves the old one or the new.

    ``errors``: what becomes of signs that are none, as Python names it.
    ``at_last`` is called when the text is safe on the disk, before the old file is replaced.

    Raises:
        OSError: the old file is unchanged.
    """
    _check_name(file)
    draft = draft_of(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)  # of a killed game; it may be write-protected
        _write(draft, text, file, errors)
        at_last()
        draft.replace(file)
    except BaseException:
        drop_draft(file)
        raise


def write_given(file: Path, text: str) -> None:
    """The same for a file of people's own choice: a link stays, and its file is written.

    Raises:
        OSError: nothing has changed; where there is a device or a pipe it stays.
    """
    _check_name(file)
    whole = Path(os.path.realpath(file))
    if whole.exists() and not whole.is_file():
        raise OSError(_NO_FILE)
    write_whole(whole, text)


def read_most(file: Path, most: int) -> bytes:
    """What is in a file, as far as ``most`` bytes and one further: whether it is longer.

    Raises:
        OSError: it cannot be read, or is no file; a pipe would keep its reader for good.
    """
    _check_name(file)
    if not stat.S_ISREG(file.stat().st_mode) and not file.is_dir():
        raise OSError(_NO_FILE)
    with file.open("rb") as source:
        return source.read(most + 1)


def changed_at(file: Path) -> datetime:
    """When a file was written last; the nearest moment where its date is none of the calendar.

    Raises:
        OSError: it is not there, or not for us to look at.
    """
    seconds = file.stat().st_mtime
    return _EPOCH + timedelta(seconds=max(0.0, min(seconds, _LAST_SECOND)))


def _check_name(file: Path) -> None:
    """Under an old locale, or with half a character, a name may be none that the system takes.

    Raises:
        OSError: no file can be called that.
    """
    try:
        os.fsencode(file)
    except UnicodeEncodeError as error:
        raise OSError(errno.EILSEQ, os.strerror(errno.EILSEQ)) from error


def _write(draft: Path, text: str, model: Path, errors: str) -> None:
    """The text, safe on the disk, for the same eyes as the file whose place it takes."""
    with draft.open("w", encoding="utf-8", errors=errors, newline="\n") as file:
        with contextlib.suppress(FileNotFoundError):
            draft.chmod(stat.S_IMODE(model.stat().st_mode))
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def drop_draft(file: Path) -> None:
    """Takes away what a failed or killed write has left."""
    with contextlib.suppress(OSError):
        draft_of(file).unlink(missing_ok=True)


def readable(path: Path | str) -> str:
    """A path or a part of one as a text for people; what is no Unicode is a question mark."""
    return str(path).encode(errors="replace").decode()


class Seen:
    """What files held when they were read or written here: others may share their folder.

    The content is compared, not its date: file systems round dates, and what copies files between
    computers sets them as it likes.
    """

    def __init__(self, most: int) -> None:
        """``most`` bytes of a file are looked at."""
        self._most = most
        self._marks: dict[Path, str] = {}

    def remember(self, file: Path, data: bytes | None) -> None:
        """The file holds this, or is not there."""
        self._marks[file] = _mark(data)

    def is_changed(self, file: Path) -> bool:
        """Whether a file that was seen before holds something else now; none at all is no loss.

        Raises:
            OSError: nobody can tell.
        """
        if file not in self._marks:
            return False
        try:
            now = read_most(file, self._most)
        except FileNotFoundError:
            return False
        return _mark(now) != self._marks[file]


def _mark(data: bytes | None) -> str:
    return "" if data is None else hashlib.sha256(data).hexdigest()
