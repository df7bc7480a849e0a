"""A turn: throwing, placing, the street ("Déroulement de la partie")."""

from collections import Counter
from random import Random

import pytest

from tests.rules.vienna.tables import (
    MATTHIAS,
    NINA,
    SABRINA,
    cause,
    lay,
    place,
    places,
    play,
    stop,
    stops_for,
    turn,
    with_start_cards,
)
from vivaroi_gui.rules.core import CHANCE, NotYourTurn
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.events import EvaluationBegun, Placed, Thrown
from vivaroi_gui.rules.vienna.hands import Hands, members
from vivaroi_gui.rules.vienna.moves import (
    BadThrow,
    Gendarme,
    NoCoinToGoBack,
    NoSuchDice,
    NotADouble,
    NotOneOrTwo,
    Occupied,
    Place,
    Throw,
    WhiteAlone,
    WrongNumber,
)
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vienna.view import view

# --- throwing ------------------------------------------------------------------------------------


def test_the_first_player_throws_all_dice_and_is_on_turn() -> None:
    state = with_start_cards(first=MATTHIAS)
    assert (state.phase, state.turn) == (Phase.NEW_ROUND, MATTHIAS)
    events = play(state, Throw((1, 2, 3, 4, 5)))
    assert events[-1] == Thrown(MATTHIAS, (1, 2, 3, 4, 5), None, (1, 2, 3, 4, 5), None, False)
    assert game.to_act(state) == (MATTHIAS,)


def test_the_others_throw_at_their_first_turn_of_a_round() -> None:
    state = with_start_cards()
    play(state, Throw((1, 2, 3, 4, 5)))
    assert view(state).has_thrown == (True, False, False)
    place(state, "rathaus", 1, 4)
    assert (state.phase, state.turn, game.to_act(state)) == (Phase.THROW, MATTHIAS, (CHANCE,))
    play(state, Throw((6, 6, 6, 6, 6)))
    assert state.dice == [(2, 3, 5), (6, 6, 6, 6, 6), ()]


def test_they_throw_once_a_round() -> None:
    state = turn((1, 2), (3,), (4,))
    place(state, "geheimbund", 1)
    assert (state.phase, state.turn) == (Phase.TURN, MATTHIAS)


def test_dice_lie_in_rising_order_as_those_of_a_colour_are_alike() -> None:
    state = with_start_cards()
    play(state, Throw((5, 1, 4, 1, 3)))
    assert state.dice[SABRINA] == (1, 1, 3, 4, 5)


def test_each_face_falls_as_often_as_any() -> None:
    state = with_start_cards()
    random, fallen = Random(3), Counter[int]()
    for _ in range(1200):
        thrown = game.draw(state, random)
        assert isinstance(thrown, Throw)
        fallen.update(thrown.dice)
    assert set(fallen) == set(range(1, 7))
    assert all(900 < count < 1100 for count in fallen.values())


@pytest.mark.parametrize(
    "thrown",
    [Throw((1,) * 4), Throw((1,) * 6), Throw((1, 2, 3, 4, 7)), Throw((0,) * 5), Throw((1,) * 5, 2)],
)
def test_other_dice_than_are_thrown_are_refused(thrown: Throw) -> None:
    state = with_start_cards()
    before = state.copy()
    with pytest.raises(BadThrow):
        game.apply(state, CHANCE, thrown)
    assert state == before


def test_dice_that_were_not_used_stay_before_their_player_for_all_to_see() -> None:
    state = turn((1, 2, 4), (3,))
    place(state, "oper", 2)
    assert view(state, NINA).dice == ((1, 4), (3,), ())


# --- placing -------------------------------------------------------------------------------------


def test_one_or_two_dice_have_to_be_placed() -> None:
    state = turn((1, 2, 3), coins=(1,))
    assert {len(dice) for _, dice, _ in places(state)} == {1, 2}
    assert isinstance(cause(state, Place(stop("central"), (1, 2, 3))), NotOneOrTwo)
    assert isinstance(cause(state, Place(stop("central"), ())), NotOneOrTwo)


def test_the_values_of_two_dice_are_added() -> None:
    assert stops_for(turn((4, 5)), 4, 5) == {"stephansdom", "geheimbund"}


def test_one_die_goes_where_its_number_is() -> None:
    assert stops_for(turn((3, 3)), 3) == {
        "naschmarkt",
        "karlskirche",
        "albertina",
        "geheimbund",
    }


def test_a_number_that_is_not_on_the_stop_is_refused_with_the_numbers_that_are() -> None:
    wrong = cause(turn((3, 4)), Place(stop("rathaus"), (3, 4)))
    assert isinstance(wrong, WrongNumber)
    assert (wrong.shown, wrong.numbers) == ((7,), (5,))
    wrong = cause(turn((3, 4)), Place(stop("prater"), (3,)))
    assert isinstance(wrong, WrongNumber)
    assert (wrong.shown, wrong.numbers) == ((3,), (1, 2))


def test_a_stop_is_for_one_player_alone() -> None:
    state = turn((5,), (5,))
    place(state, "rathaus", 5)
    taken = cause(state, Place(stop("rathaus"), (5,)))
    assert isinstance(taken, Occupied)
    assert taken.seat == SABRINA
    assert "rathaus" not in stops_for(state, 5)


def test_a_stop_is_taken_by_ones_own_dice_as_well() -> None:
    state = turn((5, 5), coins=(3,))
    place(state, "rathaus", 5)
    assert isinstance(cause(state, Place(stop("rathaus"), (5,))), Occupied)


def test_nobody_places_dice_that_they_do_not_have() -> None:
    state = turn((2, 5), (3,))
    for dice, white in [((3,), False), ((2, 2), False), ((2,), True)]:
        assert isinstance(cause(state, Place(stop("geheimbund"), dice, white)), NoSuchDice)


def test_alike_dice_are_one_move() -> None:
    moves = game.legal(turn((2, 2, 2)), SABRINA)
    assert len(moves) == len(set(moves))
    assert stops_for(turn((2, 2, 2)), 2, 2) == {
        "albertina",
        "heldenplatz",
        "parlament",
        "tiergarten",
        "heuriger",
        "geheimbund",
    }


def test_the_turn_goes_to_the_left_neighbour() -> None:
    state = turn((1, 1), (2, 2), (3, 3))
    for seat in (SABRINA, MATTHIAS, NINA, SABRINA):
        assert game.to_act(state) == (seat,)
        place(state, "geheimbund", seat + 1)


def test_nobody_moves_out_of_turn() -> None:
    state = turn((1,), (1,))
    assert isinstance(cause(state, Place(stop("krieau"), (1,)), MATTHIAS), NotYourTurn)
    assert game.legal(state, MATTHIAS) == ()


def test_whoever_has_no_dice_left_is_passed_over() -> None:
    state = turn((1,), (), (3, 4))
    place(state, "geheimbund", 1)
    assert state.turn == NINA
    place(state, "geheimbund", 3)
    assert state.turn == NINA


def test_the_evaluation_begins_when_all_dice_are_placed_and_not_before() -> None:
    state = turn((2,), (4,))
    assert not any(isinstance(event, EvaluationBegun) for event in place(state, "oper", 2))
    assert state.scores == [0, 0, 0]
    events = place(state, "geheimbund", 4)
    assert any(isinstance(event, EvaluationBegun) for event in events)
    assert state.scores == [1, 0, 0]


def test_what_is_noted_of_a_hand_is_right_however_much_was_noted_before() -> None:
    hand = Hands(SHIPPED).hand((2, 3, 4, 5), None, False)
    for _ in range(2):
        for mask in range(0, hand.stops + 1, hand.stops // 40):
            some = mask & hand.stops
            told = {move.stop for move in hand.on(some) if isinstance(move, Place)}
            assert told == set(members(some))


# --- along the street ----------------------------------------------------------------------------


def test_dice_are_placed_after_those_before_and_stops_may_be_left_out() -> None:
    state = turn((1, 2, 2, 4), (6,), (6,))
    place(state, "secession", 2)
    for _ in range(2):
        place(state, "geheimbund", 6)
    assert stops_for(state, 2) == {"geheimbund"}
    assert stops_for(state, 4) >= {"heldenplatz", "parlament"}
    assert stops_for(state, 1, 2) == {"karlskirche", "albertina", "naschmarkt", "geheimbund"}


def test_the_carriage_stands_at_the_foremost_die() -> None:
    state = turn((4, 2))
    (placed,) = place(state, "oper", 2)
    assert placed == Placed(
        SABRINA, stop("oper"), Occupation(SABRINA, (2,)), 0, stop("oper"), 0, 0, 0, False
    )
    place(state, "heldenplatz", 4)
    # All dice are placed, and the round is over: where it stood is seen until the next one begins.
    assert view(state).positions[SABRINA] == stop("heldenplatz")


def test_the_coachman_turns_back_for_a_coin() -> None:
    state = turn((5, 6), coins=(1,))
    lay(state, "rathaus", SABRINA, 5)
    move = Place(stop("burgtheater"), (5,))
    assert view(state, SABRINA).bribe(move) == 1
    (placed,) = play(state, move)
    assert isinstance(placed, Placed)
    assert (placed.bribe, placed.purse, placed.position) == (1, 0, stop("rathaus"))
    assert state.coins == [0, 0, 0]


def test_there_is_no_way_back_without_a_coin() -> None:
    state = turn((5,))
    lay(state, "rathaus", SABRINA, 2, 3)
    assert isinstance(cause(state, Place(stop("burgtheater"), (5,))), NoCoinToGoBack)
    assert "burgtheater" not in stops_for(state, 5)


def test_each_way_back_costs_another_coin_as_the_carriage_stays_at_the_foremost_die() -> None:
    state = turn((3, 4, 6), (6,), coins=(2,))
    lay(state, "rathaus", SABRINA, 5)
    place(state, "naschmarkt", 3)
    place(state, "geheimbund", 6)
    assert state.positions[SABRINA] == stop("rathaus")
    place(state, "heldenplatz", 4)
    assert state.coins[SABRINA] == 0


def test_ahead_nothing_is_paid_however_far() -> None:
    state = turn((2, 6, 6), coins=(1,))
    lay(state, "oper", SABRINA, 2)
    move = Place(stop("gloriette"), (6, 6))
    assert view(state, SABRINA).bribe(move) == 0
    play(state, move)
    assert state.coins[SABRINA] == 1


def test_nobody_is_asked_for_a_coin_that_they_do_not_want_to_pay() -> None:
    state = turn((2, 5), coins=(1,))
    lay(state, "rathaus", SABRINA, 5)
    assert stops_for(state, 2) == {"prater", "stadtpark", "oper", "secession", "geheimbund"}
    place(state, "geheimbund", 2)
    assert state.coins[SABRINA] == 2


def test_where_the_gendarme_stands_nobody_places_dice() -> None:
    state = turn((5,))
    state.gendarme = stop("rathaus")
    assert isinstance(cause(state, Place(stop("rathaus"), (5,))), Gendarme)
    assert stops_for(state, 5) == {"parlament", "burgtheater", "universitaet", "geheimbund"}


# --- doubles -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tiergarten", "heuriger"])
def test_tiergarten_and_heuriger_take_two_dice_that_show_the_same(name: str) -> None:
    state = turn((3, 3, 4))
    assert name in stops_for(state, 3, 3)
    assert isinstance(cause(state, Place(stop(name), (3, 4))), NotADouble)
    assert isinstance(cause(state, Place(stop(name), (3,))), NotADouble)


# --- the white die -------------------------------------------------------------------------------


def test_the_holder_of_the_card_throws_the_white_die_as_well() -> None:
    state = with_start_cards()
    state.owners[Special.EXTRA_DIE] = SABRINA
    state.pick_up(SABRINA)
    thrown = game.draw(state, Random(1))
    assert isinstance(thrown, Throw)
    assert thrown.white in range(1, 7)
    events = play(state, Throw((1, 2, 3, 4, 5), 6))
    assert state.whites == [6, None, None]
    assert events[-1] == Thrown(SABRINA, (1, 2, 3, 4, 5), 6, (1, 2, 3, 4, 5), 6, False)


def test_the_white_die_goes_with_another_one_alone_into_the_geheimbund() -> None:
    state = turn((2, 4), whites=(3,))
    assert stops_for(state, white=True) == {"geheimbund"}
    assert "rathaus" in stops_for(state, 2, white=True)
    assert isinstance(cause(state, Place(stop("naschmarkt"), (), True)), WhiteAlone)


def test_the_white_die_is_one_of_two() -> None:
    state = turn((2, 4), whites=(3,))
    assert isinstance(cause(state, Place(stop("stephansdom"), (2, 4), True)), NotOneOrTwo)
    wrong = cause(state, Place(stop("stephansdom"), (4,), True))
    assert isinstance(wrong, WrongNumber)
    assert wrong.shown == (7,)


def test_the_white_die_makes_a_double() -> None:
    state = turn((3, 4), whites=(3,))
    assert "heuriger" in stops_for(state, 3, white=True)
    assert "heuriger" not in stops_for(state, 4, white=True)


def test_whoever_has_the_white_die_alone_left_is_on_turn_once_more() -> None:
    state = turn((2,), (4, 4), whites=(6,))
    place(state, "oper", 2)
    place(state, "geheimbund", 4)
    assert state.turn == SABRINA
    place(state, "geheimbund", white=True)
    assert state.coins[SABRINA] == 1
    assert view(state).geheimbund[-1] == Occupation(SABRINA, (), 6)
