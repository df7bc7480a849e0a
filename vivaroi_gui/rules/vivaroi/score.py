"""Points of a coronation, and who wins.

2003: "End of the round and scoring", "End of the game".
2024: "Couronnement et décompte des points", "Fin de partie et victoire".
"""

from collections.abc import Sequence
from operator import add, sub

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    FLOORS,
    POINTS_AT,
    THRONE,
    ZERO_BONUS,
    ZERO_BONUS_ROUND,
    Goal,
)
from vivaroi_gui.rules.vivaroi.options import Options
from vivaroi_gui.rules.vivaroi.records import Count, Result
from vivaroi_gui.rules.vivaroi.state import State, places


def points_at(place: int) -> int:
    """Points of one favourite on ``place``; eliminated characters score zero."""
    return POINTS_AT[place]


def goal_points(goal: Goal, where: Sequence[int]) -> int:
    """Points of a secret goal, before the rule of 33."""
    return sum([POINTS_AT[where[character]] for character in goal])


def favourites_in_castle(goal: Goal, where: Sequence[int]) -> int:
    """Favourites on any of the seven floors; only eliminated ones do not count (ruling B4)."""
    return sum([where[character] <= THRONE for character in goal])


def zero_bonus(number: int, points: Sequence[int]) -> tuple[Seat, ...]:
    """Seats that scored exactly zero in round ``number``, where it is the third (rule of 33)."""
    if number != ZERO_BONUS_ROUND:
        return ()
    return tuple(seat for seat, sum_ in enumerate(points) if sum_ == 0)


def round_points(
    number: int, goals: Sequence[Goal], where: Sequence[int]
) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Points by seat after the rule of 33, and the seats that it struck."""
    counted = [goal_points(goal, where) for goal in goals]
    struck = zero_bonus(number, counted)
    for seat in struck:
        counted[seat] = ZERO_BONUS
    return tuple(counted), struck


# --- a coronation ------------------------------------------------------------------------------


def count(state: State, *, is_last: bool) -> Count:
    """The count of a coronation; ``is_last``: the round ends with it, and Ambitions count.

    If the Jester is King the points of all favourites are inverted (2024, "Cas particulier").
    """
    assert state.king is not None
    assert state.crown_holder is not None
    where = places(state)
    number = state.round if state.options.rule_of_33 else 0
    points, struck = round_points(number, state.counted_goals, where)
    emissary = goal_points(state.emissary_favourites, where) if state.emissary_goal else None
    is_inverted = state.king == state.options.jester
    if is_inverted:
        points = tuple([-sum_ for sum_ in points])
        emissary = None if emissary is None else -emissary
    bonus = (0,) * len(points)
    if is_last:
        for module in state.modules:
            bonus = added(bonus, module.bonus(state, where, points))
    before = tuple(state.totals)
    gained = _by_marker(state.options, added(points, bonus) if any(bonus) else points)
    return Count(
        king=state.king,
        by=state.crown_holder,
        is_inverted=is_inverted,
        places=where,
        goals=tuple(state.goals),
        points=points,
        ambition=bonus,
        zero_bonus=struck,
        compensation=tuple(map(sub, before, _totals_of_last_count(state))),
        before=before,
        gained=gained,
        totals=_moved(before, gained),
        emissary=emissary,
        emissary_before=state.emissary_total,
        emissary_total=_emissary_total(state, emissary),
    )


def _moved(totals: Sequence[int], gained: Sequence[int]) -> tuple[int, ...]:
    """No marker falls below 0 (D8)."""
    return tuple([total if total > 0 else 0 for total in map(add, totals, gained)])


def _totals_of_last_count(state: State) -> tuple[int, ...]:
    if state.counts:
        return state.counts[-1].totals
    if state.history:
        return state.history[-1].totals
    return (state.options.start,) * len(state.totals)


def added(a: Sequence[int], b: Sequence[int]) -> tuple[int, ...]:
    """Sums, one by one."""
    return tuple(map(add, a, b))


def _by_marker(options: Options, sums: tuple[int, ...]) -> tuple[int, ...]:
    """What moves each marker: the lower sum a shared one (D35)."""
    if not options.shared_marker:
        return sums
    return tuple([min([sums[person] for person in persons]) for persons in options.sides])


def _emissary_total(state: State, points: int | None) -> int | None:
    if state.emissary_total is None or points is None:
        return state.emissary_total
    return max(0, state.emissary_total + points)


# --- the end of the game -----------------------------------------------------------------------


def final_result(state: State) -> Result:
    """Who wins when the last round is over; for a team stands its better favourite (D15)."""
    where = state.history[-1].places
    rank = highest if state.options.tie_goes_to_highest else favourites_in_castle
    in_castle = [rank(goal, where) for goal in state.counted_goals]
    if state.options.teams:
        in_castle = [max([in_castle[one] for one in side]) for side in state.options.teams]
    return decide(seat_totals(state.options, state.totals), in_castle, state.emissary_total)


def seat_totals(options: Options, totals: Sequence[int]) -> list[int]:
    """What counts for the victory, by seat: of partners the lower marker (2024, "En équipe")."""
    if options.shared_marker or not options.teams:
        return list(totals)
    return [min([totals[person] for person in side]) for side in options.teams]


def highest(goal: Goal, where: Sequence[int]) -> int:
    """The highest floor with a favourite (2024, "Fin de partie"; D14); -1 if none has one.

    Both of a royal couple stand as high as the throne (D12).
    """
    return max((_height(where[character]) for character in goal), default=-1)


def _height(place: int) -> int:
    if place == BESIDE_THRONE:
        return THRONE
    return place if place in FLOORS else -1


def decide(
    totals: Sequence[int], in_castle: Sequence[int], emissary_total: int | None = None
) -> Result:
    """The winners by total, then by what counts in the castle; else shared (B3, B14, D14).

    All values are by seat.  The Emissary wins alone if it is ahead of everybody (D28).
    """
    leaders = _best(range(len(totals)), totals)
    if emissary_total is not None and emissary_total > max(totals):
        return Result((), tuple(totals), leaders, tuple(in_castle), is_emissary=True)
    return Result(_best(leaders, in_castle), tuple(totals), leaders, tuple(in_castle))


def _best(seats: Sequence[Seat], by: Sequence[int]) -> tuple[Seat, ...]:
    highest = max([by[seat] for seat in seats])
    return tuple([seat for seat in seats if by[seat] == highest])
