"""Which awards are shown on the last page: a pure function of those that were found."""

from collections.abc import Iterator, Sequence
from itertools import islice

from vivaroi_gui.ai.vivaroi.review.parts import Award, Honour
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.table.players import Player

MOST = 6
_CHILDS_LEVEL = LEVELS[0]
"""What Home suggests for a table with a child."""


def given_awards(
    awards: Sequence[Award], view: View, players: Sequence[Player]
) -> tuple[Award, ...]:
    """The first six, without what could hurt."""
    return tuple(islice(_kind(awards, view, players), MOST))


def _kind(awards: Sequence[Award], view: View, players: Sequence[Player]) -> Iterator[Award]:
    """Nobody is called an open book who came last, or where a child may sit."""
    has_child = any(player.level == _CHILDS_LEVEL for player in players)
    lowest = min(view.result.totals) if view.result else 0
    for award in awards:
        is_last = view.result is not None and _total_of(award, view) == lowest
        if award.honour is not Honour.OPEN_BOOK or not (has_child or is_last):
            yield award


def _total_of(award: Award, view: View) -> int:
    assert view.result is not None
    return view.result.totals[view.options.seat_of(award.person)]
