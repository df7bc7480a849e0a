"""2024, "Les WC"."""

import pytest

from tests.rules.edition_2024.tables import (
    ANNA,
    BRIDGET,
    CLOTHILDE,
    DAGOBERT,
    DIGNITARIES,
    ELOISE,
    FOIDVO,
    GASTON,
    JEANNE,
    LEONARDO,
    MERLIN,
    NOBLES,
    OFFICERS,
    TRADERS,
    VICTORIA,
    WC_3,
    WC_4,
    MoveUp,
    State,
    apply,
    at,
    castle,
    dealt,
)
from vivaroi_gui.rules.core import IllegalMove
from vivaroi_gui.rules.vivaroi import legal, view
from vivaroi_gui.rules.vivaroi.moves import (
    FloorFull,
    FloorNotFull,
    NotInCastle,
    NotOneFloor,
    OnlyFromBelow,
    OutOfWcToItsFloor,
    WcOccupied,
)

FULL_4 = {
    DIGNITARIES: {ANNA, BRIDGET, CLOTHILDE, DAGOBERT},
    OFFICERS: {ELOISE, FOIDVO},
    TRADERS: {GASTON},
}


def refused(state: State, character: int, to: int) -> type[IllegalMove]:
    refusal = view(state, 0).refusal(MoveUp(character, to))
    assert refusal is not None
    with pytest.raises(type(refusal)):
        apply(state, 0, MoveUp(character, to))
    return type(refusal)


def test_in_from_the_floor_below_when_the_floor_is_full_and_the_wc_empty() -> None:
    state = castle(dealt(), FULL_4)
    assert MoveUp(ELOISE, WC_4) in legal(state, 0)
    apply(state, 0, MoveUp(ELOISE, WC_4))
    assert at(state, ELOISE) == WC_4
    assert state.turn == 1  # it was the whole turn


def test_with_two_players_three_are_a_full_floor() -> None:
    three = {DIGNITARIES: {ANNA, BRIDGET, CLOTHILDE}, OFFICERS: {ELOISE}}
    assert MoveUp(ELOISE, WC_4) in legal(castle(dealt(2), three), 0)
    assert MoveUp(ELOISE, WC_4) not in legal(castle(dealt(3), three), 0)


def test_not_in_while_its_floor_has_room() -> None:
    assert refused(castle(dealt(), FULL_4), GASTON, WC_3) is FloorNotFull


def test_not_in_while_somebody_is_inside() -> None:
    assert refused(castle(dealt(), {**FULL_4, WC_4: {JEANNE}}), ELOISE, WC_4) is WcOccupied


def test_not_from_two_floors_below() -> None:
    assert refused(castle(dealt(), FULL_4), GASTON, WC_4) is NotOneFloor


def test_not_from_its_own_floor_nor_from_above() -> None:
    state = castle(dealt(), {**FULL_4, NOBLES: {JEANNE}})
    assert refused(state, ANNA, WC_4) is OnlyFromBelow
    assert refused(state, JEANNE, WC_4) is OnlyFromBelow


def test_who_is_in_the_box_goes_to_no_wc() -> None:
    assert refused(castle(dealt(), FULL_4), MERLIN, WC_4) is NotInCastle


def test_out_to_its_own_floor_only_and_only_if_there_is_room() -> None:
    state = castle(dealt(), {OFFICERS: {ANNA}, WC_4: {FOIDVO}})
    assert refused(state, FOIDVO, NOBLES) is OutOfWcToItsFloor
    assert refused(state, FOIDVO, OFFICERS) is OutOfWcToItsFloor
    assert legal(state, 0)[-1] == MoveUp(FOIDVO, DIGNITARIES)
    apply(state, 0, MoveUp(FOIDVO, DIGNITARIES))
    assert at(state, FOIDVO) == DIGNITARIES
    full = castle(dealt(), {**FULL_4, WC_4: {JEANNE}})
    assert refused(full, JEANNE, DIGNITARIES) is FloorFull


def test_margot_may_move_into_wc_4_but_not_into_wc_3() -> None:
    """The first example: floor 4 is full, floor 3 is not."""
    state = castle(dealt(), FULL_4)
    assert [move for move in legal(state, 0) if isinstance(move, MoveUp) and move.to == WC_4] == [
        MoveUp(ELOISE, WC_4),
        MoveUp(FOIDVO, WC_4),
    ]
    assert refused(state, GASTON, WC_3) is FloorNotFull


def test_charles_lets_foidvo_out_of_wc_4_but_could_not_let_leonardo_out_of_wc_3() -> None:
    """The second example: floor 4 has room, floor 3 is full, both WCs are taken."""
    state = castle(
        dealt(),
        {
            DIGNITARIES: {ANNA},
            OFFICERS: {BRIDGET, CLOTHILDE, DAGOBERT, ELOISE},
            TRADERS: {VICTORIA},
            WC_4: {FOIDVO},
            WC_3: {LEONARDO},
        },
    )
    assert MoveUp(FOIDVO, DIGNITARIES) in legal(state, 0)
    assert refused(state, LEONARDO, OFFICERS) is FloorFull
    assert refused(state, VICTORIA, WC_3) is WcOccupied
