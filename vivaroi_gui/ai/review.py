"""What any game is explained by: parts that come one by one, each a frozen fact of its own."""

from typing import Any, Final, NamedTuple

from vivaroi_gui.rules.core import Seat

SURE: Final = 4.0
"""Standard errors that are taken off before anything is said."""
LEAST_CHANGE: Final = 0.10
"""What a turning point changes a chance by at least, for sure."""

Part = tuple[Any, ...]
"""A NamedTuple of this module, or of one of the game's own."""


class Chances(NamedTuple):
    """The chance to win of each seat, and last of whoever else may win; with standard errors.

    Without ``playouts`` it is no estimate: the round, or the game, is over.
    """

    means: tuple[float, ...]
    errors: tuple[float, ...]
    playouts: int


class Point(NamedTuple):
    """Who may win at a sight (its place among all that were shown), by what lies open there.

    ``is_public``: by what everybody could tell; else with what everybody holds in that round.  A
    later one for the same place is a better measured one.
    """

    at: int
    is_public: bool
    chances: Chances


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


class Luck(NamedTuple):
    """What chance brought to each seat over all rounds, in chances to win; with standard errors."""

    gains: tuple[float, ...]
    errors: tuple[float, ...]


class Progress(NamedTuple):
    """How much of all that will be found out is there, 0 to 1; 1 is the last part."""

    share: float
