"""Files that are whole or as they were, whatever happens to the disk."""

import contextlib
import os
import stat
from pathlib import Path


def draft_of(file: Path) -> Path:
    """Where the new text of a file stands until it takes its place: under no name of people's."""
    return file.with_name(f"{file.name}.draft")


def write_whole(file: Path, text: str) -> None:
    """Puts a text in the place of a file; a kill at any moment leaves the old one or the new.

    Raises:
        OSError: the old file is unchanged.
    """
    draft = draft_of(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)  # of a killed game; it may be write-protected
        _write(draft, text, file)
        draft.replace(file)
    except OSError:
        drop_draft(file)
        raise


def _write(draft: Path, text: str, model: Path) -> None:
    """The text, safe on the disk, for the same eyes as the file whose place it takes."""
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        with contextlib.suppress(FileNotFoundError):
            draft.chmod(stat.S_IMODE(model.stat().st_mode))
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def drop_draft(file: Path) -> None:
    """Takes away what a failed or killed write has left."""
    with contextlib.suppress(OSError):
        draft_of(file).unlink(missing_ok=True)
