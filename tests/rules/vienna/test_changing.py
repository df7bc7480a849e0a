"""A coin for other dice: thrown again, or one turned by one."""

import pytest

from tests.rules.vienna.tables import SABRINA, cause, place, play, turn
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import WHITE
from vivaroi_gui.rules.vienna.events import DieTurned, RerollPaid, Thrown
from vivaroi_gui.rules.vienna.moves import (
    NoCoinToChange,
    NoDice,
    NoSuchDice,
    NoSuchFace,
    NotByOne,
    Reroll,
    Throw,
    TurnDie,
)
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.view import view


def changes(state: State) -> set[Reroll | TurnDie]:
    moves = game.legal(state, SABRINA)
    return {move for move in moves if isinstance(move, Reroll | TurnDie)}


def test_for_a_coin_as_many_dice_as_one_likes_are_thrown_again() -> None:
    state = turn((1, 2, 2), coins=(1,))
    rerolls = {move.dice for move in changes(state) if isinstance(move, Reroll)}
    assert rerolls == {(1,), (2,), (1, 2), (2, 2), (1, 2, 2)}


def test_only_the_chosen_dice_are_thrown_again() -> None:
    state = turn((1, 2, 5), coins=(2,))
    assert play(state, Reroll((1, 5))) == [RerollPaid(SABRINA, (1, 5), None, 1)]
    assert (state.phase, game.to_act(state)) == (Phase.THROW, (CHANCE,))
    assert (view(state).dice[SABRINA], view(state).in_the_air) == ((2,), 2)
    assert play(state, Throw((1, 3))) == [Thrown(SABRINA, (1, 3), None, (1, 2, 3), None, True)]
    assert (state.turn, state.coins[SABRINA]) == (SABRINA, 1)


def test_the_white_die_is_thrown_again_with_others_or_alone() -> None:
    state = turn((4,), coins=(2,), whites=(1,))
    rerolls = {(m.dice, m.white) for m in changes(state) if isinstance(m, Reroll)}
    assert rerolls == {((4,), False), ((4,), True), ((), True)}
    assert play(state, Reroll((), True)) == [RerollPaid(SABRINA, (), 1, 1)]
    assert view(state).white_in_the_air
    play(state, Throw((), 5))
    assert (state.dice[SABRINA], state.whites[SABRINA]) == ((4,), 5)


def test_for_a_coin_one_die_is_turned_by_one_up_or_down() -> None:
    state = turn((2, 5), coins=(1,))
    turns = {move for move in changes(state) if isinstance(move, TurnDie)}
    assert turns == {TurnDie(2, 1), TurnDie(2, 3), TurnDie(5, 4), TurnDie(5, 6)}
    assert play(state, TurnDie(5, 4)) == [DieTurned(SABRINA, 5, 4, False, 0)]
    assert state.dice[SABRINA] == (2, 4)


def test_a_six_is_not_turned_up_nor_a_one_down() -> None:
    state = turn((1, 6), coins=(1,))
    assert {move for move in changes(state) if isinstance(move, TurnDie)} == {
        TurnDie(1, 2),
        TurnDie(6, 5),
    }
    assert isinstance(cause(state, TurnDie(6, 1)), NotByOne)


def test_the_white_die_is_turned_as_any_other() -> None:
    state = turn((1,), coins=(1,), whites=(6,))
    assert play(state, TurnDie(WHITE, 5)) == [DieTurned(SABRINA, 6, 5, True, 0)]
    assert state.whites[SABRINA] == 5


def test_dice_are_changed_as_often_as_one_pays_and_in_any_order() -> None:
    state = turn((1, 6), coins=(3,))
    play(state, TurnDie(1, 2))
    play(state, Reroll((6,)))
    play(state, Throw((4,)))
    play(state, TurnDie(4, 3))
    assert (state.dice[SABRINA], state.coins[SABRINA]) == ((2, 3), 0)
    assert changes(state) == set()
    place(state, "rathaus", 2, 3)


def test_without_a_coin_nothing_is_changed() -> None:
    state = turn((3,))
    assert changes(state) == set()
    assert isinstance(cause(state, TurnDie(3, 4)), NoCoinToChange)
    assert isinstance(cause(state, Reroll((3,))), NoCoinToChange)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Reroll(()), NoDice),
        (Reroll((4,)), NoSuchDice),
        (Reroll((3, 3)), NoSuchDice),
        (Reroll((3,), True), NoSuchDice),
        (TurnDie(4, 5), NoSuchDice),
        (TurnDie(WHITE, 5), NoSuchDice),
        (TurnDie(3, 5), NotByOne),
        (TurnDie(3, 3), NotByOne),
        (TurnDie(3, 7), NoSuchFace),
    ],
)
def test_what_cannot_be_changed_is_refused_by_its_cause(
    move: Reroll | TurnDie, why: type[Exception]
) -> None:
    assert isinstance(cause(turn((3, 6), coins=(1,)), move), why)
