"""The values in a file: each as it has to be, or :class:`DamagedRecord`, or ValueError."""

from collections.abc import Set
from datetime import datetime
from typing import Final

from vivaroi_gui.table.damage import DamagedRecord

LONGEST_TEXT: Final = 100
"""Characters of a text in the header."""


def check_fields(value: object, names: Set[str]) -> None:
    """Whether an object has these fields and no others."""
    if not isinstance(value, dict) or value.keys() != names:
        raise DamagedRecord("other fields than a record has")


def text_of(value: object) -> str:
    """A text that is neither empty nor long, and can be written again."""
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_TEXT:
        raise DamagedRecord("a text that is none")
    value.encode()  # half a character can be read, and never be written again
    return value


def text_or_none(value: object) -> str | None:
    """A text like that, or null."""
    return None if value is None else text_of(value)


def truth_of(value: object) -> bool:
    """True or false, and no number."""
    if not isinstance(value, bool):
        raise DamagedRecord("neither true nor false")
    return value


def moment_of(value: object) -> datetime | None:
    """A moment as in ISO 8601, or null."""
    return None if value is None else datetime.fromisoformat(text_of(value))
