"""A replay: every step as it was played, and nothing for eyes that it is not for."""

from random import Random
from typing import NamedTuple

import pytest

from tests.table.games import new_table, random_step, steps
from tools.positions import court
from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.rules.vivaroi.events import (
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import Vote
from vivaroi_gui.table import record as records
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.replay import Hidden, Replay
from vivaroi_gui.table.table import Table

_PAIRS = tuple((2 * side, 2 * side + 1) for side in range(8))
GAMES = {
    "2003": Options(4),
    "quick": Options(3, rounds=1, placement=Placement.RANDOM),
    "2024": Options(5, edition="2024", ambition=True, banished=True),
    "wedding": Options(4, edition="2024", wedding=True, ambition=True),
    "emissary": Options(2, edition="2024", emissary=True),
    "sixteen": Options(16, edition="2024", teams=_PAIRS, shared_marker=True),
}


@pytest.fixture(params=GAMES, scope="module")
def options(request: pytest.FixtureRequest) -> Options:
    return GAMES[request.param]


class Moment(NamedTuple):
    """What an action told, all that was told by then, and what everybody saw after it."""

    events: tuple[Event, ...]
    told: tuple[Event, ...]
    views: list[View]


@pytest.fixture(scope="module")
def game(options: Options) -> tuple[Table, list[Moment]]:
    """Played at random to its end, and as it was then."""
    table, random = laid(options), Random(5)
    seats, moments = (None, *range(len(table.players))), list[Moment]()
    while not table.is_over:
        events = random_step(table, random)
        moments.append(Moment(events, table.events, [table.view(seat) for seat in seats]))
    return table, moments


@pytest.fixture
def over(game: tuple[Table, list[Moment]]) -> Table:
    return game[0]


@pytest.fixture
def moments(game: tuple[Table, list[Moment]]) -> list[Moment]:
    return game[1]


def laid(options: Options, humans: int = 1, seed: int = 3) -> Table:
    return Table.new(court(options, humans), options, Random(seed))


def watched(
    table: Table, viewer: Seat | None = None, policy: CurtainPolicy = CurtainPolicy.AUTO
) -> Replay:
    return Replay(table.record, viewer, policy)


def finished(options: Options) -> Replay:
    table = laid(options)
    for _ in steps(table, Random(5)):
        pass
    return watched(table)


def positions(replay: Replay) -> range:
    """The numbers of all of them."""
    return range(replay.last + 1)


# --- as it was played ----------------------------------------------------------------------------


def test_every_position_shows_each_seat_what_it_saw_when_it_was_played(
    over: Table, moments: list[Moment]
) -> None:
    replay = watched(over)
    eyes: list[Seat | None] = [None, *range(len(over.players))]
    assert replay.last == len(moments)
    for position, (events, _, views) in enumerate(moments, 1):
        assert replay.events(position) == events
        assert [replay.view(position, seat) for seat in eyes] == views


def test_a_position_tells_all_that_everybody_had_seen_by_then(
    over: Table, moments: list[Moment]
) -> None:
    replay = watched(over)
    told = [(), *(moment.told for moment in moments)]
    assert [replay.events_until(one) for one in positions(replay)] == told


def test_the_record_of_a_file_replays_like_the_one_at_the_table() -> None:
    table = new_table()
    for _ in steps(table, Random(5)):
        pass
    read = Replay(records.read(records.write(table.record).encode()), None, CurtainPolicy.AUTO)
    other = watched(table)
    assert read.events_until(read.last) == other.events_until(other.last)
    assert read.view(40, 2) == other.view(40, 2)


def test_it_is_of_the_moment_when_it_was_asked_for() -> None:
    table = new_table()
    random = Random(5)
    list(steps(table, random, 20))
    replay, before = watched(table), len(table.record.inputs)
    list(steps(table, random, 20))
    assert replay.last == before


def test_watching_changes_neither_game_nor_record(over: Table) -> None:
    before = records.write(over.record), over.view(), over.events
    replay = watched(over)
    for position in positions(replay):
        replay.views(position)
    assert (records.write(over.record), over.view(), over.events) == before


def test_it_begins_before_the_first_deal(over: Table) -> None:
    replay = watched(over)
    assert replay.events(0) == ()
    assert replay.view(0).round == 0


# --- who may see what ----------------------------------------------------------------------------


def unfinished(humans: int, turn: Seat = 0) -> Table:
    """A game in the ascent of its first round, with that seat on turn."""
    table = new_table(players=4, humans=humans)
    random = Random(5)
    while table.view().phase is not Phase.ASCENT or table.view().turn != turn:
        random_step(table, random)
    return table


def refused(replay: Replay) -> set[Seat]:
    """The seats through whose eyes nothing at all is to be seen."""
    seats = range(len(replay.players))
    every = positions(replay)
    return {seat for seat in seats if all(is_hidden(replay, one, seat) for one in every)}


def is_hidden(replay: Replay, position: int, seat: Seat) -> bool:
    try:
        replay.view(position, seat)
    except Hidden:
        return True
    return False


def test_the_only_human_may_see_with_their_own_eyes() -> None:
    replay = watched(unfinished(humans=1))
    assert replay.open_seats == (0,)
    assert refused(replay) == {1, 2, 3}


def test_nobody_sees_an_ai_s_cards_while_the_game_goes_on() -> None:
    replay = watched(unfinished(humans=0))
    assert replay.open_seats == ()
    assert refused(replay) == {0, 1, 2, 3}


def test_between_several_humans_the_curtain_falls_first() -> None:
    replay = watched(unfinished(humans=2))
    assert (replay.open_seats, replay.hand_to) == ((), 0)
    assert refused(replay) == {0, 1, 2, 3}
    replay.watch(0, CurtainPolicy.AUTO)
    assert (replay.open_seats, replay.hand_to) == ((0,), None)
    assert refused(replay) == {1, 2, 3}


def test_whoever_is_not_next_opens_no_curtain() -> None:
    replay = watched(unfinished(humans=2, turn=1))
    assert replay.hand_to == 1
    replay.watch(0, CurtainPolicy.AUTO)
    assert replay.open_seats == ()
    assert refused(replay) == {0, 1, 2, 3}


def test_what_was_open_is_closed_when_nobody_watches() -> None:
    replay = watched(unfinished(humans=2), viewer=0)
    assert replay.open_seats == (0,)
    replay.watch(None, CurtainPolicy.AUTO)
    assert refused(replay) == {0, 1, 2, 3}


def test_a_lone_human_who_wants_a_curtain_has_one() -> None:
    replay = watched(unfinished(humans=1), policy=CurtainPolicy.ALWAYS)
    assert (replay.open_seats, replay.hand_to) == ((), 0)


def test_in_an_election_the_curtain_falls_first_for_whoever_holds_the_crown() -> None:
    table = new_table(players=4, humans=4)
    random = Random(5)
    while (seen := table.view()).nominee is None or seen.crown_holder == seen.first_player:
        random_step(table, random)
    assert watched(table).hand_to == seen.crown_holder


def test_without_a_curtain_it_is_as_at_the_table() -> None:
    replay = watched(unfinished(humans=3, turn=2), policy=CurtainPolicy.NEVER)
    assert replay.open_seats == (2,)
    assert refused(replay) == {0, 1, 3}


def test_whoever_has_lent_their_seat_sees_nothing_through_it() -> None:
    table = unfinished(humans=2)
    table.lend(0, "courtier", "even")
    replay = watched(table, viewer=0)
    assert 0 in refused(replay)


def test_everybody_may_see_what_everybody_saw() -> None:
    replay = watched(unfinished(humans=3))
    for position in positions(replay):
        view = replay.view(position)
        assert (view.seat, view.goals, view.vote, view.legal) == (None, (), None, ())


def test_all_is_open_only_when_the_game_is_over() -> None:
    replay = watched(unfinished(humans=1), viewer=0)
    for position in positions(replay):
        with pytest.raises(Hidden):
            replay.views(position)
        with pytest.raises(Hidden):
            replay.truth(position)


def test_the_last_action_but_one_still_hides_it_all() -> None:
    table = new_table(humans=2)
    random = Random(5)
    while True:
        before = len(table.record.inputs)
        random_step(table, random)
        if table.is_over:
            break
    record = table.record
    record.inputs = record.inputs[:before]
    with pytest.raises(Hidden):
        Replay(record, None, CurtainPolicy.AUTO).views(3)


def test_of_a_finished_game_all_is_to_be_seen(over: Table) -> None:
    replay = watched(over)
    assert replay.open_seats == tuple(range(len(replay.players)))
    assert replay.hand_to is None
    for position in positions(replay):
        own = [replay.view(position, seat) for seat in replay.open_seats]
        assert list(replay.views(position)) == own


def test_the_truth_of_a_vote_is_the_card_that_was_revealed() -> None:
    replay = finished(GAMES["2003"])
    votes = [one for one in positions(replay) if isinstance(first(replay.events(one)), VoteLaid)]
    assert votes
    for position in votes:
        truth = replay.truth(position)
        assert truth is not None
        seat, move = truth
        revealed = next(
            event.election
            for later in range(position, replay.last + 1)
            for event in replay.events(later)
            if isinstance(event, VotesRevealed)
        )
        assert move == Vote(revealed.votes[seat])
    assert replay.truth(0) is None
    assert replay.truth(1) is not None


def first(events: tuple[Event, ...]) -> Event | None:
    return events[0] if events else None
