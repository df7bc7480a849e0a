"""The file of the settings: any JSON may stand in it."""

import json
from pathlib import Path
from typing import Final

from vivaroi_gui.table.files import read_most

_LONGEST: Final = 1_000_000
"""Bytes above which a file holds no settings."""


def stored_in(file: Path | None) -> dict[str, object]:
    """What a file says; nothing where it makes no sense at all.

    Raises:
        PermissionError: nobody here may read it, or not now.
    """
    try:
        content = read_most(file, _LONGEST) if file else b""
        stored = json.loads(content) if len(content) <= _LONGEST else {}
    except PermissionError:
        raise
    except (OSError, ValueError, RecursionError):
        return {}
    return stored if isinstance(stored, dict) else {}


def is_shallow(value: object, deepest: int) -> bool:
    """Whether a value can be written again wherever the program is."""
    inside = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(inside, list):
        return True
    return deepest > 0 and all(is_shallow(one, deepest - 1) for one in inside)
