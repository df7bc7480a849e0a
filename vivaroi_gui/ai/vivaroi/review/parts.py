"""What a review of Viva il Re! finds out, beside what any game is explained by.

``at`` is the place of a sight among all that were shown.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import Decision, Seat
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Card, ChooseAmbition, Move


class Guess(NamedTuple):
    """What a careful onlooker could guess at a sight, by person.

    ``cards`` is the chance of each true card, ``favourites`` that of each character of the cast to
    be on the card.
    """

    at: int
    cards: tuple[float, ...]
    favourites: tuple[tuple[float, ...], ...]


class Telling(NamedTuple):
    """What came at a sight gave a true favourite of a person away."""

    at: int
    person: int
    character: Character
    before: float
    after: float


class Flip(NamedTuple):
    """An election that one vote decided, and the chances had ``card`` been laid instead.

    ``voters`` could have done so: one, or several where all said Yes.  ``means`` and ``instead``
    are by seat, with the standard ``errors`` of their differences; ``is_said`` tells for which
    seats the difference is beyond chance.
    """

    at: int
    voters: tuple[Seat, ...]
    card: Card
    means: tuple[float, ...]
    instead: tuple[float, ...]
    errors: tuple[float, ...]
    is_said: tuple[bool, ...]


class Slip(NamedTuple):
    """A person's decision after so many inputs that by what the seat could know was worse.

    ``loss`` is in chances to win, ``error`` its standard error.  ``is_harmless``: with the real
    cards it has cost nothing; None where that was not measured.
    """

    inputs: int
    seat: Seat
    played: Move
    better: Move
    loss: float
    error: float
    is_harmless: bool | None


class Judged(NamedTuple):
    """How many decisions of a seat have been looked at; the last one for a seat tells all."""

    seat: Seat
    decisions: int


def is_judged(decision: Decision) -> bool:
    """Whether it is looked at: what an Ambition is worth is no chance to win."""
    return not isinstance(decision.move, ChooseAmbition)


class Honour(StrEnum):
    """What an award is for."""

    SECRET = "secret"
    """``after``: how likely the true card looked on average."""
    OPEN_BOOK = "open_book"
    """``after``: how likely the true card looked on average."""
    BLUFFER = "bluffer"
    """``trails``: how many of its acts misled."""
    BOLD_NO = "bold_no"
    """``before`` is the chance without it, ``after`` with it."""
    KINGMAKER = "kingmaker"
    """``other`` gained, from ``before`` to ``after``."""
    CLOSE_CALL = "close_call"
    """``before`` is the chance had one vote been different, ``after`` as it was."""
    COMEBACK = "comeback"
    """``before``: the lowest chance of the winner."""


class Award(NamedTuple):
    """Who stood out, and by what; ``at`` the sight of it, None where it was the whole game.

    ``person`` is who gets it, ``other`` another seat that it is about.
    """

    honour: Honour
    person: int
    at: int | None = None
    other: Seat | None = None
    before: float = 0.0
    after: float = 0.0
    trails: int = 0


KINDS: Final = (Guess, Telling, Flip, Slip, Judged, Award)
"""All of them, for whoever reads them in a file."""
