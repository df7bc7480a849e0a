"""Nobody moves sideways without need."""

from random import Random

from tests.ui.scene.positions import Match
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import apply, draw, legal, to_act
from vivaroi_gui.rules.vivaroi.data import FLOOR_LIMIT, OUT, THRONE
from vivaroi_gui.ui.scene.seating import Seating
from vivaroi_gui.ui.scene.slots import arranged

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
