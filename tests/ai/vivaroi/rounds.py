"""Games for the tests of the AI: quick ones, and positions out of the middle of them."""

from collections.abc import Iterator
from random import Random

from tests.rules.tables import CHANCE, random_step
from vivaroi_gui.rules.vivaroi import Options, Phase, State, View, apply, new, to_act, view
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count


def views(options: Options, random: Random) -> Iterator[tuple[State, View]]:
    """A random game: each position with the view of each seat that may act in it."""
    state = new(options)
    while seats := to_act(state):
        for seat in seats:
            if seat != CHANCE:
                yield state, view(state, seat)
        apply(state, *random_step(state, random))


def in_phase(phase: Phase, options: Options, seed: int, skip: int = 0) -> State:
    """The position of a random game that is the first, or a later one, in a phase."""
    random, state = Random(seed), new(options)
    while state.phase is not phase or skip > 0:
        skip -= state.phase is phase
        apply(state, *random_step(state, random))
    return state


def goals_of(state: State) -> list[tuple[int, ...]]:
    """What counts of everybody's cards, by seat."""
    options = state.options
    masks = [mask_of(favourites_that_count(options, goal)) for goal in state.goals]
    return [tuple(masks[person] for person in side) for side in options.sides]
