"""The end of the game, row by row: a pure function of a view."""

from dataclasses import dataclass

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Election, Result


@dataclass(frozen=True)
class FinalStanding:
    """The row of a seat; ``seat`` is None for the Emissary.

    ``points`` and ``got_33`` are by round; a team with two markers has the points of both,
    each from ``start``.  ``totals`` are those of its markers, ``total`` is what counts.  The last
    four are public facts.
    """

    rank: int
    seat: Seat | None
    start: int
    points: tuple[tuple[int, ...], ...]
    got_33: tuple[bool, ...]
    totals: tuple[int, ...]
    total: int
    no_used: int = 0
    stomach_aches: int = 0
    proposed: int = 0
    kings: int = 0


def final_standings(view: View) -> tuple[FinalStanding, ...]:
    """Winners first, then by total; level players share a rank, except where the tie was broken."""
    result = view.result
    if result is None:
        return ()
    seats = sorted(
        range(len(result.totals)),
        key=lambda seat: (seat not in result.winners, -result.totals[seat], seat),
    )
    rows = [_standing(view, result, seat) for seat in seats]
    if view.emissary_total is not None:
        ahead = sum(row.total >= view.emissary_total for row in rows)
        rows.insert(ahead, _of_emissary(view, view.emissary_total, ahead))
    return tuple(rows)


def elections(view: View) -> tuple[Election, ...]:
    """All elections of the game."""
    return tuple(election for round_ in view.history for election in round_.elections)


def _standing(view: View, result: Result, seat: Seat) -> FinalStanding:
    held, markers = elections(view), view.options.markers_of(seat)
    return FinalStanding(
        rank=_rank(view, result, seat),
        seat=seat,
        start=view.options.rulebook.start_total,
        points=tuple(tuple(round_.gained[marker] for marker in markers) for round_ in view.history),
        got_33=tuple(seat in round_.got_33 for round_ in view.history),
        totals=tuple(view.totals[marker] for marker in markers),
        total=result.totals[seat],
        no_used=sum(election.votes[seat] is Card.NO for election in held),
        stomach_aches=sum(election.votes[seat] is Card.STOMACH_ACHE for election in held),
        proposed=sum(election.by == seat for election in held),
        kings=sum(one.by == seat for round_ in view.history for one in round_.counts),
    )


def _of_emissary(view: View, total: int, ahead: int) -> FinalStanding:
    """Ranked like a rival; ``ahead`` seats have at least its total, which it does not beat."""
    points = tuple((round_.emissary_points or 0,) for round_ in view.history)
    cards = [election.emissary_vote for election in elections(view)]
    return FinalStanding(
        rank=1 + ahead,
        seat=None,
        start=view.history[0].counts[0].emissary_before or 0,
        points=points,
        got_33=(False,) * len(points),
        totals=(total,),
        total=total,
        no_used=cards.count(Card.NO),
        stomach_aches=cards.count(Card.STOMACH_ACHE),
    )


def _rank(view: View, result: Result, seat: Seat) -> int:
    if seat in result.winners:
        return 1
    better = [
        other
        for other, total in enumerate(result.totals)
        if other in result.winners or total > result.totals[seat]
    ]
    is_beaten = (view.emissary_total or 0) > result.totals[seat]
    return 1 + len(better) + is_beaten
