"""2003, "New round" and "Special Scoring Rule!" (R53 to R58 of docs/rules-2003.md)."""

from random import Random

import pytest

from tests.rules.tables import (
    AWAY,
    BESIDE,
    CLEMENTE,
    DIGNITARIES,
    FIORELLO,
    GAVINO,
    IRINA,
    LEONARDO,
    MERLINO,
    NATALE,
    NO,
    NOBLES,
    ODESSA,
    SERVANTS,
    YES,
    Deal,
    State,
    actors,
    apply,
    card,
    castle,
    crown,
    dealt,
    next_deal,
    nominate,
    standing_on,
    vote,
)
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import draw, view
from vivaroi_gui.rules.vivaroi.moves import BadDeal


def after_round_one(by: int = 1) -> State:
    """Fiorello was rejected, Irina crowned by ``by``; every card is dealt but not revealed."""
    state = castle(dealt(4), {NOBLES: {FIORELLO, IRINA}}, turn=by - 1)
    nominate(state, FIORELLO)
    vote(state, NO, NO, YES, YES)
    crown(state, IRINA)
    return state


def third_round(goals: list[str]) -> State:
    """Nobody has points before it."""
    state = dealt(len(goals))
    for _ in range(2):
        crown(castle(state, {NOBLES: {IRINA}}), IRINA)
        state.totals = [0] * len(goals)
        next_deal(state)
    state.goals = [card(goal) for goal in goals]
    return state


def test_each_player_draws_a_new_goal() -> None:
    state = after_round_one()
    before = set(state.history[0].goals)
    new = draw(state, Random(5)).goals
    assert len(set(new)) == 4
    assert not before & set(new)


def test_a_goal_of_an_earlier_round_is_not_dealt_again() -> None:
    state = after_round_one()
    with pytest.raises(BadDeal):
        apply(state, CHANCE, Deal(state.history[0].goals))


def test_each_player_takes_all_vote_cards_back() -> None:
    state = after_round_one()
    assert state.no_cards == [2, 2, 3, 3]
    next_deal(state)
    assert state.no_cards == [3, 3, 3, 3]


def test_all_thirteen_characters_go_beside_the_board() -> None:
    state = after_round_one()
    assert len(standing_on(state, AWAY)) == 12
    next_deal(state)
    assert standing_on(state, BESIDE) == set(range(13))


@pytest.mark.parametrize(("crowned_by", "first"), [(1, 2), (2, 3), (3, 0)])
def test_the_player_left_of_the_crown_starts(crowned_by: int, first: int) -> None:
    state = after_round_one(crowned_by)
    next_deal(state)
    assert state.first_player == first
    assert actors(state) == (first,)


def test_points_are_kept_from_round_to_round() -> None:
    state = dealt(3, goals=["CFGILO", "ACEFNO", "BDEMNP"])
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    next_deal(state, ["ABGIMO", "BCILNP", "ACDLMO"])
    crown(castle(state, {NOBLES: {MERLINO}}), MERLINO)
    assert state.history[0].totals == (10, 0, 0)
    assert state.history[1].totals == (20, 0, 10)


def test_a_new_round_begins_without_king_crown_or_elections() -> None:
    state = after_round_one()
    next_deal(state)
    seen = view(state)
    assert (seen.king, seen.crown_holder, seen.nominee, seen.elections) == (None, None, None, ())


def test_exactly_zero_in_the_third_round_scores_thirty_three() -> None:
    state = third_round(["ACEFNO", "BDEMNP", "CFGILO"])
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert state.history[2].points == (33, 33, 10)
    assert state.history[2].got_33 == (0, 1)
    assert state.totals == [33, 33, 10]


def test_thirty_three_is_the_highest_that_a_round_can_give() -> None:
    # The king comes from the Nobles, so that at most three stay there: 10 + 3 * 5 + 2 * 4.
    state = third_round(["ACEFNO", "BDEMNP", "CFGILO"])
    floors = {NOBLES: (CLEMENTE, FIORELLO, GAVINO, IRINA), DIGNITARIES: (LEONARDO, ODESSA)}
    crown(castle(state, floors), IRINA)
    assert state.history[2].points[2] == 33
    assert state.history[2].got_33 == (1,)


@pytest.mark.parametrize("rounds_before", [0, 1])
def test_exactly_zero_in_an_earlier_round_scores_zero(rounds_before: int) -> None:
    state = dealt(3, goals=["CFGILO", "ACEFNO", "BDEMNP"])
    for _ in range(rounds_before):
        crown(castle(state, {NOBLES: {IRINA}}), IRINA)
        next_deal(state, ["ABGIMO", "CGMNOP", "ACDLMO"])
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert state.history[-1].points[1] == 0
    assert state.history[-1].got_33 == ()


def test_a_single_point_in_the_third_round_stays_a_single_point() -> None:
    state = third_round(["ACEFNO", "BDEMNP", "CFGILO"])
    crown(castle(state, {NOBLES: {IRINA}, 1: {NATALE}, SERVANTS: {MERLINO}}), IRINA)
    assert state.history[2].points == (1, 1, 10)
