"""The worth of a round's end in 2024: the chance to win the game, for a side of the table.

That the last round is won by whom the rules say is in ``test_playout``.
"""

from dataclasses import replace

import pytest

from tests.rules.edition_2024.tables import dealt_with, table
from vivaroi_gui.ai.vivaroi.playout import Markers, Opening
from vivaroi_gui.ai.vivaroi.playout_2024 import Playout2024
from vivaroi_gui.ai.vivaroi.standing import round_share, worth
from vivaroi_gui.ai.vivaroi.start_2024 import opened
from vivaroi_gui.rules.vivaroi import Options, View, view

PAIRS = ((0, 1), (2, 3), (4, 5))
GOALS = [(0b111111,)] * 4


def ended(options: Options, totals: list[int], emissary: int | None = None) -> Playout2024:
    playout = opened(options, Opening((), None))
    playout.tally.markers, playout.tally.emissary = totals, emissary
    return playout


def seen(options: Options, round_: int, totals: tuple[int, ...] = ()) -> View:
    base = view(dealt_with(options), 0)
    return replace(base, round=round_, totals=totals or base.totals)


def test_before_the_last_round_the_chances_sum_to_one_and_follow_the_totals() -> None:
    playout = ended(table(4), [40, 50, 45, 45])
    chances = [worth(seen(table(4), 1), seat, playout, GOALS) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[2] == chances[3] > chances[0]


def test_an_emissary_is_one_rival_more() -> None:
    options = table(4, emissary=True)
    chances = [
        worth(seen(options, 1), 0, ended(options, [50, 45, 40, 30], emissary), GOALS)
        for emissary in (20, 45, 60)
    ]
    assert chances[0] > chances[1] > chances[2]


def test_the_emissary_wins_only_if_it_is_ahead_of_everybody() -> None:
    options = table(4, emissary=True)
    last = seen(options, 3)
    assert worth(last, 0, ended(options, [50, 45, 40, 30], 50), GOALS) == 1
    assert worth(last, 0, ended(options, [50, 45, 40, 30], 51), GOALS) < 0


def test_of_a_team_the_lower_score_counts() -> None:
    options = table(6, teams=PAIRS)
    goals = [(0b111111, 0b111111)] * 3
    even = ended(options, [40, 40, 40, 40, 40, 40])
    split = ended(options, [70, 30, 40, 40, 40, 40])
    raised = ended(options, [40, 45, 40, 40, 40, 40])
    first = seen(options, 1)
    assert worth(first, 0, split, goals) < worth(first, 0, even, goals)
    assert worth(first, 0, raised, goals) == worth(first, 0, even, goals)
    assert worth(seen(options, 3), 0, split, goals) < 0


def test_a_round_by_itself_knows_its_gains_only() -> None:
    options = table(4)
    before = (60, 20, 20, 20)
    playout = ended(options, [65, 35, 25, 25])
    playout.tally.premise = playout.premise._replace(before=Markers(list(before)))
    shares = [round_share(seat, playout, GOALS) for seat in range(4)]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] == max(shares)
    assert shares[0] == shares[2]
