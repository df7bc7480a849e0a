"""What is on record for everybody: dice on stops, what an evaluation found, the last count."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.board import Character, Stop, StopIndex
from vivaroi_gui.rules.vienna.data import NOTHING, Special, Symbol, Symbols
from vivaroi_gui.rules.vienna.moves import Dice


class Occupation(NamedTuple):
    """Who put which dice on a stop, with the faces that they show; ``white`` None without it."""

    seat: Seat
    dice: Dice
    white: int | None = None


class Outcome(StrEnum):
    """How a stop was evaluated, and if nothing was done, why."""

    DONE = "done"
    CANNOT_PAY = "cannot_pay"
    NO_CHARACTER = "no_character"
    """Nobody is left on display; nothing is paid."""
    NO_SYMBOL = "no_symbol"
    """All symbols were compared in this round; nothing is paid."""
    NO_COINS = "no_coins"
    """Nobody else has a coin."""


class Comparison(NamedTuple):
    """A majority against one neighbour: symbols of both, and what it brings."""

    neighbour: Seat
    own: int
    theirs: int
    points: int
    coins: int


def compare(own: int, others: Iterable[tuple[Seat, int]], stop: Stop) -> tuple[Comparison, ...]:
    """The symbols of a seat against those of its neighbours, at a majority stop."""
    found = []
    for neighbour, theirs in others:
        coins, points = stop.more if own > theirs else stop.equal if own == theirs else NOTHING
        found.append(Comparison(neighbour, own, theirs, points, coins))
    return tuple(found)


class Evaluated(NamedTuple):
    """A stop in the evaluation, and all that it did.

    ``paid`` are coins to the supply, ``coins`` and ``points`` what the seat got in all.  One of
    the others tells from what: the ``character`` or special ``card`` taken (from ``owner``, None
    from the supply), the ``comparisons`` of a ``symbol``, what was ``stolen`` from whom, the
    ``specials`` that count at Heuriger.  ``score`` and ``purse`` are the seat's after it.
    """

    stop: StopIndex
    dice: Occupation
    outcome: Outcome
    paid: int
    coins: int
    points: int
    score: int
    purse: int
    character: Character | None = None
    card: Special | None = None
    owner: Seat | None = None
    symbol: Symbol | None = None
    comparisons: tuple[Comparison, ...] = ()
    stolen: tuple[tuple[Seat, int], ...] = ()
    specials: tuple[Special, ...] = ()

    @property
    def seat(self) -> Seat:
        """Whose dice were there."""
        return self.dice.seat


class LastCount(NamedTuple):
    """What the end of the game brought one seat.

    ``before`` are its points until then, ``majorities`` the symbols of which it has more than both
    neighbours, with a point each; ``coins`` bring ``coin_points`` and leave ``coins_left``.
    """

    seat: Seat
    before: int
    symbols: Symbols
    majorities: tuple[Symbol, ...]
    coins: int
    coin_points: int
    coins_left: int
    specials: tuple[Special, ...]
    total: int


class TieBreak(StrEnum):
    """What decided between those with the most points."""

    NONE_NEEDED = "none_needed"
    SPECIALS = "specials"
    COINS = "coins"
    SHARED = "shared"
    """Nothing: they share the victory."""


class Result(NamedTuple):
    """The end of the game; ``counts`` by seat, ``leaders`` have the most points."""

    winners: tuple[Seat, ...]
    leaders: tuple[Seat, ...]
    tie_break: TieBreak
    counts: tuple[LastCount, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(count.total for count in self.counts)
