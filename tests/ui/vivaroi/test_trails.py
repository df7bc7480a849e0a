"""What events leave out, told from the events in their order."""

from random import Random

import pytest

from tests.rules.edition_2024.tables import table
from tests.rules.tables import random_step
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, apply, new, result
from vivaroi_gui.rules.vivaroi.data import DUNGEON_1, DUNGEON_2, DUNGEON_3, OUT
from vivaroi_gui.rules.vivaroi.events import MovedUp, Placed, VotesRevealed
from vivaroi_gui.rules.vivaroi.state import places
from vivaroi_gui.ui.vivaroi.trails import trails

GAMES = (
    Options(players=3),
    Options(players=6),
    table(2),
    table(4),
    table(7),
    table(8, wedding=True),
    table(4, teams=((0, 1), (2, 3)), emissary=True, ambition=True),
)


@pytest.mark.parametrize("options", GAMES, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_trails_are_those_of_the_rules(options: Options, seed: int) -> None:
    random, state, events = Random(seed), new(options), list[Event]()
    told: list[tuple[int | None, int | None, bool]] = []
    while not result(state):
        before, totals, fresh = places(state), list(state.totals), list[Event]()
        apply(state, *random_step(state, random), fresh.append)
        events += fresh
        after = places(state)
        for event in fresh:
            if isinstance(event, MovedUp):
                told.append((before[event.character], None, False))
            elif isinstance(event, Placed):
                told.append((None, None, state.totals != totals))
            elif isinstance(event, VotesRevealed) and not event.election.is_crowned:
                told.append((None, after[event.election.character], False))
    followed = [
        tuple(trail)
        for event, trail in trails(events, options)
        if isinstance(event, MovedUp | Placed)
        or (isinstance(event, VotesRevealed) and not event.election.is_crowned)
    ]
    assert followed == told


def test_random_games_fill_the_dungeons_and_the_box() -> None:
    """Or the test above would tell nothing of them."""
    random, state, events = Random(1), new(table(4)), list[Event]()
    while not result(state):
        apply(state, *random_step(state, random), events.append)
    went = {trail.to for _, trail in trails(events, table(4))}
    assert {DUNGEON_1, DUNGEON_2, DUNGEON_3, OUT} <= went
