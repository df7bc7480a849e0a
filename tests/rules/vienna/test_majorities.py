"""Symbols against both neighbours, Gloriette, Tiergarten, Heuriger."""

import pytest

from tests.rules.vienna.tables import (
    MATTHIAS,
    NINA,
    SABRINA,
    evaluated,
    lay,
    play,
    records,
    stop,
    turn,
    with_symbols,
)
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import Special, Symbol
from vivaroi_gui.rules.vienna.moves import (
    CannotSteal,
    ChooseSymbol,
    Steal,
    SymbolEvaluated,
)
from vivaroi_gui.rules.vienna.records import Comparison, Outcome
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.view import view


@pytest.mark.parametrize(
    ("name", "symbol"),
    [("pestsaeule", Symbol.CITIZEN), ("stephansdom", Symbol.CROSS), ("belvedere", Symbol.CROWN)],
)
def test_the_symbols_of_a_stop_are_compared_with_those_of_both_neighbours(
    name: str, symbol: Symbol
) -> None:
    state = turn((6,))
    counts = [[0, 0, 0] for _ in range(3)]
    for seat, count in ((SABRINA, 3), (MATTHIAS, 2), (NINA, 3)):
        counts[seat][symbol] = count
    with_symbols(state, *((a, b, c) for a, b, c in counts))
    lay(state, name, SABRINA, 4, 5)
    (done,) = evaluated(state)
    printed = state.board.stops[stop(name)]
    assert done.symbol is symbol
    assert done.comparisons == (
        Comparison(MATTHIAS, 3, 2, printed.more.points, printed.more.coins),
        Comparison(NINA, 3, 3, printed.equal.points, printed.equal.coins),
    )
    assert done.points == printed.more.points + printed.equal.points
    assert view(state).evaluated[SABRINA] == (symbol,)


def test_only_whoever_evaluates_gets_anything() -> None:
    state = turn((6,))
    with_symbols(state, (1, 0, 0), (4, 0, 0), (4, 0, 0))
    lay(state, "pestsaeule", SABRINA, 4, 4)
    (done,) = evaluated(state)
    assert [one.points for one in done.comparisons] == [0, 0]
    assert state.scores == [0, 0, 0]


def test_as_many_is_enough_even_of_none() -> None:
    state = turn((6,))
    with_symbols(state, (0, 0, 0), (0, 0, 0), (0, 0, 0))
    lay(state, "belvedere", SABRINA, 4, 6)
    (done,) = evaluated(state)
    assert done.points == 2


def test_each_neighbour_who_is_beaten_brings_a_coin_at_stephansdom() -> None:
    state = turn((6,))
    with_symbols(state, (0, 4, 0), (0, 1, 0), (0, 2, 0))
    lay(state, "stephansdom", SABRINA, 4, 5)
    (done,) = evaluated(state)
    assert (done.points, done.coins) == (4, 2)


@pytest.mark.parametrize("players", [4, 5])
def test_who_sits_opposite_is_not_compared_with(players: int) -> None:
    state = turn((6,), players=players)
    with_symbols(state, *[(2, 0, 0)] * players)
    lay(state, "pestsaeule", SABRINA, 4, 4)
    (done,) = evaluated(state)
    assert [one.neighbour for one in done.comparisons] == [1, players - 1]


# --- Gloriette -----------------------------------------------------------------------------------


def at_gloriette(coins: int = 1, evaluated_before: int = 0) -> State:
    state = turn((6,), coins=(0, coins))
    with_symbols(state, (1, 1, 1), (2, 3, 1), (2, 2, 2))
    state.evaluated[MATTHIAS] = evaluated_before
    lay(state, "gloriette", MATTHIAS, 6, 6)
    return state


def test_gloriette_compares_a_symbol_of_choice_for_a_coin() -> None:
    state = at_gloriette()
    assert evaluated(state) == []
    assert (state.phase, state.turn, state.coins[MATTHIAS]) == (Phase.SYMBOL, MATTHIAS, 0)
    assert game.legal(state, MATTHIAS) == tuple(ChooseSymbol(symbol) for symbol in Symbol)
    (done,) = records(play(state, ChooseSymbol(Symbol.CITIZEN)))
    assert (done.symbol, done.points, done.paid) == (Symbol.CITIZEN, 3, 1)


def test_gloriette_brings_the_points_of_the_stop_of_that_symbol_and_no_coins() -> None:
    state = at_gloriette()
    evaluated(state)
    (done,) = records(play(state, ChooseSymbol(Symbol.CROSS)))
    assert (done.points, done.coins) == (4, 0)
    assert all(one.coins == 0 for one in done.comparisons)


def test_no_symbol_is_compared_twice_in_a_round() -> None:
    state = turn((6,), coins=(0, 1))
    lay(state, "stephansdom", MATTHIAS, 4, 5)
    lay(state, "gloriette", MATTHIAS, 6, 6)
    evaluated(state)
    others = (ChooseSymbol(Symbol.CITIZEN), ChooseSymbol(Symbol.CROWN))
    assert game.legal(state, MATTHIAS) == others
    refused = view(state, MATTHIAS).refusal(ChooseSymbol(Symbol.CROSS))
    assert isinstance(refused, SymbolEvaluated)


def test_what_others_have_compared_does_not_matter() -> None:
    state = turn((6,), coins=(0, 1))
    lay(state, "stephansdom", NINA, 4, 5)
    lay(state, "gloriette", MATTHIAS, 6, 6)
    evaluated(state)
    assert len(game.legal(state, MATTHIAS)) == 3


def test_the_only_symbol_left_is_compared_without_asking() -> None:
    (done,) = evaluated(at_gloriette(evaluated_before=0b101))
    assert (done.symbol, done.points) == (Symbol.CROSS, 4)


def test_with_no_symbol_left_nothing_is_paid() -> None:
    (done,) = evaluated(at_gloriette(evaluated_before=0b111))
    assert (done.outcome, done.paid, done.purse) == (Outcome.NO_SYMBOL, 0, 1)


def test_without_a_coin_gloriette_brings_nothing() -> None:
    (done,) = evaluated(at_gloriette(coins=0))
    assert (done.outcome, done.points) == (Outcome.CANNOT_PAY, 0)


# --- Tiergarten ----------------------------------------------------------------------------------


def at_tiergarten(*coins: int) -> State:
    state = turn((6,), coins=coins)
    lay(state, "tiergarten", MATTHIAS, 3, 3)
    return state


def ways(state: State) -> set[tuple[tuple[int, int], ...]]:
    evaluated(state)
    assert (state.phase, state.turn) == (Phase.STEAL, MATTHIAS)
    return {move.coins for move in game.legal(state, MATTHIAS) if isinstance(move, Steal)}


def test_tiergarten_takes_up_to_three_coins_from_one_or_one_each_from_two() -> None:
    # The last die brings the first player another coin.
    assert ways(at_tiergarten(4, 7, 2)) == {
        (),
        *(((SABRINA, coins),) for coins in (1, 2, 3)),
        *(((NINA, coins),) for coins in (1, 2)),
        ((SABRINA, 1), (NINA, 1)),
    }


def test_what_is_taken_goes_from_one_player_to_the_other() -> None:
    state = at_tiergarten(2, 1, 2)
    evaluated(state)
    (done,) = records(play(state, Steal(((NINA, 2),))))
    assert (done.stolen, done.coins, done.purse) == (((NINA, 2),), 2, 3)
    assert state.coins == [3, 3, 0]


def test_fewer_coins_or_none_may_be_taken() -> None:
    state = at_tiergarten(2, 1, 2)
    evaluated(state)
    (done,) = records(play(state, Steal(())))
    assert (done.outcome, done.coins) == (Outcome.DONE, 0)
    assert state.coins == [3, 1, 2]


def test_nobody_is_asked_where_nobody_else_has_a_coin() -> None:
    state = turn((), (6, 6))
    state.turn = MATTHIAS
    lay(state, "tiergarten", MATTHIAS, 3, 3)
    state.coins = [0, 5, 0]
    (done,) = evaluated(state)
    assert (done.outcome, done.purse) == (Outcome.NO_COINS, 6)


@pytest.mark.parametrize(
    "coins",
    [((SABRINA, 4),), ((MATTHIAS, 1),), ((SABRINA, 2), (NINA, 1)), ((NINA, 3),), ((7, 1),)],
)
def test_more_coins_or_other_ones_are_refused(coins: tuple[tuple[int, int], ...]) -> None:
    state = at_tiergarten(9, 9, 2)
    evaluated(state)
    assert isinstance(view(state, MATTHIAS).refusal(Steal(coins)), CannotSteal)


# --- Heuriger ------------------------------------------------------------------------------------


def test_heuriger_brings_a_point_for_each_special_card() -> None:
    cards = {Special.JOKER: MATTHIAS, Special.INFLUENCE: MATTHIAS, Special.EXTRA_DIE: NINA}
    state = turn((6,), owners=cards)
    lay(state, "heuriger", MATTHIAS, 3, 3)
    (done,) = evaluated(state)
    assert (done.points, done.specials) == (2, (Special.JOKER, Special.INFLUENCE))


def test_heuriger_counts_the_cards_at_the_evaluation_not_at_the_placing() -> None:
    state = turn((6,), owners={Special.JOKER: MATTHIAS})
    lay(state, "heuriger", MATTHIAS, 3, 3)
    lay(state, "landtmann", NINA, 6)
    lay(state, "hofburg", MATTHIAS, 3, 4)
    assert evaluated(state)[-1].specials == (Special.INFLUENCE,)


def test_without_a_special_card_heuriger_brings_nothing() -> None:
    state = turn((6,))
    lay(state, "heuriger", MATTHIAS, 3, 3)
    (done,) = evaluated(state)
    assert (done.outcome, done.points) == (Outcome.DONE, 0)
