"""The last count, row by row: a pure function of a view."""

from typing import NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.records import LastCount


class Majority(NamedTuple):
    """A symbol of a seat against both neighbours, the left one first."""

    own: int
    theirs: tuple[int, int]
    is_won: bool


class FinalStanding(NamedTuple):
    """The row of a seat."""

    rank: int
    last: LastCount
    majorities: tuple[Majority, ...]
    """By symbol."""
    is_tied: bool
    """Whether others had as many points at the top, so that a tie had to be broken."""

    @property
    def seat(self) -> Seat:
        return self.last.seat


def final_standings(view: View) -> tuple[FinalStanding, ...]:
    """Winners first, then by points; level players share a rank."""
    result = view.result
    if result is None:
        return ()
    order = sorted(
        result.counts,
        key=lambda count: (count.seat not in result.winners, -count.total, count.seat),
    )
    symbols = [count.symbols for count in result.counts]
    rows = []
    for count in order:
        left, right = view.options.neighbours[count.seat]
        majorities = tuple(
            Majority(
                count.symbols[symbol],
                (symbols[left][symbol], symbols[right][symbol]),
                symbol in count.majorities,
            )
            for symbol in Symbol
        )
        is_winner = count.seat in result.winners
        better = sum(
            other.total > count.total or other.seat in result.winners for other in result.counts
        )
        is_tied = len(result.leaders) > 1 and count.seat in result.leaders
        rows.append(FinalStanding(1 if is_winner else 1 + better, count, majorities, is_tied))
    return tuple(rows)
