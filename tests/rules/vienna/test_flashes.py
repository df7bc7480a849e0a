"""What happens as soon as dice are placed ("cases marquées par un éclair")."""

import pytest

from tests.rules.vienna.tables import (
    MATTHIAS,
    NINA,
    SABRINA,
    cause,
    lay,
    place,
    play,
    records,
    stop,
    stops_for,
    turn,
)
from vivaroi_gui.rules.core import WrongPhase
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, STREET
from vivaroi_gui.rules.vienna.data import WHITE
from vivaroi_gui.rules.vienna.events import (
    DiceLeft,
    DiceReturned,
    DieSet,
    GendarmeSet,
    KrieauGained,
    Placed,
)
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    Gain,
    LeaveDice,
    NoSuchDice,
    NoSuchFace,
    NoSuchStop,
    NotOnTheStreet,
    Occupied,
    Place,
    SameFace,
    SetDie,
    SetGendarme,
)
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.rules.vienna.view import view

# --- Krieau --------------------------------------------------------------------------------------


def test_krieau_sets_the_gendarme_at_once_on_a_free_stop_of_choice() -> None:
    state = turn((1, 2), (4,))
    lay(state, "rathaus", NINA, 5)
    place(state, "krieau", 1)
    assert (state.phase, state.turn) == (Phase.GENDARME, SABRINA)
    free = set(STREET) - {stop("krieau"), stop("rathaus")}
    assert set(game.legal(state, SABRINA)) == {SetGendarme(one) for one in free}
    assert play(state, SetGendarme(stop("oper"))) == [GendarmeSet(SABRINA, stop("oper"))]
    assert view(state).gendarme == stop("oper")


def test_the_gendarme_stands_neither_among_dice_nor_in_the_geheimbund() -> None:
    state = turn((1, 2), (4,))
    place(state, "krieau", 1)
    assert isinstance(cause(state, SetGendarme(stop("krieau"))), Occupied)
    assert isinstance(cause(state, SetGendarme(GEHEIMBUND)), NotOnTheStreet)
    assert isinstance(cause(state, SetGendarme(25)), NoSuchStop)
    assert isinstance(cause(state, Place(stop("oper"), (2,))), WrongPhase)


@pytest.mark.parametrize(
    ("gain", "told"),
    [
        (Gain.COINS, KrieauGained(SABRINA, coins=1, points=0, score=0, purse=1)),
        (Gain.POINTS, KrieauGained(SABRINA, coins=0, points=1, score=1, purse=0)),
    ],
)
def test_then_whoever_placed_takes_a_coin_or_a_point(gain: Gain, told: KrieauGained) -> None:
    state = turn((1, 2), (4,))
    place(state, "krieau", 1)
    play(state, SetGendarme(stop("oper")))
    assert set(game.legal(state, SABRINA)) == {ChooseGain(one) for one in Gain}
    assert play(state, ChooseGain(gain)) == [told]
    assert (state.phase, state.turn) == (Phase.TURN, MATTHIAS)


def test_where_the_gendarme_stands_dice_are_kept_away_from_everybody() -> None:
    state = turn((1, 2), (2,))
    place(state, "krieau", 1)
    play(state, SetGendarme(stop("oper")))
    play(state, ChooseGain(Gain.COINS))
    assert "oper" not in stops_for(state, 2)
    place(state, "geheimbund", 2)
    assert "oper" not in stops_for(state, 2)


# --- Prater --------------------------------------------------------------------------------------


def test_prater_turns_one_of_the_dice_that_are_left_to_any_face() -> None:
    state = turn((2, 3, 6), (4,))
    place(state, "prater", 2)
    assert (state.phase, state.turn) == (Phase.PRATER, SABRINA)
    others = {3: {1, 2, 4, 5, 6}, 6: {1, 2, 3, 4, 5}}
    assert set(game.legal(state, SABRINA)) == {
        LeaveDice(),
        *(SetDie(die, to) for die, faces in others.items() for to in faces),
    }
    assert play(state, SetDie(6, 1)) == [DieSet(SABRINA, 6, 1, False)]
    assert state.dice[SABRINA] == (1, 3)
    assert (state.phase, state.turn) == (Phase.TURN, MATTHIAS)


def test_prater_turns_the_white_die_as_well() -> None:
    state = turn((2,), (4,), whites=(3,))
    place(state, "prater", 2)
    assert play(state, SetDie(WHITE, 6)) == [DieSet(SABRINA, 3, 6, True)]
    assert state.whites[SABRINA] == 6


def test_nobody_has_to_turn_a_die_at_prater() -> None:
    state = turn((2, 3), (4,))
    place(state, "prater", 2)
    assert play(state, LeaveDice()) == [DiceLeft(SABRINA)]
    assert (state.dice[SABRINA], state.turn) == ((3,), MATTHIAS)


def test_who_has_no_dice_left_is_not_asked_at_prater() -> None:
    state = turn((2,), (4,))
    place(state, "prater", 2)
    assert (state.phase, state.turn) == (Phase.TURN, MATTHIAS)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (SetDie(4, 1), NoSuchDice),
        (SetDie(WHITE, 1), NoSuchDice),
        (SetDie(3, 3), SameFace),
        (SetDie(3, 0), NoSuchFace),
    ],
)
def test_what_cannot_be_turned_at_prater_is_refused_by_its_cause(
    move: SetDie, why: type[Exception]
) -> None:
    state = turn((2, 3), (4,))
    place(state, "prater", 2)
    assert isinstance(cause(state, move), why)


# --- Geheimbund ----------------------------------------------------------------------------------


def test_the_geheimbund_takes_any_dice_of_anybody() -> None:
    state = turn((1, 6), (2, 5), (3,))
    place(state, "geheimbund", 1, 6)
    place(state, "geheimbund", 2)
    place(state, "geheimbund", 3)
    assert view(state).geheimbund == (
        Occupation(SABRINA, (1, 6)),
        Occupation(MATTHIAS, (2,)),
        Occupation(NINA, (3,)),
    )
    assert "geheimbund" in stops_for(state, 5)


def test_the_geheimbund_gives_a_coin_for_each_die_at_once() -> None:
    state = turn((1, 6), (2, 5), whites=(4,))
    place(state, "geheimbund", 1, white=True)
    (placed,) = place(state, "geheimbund", 2, 5)
    assert state.coins == [2, 2, 0]
    assert isinstance(placed, Placed)
    assert (placed.coins, placed.purse, placed.is_joker) == (2, 2, False)


def test_the_geheimbund_lies_outside_the_street() -> None:
    state = turn((5, 6), (1,))
    lay(state, "heuriger", SABRINA, 2, 2)
    place(state, "geheimbund", 5)
    assert view(state).positions == (stop("heuriger"), 0, 0)
    assert state.coins[SABRINA] == 1  # and nothing for the coachman


def test_no_more_than_two_dice_go_into_the_geheimbund_in_a_turn() -> None:
    moves = game.legal(turn((1, 2, 3)), SABRINA)
    placings = [move for move in moves if isinstance(move, Place) and move.stop == GEHEIMBUND]
    assert {len(move.dice) for move in placings} == {1, 2}


# --- and not again in the evaluation -------------------------------------------------------------


def test_stops_with_a_flash_are_not_evaluated_again_but_their_dice_go_home_then() -> None:
    state = turn((2,), (6,))
    lay(state, "krieau", NINA, 1)
    place(state, "prater", 2)
    assert state.placed[stop("prater")] is not None
    events = place(state, "geheimbund", 6)
    assert [event for event in events if isinstance(event, DiceReturned)] == [
        DiceReturned(stop("krieau"), Occupation(NINA, (1,))),
        DiceReturned(stop("prater"), Occupation(SABRINA, (2,))),
    ]
    assert records(events) == []
    assert (state.scores, state.coins) == ([0, 0, 0], [0, 1, 0])
