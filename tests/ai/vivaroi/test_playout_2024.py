"""A playout of 2024: every coronation is counted, and a team acts for both of its cards."""

from random import Random

import pytest

from tests.ai.vivaroi.rounds import goals_of
from tests.ai.vivaroi.tables_2024 import TABLES
from tests.rules.edition_2024.tables import table
from tests.rules.tables import random_step
from vivaroi_gui.ai.vivaroi.playout import Cards, Goals, Opening
from vivaroi_gui.ai.vivaroi.playout_2024 import Playout2024
from vivaroi_gui.ai.vivaroi.policies_2024 import KEEN_2024, KINDS_2024, UNRULY_2024
from vivaroi_gui.ai.vivaroi.policy_2024 import JESTER, Policy2024
from vivaroi_gui.ai.vivaroi.start_2024 import opened, playout_of
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, apply, new, view
from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, NOBLES, THRONE


def fresh(options: Options) -> Playout2024:
    """A round before anybody has placed."""
    return opened(options, Opening((), None))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_playout_ends_with_every_coronation_counted(options: Options) -> None:
    random = Random(4)
    for _ in range(5):
        state = new(options)
        while state.phase is not Phase.PLACING:
            apply(state, *random_step(state, random))
        playout, goals = playout_of(view(state, state.turn)), goals_of(state)
        policies = [random.choice(KINDS_2024) for _ in goals]
        playout.finish(goals, policies, random.random)
        assert playout.tally.coronations == 0
        assert playout.places[THRONE].bit_count() == 1
        assert playout.places[BESIDE_THRONE].bit_count() == options.wedding
        assert playout.tally.kings.bit_count() == 1 + options.wedding
        assert min(playout.no_cards) >= 0
        assert min(playout.aches) >= 0


def test_a_team_acts_for_both_and_more_for_whoever_is_behind() -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)))
    playout = fresh(options)
    one, both, other, nobody = 0b0001, 0b0110, 0b1000, 0b10000
    cards: Cards = (one | both, both | other)
    playout.places[NOBLES] = one

    def likings(policy: Policy2024) -> list[float]:
        aim = playout.aim_of(1, cards, policy)
        return [aim.liking(some) for some in (one, other, both, nobody)]

    ahead, behind, *rest = likings(KEEN_2024)
    assert 0 < ahead < 0.5 < behind < 1
    assert rest == [1, 0]
    assert likings(UNRULY_2024) == [0, 1, 1, 0]
    playout.tally.markers[3] += 10
    assert likings(KEEN_2024) == [pytest.approx(behind), pytest.approx(ahead), 1, 0]
    playout.tally.markers[3] += 30
    assert likings(KEEN_2024)[0] > behind


def test_a_count_upside_down_lets_the_other_partner_fall_behind() -> None:
    playout = fresh(table(4, teams=((0, 1), (2, 3))))
    playout.places[NOBLES] = 0b01
    cards: Cards = (0b01, 0b10)
    assert playout.aim_of(0, cards, KEEN_2024).liking(0b10) > 0.5
    playout.places[THRONE] = JESTER
    assert playout.aim_of(0, cards, KEEN_2024).liking(0b01) > 0.5


def test_nobody_votes_with_a_card_that_is_gone() -> None:
    options = table(4)
    playout = fresh(options)
    playout.places[THRONE] = 1
    playout.no_cards, playout.aches = [0] * 4, [0] * 4
    goals: Goals = [(0b111111 << seat,) for seat in range(4)]
    seat: Seat = 0
    assert playout.elect(goals, [KINDS_2024[0]] * 4, Random(1).random, None)
    assert playout.tally.markers[seat] == 30
