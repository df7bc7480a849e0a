"""Between table and screen: who may look, who acts next, what is told."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.table.games import state_of
from tests.ui.hand_time import Clock
from tools.positions import family, human_turn, table_at
from vivaroi_gui.ai.bot import Advice
from vivaroi_gui.ai.questions import Answer
from vivaroi_gui.ai.vivaroi.bot import advise
from vivaroi_gui.rules.core import Event, IllegalMove, NotYourTurn
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.rules.vivaroi.events import RoundBegun, VoteLaid
from vivaroi_gui.rules.vivaroi.moves import Card, Move, MoveUp, Vote
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.players import BadSeat
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.session import opponents
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.opponents import POLL_MS, TOGETHER_BEAT_MS
from vivaroi_gui.ui.settings import Settings, Speed


@pytest.fixture
def settings() -> Settings:
    settings = Settings()
    settings.update(speed=Speed.OFF)
    return settings


@pytest.fixture
def bridge(
    qapp: QApplication, settings: Settings, worker: HereWorker, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Bridge]:
    monkeypatch.setattr(opponents, "TOGETHER_BEAT_MS", 0)
    bridge = Bridge(settings, worker, Random(1))
    yield bridge
    bridge.shut_down()


def opened(bridge: Bridge, table: Table) -> list[tuple[tuple[Event, ...], View]]:
    told: list[tuple[tuple[Event, ...], View]] = []
    bridge.advanced.connect(lambda events, view: told.append((events, view)))
    bridge.open(table)
    return told


def test_a_new_game_is_dealt_at_once(bridge: Bridge) -> None:
    told = opened(bridge, Table.new(family(4), Options(players=4), Random(3)))
    ((events, view),) = told
    assert [type(event) for event in events] == [RoundBegun]
    assert view.round == 1


def test_the_only_human_sees_their_own_goal_from_the_start(bridge: Bridge) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    assert bridge.view.seat == 0
    assert bridge.view.goal is not None


def test_with_two_humans_nothing_is_open_before_the_curtain_is_opened(
    bridge: Bridge, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(bridge.curtain_wanted) as handed:
        bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    assert handed.args == [0]
    assert bridge.view.goal is None
    bridge.viewer.open_to(0)
    assert bridge.view.seat == 0


def test_the_secrets_go_when_the_turn_goes(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.viewer.open_to(0)
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    with qtbot.waitSignal(bridge.curtain_wanted) as handed:
        bridge.ask_next()
    assert handed.args == [1]
    assert bridge.view.seat is None


def test_an_unwatched_window_shows_nobodys_secrets(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.viewer.open_to(0)
    with qtbot.waitSignal(bridge.curtain_wanted):
        bridge.viewer.hide_secrets()
    assert bridge.view.goal is None


def test_while_the_game_rests_for_a_replay_nobody_is_asked_to_look(
    bridge: Bridge, qtbot: QtBot
) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.viewer.open_to(0)
    bridge.pause()
    assert bridge.view.goal is None
    with qtbot.assertNotEmitted(bridge.curtain_wanted):
        bridge.viewer.hide_secrets()
        bridge.viewer.look()
    with qtbot.waitSignal(bridge.curtain_wanted) as handed:
        bridge.go_on()
    assert handed.args == [0]


def test_a_human_alone_needs_no_curtain_unless_it_is_wished(
    bridge: Bridge, settings: Settings, qtbot: QtBot
) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.viewer.hide_secrets()
    assert bridge.view.seat == 0
    settings.update(curtain=CurtainPolicy.ALWAYS)
    with qtbot.waitSignal(bridge.curtain_wanted):
        bridge.viewer.hide_secrets()
    assert bridge.view.seat is None


def test_a_computer_acts_when_the_screen_is_at_rest(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    with qtbot.waitSignal(bridge.advanced) as told:
        bridge.ask_next()
    ((event,), _) = told.args
    assert event.seat == 1


def test_a_computer_is_asked_with_its_own_view_level_and_style_only(
    bridge: Bridge, worker: HereWorker
) -> None:
    worker.is_ready = False
    anna, bruno, *others = family(4)
    bruno = replace(bruno, style="burner")
    table = table_at(human_turn(Phase.ASCENT), (anna, bruno, *others))
    bridge.open(table)
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    bridge.ask_next()
    (question,) = worker.questions
    assert question.view == table.view(1)
    assert (question.level, question.style) == ("courtier", "burner")


def test_an_old_answer_never_reaches_a_new_game(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready = False
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    bridge.ask_next()
    assert len(worker.questions) == 1
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4), seed=2))
    worker.is_ready = True
    before = bridge.view
    qtbot.wait(60)
    assert bridge.view == before


def test_the_computers_vote_while_the_human_still_thinks(bridge: Bridge, qtbot: QtBot) -> None:
    told = opened(bridge, table_at(human_turn(Phase.ELECTION), family(4)))
    qtbot.waitUntil(lambda: len(told) == 1)
    assert bridge.view.vote is None
    assert [type(event) for event in told[0][0]] == [VoteLaid] * 3


def test_a_vote_without_no_cards_is_refused_by_its_cause(bridge: Bridge) -> None:
    table = table_at(human_turn(Phase.ELECTION), family(4))
    bridge.open(table)
    refused: list[IllegalMove] = []
    bridge.refused.connect(refused.append)
    bridge.play(Vote(Card.YES))
    bridge.play(Vote(Card.YES))
    assert len(refused) == 1


def test_out_of_turn_nothing_is_played(bridge: Bridge, worker: HereWorker) -> None:
    worker.is_ready = False
    bridge.open(table_at(lambda view: view.turn == 1, family(4)))
    refused: list[IllegalMove] = []
    bridge.refused.connect(refused.append)
    before = bridge.view
    bridge.play(MoveUp(0, 1))
    assert [type(cause) for cause in refused] == [NotYourTurn]
    assert bridge.view == before


def test_the_next_round_is_dealt_when_people_are_ready(bridge: Bridge) -> None:
    table = table_at(lambda view: len(view.history) == 1, family(4))
    told = opened(bridge, table)
    bridge.ask_next()
    assert not told
    bridge.proceed()
    assert bridge.view.round == 2


def test_undo_takes_back_the_own_step_until_somebody_acts(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready = False
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    before = bridge.view
    bridge.play(next(move for move in before.legal if getattr(move, "to", 6) < 6))
    bridge.ask_next()
    assert bridge.undo_refusal() is None
    bridge.undo()
    assert bridge.view == before
    assert bridge.undo_refusal() is UndoRefusal.NOTHING_TO_UNDO


def test_after_a_computer_has_acted_there_is_no_undo(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    with qtbot.waitSignal(bridge.advanced):
        bridge.ask_next()
    assert bridge.undo_refusal() is UndoRefusal.ANOTHER_HAS_ACTED


def test_undo_in_pass_and_play_hands_the_device_back(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.viewer.open_to(0)
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    bridge.ask_next()
    with qtbot.waitSignal(bridge.curtain_wanted) as handed:
        bridge.undo()
    assert handed.args == [0]
    assert bridge.view.goal is None


def test_the_quick_form_goes_straight_to_the_ascent(bridge: Bridge) -> None:
    options = Options(players=3, rounds=1, placement=Placement.RANDOM)
    bridge.open(Table.new(family(3), options, Random(5)))
    assert bridge.view.phase is Phase.ASCENT


def test_whoever_was_out_of_sight_opens_the_curtain_anew(bridge: Bridge, qtbot: QtBot) -> None:
    """A computer has acted in between: the screen may have another person before it."""
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.viewer.open_to(0)
    bridge.viewer.hide_secrets()
    with qtbot.waitSignal(bridge.curtain_wanted):
        bridge.viewer.look()
    assert bridge.view.goal is None


# --- the pace of a vote -----------------------------------------------------------------------


class TellingWorker(HereWorker):
    """Takes its time over each question, and over a No more than over a Yes."""

    def __init__(self, clock: Clock, yes_ms: int, no_ms: int) -> None:
        super().__init__()
        self._clock = clock
        self._delays = {Card.YES: yes_ms, Card.NO: no_ms}
        self._asked = 0.0

    def ask(self, *question: Any) -> None:
        super().ask(*question)
        self._asked = self._clock.now

    def poll(self) -> Answer | None:
        answer = super().poll()
        if answer is None or not isinstance(answer.found, Vote):
            return answer
        is_late = self._clock.now - self._asked < self._delays[answer.found.card]
        return None if is_late else answer


def moment_of_votes(
    settings: Settings, table: Table, yes_ms: int, no_ms: int
) -> tuple[float, set[Card]]:
    """When the votes of three computers are seen, in milliseconds; and what they have voted."""
    clock, moments = Clock(), list[float]()
    bridge = Bridge(settings, TellingWorker(clock, yes_ms, no_ms), Random(1))
    bridge.opponents._since = clock  # type: ignore[assignment]

    def on_advanced(events: tuple[Event, ...], _: View) -> None:
        assert [type(event) for event in events] == [VoteLaid] * 3, "all at once, and no more"
        moments.append(clock.now)

    bridge.advanced.connect(on_advanced)
    bridge.open(table)
    while not moments:
        assert clock.now < 4 * TOGETHER_BEAT_MS
        clock.now += POLL_MS
        bridge.opponents._on_poll()
    bridge.shut_down()
    return moments[0], {vote for vote in state_of(table).votes if vote is not None}


def election(no_cards: int) -> Table:
    """An election in which the three computers have so many No cards left."""
    table = table_at(human_turn(Phase.ELECTION), family(4))
    state_of(table).no_cards[1:] = [no_cards] * 3
    return table


@pytest.mark.parametrize("speed", Speed)
def test_all_votes_are_seen_at_the_same_moment_whatever_they_are_and_took(
    settings: Settings, speed: Speed
) -> None:
    settings.update(speed=speed)
    seen: set[Card] = set()
    moments: list[float] = []
    quarter = TOGETHER_BEAT_MS // 4
    for no_cards in (0, 3):
        for yes_ms, no_ms in ((0, quarter), (quarter, 0), (0, 0)):
            moment, votes = moment_of_votes(settings, election(no_cards), yes_ms, no_ms)
            moments.append(moment)
            seen |= votes
    assert seen == {Card.YES, Card.NO}
    assert TOGETHER_BEAT_MS <= moments[0] < TOGETHER_BEAT_MS + POLL_MS
    assert moments == [moments[0]] * 6


def test_votes_that_are_late_wait_for_the_next_beat(settings: Settings) -> None:
    half = TOGETHER_BEAT_MS // 2
    moment, _ = moment_of_votes(settings, election(3), half, half)
    assert 2 * TOGETHER_BEAT_MS <= moment < 2 * TOGETHER_BEAT_MS + POLL_MS


def test_the_seat_at_work_does_not_tell_how_long_each_voter_thinks(
    bridge: Bridge, qtbot: QtBot
) -> None:
    thinking: list[int | None] = []
    bridge.thinking.connect(thinking.append)
    told = opened(bridge, table_at(human_turn(Phase.ELECTION), family(4)))
    qtbot.waitUntil(lambda: len(told) == 1)
    assert thinking == [1, None]


def test_voters_think_no_longer_together_than_their_votes_take_to_be_seen(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    bridge.open(table_at(human_turn(Phase.ELECTION), family(6)))
    qtbot.waitUntil(lambda: len(worker.questions) == 5)
    assert sum(question.limit_s for question in worker.questions) * 1000 < TOGETHER_BEAT_MS


# --- an AI that does not answer ---------------------------------------------------------------


def test_a_move_without_thinking_is_told_once_a_game(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_stand_in = True
    seats: list[int] = []
    bridge.stood_in.connect(seats.append)
    for game in (1, 2):
        told = opened(bridge, table_at(human_turn(Phase.ASCENT), family(4), seed=game))
        bridge.play(step_up(bridge))
        bridge.ask_next()
        qtbot.waitUntil(lambda told=told: len(told) == 2)  # type: ignore[misc]
        bridge.ask_next()
        qtbot.waitUntil(lambda told=told: len(told) == 3)  # type: ignore[misc]
    assert seats == [1, 1]


# --- hints ------------------------------------------------------------------------------------


def step_up(bridge: Bridge) -> Move:
    """A move of the viewer that calls no election."""
    move: Move = next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6)
    return move


def asked_for_a_hint(bridge: Bridge, worker: HereWorker, table: Table) -> list[Advice | None]:
    """Opens the game and asks for a hint, which is not there yet; the advice to come."""
    worker.is_ready = False
    told: list[Advice | None] = []
    bridge.advised.connect(told.append)
    bridge.open(table)
    if bridge.view.seat is None:
        bridge.viewer.open_to(0)
    bridge.hint()
    assert bridge.opponents.is_advising
    return told


def test_a_hint_is_what_a_strong_player_sees_in_this_seat(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    told = asked_for_a_hint(bridge, worker, table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.hint()
    (question,) = worker.questions
    assert (question.view, question.level) == (bridge.view, None)
    worker.is_ready = True
    qtbot.waitUntil(lambda: bool(told))
    assert told == [advise(question.view, question.seed)]
    assert not bridge.opponents.is_advising
    assert bridge.may_hint


def test_a_hint_that_cannot_be_had_is_told_as_such(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    told = asked_for_a_hint(bridge, worker, table_at(human_turn(Phase.ASCENT), family(4)))
    worker.is_ready = worker.is_stand_in = True
    qtbot.waitUntil(lambda: told == [None])
    assert not bridge.opponents.is_advising


def never_comes(bridge: Bridge, worker: HereWorker, qtbot: QtBot, told: list[Any]) -> None:
    """The hint is withdrawn, and the answer to it reaches nobody."""
    assert not bridge.opponents.is_advising
    worker.is_ready = True
    worker.questions = [one for one in worker.questions if one.level is None]
    qtbot.wait(60)
    assert not told


def withdrawn_by_play(bridge: Bridge) -> None:
    bridge.play(step_up(bridge))


def withdrawn_by_a_new_game(bridge: Bridge) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4), seed=2))


def withdrawn_by_leaving(bridge: Bridge) -> None:
    bridge.close()


def withdrawn_by_the_curtain(bridge: Bridge) -> None:
    bridge.viewer.hide_secrets()


def withdrawn_by_handing_over_the_seat(bridge: Bridge) -> None:
    bridge.lend_seat(0, "novice")


@pytest.mark.parametrize(
    "withdraw",
    [
        withdrawn_by_play,
        withdrawn_by_a_new_game,
        withdrawn_by_leaving,
        withdrawn_by_the_curtain,
        withdrawn_by_handing_over_the_seat,
    ],
)
def test_a_hint_never_comes_too_late(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot, withdraw: Callable[[Bridge], None]
) -> None:
    table = table_at(human_turn(Phase.ASCENT), family(4, humans=2))
    told = asked_for_a_hint(bridge, worker, table)
    withdraw(bridge)
    never_comes(bridge, worker, qtbot, told)


def test_a_step_taken_back_withdraws_the_hint(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    """Two people vote one after the other; the first takes the call of the election back."""
    table = table_at(human_turn(Phase.ELECTION), family(4, humans=4))
    assert table.last_seat is not None
    told: list[Advice | None] = []
    bridge.advised.connect(told.append)
    worker.is_ready = False
    bridge.open(table)
    bridge.viewer.open_to(table.last_seat)
    bridge.hint()
    assert bridge.opponents.is_advising
    bridge.undo()
    never_comes(bridge, worker, qtbot, told)


def test_no_hint_for_anybody_but_the_person_on_turn(bridge: Bridge, worker: HereWorker) -> None:
    worker.is_ready = False
    bridge.hint()
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.hint()  # the curtain is down
    assert not worker.questions
    bridge.open(table_at(lambda view: view.turn == 1, family(4)))
    bridge.hint()
    assert [question.level for question in worker.questions] == ["courtier"]
    assert not bridge.opponents.is_advising


def test_no_hint_before_the_computers_have_voted_or_the_screen_rests(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready = False
    told = opened(bridge, table_at(human_turn(Phase.ELECTION), family(4)))
    assert not bridge.may_hint
    worker.is_ready = True
    qtbot.waitUntil(lambda: bool(told))
    assert not bridge.may_hint
    bridge.ask_next()
    assert bridge.may_hint


# --- seats that change hands ------------------------------------------------------------------


def test_a_seat_on_turn_that_is_given_to_an_ai_acts_at_once(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready = False
    table = table_at(human_turn(Phase.ASCENT), family(4))
    told = opened(bridge, table)
    with qtbot.waitSignal(bridge.seat_changed) as changed:
        bridge.lend_seat(0, "counsellor")
    assert changed.args == [0]
    assert bridge.players[0] == family(4)[0].lent("counsellor", "sly")
    assert family(4)[0].avatar == "fox"
    (question,) = worker.questions
    assert question.view == table.view(0)
    assert (question.level, question.style) == ("counsellor", "sly")
    worker.is_ready = True
    qtbot.waitUntil(lambda: len(told) == 1)


def test_a_lent_seat_shows_nobodys_secrets_from_the_first_moment(
    bridge: Bridge, worker: HereWorker
) -> None:
    worker.is_ready = False
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    seen: list[View] = []
    bridge.shown.connect(seen.append)
    bridge.seat_changed.connect(lambda _: seen.append(bridge.view))
    bridge.lend_seat(0, "novice")
    seen.append(bridge.view)
    assert len(seen) == 3
    assert {view.seat for view in seen} == {None}
    bridge.viewer.open_to(0)
    assert bridge.view.seat is None


def test_a_seat_taken_back_while_the_ai_thinks_is_played_by_the_person_alone(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready = False
    told = opened(bridge, table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.lend_seat(0, "novice")
    thinking: list[int | None] = []
    bridge.thinking.connect(thinking.append)
    bridge.lend_seat(0, None)
    worker.is_ready = True
    qtbot.wait(60)
    assert thinking == [None]
    assert not told
    assert bridge.players == family(4)
    assert bridge.view.seat == 0
    bridge.play(step_up(bridge))
    assert len(told) == 1


def test_whoever_stays_opens_the_curtain_before_their_own_secrets_are_seen(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    """The person who has lent their seat may be the one before the screen."""
    table = table_at(lambda view: view.turn == 1, family(4, humans=2))
    bridge.open(table)
    bridge.viewer.open_to(1)
    seen: list[View] = []
    handed: list[int] = []
    bridge.shown.connect(seen.append)
    bridge.advanced.connect(lambda _, view: seen.append(view))
    bridge.curtain_wanted.connect(handed.append)
    bridge.lend_seat(1, "novice")
    while 0 not in table.to_act():
        before = len(seen)
        qtbot.waitUntil(lambda before=before: len(seen) > before)  # type: ignore[misc]
        bridge.ask_next()
    assert {view.seat for view in seen} == {None}
    assert handed == [0]


def test_behind_the_curtain_a_seat_that_was_lent_opens_nothing(
    bridge: Bridge, worker: HereWorker
) -> None:
    worker.is_ready = False
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.lend_seat(0, "novice")
    bridge.viewer.open_to(0)
    assert bridge.view.seat is None


def test_the_curtain_falls_for_a_seat_that_is_taken_back(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready = False
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.lend_seat(0, "novice")
    with qtbot.waitSignal(bridge.curtain_wanted) as handed:
        bridge.lend_seat(0, None)
    assert handed.args == [0]
    assert bridge.view.seat is None


def test_while_something_moves_the_game_waits_for_the_screen(
    bridge: Bridge, worker: HereWorker
) -> None:
    worker.is_ready = False
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.viewer.open_to(0)
    bridge.play(step_up(bridge))
    bridge.lend_seat(1, "novice")
    assert not worker.questions
    bridge.ask_next()
    assert len(worker.questions) == 1


def test_votes_that_are_decided_but_not_laid_go_with_a_change_of_hands(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    told = opened(bridge, table_at(human_turn(Phase.ELECTION), family(4, humans=2)))
    bridge.ask_next()
    bridge.opponents._on_poll()  # one vote is decided, the other is thought about
    assert [question.view.seat for question in worker.questions] == [2, 3]
    bridge.lend_seat(0, "novice")
    bridge.ask_next()
    qtbot.waitUntil(lambda: bool(told))
    assert [event for events, _ in told for event in events] == [*map(VoteLaid, (0, 2, 3))]


def test_the_seat_of_a_computer_cannot_be_taken_over(bridge: Bridge) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    with pytest.raises(BadSeat):
        bridge.lend_seat(1, None)
    assert bridge.players == family(4)
    assert bridge.view.seat == 0
