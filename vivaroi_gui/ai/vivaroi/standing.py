"""What the end of a round is worth for the game: standing, the 33 of round three, tie-break."""

from collections.abc import Sequence
from math import exp
from typing import Final

from vivaroi_gui.ai.vivaroi.policy import points
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import ZERO_BONUS, ZERO_BONUS_ROUND

_SCALE: Final = (0.0, 3.5, 5.0)
"""Points that a lead is measured in, by the rounds still to come: a round is worth about 15 with
a standard deviation of 4.5 (logistic approximation of the difference of sums)."""
_ROUND_SCALE: Final = 4.0
_CLOSE: Final = 0.002
"""Worth of a point for whoever loses: of two defeats the closer one."""


def worth(view: View, seat: Seat, floors: list[int], goals: Sequence[int]) -> float:
    """The chance, 0 to 1, that ``seat`` wins the game if the round ends like this.

    After the last round it is the victory itself, shared ones by shares.
    """
    counted = [points(floors, goal) for goal in goals]
    if view.round == ZERO_BONUS_ROUND:
        counted = [ZERO_BONUS if sum_ == 0 else sum_ for sum_ in counted]
    totals = [before + sum_ for before, sum_ in zip(view.totals, counted, strict=True)]
    left = view.options.rounds - view.round
    return _chance(totals, seat, _SCALE[left]) if left else _victory(totals, seat, floors, goals)


def round_worth(_: View, seat: Seat, floors: list[int], goals: Sequence[int]) -> float:
    """What the end of a round is worth to whoever thinks no further, 0 to 1."""
    return round_share(seat, floors, goals)


def round_share(seat: Seat, floors: list[int], goals: Sequence[int]) -> float:
    """The share, 0 to 1, of a round that ends like this, by its points alone."""
    return _chance([points(floors, goal) for goal in goals], seat, _ROUND_SCALE)


def _chance(totals: Sequence[int], seat: Seat, scale: float) -> float:
    own = totals[seat]
    return 1 / sum([exp((total - own) / scale) for total in totals])


def _victory(totals: list[int], seat: Seat, floors: list[int], goals: Sequence[int]) -> float:
    best = max(totals)
    if totals[seat] < best:
        return _CLOSE * (totals[seat] - best)
    leaders = [one for one, total in enumerate(totals) if total == best]
    if len(leaders) == 1:
        return 1.0
    castle = sum(floors)
    favourites = {one: (castle & goals[one]).bit_count() for one in leaders}
    most = max(favourites.values())
    winners = [one for one in leaders if favourites[one] == most]
    return 1 / len(winners) if seat in winners else 0.0
