"""How two partners choose together: by the geometric mean of what either would do alone."""

from math import sqrt
from random import Random

import pytest

from tests.ai.vivaroi.rounds import views
from tests.rules.edition_2024.tables import table
from vivaroi_gui.ai.vivaroi.cards import masks_of
from vivaroi_gui.ai.vivaroi.policies_2024 import SHREWD_2024
from vivaroi_gui.ai.vivaroi.policy_2024 import (
    Aim,
    VoteHand,
    alone,
    chance_of,
    figures,
    place_masks,
    together,
)
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import MoveUp

_CARDS_AGAINST = 5


def chances(seen: View, aim: Aim) -> list[float]:
    """How likely the shrewd policy makes each legal move."""
    places, table_ = place_masks(seen.places), figures(seen.options)
    hand = VoteHand(seen.no_cards or 0, seen.stomach_aches or 0, seen.crown_holder == seen.seat)
    return [
        chance_of(move, places, aim, SHREWD_2024, _CARDS_AGAINST, hand, table_)
        for move in seen.legal
    ]


def test_two_partners_choose_by_the_geometric_mean_of_both() -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)))
    one, other = masks_of(options)[:2]
    weighed = 0
    for number, (_, seen) in enumerate(views(options, Random(5))):
        if number % 3 or len(seen.legal) < 2:
            continue
        pairs = zip(chances(seen, alone(one)), chances(seen, alone(other)), strict=True)
        pooled = [sqrt(first * second) for first, second in pairs]
        expected = [weight / sum(pooled) for weight in pooled]
        assert chances(seen, together(one, other, 0.0)) == pytest.approx(expected)
        weighed += isinstance(seen.legal[0], MoveUp)
    assert weighed > 5


def test_who_is_far_behind_decides_alone() -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)))
    behind, ahead = masks_of(options)[:2]
    for _, seen in views(options, Random(6)):
        if len(seen.legal) > 1:
            decided = chances(seen, together(behind, ahead, 99.0))
            assert decided == pytest.approx(chances(seen, alone(behind)), abs=1e-9)
