"""The end of the game, row by row: a pure function of a view."""

from dataclasses import dataclass

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Election, Result


@dataclass(frozen=True)
class FinalStanding:
    """One player's row; ``points`` and ``is_struck`` by round, the last three are public facts."""

    rank: int
    seat: Seat
    points: tuple[int, ...]
    is_struck: tuple[bool, ...]
    total: int
    no_used: int
    proposed: int
    kings: int


def final_standings(view: View) -> tuple[FinalStanding, ...]:
    """Winners first, then by total; level players share a rank, except where the tie was broken."""
    result = view.result
    if result is None:
        return ()
    seats = sorted(
        range(len(result.totals)),
        key=lambda seat: (seat not in result.winners, -result.totals[seat], seat),
    )
    return tuple(_standing(view, result, seat) for seat in seats)


def elections(view: View) -> tuple[Election, ...]:
    """All elections of the game."""
    return tuple(election for round_ in view.history for election in round_.elections)


def _standing(view: View, result: Result, seat: Seat) -> FinalStanding:
    held = elections(view)
    return FinalStanding(
        rank=_rank(result, seat),
        seat=seat,
        points=tuple(round_.points[seat] for round_ in view.history),
        is_struck=tuple(seat in round_.zero_bonus for round_ in view.history),
        total=result.totals[seat],
        no_used=sum(election.votes[seat] is Card.NO for election in held),
        proposed=sum(election.by == seat for election in held),
        kings=sum(round_.crowned_by == seat for round_ in view.history),
    )


def _rank(result: Result, seat: Seat) -> int:
    if seat in result.winners:
        return 1
    better = [
        other
        for other, total in enumerate(result.totals)
        if other in result.winners or total > result.totals[seat]
    ]
    return 1 + len(better)
