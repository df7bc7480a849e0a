"""The file of the settings: any JSON may stand in it."""

import contextlib
import json
from pathlib import Path
from typing import Final, NamedTuple

from vivaroi_gui.table.files import name_of_damaged, read_most

_LONGEST: Final = 1_000_000
"""Bytes above which a file holds no settings."""


class Found(NamedTuple):
    """What a file says."""

    stored: dict[str, object]
    may_be_written: bool = True
    set_aside: Path | None = None
    """Where one that makes no sense is kept, out of the way."""


def found_in(file: Path | None) -> Found:
    """Nothing where a file makes no sense at all, or where nobody may read it, or not now."""
    try:
        content = read_most(file, _LONGEST) if file else b""
    except PermissionError:  # something holds it, and may soon let go: it is left as it is
        return Found({}, may_be_written=False)
    except OSError:
        return Found({})
    stored = _understood(content)
    return Found({}, set_aside=_set_aside(file)) if stored is None else Found(stored)


def _understood(content: bytes) -> dict[str, object] | None:
    if not content:
        return {}
    try:
        stored = json.loads(content) if len(content) <= _LONGEST else None
    except (ValueError, RecursionError):
        return None
    return stored if isinstance(stored, dict) else None


def _set_aside(file: Path | None) -> Path | None:
    if file is not None:
        with contextlib.suppress(OSError):
            return file.replace(name_of_damaged(file))
    return None


def is_shallow(value: object, deepest: int) -> bool:
    """Whether a value can be written again wherever the program is."""
    inside = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(inside, list):
        return True
    return deepest > 0 and all(is_shallow(one, deepest - 1) for one in inside)
