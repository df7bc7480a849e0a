"""An evaluation is told stop by stop, each with the position that it leads to."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from vivaroi_gui.rules.core import CHANCE, Event
from vivaroi_gui.rules.vienna import Options, Phase, View, game
from vivaroi_gui.rules.vienna.events import (
    ChoiceDue,
    EvaluationBegun,
    GameWon,
    RoundOver,
    StopEvaluated,
)
from vivaroi_gui.ui.session.moment import Disclosure, Moment
from vivaroi_gui.ui.vienna.timeline import FINAL, TABLE, page_of, timeline


class Played(NamedTuple):
    before: View
    events: tuple[Event, ...]
    view: View

    @property
    def moments(self) -> tuple[Moment, ...]:
        return timeline(self.events, self.view)

    def has(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events)


def played(players: int, seed: int) -> Iterator[Played]:
    """Every move of a random game."""
    state, random = game.new(Options(players)), Random(seed)
    while seats := game.to_act(state):
        before, events, seat = game.view(state), list[Event](), seats[0]
        is_chance = seat == CHANCE
        move = game.draw(state, random) if is_chance else random.choice(game.legal(state, seat))
        game.apply(state, seat, move, events.append)
        yield Played(before, tuple(events), game.view(state))


GAMES = [tuple(played(players, seed)) for seed, players in enumerate((3, 4, 5))]
every_move = pytest.mark.parametrize("game_", GAMES, ids=["three", "four", "five"])


@every_move
def test_all_that_a_move_brought_is_told_once_and_in_its_order(game_: tuple[Played, ...]) -> None:
    for one in game_:
        told = [event for moment in one.moments for event in moment.events]
        assert tuple(told) == one.events


@every_move
def test_each_stop_is_a_moment_with_the_points_and_coins_after_it(
    game_: tuple[Played, ...],
) -> None:
    for one in game_:
        for moment in one.moments:
            stops = [event.record for event in moment.events if isinstance(event, StopEvaluated)]
            assert len(stops) < 2
            seen = moment.view or one.view
            for record in stops if moment.rests == TABLE else ():
                assert seen.scores[record.seat] == record.score
                assert seen.coins[record.seat] == record.purse
                assert seen.evaluation[-1] == record
                assert seen.placed[record.stop] is None


@every_move
def test_before_the_first_stop_all_is_as_the_last_dice_left_it(game_: tuple[Played, ...]) -> None:
    is_told = False
    for one in game_:
        if one.has(EvaluationBegun) and not isinstance(one.events[0], EvaluationBegun):
            seen = one.moments[0].view
            assert seen is not None
            for name in ("scores", "circles", "symbols", "owners", "evaluated", "evaluation"):
                assert getattr(seen, name) == getattr(one.before, name)
            assert set(seen.display) == set(one.before.display)
            is_told = True
    assert is_told


@every_move
def test_nobody_may_act_in_a_position_that_is_only_told(game_: tuple[Played, ...]) -> None:
    for one in game_:
        for moment in one.moments:
            if moment.view is not None:
                assert moment.view.to_act == moment.view.legal == ()
                assert moment.view.result is None
        assert one.moments[-1].view is None


@every_move
def test_the_end_is_turned_to_when_the_last_evaluation_has_been_read(
    game_: tuple[Played, ...],
) -> None:
    *_, last = game_
    *told, end = last.moments
    assert end.rests == FINAL == page_of(last.view)
    assert all(isinstance(event, GameWon) for event in end.events)
    assert told[-1].waits
    assert not any(moment.waits for moment in told[:-1])
    assert last.view.result is not None
    assert told[-1].view.scores == tuple(count.before for count in last.view.result.counts)


@every_move
def test_a_question_in_mid_evaluation_rests_as_the_view(game_: tuple[Played, ...]) -> None:
    asked = [one for one in game_ if one.has(ChoiceDue)]
    assert asked
    for one in asked:
        assert isinstance(one.moments[-1].events[-1], ChoiceDue)
        assert not any(moment.waits for moment in one.moments)


def test_a_throw_is_told_in_one_moment() -> None:
    one = next(one for one in GAMES[0] if one.view.phase is Phase.TURN)
    (moment,) = one.moments
    assert (moment.plays, moment.rests, moment.waits) == (TABLE, TABLE, False)


def test_between_two_rounds_the_evaluation_is_read() -> None:
    between = next(one.view for one in GAMES[0] if one.has(RoundOver))
    (moment,) = timeline((), between)
    assert (moment.rests, moment.waits, moment.telling) == (TABLE, True, Disclosure.AT_ONCE)
    (first,) = timeline((), replace(between, evaluation=()))
    assert not first.waits
