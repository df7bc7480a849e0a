"""The quick online form: one round, random floors 0-3 (R61 to R64 of docs/rules-2003.md)."""

from collections import Counter
from random import Random

import pytest

from tests.rules.tables import (
    CHANCE,
    IRINA,
    NOBLES,
    OFFICERS,
    SERVANTS,
    THRONE,
    Deal,
    Options,
    actors,
    apply,
    castle,
    crown,
    draw,
    legal,
    new,
    standing_on,
)
from vivaroi_gui.rules.vivaroi import Phase, Placement, State
from vivaroi_gui.rules.vivaroi.data import DECK

FLOORS_OF_ALL = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3)


def quick(players: int = 3, rounds: int = 1) -> State:
    state = new(Options(players, rounds, Placement.RANDOM))
    apply(state, CHANCE, Deal(DECK[:players], FLOORS_OF_ALL, 1))
    return state


def test_one_round_may_be_played() -> None:
    state = quick(rounds=1)
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert state.phase is Phase.GAME_OVER


def test_three_rounds_may_be_played() -> None:
    state = quick(rounds=3)
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert state.phase is Phase.DEAL


def test_the_first_player_moves_at_once() -> None:
    state = quick()
    assert state.phase is Phase.ASCENT
    assert actors(state) == (1,)


def test_the_characters_stand_where_chance_put_them() -> None:
    state = quick()
    assert standing_on(state, SERVANTS) == {0, 1, 2, 3}
    assert standing_on(state, OFFICERS) == {10, 11, 12}
    assert legal(state, 1) != ()


@pytest.mark.parametrize("seed", range(10))
def test_all_thirteen_are_placed_on_floors_zero_to_three_at_most_four_a_floor(seed: int) -> None:
    placement = draw(new(Options(4, 1, Placement.RANDOM)), Random(seed)).placement
    assert placement is not None
    assert len(placement) == 13
    assert set(placement) <= {0, 1, 2, 3}
    assert max(Counter(placement).values()) <= 4


def test_each_floor_is_as_likely_as_another() -> None:
    random, drawn = Random(11), Counter[int]()
    state = new(Options(3, 1, Placement.RANDOM))
    for _ in range(800):
        drawn.update(draw(state, random).placement or ())
    # 800 * 13 / 4 = 2600 each, standard deviation about 22
    assert all(abs(drawn[floor] - 2600) < 110 for floor in (0, 1, 2, 3))


def test_placed_by_the_players_nobody_stands_anywhere_at_first() -> None:
    assert draw(new(Options(4, 1)), Random(1)).placement is None


def test_the_king_of_the_quick_form_scores_ten() -> None:
    state = quick()
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert standing_on(state, THRONE) == {IRINA}
    assert set(state.totals) <= {0, 10}
