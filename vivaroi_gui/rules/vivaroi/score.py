"""Points of a round, and who wins (2003, "End of the round and scoring", "End of the game")."""

from collections.abc import Sequence

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import (
    FLOORS,
    POINTS,
    ZERO_BONUS,
    ZERO_BONUS_ROUND,
    Goal,
)
from vivaroi_gui.rules.vivaroi.records import Result

_POINTS_AT = (*POINTS, 0, 0)
"""By place: the floors, then beside the board and eliminated."""


def points_at(place: int) -> int:
    """Points of one favourite on ``place``; eliminated characters score zero."""
    return _POINTS_AT[place]


def goal_points(goal: Goal, places: Sequence[int]) -> int:
    """Points of a secret goal, before the rule of 33."""
    return sum([_POINTS_AT[places[character]] for character in goal])


def favourites_in_castle(goal: Goal, places: Sequence[int]) -> int:
    """Favourites on any of the seven floors; only eliminated ones do not count (ruling B4)."""
    return sum(places[character] in FLOORS for character in goal)


def zero_bonus(number: int, points: Sequence[int]) -> tuple[Seat, ...]:
    """Seats that scored exactly zero in round ``number``, where it is the third (rule of 33)."""
    if number != ZERO_BONUS_ROUND:
        return ()
    return tuple(seat for seat, sum_ in enumerate(points) if sum_ == 0)


def round_points(
    number: int, goals: Sequence[Goal], places: Sequence[int]
) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Points by seat after the rule of 33, and the seats that it struck."""
    counted = [goal_points(goal, places) for goal in goals]
    struck = zero_bonus(number, counted)
    for seat in struck:
        counted[seat] = ZERO_BONUS
    return tuple(counted), struck


def decide(totals: Sequence[int], goals: Sequence[Goal], places: Sequence[int]) -> Result:
    """The winners by total, then by favourites in the castle; else shared (rulings B3, B14)."""
    in_castle = tuple(favourites_in_castle(goal, places) for goal in goals)
    leaders = _best(range(len(totals)), totals)
    return Result(_best(leaders, in_castle), tuple(totals), leaders, in_castle)


def _best(seats: Sequence[Seat], by: Sequence[int]) -> tuple[Seat, ...]:
    highest = max(by[seat] for seat in seats)
    return tuple(seat for seat in seats if by[seat] == highest)
