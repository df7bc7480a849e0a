"""2003, "2. Accession to the throne" (R27 to R34 of docs/rules-2003.md)."""

import pytest

from tests.rules.tables import (
    ALIGHIERO,
    BEATRICE,
    CLEMENTE,
    CRAFTSMEN,
    DARIO,
    DIGNITARIES,
    ERNESTO,
    FIORELLO,
    GAVINO,
    IRINA,
    NOBLES,
    OFFICERS,
    SERVANTS,
    THRONE,
    TRADERS,
    MoveUp,
    actors,
    apply,
    castle,
    dealt,
    legal,
    nominate,
    place_everybody,
    play_first,
    standing_on,
)
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import FloorFull, NotOneFloor, NotUp

FULL = (ALIGHIERO, BEATRICE, CLEMENTE, DARIO)


def test_the_first_player_moves_first() -> None:
    state = dealt(5, first_player=3)
    place_everybody(state)
    assert actors(state) == (3,)


def test_moving_proceeds_clockwise() -> None:
    state = castle(dealt(3), {SERVANTS: {GAVINO}}, turn=1)
    seats: list[int] = []
    for _ in range(4):
        seats += actors(state)
        play_first(state)
    assert seats == [1, 2, 0, 1]


def test_a_player_moves_any_character_in_the_castle_up_one_floor() -> None:
    state = castle(dealt(), {SERVANTS: {GAVINO}, TRADERS: {IRINA}, NOBLES: {ERNESTO}})
    assert set(legal(state, 0)) == {
        MoveUp(GAVINO, CRAFTSMEN),
        MoveUp(IRINA, OFFICERS),
        MoveUp(ERNESTO, THRONE),
    }
    apply(state, 0, MoveUp(IRINA, OFFICERS))
    assert standing_on(state, OFFICERS) == {IRINA}
    assert standing_on(state, TRADERS) == set()


@pytest.mark.parametrize("floor", range(SERVANTS, DIGNITARIES + 1))
def test_below_a_floor_with_four_characters_nobody_may_be_moved(floor: int) -> None:
    state = castle(dealt(), {floor: {IRINA, GAVINO}, floor + 1: FULL})
    assert MoveUp(IRINA, floor + 1) not in legal(state, 0)
    with pytest.raises(FloorFull):
        apply(state, 0, MoveUp(IRINA, floor + 1))


@pytest.mark.parametrize("floor", range(SERVANTS, DIGNITARIES + 1))
def test_below_a_floor_with_three_characters_everybody_may_be_moved(floor: int) -> None:
    state = castle(dealt(), {floor: {IRINA, GAVINO}, floor + 1: FULL[:3]})
    assert {MoveUp(IRINA, floor + 1), MoveUp(GAVINO, floor + 1)} <= set(legal(state, 0))


def test_a_full_floor_blocks_for_that_turn_only() -> None:
    state = castle(dealt(), {TRADERS: {IRINA}, OFFICERS: FULL})
    apply(state, 0, MoveUp(DARIO, DIGNITARIES))
    apply(state, 1, MoveUp(IRINA, OFFICERS))
    assert standing_on(state, OFFICERS) == {ALIGHIERO, BEATRICE, CLEMENTE, IRINA}


def test_four_nobles_do_not_block_the_throne() -> None:
    state = castle(dealt(), {NOBLES: FULL})
    assert len(legal(state, 0)) == 4


@pytest.mark.parametrize("to", [SERVANTS, CRAFTSMEN, TRADERS])
def test_it_is_not_permitted_to_move_a_character_down_or_let_it_stay(to: int) -> None:
    state = castle(dealt(), {TRADERS: {IRINA}})
    with pytest.raises(NotUp):
        apply(state, 0, MoveUp(IRINA, to))


@pytest.mark.parametrize("to", [DIGNITARIES, NOBLES, THRONE, 7])
def test_a_character_moves_up_one_floor_no_more(to: int) -> None:
    state = castle(dealt(), {TRADERS: {IRINA}})
    with pytest.raises(NotOneFloor):
        apply(state, 0, MoveUp(IRINA, to))


def test_moved_up_from_the_nobles_a_character_reaches_the_throne_and_is_nominated() -> None:
    state = castle(dealt(), {NOBLES: {FIORELLO}})
    nominate(state, FIORELLO)
    assert state.nominee == FIORELLO
    assert standing_on(state, THRONE) == {FIORELLO}


def test_the_players_vote_on_the_nominee_immediately() -> None:
    state = castle(dealt(), {NOBLES: {FIORELLO}})
    nominate(state, FIORELLO)
    assert state.phase is Phase.ELECTION
    assert actors(state) == (0, 1, 2, 3)


@pytest.mark.parametrize("floor", range(SERVANTS, DIGNITARIES + 1))
def test_otherwise_the_turn_is_over_and_the_next_player_goes_on(floor: int) -> None:
    state = castle(dealt(), {floor: {IRINA}}, turn=3)
    apply(state, 3, MoveUp(IRINA, floor + 1))
    assert state.phase is Phase.ASCENT
    assert actors(state) == (0,)
