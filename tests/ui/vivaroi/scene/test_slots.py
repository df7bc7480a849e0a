"""Nobody moves sideways without need."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.ui.vivaroi.scene.positions import Match
from vivaroi_gui.rules.core import CHANCE, Event, Seat
from vivaroi_gui.rules.vivaroi import (
    Options,
    Placement,
    State,
    View,
    apply,
    draw,
    legal,
    new,
    to_act,
    view,
)
from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, OUT, THRONE
from vivaroi_gui.rules.vivaroi.events import Placed, RoundBegun
from vivaroi_gui.rules.vivaroi.moves import NO, Move, Vote
from vivaroi_gui.ui.vivaroi.scene.seating import Seating, seated
from vivaroi_gui.ui.vivaroi.scene.slots import arranged

_EMPTY = (OUT,) * 13


def test_an_arrival_takes_the_free_slot_nearest_to_its_old_one() -> None:
    places = (3, 3, *_EMPTY[2:])
    slots = arranged((4, 3, *_EMPTY[2:]), places, {0: 3, 1: 0})
    assert slots == {0: 3, 1: 0}
    slots = arranged((4, 4, *_EMPTY[2:]), (4, 3, *_EMPTY[2:]), {0: 3, 1: 3})
    assert slots == {0: 3, 1: 2}


def test_the_same_places_always_give_the_same_slots() -> None:
    places = (0, 0, 1, 2, 2, 2, 2, 3, 4, 5, 5, OUT, THRONE)
    assert arranged(places) == arranged(places)


def test_in_whole_games_nobody_shares_a_slot_and_nobody_who_stays_moves() -> None:
    for seed in range(6):
        random, match, seating = Random(seed), Match(seed=seed), Seating((OUT,) * 13)
        state = match.state
        for _ in range(120):
            seats = to_act(state)
            if not seats:
                break
            seat = seats[0]
            move = draw(state, random) if seat == CHANCE else random.choice(legal(state, seat))
            apply(state, seat, move)
            before, seating = seating, seating.after(match.view(None).places)
            _check(before, seating)


def _check(before: Seating, after: Seating) -> None:
    for floor in range(THRONE):
        taken = [after.slots[character] for character in after.at(floor)]
        assert len(set(taken)) == len(taken) <= FLOOR_LIMIT
        assert set(taken) <= set(range(FLOOR_LIMIT))
    for character, slot in after.slots.items():
        if before.places[character] == after.places[character]:
            assert before.slots[character] == slot


@pytest.mark.parametrize(
    "options",
    [
        Options(3),
        Options(4, rounds=1, placement=Placement.RANDOM),
        Options(5, edition="2024"),
        Options(4, edition="2024", wedding=True),
    ],
    ids=["2003", "random places", "2024", "a royal wedding"],
)
def test_a_view_tells_who_stands_where_as_the_game_that_was_followed(options: Options) -> None:
    for seed in range(8):
        for seen, followed in _followed(options, seed):
            assert seated(seen) == followed


def _followed(options: Options, seed: int) -> Iterator[tuple[View, Seating]]:
    """Each position of a random game, and the seating that came of one event after the other."""
    random, state, seating = Random(seed), new(options), Seating()
    while seats := to_act(state):
        move = draw(state, random) if seats[0] == CHANCE else _any_move(state, seats[0], random)
        events: list[Event] = []
        apply(state, seats[0], move, events.append)
        for event in events:
            seating = _after(event, seating)
        seating = seating.after(view(state).places)
        yield view(state), seating


def _any_move(state: State, seat: Seat, random: Random) -> Move:
    """Mostly No to a candidate, as long as there is one: rounds are long."""
    moves = legal(state, seat)
    is_no = Vote(NO) in moves and random.random() < 0.4
    return Vote(NO) if is_no else random.choice(moves)


def _after(event: Event, seating: Seating) -> Seating:
    if isinstance(event, RoundBegun):
        return Seating().after(event.places)
    if isinstance(event, Placed):
        return seating.moved({event.character: event.floor})
    return seating
