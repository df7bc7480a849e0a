"""Sets of characters as bit masks: bit ``c`` is character ``c``, as chess programs keep squares."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from vivaroi_gui.rules.vivaroi.data import CAST, Character

EVERYBODY: Final = (1 << len(CAST)) - 1
"""The mask of all characters of 2003."""


@cache
def members(mask: int) -> tuple[Character, ...]:
    """The characters of a mask, in rising order."""
    return tuple([character for character in range(mask.bit_length()) if mask >> character & 1])


def mask_of(characters: Iterable[Character]) -> int:
    """The mask of some characters."""
    return sum([1 << character for character in characters])


@cache
def room(characters: int, limit: int) -> tuple[bool, ...]:
    """For each mask of so many characters, whether a floor for ``limit`` has room beside them.

    Looked up in every move, where counting bits would take four times as long.
    """
    return tuple([mask.bit_count() < limit for mask in range(1 << characters)])
