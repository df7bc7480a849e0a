"""A game of which nothing is known is watched again from its record."""

from random import Random

import pytest

from tests.toy import bot
from tests.toy.tables import new_table, sight, step
from vivaroi_gui.ai.review import Progress
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.replay import Hidden, Replay
from vivaroi_gui.table.review import shown, shown_round
from vivaroi_gui.table.table import Table


def played(most: int = 1000) -> tuple[Table, list[object]]:
    """A game, and all that anybody could know of it before each action and at its end."""
    table, random = new_table(Random(1)), Random(2)
    seen = [sight(table)]
    while not table.is_over and len(seen) <= most:
        step(table, random)
        seen.append(sight(table))
    return table, seen


def test_every_position_shows_what_was_seen_when_it_was_played() -> None:
    table, seen = played()
    replay = Replay(table.record, None, CurtainPolicy.AUTO)
    assert replay.is_over
    told = [
        (replay.events_until(one), [replay.view(one), *replay.views(one)])
        for one in range(replay.last + 1)
    ]
    assert told == seen


def test_chance_did_what_the_record_says() -> None:
    table, _ = played()
    replay = Replay(table.record, None, CurtainPolicy.AUTO)
    assert [replay.truth(one) for one in range(1, replay.last + 1)] == table.record.inputs


def test_no_curtain_falls_before_it_where_nothing_is_secret() -> None:
    table, _ = played(most=5)
    for policy in CurtainPolicy:
        replay = Replay(table.record, None, policy)
        assert replay.hand_to is None
        assert len(replay.open_seats) == 1


def test_all_of_it_may_be_explained_once_it_is_over() -> None:
    going, _ = played(most=5)
    for ask in (shown, shown_round):
        with pytest.raises(Hidden):
            ask(Replay(going.record, None, CurtainPolicy.AUTO))
    table, _ = played()
    told = shown(Replay(table.record, None, CurtainPolicy.AUTO))
    assert [one.inputs for one in told.sights] == list(range(1, len(table.record.inputs) + 1))
    assert {view.seat for _, view, _ in told.decisions} == {0, 1}
    parts = list(bot.explain(told, seed=1))
    assert parts[-1] == Progress(1.0)
    assert len(parts) == 2 * len(told.sights) + 1
