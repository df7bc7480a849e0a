"""What the five special cards do ("Premier joueur" to "Dé additionnel")."""

from random import Random

from tests.rules.vienna.tables import (
    MATTHIAS,
    NINA,
    SABRINA,
    cause,
    evaluated,
    lay,
    place,
    play,
    stop,
    stops_for,
    turn,
    with_symbols,
)
from vivaroi_gui.rules.core import WrongPhase
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import Special, Symbols
from vivaroi_gui.rules.vienna.events import DoubleTurnKept, DoubleTurnUsed, Placed
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    DoubleTurn,
    EndTurn,
    Gain,
    LeaveDice,
    Place,
    Reroll,
    SetGendarme,
    Throw,
    TurnDie,
    WrongNumber,
)
from vivaroi_gui.rules.vienna.view import view

# --- first player --------------------------------------------------------------------------------


def test_who_gets_the_watch_begins_the_next_round() -> None:
    state = turn((6,))
    lay(state, "stadtpark", NINA, 1)
    evaluated(state)
    assert game.thrower(view(state)) == NINA
    play(state, Throw((1, 2, 3, 4, 5)))
    assert (state.first_player, game.to_act(state)) == (NINA, (NINA,))
    place(state, "oper", 2)
    assert state.turn == SABRINA


# --- double turn ---------------------------------------------------------------------------------


def holder_of_double_turn() -> dict[Special, int]:
    return {Special.DOUBLE_TURN: SABRINA}


def test_the_holder_may_have_a_second_turn_after_a_normal_one() -> None:
    state = turn((2, 4, 5), (6,), owners=holder_of_double_turn())
    place(state, "oper", 2)
    assert (state.phase, state.turn) == (Phase.DOUBLE, SABRINA)
    assert set(game.legal(state, SABRINA)) == {DoubleTurn(), EndTurn()}
    assert play(state, DoubleTurn()) == [DoubleTurnUsed(SABRINA)]
    assert (state.phase, state.turn) == (Phase.TURN, SABRINA)
    place(state, "rathaus", 5)
    assert state.turn == MATTHIAS


def test_the_second_turn_is_a_complete_one() -> None:
    state = turn((2, 4, 5), (6,), coins=(2,), owners=holder_of_double_turn())
    place(state, "oper", 2)
    play(state, DoubleTurn())
    play(state, TurnDie(4, 5))
    play(state, Reroll((5,)))
    play(state, Throw((4,)))
    place(state, "stephansdom", 4, 5)
    assert state.dice[SABRINA] == ()


def test_the_card_is_turned_aside_until_the_next_round() -> None:
    state = turn((2, 4, 5), (6, 6), owners=holder_of_double_turn())
    place(state, "oper", 2)
    play(state, DoubleTurn())
    assert view(state).is_double_used
    place(state, "heldenplatz", 4)
    place(state, "geheimbund", 6)
    place(state, "rathaus", 5)
    assert state.turn == MATTHIAS  # who has it is not asked a second time
    place(state, "geheimbund", 6)
    play(state, Throw((1, 2, 3, 4, 5)))
    assert not view(state).is_double_used


def test_the_holder_may_keep_it_for_later_in_the_round() -> None:
    state = turn((2, 4, 5), (6,), owners=holder_of_double_turn())
    place(state, "oper", 2)
    assert play(state, EndTurn()) == [DoubleTurnKept(SABRINA)]
    assert state.turn == MATTHIAS
    place(state, "geheimbund", 6)
    place(state, "heldenplatz", 4)
    assert state.phase is Phase.DOUBLE


def test_the_holder_is_not_asked_without_dice_left() -> None:
    state = turn((2,), (6,), owners=holder_of_double_turn())
    place(state, "oper", 2)
    assert (state.phase, state.turn) == (Phase.TURN, MATTHIAS)


def test_nobody_else_is_asked() -> None:
    state = turn((2, 4), (6,), owners={Special.DOUBLE_TURN: NINA})
    place(state, "oper", 2)
    assert (state.phase, state.turn) == (Phase.TURN, MATTHIAS)
    assert isinstance(cause(state, DoubleTurn()), WrongPhase)


def test_the_holder_is_asked_after_a_stop_with_a_flash_too() -> None:
    state = turn((1, 2, 4), (6,), owners=holder_of_double_turn())
    place(state, "krieau", 1)
    play(state, SetGendarme(stop("oper")))
    play(state, ChooseGain(Gain.COINS))
    play(state, DoubleTurn())
    place(state, "prater", 2)
    play(state, LeaveDice())
    assert state.turn == MATTHIAS


# --- joker ---------------------------------------------------------------------------------------


def test_dice_that_show_a_one_stand_for_any_face_when_they_are_placed() -> None:
    joker = {Special.JOKER: SABRINA}
    assert {"krieau", "oper", "rathaus", "central"} <= stops_for(turn((1,), owners=joker), 1)
    assert stops_for(turn((1,)), 1) == {"krieau", "prater", "stadtpark", "geheimbund"}


def test_a_one_adds_any_face_to_another_die_and_makes_a_double() -> None:
    state = turn((1, 4), owners={Special.JOKER: SABRINA})
    assert stops_for(state, 1, 4) >= {"stephansdom", "belvedere", "tiergarten", "heuriger"}
    assert "rathaus" in stops_for(state, 1, 4)
    assert "gloriette" not in stops_for(state, 1, 4)


def test_two_ones_are_two_jokers() -> None:
    state = turn((1, 1), owners={Special.JOKER: SABRINA})
    assert {"gloriette", "tiergarten", "stephansdom"} <= stops_for(state, 1, 1)


def test_other_faces_stay_what_they_are_and_so_do_the_ones_of_others() -> None:
    state = turn((2,), (1,), owners={Special.JOKER: SABRINA})
    wrong = cause(state, Place(stop("rathaus"), (2,)))
    assert isinstance(wrong, WrongNumber)
    place(state, "geheimbund", 2)
    assert "rathaus" not in stops_for(state, 1)


def test_a_refusal_tells_all_that_a_joker_can_show() -> None:
    state = turn((1, 6), owners={Special.JOKER: SABRINA})
    wrong = cause(state, Place(stop("rathaus"), (1, 6)))
    assert isinstance(wrong, WrongNumber)
    assert (wrong.shown, wrong.numbers) == ((7, 8, 9, 10, 11, 12), (5,))


def test_dice_that_become_a_one_later_are_jokers_as_well() -> None:
    state = turn((2, 6), coins=(2,), owners={Special.JOKER: SABRINA})
    assert "rathaus" not in stops_for(state, 2)
    play(state, TurnDie(2, 1))
    assert "rathaus" in stops_for(state, 1)


def test_the_white_die_is_a_joker_like_ones_own() -> None:
    state = turn((4,), whites=(1,), owners={Special.JOKER: SABRINA})
    assert "stephansdom" in stops_for(state, 4, white=True)


def test_a_joker_keeps_its_one_on_the_stop_and_is_told() -> None:
    state = turn((1, 1), (6,), owners={Special.JOKER: SABRINA})
    (placed,) = place(state, "rathaus", 1)
    assert isinstance(placed, Placed)
    assert (placed.is_joker, placed.dice.dice) == (True, (1,))


def test_a_one_that_fits_as_it_is_is_no_joker() -> None:
    state = turn((1, 1), (6,), owners={Special.JOKER: SABRINA})
    (placed,) = place(state, "stadtpark", 1)
    assert isinstance(placed, Placed)
    assert not placed.is_joker


# --- extra influence -----------------------------------------------------------------------------


def test_the_symbols_of_extra_influence_count_in_the_circle_that_has_it() -> None:
    state = turn((6,), owners={Special.INFLUENCE: NINA})
    with_symbols(state, (1, 0, 0), (0, 0, 0), (0, 2, 0))
    assert view(state).symbols == (Symbols(1, 0, 0), Symbols(0, 0, 0), Symbols(1, 3, 1))


def test_unlike_other_characters_it_goes_to_another_circle() -> None:
    state = turn((6,), owners={Special.INFLUENCE: NINA})
    with_symbols(state, (0, 0, 0), (0, 0, 0), (0, 2, 0))
    lay(state, "hofburg", MATTHIAS, 3, 4)
    evaluated(state)
    assert view(state).symbols == (Symbols(0, 0, 0), Symbols(1, 1, 1), Symbols(0, 2, 0))


# --- extra die -----------------------------------------------------------------------------------


def test_the_white_die_is_thrown_from_the_round_after_on() -> None:
    state = turn((6,))
    lay(state, "universitaet", NINA, 5)
    lay(state, "stadtpark", NINA, 1)
    evaluated(state)
    assert view(state).white_in_the_air
    thrown = game.draw(state, Random(1))
    assert isinstance(thrown, Throw)
    assert thrown.white in range(1, 7)
    play(state, thrown)
    assert view(state).whites == (None, None, thrown.white)


def test_who_has_the_card_no_more_throws_without_it() -> None:
    state = turn((6,), whites=(None, None, 3), owners={Special.EXTRA_DIE: NINA})
    place(state, "geheimbund", 6)
    place(state, "geheimbund", white=True)
    state.owners[Special.EXTRA_DIE] = MATTHIAS
    play(state, Throw((1, 2, 3, 4, 5)))
    assert view(state).whites == (None, None, None)


def test_dice_count_for_whoever_placed_them_though_the_card_has_moved_on() -> None:
    state = turn((6,), owners={Special.EXTRA_DIE: NINA})
    lay(state, "universitaet", MATTHIAS, 5)
    lay(state, "hofreitschule", NINA, 4, white=3)
    done = evaluated(state)
    assert [(one.seat, one.points) for one in done] == [(MATTHIAS, 0), (NINA, 2)]
    assert state.owners[Special.EXTRA_DIE] == MATTHIAS
