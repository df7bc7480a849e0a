"""From round to round, to the end of the game ("Manche suivante", "Fin de la partie")."""

from itertools import permutations

import pytest

from tests.rules.vienna.tables import (
    MATTHIAS,
    NINA,
    SABRINA,
    character,
    evaluated,
    lay,
    place,
    play,
    stop,
    turn,
    with_symbols,
)
from vivaroi_gui.rules.core import CHANCE, GameOver
from vivaroi_gui.rules.vienna import Phase, game
from vivaroi_gui.rules.vienna.data import Special, Symbol, Symbols
from vivaroi_gui.rules.vienna.events import GameWon, RoundBegun, RoundOver
from vivaroi_gui.rules.vienna.last_count import decide
from vivaroi_gui.rules.vienna.moves import ChooseGain, Gain, Place, SetGendarme, Throw
from vivaroi_gui.rules.vienna.records import LastCount, TieBreak
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.view import view


def between_rounds() -> State:
    """A round is over in which all sorts of things happened."""
    state = turn((6,), owners={Special.DOUBLE_TURN: NINA})
    state.gendarme = stop("oper")
    state.is_double_used = True
    state.evaluated = [1, 2, 4]
    lay(state, "rathaus", MATTHIAS, 5)
    evaluated(state)
    return state


def test_the_evaluation_can_be_read_before_the_next_round_is_begun_by_a_throw() -> None:
    state = between_rounds()
    seen = view(state)
    assert (seen.phase, seen.to_act, seen.round) == (Phase.NEW_ROUND, (CHANCE,), 1)
    assert game.is_read_first(seen)
    assert seen.evaluation
    assert len(seen.geheimbund) == 1


def test_a_new_round_clears_the_board_and_special_cards_stay() -> None:
    state = between_rounds()
    play(state, Throw((1, 2, 3, 4, 5)))
    seen = view(state)
    assert (seen.round, seen.turn, seen.gendarme, seen.geheimbund) == (2, SABRINA, None, ())
    assert seen.positions == (0, 0, 0)
    assert seen.evaluated == ((), (), ())
    assert seen.has_thrown == (True, False, False)
    assert (seen.is_double_used, seen.evaluation) == (False, ())
    assert seen.owners[Special.DOUBLE_TURN] == NINA


def test_the_gendarme_goes_back_and_everybody_is_told_from_where() -> None:
    events = play(between_rounds(), Throw((1, 2, 3, 4, 5)))
    (begun,) = (event for event in events if isinstance(event, RoundBegun))
    assert (begun.number, begun.first_player, begun.stood) == (2, SABRINA, stop("oper"))


def test_characters_that_are_left_go_under_the_pile_and_new_ones_are_shown() -> None:
    state = between_rounds()
    left, top = state.display, (character("kk"), character("ck"))
    state.pile = (*top, *state.pile)
    events = play(state, Throw((1, 2, 3, 4, 5)))
    assert state.display == top
    assert state.pile[-len(left) :] == left
    (begun,) = (event for event in events if isinstance(event, RoundBegun))
    assert (begun.left, begun.display) == (left, top)


def test_who_comes_up_twice_goes_under_the_pile_in_every_round() -> None:
    state = between_rounds()
    left, twice = state.display, character("kk")
    state.pile = (twice, twice, character("ck"))
    events = play(state, Throw((1, 2, 3, 4, 5)))
    assert state.display == (twice, character("ck"))
    assert state.pile == (*left, twice)
    (begun,) = (event for event in events if isinstance(event, RoundBegun))
    assert begun.doubles == (twice,)


def test_a_display_is_smaller_where_there_are_not_enough_different_characters() -> None:
    state = between_rounds()
    c = character("c")
    state.display, state.pile = (c,), (c, c)
    play(state, Throw((1, 2, 3, 4, 5)))
    assert (state.display, state.pile) == ((c,), (c, c))


# --- the end -------------------------------------------------------------------------------------


def last_round(*scores: int, coins: tuple[int, ...] = ()) -> State:
    state = turn((6,), coins=coins)
    with_symbols(state, (1, 0, 0), (1, 0, 0), (1, 0, 0))
    state.scores = list(scores)
    return state


def test_the_game_ends_when_somebody_has_25_points_after_an_evaluation() -> None:
    state = last_round(0, 24, 0)
    lay(state, "oper", MATTHIAS, 2)
    events = place(state, "geheimbund", 6)
    assert isinstance(events[-2], RoundOver)
    assert isinstance(events[-1], GameWon)
    assert (state.phase, game.to_act(state)) == (Phase.GAME_OVER, ())
    assert view(state).result == game.result(state) == events[-1].result


def test_with_24_points_it_goes_on() -> None:
    state = last_round(0, 24, 24)
    evaluated(state)
    assert state.phase is Phase.NEW_ROUND
    assert game.result(state) is None


def test_25_points_in_the_middle_of_a_round_do_not_end_it() -> None:
    state = turn((1, 6), (6,))
    state.scores = [24, 0, 0]
    place(state, "krieau", 1)
    play(state, SetGendarme(stop("oper")))
    play(state, ChooseGain(Gain.POINTS))
    assert (state.scores[SABRINA], state.turn) == (25, MATTHIAS)
    place(state, "geheimbund", 6)
    place(state, "geheimbund", 6)
    assert state.phase is Phase.GAME_OVER


def counted(state: State) -> tuple[LastCount, ...]:
    evaluated(state)
    assert state.result is not None
    return state.result.counts


def test_each_symbol_of_which_one_has_more_than_both_neighbours_brings_a_point() -> None:
    state = last_round(25, 0, 0)
    with_symbols(state, (2, 3, 0), (1, 3, 1), (1, 2, 0))
    counts = counted(state)
    assert [count.majorities for count in counts] == [(Symbol.CITIZEN,), (Symbol.CROWN,), ()]
    assert state.scores == [26, 1, 0]


def test_as_many_symbols_bring_no_point_then() -> None:
    state = last_round(25, 0, 0)
    with_symbols(state, (2, 0, 0), (2, 0, 0), (1, 0, 0))
    assert [count.majorities for count in counted(state)] == [(), (), ()]


def test_the_special_card_with_symbols_counts_at_the_end_too() -> None:
    state = last_round(25, 0, 0)
    state.owners[Special.INFLUENCE] = NINA
    counts = counted(state)
    assert counts[NINA].symbols == Symbols(2, 1, 1)
    assert len(counts[NINA].majorities) == 3


def test_three_coins_are_a_point() -> None:
    counts = counted(last_round(25, 0, 0, coins=(1, 3, 8)))  # and one for the last die
    assert [(count.coins, count.coin_points, count.coins_left) for count in counts] == [
        (2, 0, 2),
        (3, 1, 0),
        (8, 2, 2),
    ]
    assert [count.total for count in counts] == [25, 1, 2]


def test_the_state_has_what_is_left_after_the_last_count() -> None:
    state = last_round(25, 0, 0, coins=(0, 4, 0))
    evaluated(state)
    assert (state.scores, state.coins) == ([25, 1, 0], [1, 1, 0])


def test_the_most_points_win_though_somebody_else_ended_the_game() -> None:
    state = last_round(25, 24, 0, coins=(0, 6, 0))
    evaluated(state)
    assert state.result is not None
    assert (state.result.winners, state.result.tie_break) == ((MATTHIAS,), TieBreak.NONE_NEEDED)
    assert state.result.totals == (25, 26, 0)


def count(seat: int, total: int, specials: int = 0, coins_left: int = 0) -> LastCount:
    cards = tuple(Special)[:specials]
    return LastCount(seat, total, Symbols(), (), coins_left, 0, coins_left, cards, total)


@pytest.mark.parametrize("order", [*permutations(range(3))])
@pytest.mark.parametrize(
    ("figures", "winners", "leaders", "tie_break"),
    [
        ([(26, 0, 0), (25, 5, 2), (25, 5, 2)], {0}, {0}, TieBreak.NONE_NEEDED),
        ([(26, 2, 0), (26, 1, 2), (25, 5, 2)], {0}, {0, 1}, TieBreak.SPECIALS),
        ([(26, 1, 2), (26, 1, 1), (26, 0, 2)], {0}, {0, 1, 2}, TieBreak.COINS),
        ([(26, 1, 1), (26, 1, 1), (26, 0, 2)], {0, 1}, {0, 1, 2}, TieBreak.SHARED),
        ([(26, 1, 1), (26, 1, 1), (26, 1, 1)], {0, 1, 2}, {0, 1, 2}, TieBreak.SHARED),
    ],
)
def test_a_tie_goes_to_more_special_cards_then_to_more_coins_or_is_shared(
    figures: list[tuple[int, int, int]],
    winners: set[int],
    leaders: set[int],
    tie_break: TieBreak,
    order: tuple[int, ...],
) -> None:
    result = decide(tuple(count(seat, *figures[one]) for seat, one in enumerate(order)))
    assert {order[seat] for seat in result.winners} == winners
    assert {order[seat] for seat in result.leaders} == leaders
    assert result.tie_break is tie_break


def test_coins_that_have_become_points_break_no_tie() -> None:
    rich, thrifty = count(0, 26), count(1, 26)
    result = decide((rich._replace(coins=9, coins_left=0), thrifty._replace(coins=2, coins_left=2)))
    assert (result.winners, result.tie_break) == ((1,), TieBreak.COINS)


def test_after_the_end_nobody_moves() -> None:
    state = last_round(25, 0, 0)
    evaluated(state)
    with pytest.raises(GameOver):
        game.apply(state, SABRINA, Place(stop("oper"), (2,)))
    with pytest.raises(GameOver):
        game.apply(state, CHANCE, Throw((1,) * 5))
    assert all(game.legal(state, seat) == () for seat in range(3))
