"""In which moments a game is told: of every move of games of each kind, played at random."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.table.games import random_step
from tools.positions import court
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    FirstCrowned,
    RoundBegun,
    RoundOver,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.session.moment import Disclosure, Moment
from vivaroi_gui.ui.vivaroi.timeline import AMBITION, COUNT, END, HALL, TABLE, timeline

Told = tuple[tuple[Event, ...], View, tuple[Moment, ...]]

GAMES = {
    "2003": Options(4),
    "quick": Options(3, rounds=1, placement=Placement.RANDOM),
    "2024": Options(5, edition="2024", ambition=True, banished=True),
    "wedding": Options(4, edition="2024", wedding=True, ambition=True),
    "emissary": Options(2, edition="2024", emissary=True),
}


def told(options: Options) -> Iterator[Told]:
    """What each move of a game brought, the view after it, and its moments."""
    table, random = Table.new(court(options), options, Random(3)), Random(5)
    while not table.is_over:
        events = random_step(table, random)
        yield events, table.view(), timeline(events, table.view())


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> list[Told]:
    return list(told(GAMES[request.param]))


def has(events: tuple[Event, ...], *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in events)


def test_the_last_moment_rests_where_its_view_is_shown_by_itself(game: list[Told]) -> None:
    for _, view, moments in game:
        (alone,) = timeline((), view)
        assert moments[-1].rests == alone.rests


def test_every_moment_tells_of_all_that_the_move_brought(game: list[Told]) -> None:
    for events, _, moments in game:
        assert all(moment.events == events for moment in moments)


def test_votes_are_read_before_anything_tells_how_they_end(game: list[Told]) -> None:
    for events, _, moments in game:
        is_open = moments[0].waits and moments[0].telling is Disclosure.ONCE_READ
        assert is_open == has(events, VotesRevealed)
        if is_open:
            assert (moments[0].plays, moments[0].rests) == (HALL, HALL)


def test_a_coronation_is_counted_once_and_read(game: list[Told]) -> None:
    for events, _, moments in game:
        counts = [moment for moment in moments if moment.plays == COUNT]
        assert len(counts) == has(events, RoundOver, FirstCrowned)
        assert all(moment.waits for moment in counts)


def test_only_the_count_of_half_a_wedding_hides_what_follows(game: list[Told]) -> None:
    for events, _, moments in game:
        for moment in moments[1:]:
            hides = moment.telling is Disclosure.ONCE_READ
            assert hides == (moment.plays == COUNT and has(events, FirstCrowned))


def test_only_votes_and_counts_wait_for_people(game: list[Told]) -> None:
    for _, _, moments in game:
        waiting = [moment.rests for moment in moments if moment.waits]
        assert waiting in ([], [HALL], [HALL, COUNT])


def test_a_game_ends_with_its_end(game: list[Told]) -> None:
    ends = [moment.rests == END for _, _, moments in game for moment in moments]
    assert ends[-1]
    assert sum(ends) == 1


def test_whoever_is_out_after_an_election_is_not_seen_to_go_again(game: list[Told]) -> None:
    for events, view, moments in game:
        refused = [one.election.character for one in events if isinstance(one, VotesRevealed)]
        ways = [moment for moment in moments if moment.plays == TABLE]
        if refused and ways:
            assert [way.is_known for way in ways] == [view.places[refused[0]] == OUT]


def test_a_candidate_walks_to_the_throne_before_the_hall_opens(game: list[Told]) -> None:
    called = [moments for events, _, moments in game if has(events, ElectionCalled)]
    assert called
    for (moment,) in called:
        assert (moment.plays, moment.rests) == (TABLE, HALL)


def test_a_new_round_is_told_at_once_and_any_other_move_once_it_rests(game: list[Told]) -> None:
    for events, _, moments in game:
        if not has(events, VotesRevealed):
            is_new = has(events, RoundBegun)
            assert [moment.telling for moment in moments] == [
                Disclosure.AT_ONCE if is_new else Disclosure.AT_REST
            ]


def test_votes_are_laid_in_the_hall(game: list[Told]) -> None:
    for events, view, moments in game:
        if isinstance(events[0], VoteLaid) and view.phase is Phase.ELECTION:
            assert [(one.plays, one.rests) for one in moments] == [(HALL, HALL)]


def test_ambitions_are_chosen_on_their_page_and_then_the_castle_is_seen() -> None:
    game = list(told(GAMES["wedding"]))
    chosen = [
        (moment, view)
        for events, view, (moment, *_) in game
        if isinstance(events[0], AmbitionChosen)
    ]
    assert {moment.plays for moment, _ in chosen} == {AMBITION}
    for moment, view in chosen:
        assert moment.rests == (AMBITION if view.phase is Phase.AMBITION else TABLE)
    assert {moment.rests for moment, _ in chosen} == {AMBITION, TABLE}


def test_before_the_first_deal_the_castle_is_seen_and_between_rounds_the_count() -> None:
    table = Table.new(court(GAMES["2003"]), GAMES["2003"], Random(3))
    (first,) = timeline((), table.view())
    assert (first.rests, first.waits) == (TABLE, False)
    between = [view for events, view, _ in told(GAMES["2003"]) if has(events, RoundOver)]
    assert between[0].phase is Phase.DEAL
    (count,) = timeline((), between[0])
    assert (count.rests, count.waits) == (COUNT, True)


def test_only_the_moment_that_is_read_is_heard_telling_an_outcome(game: list[Told]) -> None:
    """Where nothing moves, one moment after the other; the first says how it went, none before."""
    results = {Cue.CROWNED, Cue.REJECTED, Cue.CANCELLED, Cue.JESTER}
    for events, _, moments in game:
        for moment in moments:
            assert bool(results & {*moment.cues}) is (moment.rests == HALL and moment.waits)
        if has(events, VoteLaid) and not has(events, VotesRevealed):
            assert moments[0].cues == (Cue.LAY,)
