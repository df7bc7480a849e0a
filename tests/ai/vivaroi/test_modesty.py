"""Nobody lifts a stranger past a friend, but as bait; and not again and again."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.rules.tables import apply, castle, dealt
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.modesty import rather_mine
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.rules.vivaroi import State, view
from vivaroi_gui.rules.vivaroi.moves import NO, Move, MoveUp, Vote

CARDS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")
"""Seat 0 wants 0, 1, 6, 7, 9 and 11."""
NOBLES = 5
STRANGER, FRIEND, LOW = MoveUp(3, NOBLES), MoveUp(6, 4), MoveUp(4, 3)
FLOORS: dict[int, tuple[int, ...]] = {5: (2,), 4: (0, 3), 3: (6, 9), 2: (4, 5, 7), 1: (1,)}
FULL = FLOORS | {5: (2, 8, 10)}
"""One seat among the Nobles is left."""


def taken(state: State, scores: dict[Move, float], move: Move = STRANGER) -> Move:
    """What seat 0 does instead of a move."""
    search = SimpleNamespace(
        scores=lambda: list(scores.items()),
        deal=lambda: SimpleNamespace(goals=()),
        end_of=lambda *_: None,
        worth=lambda one, *_: scores[one],
    )
    return rather_mine(Facts(view(state, 0)), move, cast("Search[Any]", search))


def stands(floors: dict[int, tuple[int, ...]] = FULL, rounds: int = 3) -> State:
    return castle(dealt(goals=CARDS, rounds=rounds), floors)


def lifted_before(*before: int, rounds: int = 3) -> State:
    """Seat 0 has brought other strangers to the Nobles already."""
    state = stands(rounds=rounds)
    for one in before:
        castle(state, {4: (one,), 2: (6, 7, 9)}, turn=0)
        apply(state, 0, MoveUp(one, NOBLES))
        for seat, other in ((1, 6), (2, 7), (3, 9)):
            apply(state, seat, MoveUp(other, 3))
    return castle(state, FLOORS, turn=0)


def test_the_last_seat_among_the_nobles_is_for_a_friend_who_is_worth_about_as_much() -> None:
    assert taken(stands(), {STRANGER: 0.5, FRIEND: 0.48}) == FRIEND
    assert taken(stands(), {STRANGER: 0.5, FRIEND: 0.46}) == STRANGER
    assert taken(stands(), {STRANGER: 0.5, LOW: 0.48}) == LOW, "or anybody lower down goes up"
    assert taken(stands(), {STRANGER: 0.5, FRIEND: 0.5}, FRIEND) == FRIEND
    assert taken(stands(), {STRANGER: 0.5, MoveUp(2, 6): 0.5}) == STRANGER, "that is another plan"


def test_on_other_seats_he_is_bait() -> None:
    assert taken(stands(FLOORS), {STRANGER: 0.5, FRIEND: 0.5}) == STRANGER


def test_nobody_is_passed_over_who_is_not_ready() -> None:
    waiting = FULL | {4: (3, 5), 2: (0, 4, 7)}
    assert taken(stands(waiting), {STRANGER: 0.5, FRIEND: 0.5}) == STRANGER


@pytest.mark.parametrize(("rounds", "instead"), [(3, STRANGER), (1, FRIEND)])
def test_alone_beside_the_throne_he_is_no_bait_in_the_last_round(
    rounds: int, instead: Move
) -> None:
    alone = stands(FLOORS | {5: ()}, rounds)
    assert taken(alone, {STRANGER: 0.5, FRIEND: 0.5}) == instead


def test_there_are_not_more_baits_in_a_round_than_two() -> None:
    scores: dict[Move, float] = {STRANGER: 0.5, FRIEND: 0.5}
    assert taken(lifted_before(8), scores) == STRANGER
    assert taken(lifted_before(8, 12), scores) == FRIEND
    assert taken(lifted_before(rounds=1), scores) == STRANGER
    assert taken(lifted_before(8, rounds=1), scores) == FRIEND, "no other round is to come"


def test_nobody_is_bait_for_those_who_have_no_card_left() -> None:
    state = stands(FLOORS)
    for _ in range(3):
        castle(state, {5: (2,)}, turn=3)
        apply(state, 3, MoveUp(2, 6))
        for seat in range(4):
            apply(state, seat, Vote(NO))
    assert taken(castle(state, FLOORS), {STRANGER: 0.5, FRIEND: 0.5}) == FRIEND
