"""The evaluation of the stops ("Evaluation des cases action")."""

from tests.rules.vienna.tables import (
    MATTHIAS,
    NINA,
    SABRINA,
    character,
    evaluated,
    lay,
    place,
    play,
    records,
    stop,
    turn,
    with_symbols,
)
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import Special, Symbols
from vivaroi_gui.rules.vienna.events import (
    ChoiceDue,
    EvaluationBegun,
    RoundOver,
    StopEvaluated,
)
from vivaroi_gui.rules.vienna.moves import NotOnDisplay, TakeCharacter
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation, Outcome
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vienna.view import view


def test_stops_are_evaluated_along_the_street_whoever_placed_first() -> None:
    state = turn((6,), coins=(0, 9, 9))
    for name, seat in [("hofreitschule", NINA), ("oper", MATTHIAS), ("rathaus", SABRINA)]:
        lay(state, name, seat, 5)
    done = evaluated(state)
    assert [one.stop for one in done] == [stop("oper"), stop("rathaus"), stop("hofreitschule")]


def test_whoever_occupied_a_stop_does_what_it_is_for_and_takes_the_dice_back() -> None:
    state = turn((6,))
    lay(state, "oper", NINA, 2)
    (done,) = evaluated(state)
    assert (done.seat, done.points, done.score) == (NINA, 1, 1)
    assert view(state).placed == (None,) * 25


def test_everybody_sees_how_it_begins_and_ends() -> None:
    state = turn((6,))
    lay(state, "oper", NINA, 2)
    events = place(state, "geheimbund", 6)
    _, begun, done, over = events
    assert begun == EvaluationBegun(1)
    assert isinstance(done, StopEvaluated)
    assert over == RoundOver(1, (0, 0, 1), (1, 0, 0))
    assert view(state).evaluation == (done.record,)


# --- coins and points ----------------------------------------------------------------------------


def test_coins_that_are_printed_are_taken() -> None:
    state = turn((6,), coins=(0, 1))
    lay(state, "naschmarkt", MATTHIAS, 3)
    (done,) = evaluated(state)
    assert (done.coins, done.purse) == (2, 3)
    assert state.coins[MATTHIAS] == 3


def test_points_that_are_printed_move_the_marker() -> None:
    state = turn((6,))
    lay(state, "oper", MATTHIAS, 2)
    lay(state, "hofreitschule", NINA, 3, 4)
    lay(state, "schoenbrunn", SABRINA, 5, 5)
    evaluated(state)
    assert state.scores == [3, 1, 2]


def test_struck_coins_have_to_be_paid() -> None:
    state = turn((6,), coins=(0, 3))
    lay(state, "rathaus", MATTHIAS, 5)
    (done,) = evaluated(state)
    assert (done.paid, done.points, done.purse) == (3, 4, 0)
    assert state.coins[MATTHIAS] == 0


def test_whoever_has_not_enough_coins_pays_none_and_nothing_is_done() -> None:
    state = turn((6,), coins=(0, 2))
    lay(state, "rathaus", MATTHIAS, 5)
    dice = Occupation(MATTHIAS, (5,))
    assert evaluated(state) == [
        Evaluated(stop("rathaus"), dice, Outcome.CANNOT_PAY, 0, 0, 0, score=0, purse=2)
    ]
    assert (state.coins[MATTHIAS], state.scores[MATTHIAS]) == (2, 0)


def test_what_came_earlier_on_the_street_pays_for_what_comes_later() -> None:
    state = turn((6,), coins=(0, 1))
    lay(state, "naschmarkt", MATTHIAS, 3)
    lay(state, "rathaus", MATTHIAS, 5)
    evaluated(state)
    assert (state.coins[MATTHIAS], state.scores[MATTHIAS]) == (0, 4)


# --- characters ----------------------------------------------------------------------------------


def test_a_character_of_choice_is_taken_from_the_display() -> None:
    state = turn((6,), coins=(0, 1))
    two = (character("cx"), character("kk"))
    state.display = two
    lay(state, "secession", MATTHIAS, 2)
    assert evaluated(state) == []
    assert (state.phase, game.to_act(state)) == (Phase.TAKE, (MATTHIAS,))
    assert view(state).pending == stop("secession")
    assert game.legal(state, MATTHIAS) == (
        TakeCharacter(character("cx")),
        TakeCharacter(character("kk")),
    )
    (done,) = records(play(state, TakeCharacter(character("kk"))))
    assert (done.character, done.paid) == (character("kk"), 1)
    assert view(state).display == two[:1]
    assert state.circles[MATTHIAS] == (character("kk"),)
    assert view(state).pending is None


def test_the_coin_for_a_character_is_paid_before_it_is_chosen() -> None:
    state = turn((6,), coins=(0, 1))
    lay(state, "secession", MATTHIAS, 2)
    events = place(state, "geheimbund", 6)
    assert events[-1] == ChoiceDue(stop("secession"), MATTHIAS, 1, 0)


def test_symbols_of_all_cards_of_a_circle_count_those_of_the_start_card_with_them() -> None:
    state = turn((6,), coins=(0, 1))
    with_symbols(state, (0, 0, 0), (1, 1, 0), (0, 0, 0))
    state.display = (character("xxk"),)
    lay(state, "secession", MATTHIAS, 2)
    evaluated(state)
    assert view(state).symbols[MATTHIAS] == Symbols(1, 3, 1)


def test_the_first_stops_with_characters_cost_a_coin_the_last_one_nothing() -> None:
    costs = [one.cost for one in SHIPPED.stops if one.action == "character"]
    assert costs == [1] * (len(costs) - 1) + [0]


def test_who_comes_when_all_characters_are_taken_pays_nothing_and_gets_nothing() -> None:
    state = turn((6,), coins=(0, 1))
    state.display = ()
    lay(state, "secession", MATTHIAS, 2)
    (done,) = evaluated(state)
    assert (done.outcome, done.paid, done.character) == (Outcome.NO_CHARACTER, 0, None)
    assert state.coins[MATTHIAS] == 1


def test_the_only_character_left_is_taken_without_asking() -> None:
    state = turn((6,), coins=(0, 1))
    state.display = (character("k"),)
    lay(state, "secession", MATTHIAS, 2)
    (done,) = evaluated(state)
    assert (done.outcome, done.character, done.paid) == (Outcome.DONE, character("k"), 1)


def test_without_the_coin_for_a_character_nobody_is_asked() -> None:
    state = turn((6,))
    lay(state, "secession", MATTHIAS, 2)
    (done,) = evaluated(state)
    assert done.outcome is Outcome.CANNOT_PAY
    assert state.phase is Phase.NEW_ROUND


def test_a_circle_may_hold_a_character_more_than_once() -> None:
    state = turn((6,))
    k = character("k")
    state.circles[MATTHIAS], state.display = (k,), (k,)
    lay(state, "central", MATTHIAS, 6)
    evaluated(state)
    assert state.circles[MATTHIAS] == (k, k)


def test_two_take_one_after_the_other_from_what_is_left() -> None:
    state = turn((6,), coins=(0, 1, 1))
    state.display = (character("cx"), character("kk"))
    lay(state, "secession", NINA, 2)
    lay(state, "karlskirche", MATTHIAS, 3)
    evaluated(state)
    done = records(play(state, TakeCharacter(character("cx"))))
    assert [(one.seat, one.character) for one in done] == [
        (NINA, character("cx")),
        (MATTHIAS, character("kk")),
    ]


def test_a_character_that_is_not_on_display_is_refused() -> None:
    state = turn((6,), coins=(0, 1))
    state.display = (character("cx"), character("kk"))
    lay(state, "secession", MATTHIAS, 2)
    evaluated(state)
    refused = view(state, MATTHIAS).refusal(TakeCharacter(character("c")))
    assert isinstance(refused, NotOnDisplay)


# --- special cards -------------------------------------------------------------------------------


def test_a_special_card_goes_to_whoever_occupies_its_stop() -> None:
    state = turn((6,))
    lay(state, "landtmann", NINA, 6)
    (done,) = evaluated(state)
    assert (done.card, done.owner) == (Special.JOKER, None)
    assert view(state).specials_of(NINA) == (Special.JOKER,)


def test_it_stays_there_until_somebody_else_gets_it() -> None:
    state = turn((6,), owners={Special.JOKER: NINA})
    lay(state, "landtmann", MATTHIAS, 6)
    (done,) = evaluated(state)
    assert (done.seat, done.card, done.owner) == (MATTHIAS, Special.JOKER, NINA)
    assert view(state).specials_of(NINA) == ()


def test_getting_a_card_that_one_has_changes_nothing() -> None:
    state = turn((6,), owners={Special.JOKER: NINA})
    lay(state, "landtmann", NINA, 6)
    (done,) = evaluated(state)
    assert (done.owner, state.owners[Special.JOKER]) == (NINA, NINA)


def test_a_stop_may_bring_a_coin_with_its_card() -> None:
    state = turn((6,))
    lay(state, "heldenplatz", NINA, 4)
    (done,) = evaluated(state)
    assert (done.card, done.coins, state.coins[NINA]) == (Special.DOUBLE_TURN, 1, 1)
