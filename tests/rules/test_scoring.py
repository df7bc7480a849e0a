"""2003, "End of the round and scoring" (R48 to R52 of docs/rules-2003.md)."""

import pytest

from tests.rules.tables import (
    ALIGHIERO,
    AWAY,
    BEATRICE,
    BESIDE,
    CHANCE,
    CLEMENTE,
    CRAFTSMEN,
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
    SERVANTS,
    THRONE,
    TRADERS,
    YES,
    State,
    actors,
    card,
    castle,
    crown,
    dealt,
    legal,
    nominate,
    vote,
)
from vivaroi_gui.rules.vivaroi import view
from vivaroi_gui.rules.vivaroi.points import goal_points, points_at
from vivaroi_gui.rules.vivaroi.records import Election


def end_of_round(rounds: int = 3) -> State:
    """Piero is king; see the castle."""
    state = dealt(3, rounds, goals=["BDEMNP", "ACEFNO", "ABGIMO"])
    floors = {
        NOBLES: {PIERO, BEATRICE, NATALE},
        DIGNITARIES: {ERNESTO, CLEMENTE},
        OFFICERS: {DARIO},
        TRADERS: {ODESSA},
        CRAFTSMEN: {MERLINO, FIORELLO},
        SERVANTS: {GAVINO},
    }
    crown(castle(state, floors), PIERO)
    return state


def test_the_round_ends_as_soon_as_a_king_is_crowned() -> None:
    state = end_of_round()
    assert [legal(state, seat) for seat in range(3)] == [(), (), ()]
    assert actors(state) == (CHANCE,)


def test_all_players_reveal_their_goals() -> None:
    (finished,) = view(end_of_round()).history
    assert finished.goals == (card("BDEMNP"), card("ACEFNO"), card("ABGIMO"))


@pytest.mark.parametrize(
    ("place", "points"),
    [
        (THRONE, 10),
        (NOBLES, 5),
        (DIGNITARIES, 4),
        (OFFICERS, 3),
        (TRADERS, 2),
        (CRAFTSMEN, 1),
        (SERVANTS, 0),
        (AWAY, 0),
        (BESIDE, 0),
    ],
)
def test_a_favourite_scores_by_its_floor(place: int, points: int) -> None:
    assert points_at(place) == points


def test_points_are_those_of_the_six_favourites_together() -> None:
    # king 10, two Nobles 5+5, Dignitary 4, Officer 3, Craftsman 1
    # Nobles 5, two Dignitaries 4+4, Trader 2, Craftsman 1, Alighiero eliminated
    # Noble 5, Trader 2, Craftsman 1, Servant 0, Alighiero and Irina eliminated
    assert end_of_round().history[0].points == (28, 16, 8)


def test_markers_move_by_the_points() -> None:
    state = end_of_round()
    assert state.totals == [28, 16, 8]
    assert view(state).totals == (28, 16, 8)


def test_eliminated_characters_score_zero() -> None:
    where = [AWAY] * 13
    assert goal_points(card("BDEMNP"), where) == 0


def test_the_nominee_who_was_rejected_scores_zero() -> None:
    state = dealt(3, 1, goals=["CFGILO", "ACEFNO", "ABGIMO"])
    castle(state, {NOBLES: {LEONARDO, IRINA}})
    nominate(state, LEONARDO)
    vote(state, NO, YES, YES)
    crown(state, IRINA)
    assert state.totals == [10, 0, 10]


def test_the_record_of_a_round_tells_how_it_went() -> None:
    (finished,) = end_of_round().history
    assert (finished.number, finished.first_player) == (1, 0)
    assert (finished.king, finished.crowned_by) == (PIERO, 0)
    assert finished.places[ALIGHIERO] == AWAY
    assert finished.places[PIERO] == THRONE
    assert finished.elections == (Election(PIERO, 0, (YES, YES, YES), THRONE),)
    assert finished.totals == (28, 16, 8)
    assert finished.got_33 == ()
