"""Those who are taken for the people at the table: like the opponents, and each a little unlike.

If all in thought did the very same, the end of a round whose dice have fallen would look certain.
"""

from functools import cache
from math import exp
from random import Random
from typing import Final

from vivaroi_gui.ai.vienna.plan import Planner
from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.ai.vienna.tastes import SOUND, Mind, Tastes, mind_of
from vivaroi_gui.rules.core import Seat

COMPANIES: Final = 16
"""Tables of players; a mean over playouts goes through all of them as often."""
_SPREAD: Final = 0.3
"""Of the logarithms of tastes."""
_WHIM: Final = 0.5
"""Points by which a stop looks better or worse to somebody, with no reason."""


def company(position: Position, number: int) -> Planner:
    """The planner of a table, with what its players think of the stops as all stands now."""
    return Planner([_mind(position, seat, number) for seat in range(position.seats)])


def _mind(position: Position, seat: Seat, number: int) -> Mind:
    tastes, whims = _guest(number % COMPANIES, seat, len(position.town.stops))
    plain = mind_of(position, seat, tastes)
    return Mind(
        tastes,
        [value and value + whim for value, whim in zip(plain.values, whims, strict=True)],
    )


@cache
def _guest(company: int, seat: Seat, stops: int) -> tuple[Tastes, tuple[float, ...]]:
    """Tastes of a player, and its whims by stop: the same whenever they are asked for."""
    random = Random(f"{company} {seat}")
    specials = tuple(one * _factor(random) for one in SOUND.specials)
    varied = {name: getattr(SOUND, name) * _factor(random) for name in _VARIED}
    tastes = SOUND._replace(specials=specials, **varied)  # type: ignore[arg-type]
    return tastes, tuple(random.gauss(0, _WHIM) for _ in range(stops))


def _factor(random: Random) -> float:
    return exp(random.gauss(0, _SPREAD))


_VARIED: Final = ("coin", "symbol", "krieau", "prater", "stolen", "catch")
