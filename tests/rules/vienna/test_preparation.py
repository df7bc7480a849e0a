"""Preparation of a game ("Préparatifs")."""

from collections import Counter
from random import Random

import pytest

from tests.rules.vienna.tables import (
    MATTHIAS,
    NINA,
    SABRINA,
    dealt,
    pile,
    play,
    with_start_cards,
)
from vivaroi_gui.rules.core import CHANCE, BadConfig
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import DICE
from vivaroi_gui.rules.vienna.events import Dealt, RoundBegun, StartCardChosen, StartCoinsTaken
from vivaroi_gui.rules.vienna.moves import BadDeal, ChooseStartCard, Deal, StartCardTaken, Throw
from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vienna.view import view

EVERY_NUMBER = pytest.mark.parametrize("players", [3, 4, 5])


@pytest.mark.parametrize("players", [-1, 2, 6, "3", True, None])
def test_three_to_five_play(players: object) -> None:
    with pytest.raises(BadConfig, match="players: 3 to 5"):
        Options(players)  # type: ignore[arg-type]


def test_the_first_player_has_the_watch_and_nobody_another_special_card() -> None:
    state = dealt(first=NINA)
    assert state.owners == [NINA, None, None, None, None]
    assert state.first_player == NINA


def test_the_gendarme_stands_beside_the_board() -> None:
    assert view(dealt()).gendarme is None


@EVERY_NUMBER
def test_everybody_has_four_dice_with_three_players_five(players: int) -> None:
    state = with_start_cards(players)
    assert state.in_the_air == DICE[players] == (5 if players == 3 else 4)
    assert not state.white_in_the_air


@EVERY_NUMBER
def test_markers_start_where_the_board_says_for_so_many_players(players: int) -> None:
    assert game.new(Options(players)).scores == [{3: 0, 4: 2, 5: 3}[players]] * players


@EVERY_NUMBER
def test_start_cards_are_chosen_counter_clockwise_from_the_right_of_the_first_player(
    players: int,
) -> None:
    state, order = dealt(players, first=1), list[int]()
    while state.phase is Phase.START_CARD:
        order += game.to_act(state)
        play(state, ChooseStartCard(state.start_left[-1]))
    assert order == [(1 - back) % players for back in range(1, players + 1)]


def test_a_start_card_is_chosen_once_and_lies_open() -> None:
    state = dealt()
    events = play(state, ChooseStartCard(4))
    assert events == [StartCardChosen(NINA, 4)]
    assert view(state).start_cards == (None, None, 4)
    with pytest.raises(StartCardTaken):
        play(state, ChooseStartCard(4))
    assert ChooseStartCard(4) not in game.legal(state, MATTHIAS)


def test_what_is_on_a_start_card_counts_from_then_on() -> None:
    state = dealt()
    play(state, ChooseStartCard(0))
    assert view(state).symbols[NINA] == SHIPPED.start_cards[0].symbols


def test_start_cards_that_are_left_go_back_into_the_box() -> None:
    assert view(with_start_cards()).start_left == ()


def test_coins_are_taken_once_when_all_have_chosen() -> None:
    state = dealt()
    for card in (0, 3):
        play(state, ChooseStartCard(card))
        assert state.coins == [0, 0, 0]
    events = play(state, ChooseStartCard(4))
    assert state.coins == [4, 2, 3]
    assert events == [StartCardChosen(SABRINA, 4), StartCoinsTaken((4, 2, 3))]


@EVERY_NUMBER
def test_one_character_less_than_there_are_players_is_shown(players: int) -> None:
    state = with_start_cards(players)
    assert state.display == ()
    play(state, Throw((1,) * DICE[players]))
    assert len(state.display) == len(set(state.display)) == players - 1


def test_a_character_that_comes_up_twice_goes_under_the_pile() -> None:
    state = with_start_cards(3, 0, SHIPPED, "cx", "cx", "cx", "k", "ck")
    events = play(state, Throw((1,) * 5))
    cx, k, *_ = pile("cx", "k")
    assert state.display == (cx, k)
    assert state.pile[-2:] == (cx, cx)
    (begun,) = (event for event in events if isinstance(event, RoundBegun))
    assert begun == RoundBegun(1, SABRINA, None, (), (cx, cx), (cx, k))


def test_the_pile_is_all_that_is_hidden() -> None:
    """Not even the one on turn knows what lies in it, and whoever begins is drawn."""
    seen = view(dealt(first=MATTHIAS), MATTHIAS)
    assert seen.pile == 44
    assert seen.first_player == MATTHIAS


def test_chance_draws_a_first_player_and_shuffles_all_characters() -> None:
    state = game.new(Options(5))
    deals = [game.draw(state, Random(seed)) for seed in range(60)]
    assert {deal.first_player for deal in deals if isinstance(deal, Deal)} == set(range(5))
    piles = {deal.pile for deal in deals if isinstance(deal, Deal)}
    assert len(piles) == 60
    assert all(Counter(one) == Counter(SHIPPED.pile) for one in piles)


def test_who_is_first_is_told() -> None:
    assert play(game.new(Options(3)), Deal(2, SHIPPED.pile)) == [Dealt(2)]


@pytest.mark.parametrize(
    "deal",
    [Deal(3, SHIPPED.pile), Deal(-1, SHIPPED.pile), Deal(0, SHIPPED.pile[1:]), Deal(0, (0,) * 44)],
)
def test_a_deal_that_does_not_fit_is_refused(deal: Deal) -> None:
    state = game.new(Options(3))
    before = state.copy()
    with pytest.raises(BadDeal):
        game.apply(state, CHANCE, deal)
    assert state == before
