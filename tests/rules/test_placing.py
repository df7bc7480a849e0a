"""2003, "1. Placing the characters in the castle" (R20 to R26 of docs/rules-2003.md)."""

import pytest

from tests.rules.tables import (
    BESIDE,
    CRAFTSMEN,
    DIGNITARIES,
    GAVINO,
    IRINA,
    NATALE,
    NOBLES,
    OFFICERS,
    SERVANTS,
    THRONE,
    TRADERS,
    Place,
    actors,
    apply,
    dealt,
    legal,
    place_everybody,
    play_first,
    standing_on,
)
from vivaroi_gui.rules.vivaroi import Phase, State
from vivaroi_gui.rules.vivaroi.moves import FloorFull, NotAPlacingFloor


def everybody_who_placed(state: State) -> list[int]:
    seats: list[int] = []
    while state.phase is Phase.PLACING:
        seats += actors(state)
        play_first(state)
    return seats


def test_the_first_player_places_first() -> None:
    assert actors(dealt(4, first_player=2)) == (2,)


def test_placing_proceeds_clockwise() -> None:
    seats = everybody_who_placed(dealt(4, first_player=2))
    assert seats[:6] == [2, 3, 0, 1, 2, 3]


def test_each_player_takes_one_character_a_turn_and_places_it() -> None:
    state = dealt(4)
    apply(state, 0, Place(IRINA, OFFICERS))
    assert standing_on(state, OFFICERS) == {IRINA}
    assert len(standing_on(state, BESIDE)) == 12
    assert actors(state) == (1,)


@pytest.mark.parametrize(("players", "each"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_each_player_places_the_same_number_of_characters(players: int, each: int) -> None:
    seats = everybody_who_placed(dealt(players))
    assert [seats.count(seat) for seat in range(players)] == [each] * players


@pytest.mark.parametrize(("players", "left_over"), [(3, 1), (4, 1), (5, 3), (6, 1)])
def test_one_is_left_over_with_five_players_three(players: int, left_over: int) -> None:
    state = dealt(players)
    while state.left_to_place > 1:
        play_first(state)
    assert len(standing_on(state, BESIDE)) - 1 == left_over


@pytest.mark.parametrize("floor", [CRAFTSMEN, TRADERS, OFFICERS, DIGNITARIES])
def test_a_character_may_be_placed_from_the_craftsmen_to_the_dignitaries(floor: int) -> None:
    state = dealt()
    apply(state, 0, Place(GAVINO, floor))
    assert standing_on(state, floor) == {GAVINO}


@pytest.mark.parametrize("floor", [-1, SERVANTS, NOBLES, THRONE, 7])
def test_a_character_may_not_be_placed_on_another_floor(floor: int) -> None:
    with pytest.raises(NotAPlacingFloor):
        apply(dealt(), 0, Place(GAVINO, floor))


def test_each_character_beside_the_board_may_go_to_each_open_floor() -> None:
    offered = legal(dealt(), 0)
    everywhere = {Place(character, floor) for character in range(13) for floor in (1, 2, 3, 4)}
    assert len(offered) == 52
    assert set(offered) == everywhere


@pytest.mark.parametrize("floor", [CRAFTSMEN, TRADERS, OFFICERS, DIGNITARIES])
def test_there_can_never_be_more_than_four_characters_on_a_floor(floor: int) -> None:
    state = dealt(4)
    for seat, character in enumerate((0, 1, 2, 3)):
        apply(state, seat, Place(character, floor))
    assert all(move.floor != floor for move in legal(state, 0) if isinstance(move, Place))
    with pytest.raises(FloorFull):
        apply(state, 0, Place(GAVINO, floor))


@pytest.mark.parametrize(("players", "left_over"), [(3, 1), (4, 1), (5, 3), (6, 1)])
def test_the_leftover_characters_start_from_the_servants(players: int, left_over: int) -> None:
    state = dealt(players)
    while state.left_to_place > 1:
        play_first(state)
    assert standing_on(state, SERVANTS) == set()
    play_first(state)
    assert len(standing_on(state, SERVANTS)) == left_over
    assert standing_on(state, BESIDE) == set()


def test_it_is_the_unplaced_character_that_is_left_over() -> None:
    state = dealt(3)
    for turn, character in enumerate(c for c in range(13) if c != NATALE):
        apply(state, turn % 3, Place(character, 1 + turn // 4))
    assert standing_on(state, SERVANTS) == {NATALE}


def test_when_all_have_placed_the_accession_to_the_throne_begins() -> None:
    state = dealt()
    place_everybody(state)
    assert state.phase is Phase.ASCENT
