"""2024, "Installation", "Placement initial"."""

import pytest

from tests.rules.edition_2024.tables import (
    BOUFFON,
    DIGNITARIES,
    OFFICERS,
    RESERVE,
    SERVANTS,
    Phase,
    actors,
    apply,
    at,
    dealt,
    rested,
    table,
)
from vivaroi_gui.rules.vivaroi import legal, view
from vivaroi_gui.rules.vivaroi.data_2024 import CAST, DECK, SEALS
from vivaroi_gui.rules.vivaroi.moves import FloorFull, Place
from vivaroi_gui.rules.vivaroi.state import places


def test_there_are_fourteen_characters_and_the_jester_stands_on_floor_3() -> None:
    state = dealt()
    assert len(CAST) == 14
    assert at(state, BOUFFON) == OFFICERS
    assert [at(state, character) for character in range(13)] == [RESERVE] * 13


def test_the_jester_is_on_no_card_and_each_card_has_one_seal() -> None:
    assert len(DECK) == 26
    assert all(BOUFFON not in card and len(card) == 6 for card in DECK)
    assert all(SEALS[card] in card for card in DECK)


def test_scores_start_on_20() -> None:
    assert dealt(5).totals == [20] * 5


@pytest.mark.parametrize(("players", "no_cards"), [(3, 4), (4, 3), (5, 2), (6, 2), (7, 2), (8, 2)])
def test_vote_cards_by_the_table(players: int, no_cards: int) -> None:
    state = dealt(players)
    assert state.no_cards == [no_cards] * players
    assert state.stomach_aches == [1] * players


@pytest.mark.parametrize(("players", "no_cards"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_vote_cards_with_the_emissary(players: int, no_cards: int) -> None:
    state = dealt(players, emissary=True)
    assert state.no_cards == [no_cards] * players
    assert sorted(state.pile) == sorted(["yes", "mav", *["no"] * no_cards])


@pytest.mark.parametrize("players", range(2, 9))
def test_characters_are_placed_on_floors_1_to_4_only(players: int) -> None:
    assert {move.floor for move in legal(dealt(players), 0) if isinstance(move, Place)} == {
        1,
        2,
        3,
        4,
    }


@pytest.mark.parametrize(("players", "limit"), [(2, 3), (3, 4), (8, 4)])
def test_no_floor_ever_holds_more(players: int, limit: int) -> None:
    state = dealt(players)
    for character in range(limit):
        apply(state, actors(state)[0], Place(character, DIGNITARIES))
    seat = actors(state)[0]
    assert isinstance(view(state, seat).refusal(Place(12, DIGNITARIES)), FloorFull)
    assert not any(move.floor == DIGNITARIES for move in legal(state, seat))  # type: ignore[union-attr]


def test_the_jester_takes_a_seat_of_the_officers() -> None:
    state = dealt(3)
    for character in range(3):
        apply(state, actors(state)[0], Place(character, OFFICERS))
    assert isinstance(view(state, 0).refusal(Place(12, OFFICERS)), FloorFull)


@pytest.mark.parametrize(
    ("players", "left_over"), [(2, 2), (3, 1), (4, 1), (5, 3), (6, 1), (7, 0), (8, 0)]
)
def test_whoever_is_left_over_starts_on_floor_0(players: int, left_over: int) -> None:
    state = rested(dealt(players))
    assert list(places(state)).count(SERVANTS) == left_over
    assert RESERVE not in places(state)


@pytest.mark.parametrize(
    ("players", "placed"),
    [
        (2, [6, 5]),
        (3, [4, 4, 4]),
        (4, [3, 3, 3, 3]),
        (5, [2, 2, 2, 2, 2]),
        (6, [2, 2, 2, 2, 2, 2]),
        (7, [2, 2, 2, 2, 2, 2, 1]),
        (8, [2, 2, 2, 2, 2, 1, 1, 1]),
    ],
)
def test_how_many_each_places(players: int, placed: list[int]) -> None:
    acts = view(rested(dealt(players))).placings
    assert [sum(seat == one for seat, _ in acts) for one in range(players)] == placed
    assert table(players).placed_each == max(placed)


@pytest.mark.parametrize(("players", "first"), [(7, 0), (7, 3), (8, 0), (8, 6)])
def test_the_last_ones_with_one_character_get_3_points_as_soon_as_it_is_placed(
    players: int, first: int
) -> None:
    state = dealt(players, first_player=first)
    last = [(first + step) % players for step in range(players)][players - (1, 3)[players == 8] :]
    while state.phase is Phase.PLACING:
        (seat,) = actors(state)
        before = list(state.totals)
        is_first = sum(by == seat for by, _ in state.acts) == 0
        apply(state, seat, next(move for move in legal(state, seat)))
        gained = [after - once for after, once in zip(state.totals, before, strict=True)]
        wanted = [3 * (one == seat and is_first and seat in last) for one in range(players)]
        assert gained == wanted


def test_compensation_is_for_both_partners_or_once_for_their_marker() -> None:
    teams = (*((one, one + 1) for one in (0, 2, 4)), *((one,) for one in range(6, 10)))
    own = rested(dealt(10, teams=teams, shared_marker=True))
    assert own.totals == [20, 20, 20, 20, 20, 20, 23]
    six = ((0,), (1,), (2,), (3,), (4,), (5,), (6, 7))
    assert rested(dealt(8, teams=six)).totals == [20] * 6 + [23, 23]
