"""Which forms of the game exist, and which deals fit them."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.rules.tables import (
    CHANCE,
    DECK,
    IRINA,
    NOBLES,
    Deal,
    Options,
    Placement,
    State,
    apply,
    castle,
    crown,
    dealt,
    draw,
    new,
)
from vivaroi_gui.rules.core import BadConfig
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON
from vivaroi_gui.rules.vivaroi.moves import BadDeal

QUICK = Options(3, 1, Placement.RANDOM)
FLOORS = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3)


def test_four_players_three_rounds_placed_by_the_players_unless_told_otherwise() -> None:
    assert Options() == Options(4, 3, Placement.PLAYERS)
    assert Options().edition == "2003"


@pytest.mark.parametrize("players", [2, 7, 0, -3, True, "4", 4.0, None, 10**30])
def test_other_than_three_to_six_players_are_refused(players: Any) -> None:
    with pytest.raises(BadConfig, match="players: 3 to 6"):
        Options(players)


@pytest.mark.parametrize("rounds", [0, 2, 4, True, "3", 1.0, None])
def test_other_than_one_or_three_rounds_are_refused(rounds: Any) -> None:
    with pytest.raises(BadConfig, match="rounds: 1 or 3"):
        Options(4, rounds)


@pytest.mark.parametrize("placement", ["players", "RANDOM", None, 1])
def test_another_placement_is_refused(placement: Any) -> None:
    with pytest.raises(BadConfig, match="placement"):
        Options(4, 3, placement)


def refused(state: State, deal: Deal, match: str) -> None:
    before = state.copy()
    with pytest.raises(BadDeal, match=match):
        apply(state, CHANCE, deal)
    assert state == before


@pytest.mark.parametrize("cards", [0, 2, 4])
def test_a_deal_has_one_goal_for_each_player(cards: int) -> None:
    refused(new(Options(3)), Deal(DECK[:cards], None, 0), "goals: 3 cards")


def test_a_goal_must_be_in_the_deck() -> None:
    goals = (*DECK[:2], (0, 1, 2, 3, 4, 5))
    refused(new(Options(3)), Deal(goals, None, 0), "not in the deck")


def test_a_goal_is_not_dealt_twice() -> None:
    refused(new(Options(3)), Deal((DECK[0], DECK[1], DECK[0]), None, 0), "dealt twice")


@pytest.mark.parametrize("first_player", [-1, 3, 10**30])
def test_the_first_player_has_a_seat(first_player: int) -> None:
    refused(new(Options(3)), Deal(DECK[:3], None, first_player), "no seat")


def test_the_first_deal_names_the_first_player() -> None:
    refused(new(Options(3)), Deal(DECK[:3], None, None), "first player")


def test_a_later_deal_leaves_the_first_player_to_the_crown() -> None:
    state = dealt(3)
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    refused(state, Deal(DECK[3:6], None, 1), "first player")


def test_placed_by_the_players_a_deal_has_no_placement() -> None:
    refused(new(Options(3)), Deal(DECK[:3], FLOORS, 0), "placement")


def test_placed_at_random_a_deal_has_a_placement() -> None:
    refused(new(QUICK), Deal(DECK[:3], None, 0), "placement")


@pytest.mark.parametrize(
    "placement", [FLOORS[:12], (*FLOORS, 3), (*FLOORS[:12], 4), (*FLOORS[:12], -1), ()]
)
def test_a_placement_has_a_floor_from_zero_to_three_for_each_of_thirteen(
    placement: tuple[int, ...],
) -> None:
    refused(new(QUICK), Deal(DECK[:3], placement, 0), "placement: a floor 0-3")


def test_a_placement_has_no_more_than_four_on_a_floor() -> None:
    refused(new(QUICK), Deal(DECK[:3], (*FLOORS[:12], 0), 0), "more than four")


def test_the_same_seed_deals_the_same() -> None:
    deals = [draw(new(QUICK), Random(seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
    assert replace(deals[0], first_player=0).goals == deals[1].goals


def test_who_turns_the_count_and_where_zero_is_worth_33_is_known_before_the_deal() -> None:
    assert (Options(4).jester, Options(4).rule_of_33) == (None, True)
    of_2024 = Options(4, edition="2024")
    assert (of_2024.jester, of_2024.rule_of_33) == (BOUFFON, False)
