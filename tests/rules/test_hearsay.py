"""Events tell all that everybody saw: who only hears them knows the castle and all totals."""

from operator import add
from random import Random

import pytest

from tests.rules.edition_2024.tables import (
    BESIDE_THRONE,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    OUT,
    RESERVE,
    SERVANTS,
    THRONE,
    table,
)
from tests.rules.tables import random_step
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, Placement, apply, new, result
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.events import (
    FirstCrowned,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    RoundOver,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.records import Count
from vivaroi_gui.rules.vivaroi.state import places

GAMES = (
    Options(players=3),
    Options(players=6),
    Options(4, 1, Placement.RANDOM),
    table(2),
    table(4),
    table(7),
    table(8, wedding=True),
    table(4, teams=((0, 1), (2, 3)), emissary=True, ambition=True),
    table(5, teams=((0, 1), (2,), (3, 4)), shared_marker=True, wedding=True, emissary=True),
)


class Listener:
    """Hears events, and nothing else."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.places: list[int] = []
        self.totals = (options.rulebook.start_total,) * len(options.markers)
        self.given = [0] * len(options.markers)
        self.emissary_total: int | None = None
        self.went: set[int] = set()
        self.counts = 0

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegun(places=at, totals=totals):
                assert totals == self.totals
                self.places, self.counts = list(at), 0
            case Placed(seat, character, floor, points):
                self._bring(character, RESERVE, floor)
                for marker in self.options.markers_of(seat):
                    self.given[marker] += points
            case LeftOver(characters):
                for character in characters:
                    self._bring(character, RESERVE, SERVANTS)
            case MovedUp(_, character, was, to):
                self._bring(character, was, to)
            case VotesRevealed(election):
                self._bring(election.character, THRONE, election.to)
                self.went.add(election.to)
            case FirstCrowned(count):
                self._count(count)
                self._bring(count.king, THRONE, BESIDE_THRONE)
            case RoundOver(finished) if len(finished.counts) > self.counts:
                self._count(finished.counts[-1])

    def _bring(self, character: Character, was: int, to: int) -> None:
        assert self.places[character] == was
        self.places[character] = to

    def _count(self, count: Count) -> None:
        self.counts += 1
        assert count.compensation == tuple(self.given)
        assert count.totals_before == tuple(map(add, self.totals, self.given))
        assert count.places == tuple(self.places)
        assert self.emissary_total in (None, count.emissary_before)
        self.given = [0] * len(self.given)
        self.totals = tuple(max(0, total) for total in map(add, count.totals_before, count.gained))
        self.emissary_total = count.emissary_total

    def totals_now(self) -> list[int]:
        return list(map(add, self.totals, self.given))


@pytest.mark.parametrize("options", GAMES, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_only_hears_the_events_knows_the_castle_and_all_totals(
    options: Options, seed: int
) -> None:
    random, state, listener = Random(seed), new(options), Listener(options)
    while not result(state):
        apply(state, *random_step(state, random), listener.hear)
        assert tuple(listener.places) == places(state)
        assert listener.totals_now() == state.totals
        assert listener.emissary_total in (None, state.emissary_total)


def test_random_games_fill_the_dungeons_and_the_box() -> None:
    """Or the test above would tell nothing of them."""
    random, state, listener = Random(1), new(table(4)), Listener(table(4))
    while not result(state):
        apply(state, *random_step(state, random), listener.hear)
    assert {DUNGEON_1, DUNGEON_2, DUNGEON_3, OUT} <= listener.went


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_what_a_round_brought_is_what_its_counts_brought(options: Options) -> None:
    random, state = Random(5), new(options)
    while not result(state):
        apply(state, *random_step(state, random))
    for finished in state.history:
        if not options.shared_marker:
            assert finished.gained == finished.points
        if options.emissary:
            brought = [count.emissary_points or 0 for count in finished.counts]
            assert finished.emissary_points == sum(brought)
        else:
            assert finished.emissary_points is None
