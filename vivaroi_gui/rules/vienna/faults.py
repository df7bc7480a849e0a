"""What can be wrong with the board that somebody writes down."""

from enum import StrEnum
from typing import Final

from vivaroi_gui.rules.core import BadConfig


class Fault(StrEnum):
    """What is wrong, in a word; the facts that its sentence needs are in :class:`BadValue`."""

    NOT_TEXT = "not_text"
    """The file is not UTF-8."""
    TOO_LONG = "too_long"
    """The file is longer than any list of corrections."""
    SYNTAX = "syntax"
    """The file is no TOML, or says the same twice."""
    UNKNOWN_SECTION = "unknown_section"
    """No stop, and none of the ``known``."""
    NOT_A_SECTION = "not_a_section"
    """A single value where a section with values belongs."""
    UNKNOWN_KEY = "unknown_key"
    """The section has no such value; ``known`` are those that it has."""
    NOT_A_NUMBER = "not_a_number"
    """No whole number from ``lowest`` to ``highest``."""
    NOT_NUMBERS = "not_numbers"
    """No list of whole numbers from ``lowest`` to ``highest``, nor a word of the ``known``."""
    NO_NUMBER = "no_number"
    """An empty list: nobody could put dice there."""
    TOO_MANY = "too_many"
    """More than ``highest`` numbers: no printed stop has so many."""
    TWICE = "twice"
    """The same number twice in a list."""
    UNKNOWN_WORD = "unknown_word"
    """None of the ``known`` words."""
    NOT_A_NAME = "not_a_name"
    """No name of up to ``highest`` letters."""
    CARD_MISSING = "card_missing"
    """A stop that hands out a special card does not say which of the ``known``."""
    CARD_NOWHERE = "card_nowhere"
    """No stop hands out the special card that is ``found``."""
    WRONG_COUNT = "wrong_count"
    """There are not ``lowest`` character cards, but those ``found``."""


_LONGEST_FOUND: Final = 40


class BadValue(BadConfig):
    """A value of the board that is wrong, where it stands, and what is permitted there.

    ``path`` are the names of section and value, ``line`` is in the file, None in a config.
    """

    def __init__(
        self,
        fault: Fault,
        path: tuple[str, ...] = (),
        *,
        found: object = None,
        known: tuple[str, ...] = (),
        lowest: int = 0,
        highest: int = 0,
    ) -> None:
        super().__init__(": ".join(["board", ".".join(path), fault.value]))
        self.fault = fault
        self.path = path
        self.found = _shown(found)
        self.known = known
        self.lowest = lowest
        self.highest = highest
        self.line: int | None = None


def _shown(found: object) -> str:
    """The beginning of it; Python writes no number of thousands of digits, and nothing so deep."""
    try:
        return str(found)[:_LONGEST_FOUND]
    except (ValueError, RecursionError):
        return "…"
