"""The worked examples of the rulebook, with Rachel, Simon, Theresa and Umberto."""

import pytest

from tests.rules.tables import (
    ALIGHIERO,
    AWAY,
    BEATRICE,
    CHANCE,
    CLEMENTE,
    DARIO,
    DIGNITARIES,
    ERNESTO,
    FIORELLO,
    GAVINO,
    IRINA,
    LEONARDO,
    MERLINO,
    NATALE,
    NO,
    NOBLES,
    ODESSA,
    OFFICERS,
    PIERO,
    RACHEL,
    SERVANTS,
    SIMON,
    THERESA,
    THRONE,
    TRADERS,
    UMBERTO,
    YES,
    MoveUp,
    Place,
    State,
    Vote,
    actors,
    apply,
    castle,
    dealt,
    legal,
    standing_on,
    vote,
)
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import FloorFull
from vivaroi_gui.rules.vivaroi.records import Election

PLACED = (
    (ALIGHIERO, DIGNITARIES),
    (BEATRICE, DIGNITARIES),
    (CLEMENTE, DIGNITARIES),
    (DARIO, DIGNITARIES),
    (ODESSA, OFFICERS),
    (ERNESTO, OFFICERS),
    (FIORELLO, OFFICERS),
    (GAVINO, TRADERS),
    (IRINA, TRADERS),
    (LEONARDO, TRADERS),
    (MERLINO, 1),
    (NATALE, 1),
)


def just_placed() -> State:
    """Four stand on the Dignitaries' floor, Odessa among the Officers."""
    state = dealt(4, first_player=RACHEL)
    for turn, placed in enumerate(PLACED):
        apply(state, turn % 4, Place(*placed))
    return state


def test_when_all_have_placed_it_is_rachels_turn_and_piero_starts_from_the_servants() -> None:
    state = just_placed()
    assert actors(state) == (RACHEL,)
    assert standing_on(state, SERVANTS) == {PIERO}


def test_rachel_moves_alighiero_up_from_the_dignitaries_to_the_nobles() -> None:
    state = just_placed()
    apply(state, RACHEL, MoveUp(ALIGHIERO, NOBLES))
    assert standing_on(state, NOBLES) == {ALIGHIERO}
    assert standing_on(state, DIGNITARIES) == {BEATRICE, CLEMENTE, DARIO}
    assert actors(state) == (SIMON,)


def test_rachel_could_not_move_odessa_up_onto_the_full_dignitaries_floor() -> None:
    state = just_placed()
    assert MoveUp(ODESSA, DIGNITARIES) not in legal(state, RACHEL)
    with pytest.raises(FloorFull):
        apply(state, RACHEL, MoveUp(ODESSA, DIGNITARIES))
    assert actors(state) == (RACHEL,)


def nobles_before(turn: int) -> State:
    floors = {NOBLES: {CLEMENTE, FIORELLO}, DIGNITARIES: {ALIGHIERO}}
    return castle(dealt(4, first_player=RACHEL), floors, turn)


def test_theresa_moves_clemente_onto_the_throne_and_takes_the_crown() -> None:
    state = nobles_before(THERESA)
    apply(state, THERESA, MoveUp(CLEMENTE, THRONE))
    assert state.phase is Phase.ELECTION
    assert state.crown_holder == THERESA


def test_clemente_is_eliminated_by_the_no_of_simon_and_of_theresa() -> None:
    state = nobles_before(THERESA)
    apply(state, THERESA, MoveUp(CLEMENTE, THRONE))
    vote(state, YES, NO, NO, YES)
    assert state.king is None
    assert CLEMENTE in standing_on(state, AWAY)
    assert state.elections == [Election(CLEMENTE, THERESA, (YES, NO, NO, YES), AWAY)]


def test_rachel_and_umberto_take_their_yes_back_simon_and_theresa_lose_their_no() -> None:
    state = nobles_before(THERESA)
    apply(state, THERESA, MoveUp(CLEMENTE, THRONE))
    vote(state, YES, NO, NO, YES)
    assert (state.no_cards[RACHEL], state.no_cards[UMBERTO]) == (3, 3)
    assert (state.no_cards[SIMON], state.no_cards[THERESA]) == (2, 2)


def test_the_game_goes_on_with_umberto_left_of_theresa() -> None:
    state = nobles_before(THERESA)
    apply(state, THERESA, MoveUp(CLEMENTE, THRONE))
    vote(state, YES, NO, NO, YES)
    assert actors(state) == (UMBERTO,)


@pytest.mark.parametrize("against", [RACHEL, SIMON, THERESA, UMBERTO])
def test_even_one_no_would_have_been_enough_to_eliminate_clemente(against: int) -> None:
    state = nobles_before(THERESA)
    apply(state, THERESA, MoveUp(CLEMENTE, THRONE))
    for seat in (RACHEL, SIMON, THERESA, UMBERTO):
        apply(state, seat, Vote(NO if seat == against else YES))
    assert CLEMENTE in standing_on(state, AWAY)


def test_umberto_moves_fiorello_onto_the_throne_all_vote_yes_and_the_round_is_over() -> None:
    state = nobles_before(UMBERTO)
    apply(state, UMBERTO, MoveUp(FIORELLO, THRONE))
    assert state.crown_holder == UMBERTO
    vote(state, YES, YES, YES, YES)
    assert state.king == FIORELLO
    assert standing_on(state, THRONE) == {FIORELLO}
    assert actors(state) == (CHANCE,)
    assert state.history[0].crowned_by == UMBERTO
