"""The count of a coronation, and who wins.

2003: "End of the round and scoring", "End of the game".
2024: "Couronnement et décompte des points", "Fin de partie et victoire".
"""

from collections.abc import Sequence
from operator import add, sub

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.options import Options
from vivaroi_gui.rules.vivaroi.points import favourites_in_castle, highest, points_at, total_of
from vivaroi_gui.rules.vivaroi.records import Count, Result
from vivaroi_gui.rules.vivaroi.state import State, places

# --- a coronation ------------------------------------------------------------------------------


def count(state: State, *, is_last: bool) -> Count:
    """The count of a coronation; ``is_last``: the round ends with it.

    First what each character is worth, then the points of each card and what modules add to them
    when the round ends, and at last how that moves the markers.
    """
    king, by = state.king, state.crown_holder
    assert king is not None
    assert by is not None
    where = places(state)
    is_inverted = _is_inverted(state, king)
    worth = [points_at(place, is_inverted=is_inverted) for place in where]
    points, got_33 = _points(state, worth)
    bonus = _bonus(state, where, points) if is_last else (0,) * len(points)
    emissary = _scored(state, worth)
    before = tuple(state.totals)
    gained = _by_marker(state.options, added(points, bonus))
    return Count(
        king=king,
        by=by,
        is_inverted=is_inverted,
        places=where,
        goals=tuple(state.goals),
        points=points,
        ambition_points=bonus,
        got_33=got_33,
        # What was given for placings went to the markers at once, and to nobody's record.
        compensation=tuple(map(sub, before, _totals_of_last_count(state))),
        totals_before=before,
        gained=gained,
        totals=tuple(map(_moved, before, gained)),
        emissary_points=emissary,
        emissary_before=state.emissary_total,
        emissary_total=_emissary_total(state, emissary),
    )


def _is_inverted(state: State, king: Character) -> bool:
    return any(module.inverts(king) for module in state.modules.inverts)


def _points(state: State, worth: Sequence[int]) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """The points of each person's card, and the seats whose points a module has changed."""
    points = tuple([total_of(goal, worth) for goal in state.counted_goals])
    got_33: tuple[Seat, ...] = ()
    for module in state.modules.corrects:
        points, corrected = module.corrects(state.round, points)
        got_33 += corrected
    return points, got_33


def _scored(state: State, worth: Sequence[int]) -> int | None:
    """The points of whoever scores without sitting at the table."""
    for module in state.modules.scores:
        points = module.scores(state, worth)
        if points is not None:
            return points
    return None


def _bonus(state: State, where: Sequence[int], points: tuple[int, ...]) -> tuple[int, ...]:
    bonus = (0,) * len(points)
    for module in state.modules.bonus:
        bonus = added(bonus, module.bonus(state, where, points))
    return bonus


def _totals_of_last_count(state: State) -> tuple[int, ...]:
    if state.counts:
        return state.counts[-1].totals
    if state.history:
        return state.history[-1].totals
    return (state.options.rulebook.start_total,) * len(state.totals)


def added(a: Sequence[int], b: Sequence[int]) -> tuple[int, ...]:
    """Sums, one by one."""
    return tuple(map(add, a, b))


def _by_marker(options: Options, sums: tuple[int, ...]) -> tuple[int, ...]:
    """What moves each marker: the lower sum a shared one (D35)."""
    if not options.shared_marker:
        return sums
    return tuple([min([sums[person] for person in persons]) for persons in options.sides])


def _moved(total: int, gained: int) -> int:
    """No marker falls below 0, the Emissary's included (D8)."""
    return max(0, total + gained)


def _emissary_total(state: State, points: int | None) -> int | None:
    if state.emissary_total is None or points is None:
        return state.emissary_total
    return _moved(state.emissary_total, points)


# --- the end of the game -----------------------------------------------------------------------


def final_result(state: State) -> Result:
    """Who wins when the last round is over; for a team stands its better favourite (D15)."""
    where, options = state.history[-1].places, state.options
    rank = highest if options.rulebook.tie_goes_to_highest else favourites_in_castle
    tie_break = [rank(goal, where) for goal in state.counted_goals]
    if options.teams:
        tie_break = [max([tie_break[one] for one in side]) for side in options.teams]
    totals = seat_totals(options, state.totals)
    won = decide(totals, tie_break)
    if any(module.wins(state, totals) for module in state.modules.wins):
        return won._replace(winners=(), is_emissary=True)
    return won


def seat_totals(options: Options, totals: Sequence[int]) -> list[int]:
    """What counts for the victory, by seat: of partners the lower marker (2024, "En équipe")."""
    if options.shared_marker or not options.teams:
        return list(totals)
    return [min([totals[person] for person in side]) for side in options.teams]


def decide(totals: Sequence[int], tie_break: Sequence[int]) -> Result:
    """The winners by total, then by what counts in the castle; else shared (B3, B14, D14).

    Both are by seat.
    """
    leaders = _best(range(len(totals)), totals)
    return Result(_best(leaders, tie_break), tuple(totals), leaders, tuple(tie_break))


def _best(seats: Sequence[Seat], by: Sequence[int]) -> tuple[Seat, ...]:
    highest = max([by[seat] for seat in seats])
    return tuple([seat for seat in seats if by[seat] == highest])
