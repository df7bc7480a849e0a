"""What of a game may be explained: all of one that is over, else what its last count laid open."""

import pickle
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from tests.table.games import new_table, random_step, steps
from tests.table.test_replay import GAMES, laid
from tools.twins import twin
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.moves import Vote
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.replay import Hidden, Replay
from vivaroi_gui.table.review import shown, shown_of_seat, shown_round
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions

OPEN = TableOptions(shows_past_votes=True)


def replayed(record: Record) -> Replay:
    return Replay(record, None, CurtainPolicy.AUTO)


def played(options: Options, humans: int = 1) -> Record:
    table = laid(options, humans)
    for _ in steps(table, Random(5)):
        pass
    return replace(table.record, agreed=OPEN)


@pytest.fixture(params=["2003", "2024", "wedding", "emissary"], scope="module")
def whole(request: pytest.FixtureRequest) -> Record:
    return played(GAMES[request.param])


def cut(record: Record, inputs: int) -> Record:
    return replace(record, inputs=record.inputs[:inputs])


@pytest.fixture(scope="module")
def ends(whole: Record) -> list[int]:
    """After how many inputs each round was counted."""
    replay = replayed(whole)
    counted = [len(replay.view(one).history) for one in range(replay.last + 1)]
    return [one for one in range(1, replay.last + 1) if counted[one] > counted[one - 1]]


@pytest.fixture(scope="module")
def middles(ends: list[int]) -> list[int]:
    """Places in the middle of rounds that follow another one, one of them in an election."""
    return [place for start, end in pairwise(ends) for place in (start + 1, end - 1)]


def test_a_game_that_is_over_has_shown_what_everybody_saw(whole: Record) -> None:
    replay, sights = replayed(whole), shown(replayed(whole)).sights
    assert all(one.view == replay.view(one.inputs) for one in sights)
    numbers = [one.inputs for one in sights]
    assert (numbers[0], numbers[-1]) == (1, replay.last)
    assert numbers == sorted(set(numbers))
    assert all(one.view.seat is None for one in sights)
    assert tuple(event for one in sights for event in one.events) == replay.events_until(
        replay.last
    )


def test_no_sight_is_of_a_vote_that_lies_sealed(whole: Record) -> None:
    numbers = {one.inputs for one in shown(replayed(whole)).sights}
    replay = replayed(whole)
    votes = [one for one, (_, move) in enumerate(whole.inputs, 1) if isinstance(move, Vote)]
    turned = [one for one in votes if not replay.view(one).voted]
    assert numbers & set(votes) == set(turned)
    assert len(turned) < len(votes)


def test_people_are_judged_by_what_they_knew_where_they_had_a_choice() -> None:
    record = played(Options(4), humans=2)
    replay, decisions = replayed(record), shown(replayed(record)).decisions
    assert {view.seat for _, view, _ in decisions} == {0, 1}
    for inputs, view, move in decisions:
        assert (view.seat, move) == record.inputs[inputs]
        assert view == replay.view(inputs, view.seat)
        assert move in view.legal
        assert len(view.legal) > 1


def test_a_computer_is_judged_where_somebody_asks_and_by_its_own_view() -> None:
    record = played(GAMES["2003"])
    asked = shown_of_seat(replayed(record), 1)
    assert asked.sights == shown(replayed(record)).sights
    assert asked.decisions
    assert all(one.view.seat == 1 and one.move in one.view.legal for one in asked.decisions)
    with pytest.raises(Hidden):
        shown_of_seat(replayed(cut(record, len(record.inputs) - 1)), 1)


def test_a_game_that_goes_on_shows_no_more_than_its_last_count(
    whole: Record, ends: list[int], middles: list[int]
) -> None:
    for place in middles:
        going = replayed(cut(whole, place))
        with pytest.raises(Hidden):
            shown(going)
        told = shown_round(going)
        assert told.decisions == ()
        assert told.sights[-1].inputs == max(end for end in ends if end <= place)
        view = told.sights[-1].view
        assert len(view.history) == view.round


def test_a_count_shows_the_same_whether_the_game_goes_on_or_not(
    whole: Record, ends: list[int]
) -> None:
    of_all = shown(replayed(whole)).sights
    for end in ends:
        told = shown_round(replayed(cut(whole, end))).sights
        assert pickle.dumps(told) == pickle.dumps(of_all[: len(told)])
        assert told[-1].inputs == end


def test_before_the_first_count_nothing_is_shown(whole: Record, ends: list[int]) -> None:
    with pytest.raises(Hidden):
        shown_round(replayed(cut(whole, ends[0] - 1)))


def test_where_past_votes_stay_hidden_no_round_is_shown_before_the_end(
    whole: Record, ends: list[int]
) -> None:
    hiding = replace(whole, agreed=TableOptions())
    for end in ends[:-1]:
        with pytest.raises(Hidden):
            shown_round(replayed(cut(hiding, end)))
    assert shown(replayed(hiding)) == shown(replayed(whole))


def test_twins_that_differ_in_what_is_hidden_show_the_same_bytes(
    whole: Record, middles: list[int]
) -> None:
    for place in middles:
        one = cut(whole, place)
        assert sent(one) == sent(twin(one, None, Random(place)))


def sent(record: Record) -> bytes:
    return pickle.dumps(shown_round(replayed(record)))


def test_twins_would_tell_a_guard_that_lets_secrets_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = new_table(players=4, humans=4)
    random = Random(5)
    while table.view().phase is not Phase.ASCENT:
        random_step(table, random)
    monkeypatch.setattr(Replay, "is_over", True)
    assert let_through(table.record) != let_through(twin(table.record, None, Random(1)))


def let_through(record: Record) -> bytes:
    return pickle.dumps(shown(replayed(record)))


def test_nothing_is_shown_of_a_game_in_which_nothing_has_happened() -> None:
    for ask in (shown, shown_round):
        with pytest.raises(Hidden):
            ask(replayed(Table.new(new_table().players, Options(4), Random(1)).record))
