"""What any game is explained by: parts that come one by one, each a frozen fact of its own.

Each tells whether it fits a game, for those that come out of a file: figures that can be, of
somebody who plays there, at something that was seen.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from vivaroi_gui.rules.core import Seat, Shown

SURE: Final = 4.0
"""Standard errors that are taken off before anything is said."""
LEAST_CHANGE: Final = 0.10
"""What a turning point changes a chance by at least, for sure."""


class Part(Protocol):
    """A NamedTuple of this module, or of one of the game's own."""

    def fits(self, shown: Shown) -> bool:
        """Whether it may be said of a game that has shown this."""


class Basis(NamedTuple):
    """What a game is explained with: the ``parts`` of its own, and whom and what they suppose."""

    parts: tuple[type[Part], ...] = ()
    supposed: str = ""


def are_chances(values: Sequence[float], count: int) -> bool:
    """Whether there are so many, each from 0 to 1; standard errors of chances are not greater."""
    return len(values) == count and all(0 <= one <= 1 for one in values)


class Chances(NamedTuple):
    """The chance to win of each seat, and last of whoever else may win; with standard errors.

    Without ``playouts`` it is no estimate: the round, or the game, is over.
    """

    means: tuple[float, ...]
    errors: tuple[float, ...]
    playouts: int

    def are_of(self, rivals: int) -> bool:
        """Whether they can be those of so many who may win."""
        both = (self.means, self.errors)
        return self.playouts >= 0 and all(are_chances(one, rivals) for one in both)


class Point(NamedTuple):
    """Who may win at a sight (its place among all that were shown), by what lies open there.

    ``is_public``: by what everybody could tell; else with what everybody holds in that round.  A
    later one for the same place is a better measured one.
    """

    at: int
    is_public: bool
    chances: Chances

    def fits(self, shown: Shown) -> bool:
        return 0 <= self.at < len(shown.sights) and self.chances.are_of(_rivals(shown))


class Turn(NamedTuple):
    """A turning point: what came between two sights changed a chance.

    ``seat`` is a place among those of ``Chances``: behind the seats comes whoever else may win.
    """

    since: int
    at: int
    seat: Seat
    before: float
    after: float
    error: float

    def fits(self, shown: Shown) -> bool:
        is_seen = 0 <= self.since < self.at < len(shown.sights)
        is_rival = 0 <= self.seat < _rivals(shown)
        return is_seen and is_rival and are_chances((self.before, self.after, self.error), 3)


class Luck(NamedTuple):
    """What chance brought to each seat over all rounds, in chances to win; with standard errors."""

    gains: tuple[float, ...]
    errors: tuple[float, ...]

    def fits(self, shown: Shown) -> bool:
        """No throw or deal brings more than the victory."""
        most, seats = len(shown.sights), shown.sights[0].view.options.seats
        shares = [abs(one) / most for one in (*self.gains, *self.errors)]
        return len(self.gains) == seats and are_chances(shares, 2 * seats)


class Progress(NamedTuple):
    """How much of all that will be found out is there, 0 to 1; 1 is the last part."""

    share: float

    def fits(self, shown: Shown) -> bool:
        return 0 <= self.share <= 1


def _rivals(shown: Shown) -> int:
    found: int = shown.sights[0].view.options.rivals
    return found
