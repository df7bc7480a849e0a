"""2003, "Contents", "Preparation" and "The game" (R1 to R19 of docs/rules-2003.md)."""

from random import Random

import pytest

from tests.rules.tables import (
    BESIDE,
    CHANCE,
    Deal,
    Options,
    all_forms,
    apply,
    card,
    crown,
    dealt,
    draw,
    legal,
    new,
    next_deal,
    place_everybody,
    standing_on,
)
from vivaroi_gui.rules.vivaroi import Phase, view
from vivaroi_gui.rules.vivaroi.data import CAST, DECK, FLOORS
from vivaroi_gui.rules.vivaroi.deal_text import read_deal


def test_the_castle_has_seven_floors() -> None:
    assert len(FLOORS) == 7


def test_there_are_thirteen_candidates_to_the_throne() -> None:
    assert CAST == (
        "alighiero",
        "beatrice",
        "clemente",
        "dario",
        "ernesto",
        "fiorello",
        "gavino",
        "irina",
        "leonardo",
        "merlino",
        "natale",
        "odessa",
        "piero",
    )


def test_there_are_twenty_six_secret_goals() -> None:
    assert len(DECK) == 26


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_may_play(players: int) -> None:
    assert dealt(players).options.players == players


def test_the_characters_and_the_crown_wait_beside_the_board() -> None:
    state = dealt()
    assert standing_on(state, BESIDE) == set(range(13))
    assert state.crown_holder is None


def test_the_goals_are_shuffled() -> None:
    hands = {draw(new(Options()), Random(seed)).goals for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_is_dealt_one_goal_of_his_own(players: int) -> None:
    goals = draw(new(Options(players)), Random(1)).goals
    assert len(set(goals)) == players


def test_each_player_looks_at_his_goal_and_keeps_it_secret() -> None:
    state = dealt(3, goals=["BDEMNP", "ACEFNO", "BDFGOP"])
    assert view(state, 1).goal == card("ACEFNO")
    for other in (view(state, 0), view(state, 2), view(state)):
        assert card("ACEFNO") != other.goal


def test_a_goal_lists_six_favourites() -> None:
    assert {len(set(goal)) for goal in DECK} == {6}


def test_the_order_of_the_favourites_has_no_importance() -> None:
    listed = ["piero", "natale", "beatrice", "merlino", "ernesto", "dario"]
    deal = {"goals": [listed], "placement": None, "first_player": 0}
    assert read_deal(Options(), deal).goals == (card("BDEMNP"),)


def test_each_marker_starts_on_zero() -> None:
    assert dealt(5).totals == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(("players", "no_cards"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_each_player_gets_the_same_number_of_no_cards(players: int, no_cards: int) -> None:
    assert dealt(players).no_cards == [no_cards] * players


@pytest.mark.parametrize(("players", "left_over"), [(3, 0), (4, 0), (5, 2), (6, 0)])
def test_of_twelve_no_cards_only_five_players_leave_two(players: int, left_over: int) -> None:
    assert 12 - sum(dealt(players).no_cards) == left_over


def test_the_number_of_cards_in_each_hand_is_secret() -> None:
    state = dealt(4)
    before = view(state, 0)
    state.no_cards[1:] = [0, 1, 2]
    assert view(state, 0) == before
    assert before.no_cards == 3


def test_the_owner_may_choose_the_starting_player() -> None:
    state = new(Options(4))
    apply(state, CHANCE, Deal(DECK[:4], None, 2))
    assert (state.first_player, state.turn) == (2, 2)


def test_the_starting_player_may_be_drawn_at_random() -> None:
    drawn = {draw(new(Options(4)), Random(seed)).first_player for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_the_game_is_played_in_three_rounds() -> None:
    state = dealt()
    for number in (1, 2, 3):
        assert state.round == number
        place_everybody(state)
        state.floors = [0, 0, 0, 0, 0, 1 << 12, 0]
        crown(state, 12)
        if number < 3:
            next_deal(state)
    assert state.phase is Phase.GAME_OVER


def test_a_round_is_placing_then_the_accession_to_the_throne() -> None:
    state = dealt()
    phases = [view(state).phase]
    place_everybody(state)
    phases.append(view(state).phase)
    assert phases == [Phase.PLACING, Phase.ASCENT]


def test_only_chance_deals() -> None:
    state = new(Options())
    assert [legal(state, seat) for seat in range(4)] == [()] * 4


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_every_form_can_be_dealt(options: Options) -> None:
    state = new(options)
    apply(state, CHANCE, draw(state, Random(3)))
    assert state.round == 1
