"""Between table and screen: who may look, who acts next, what is told."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.core import Event, IllegalMove, NotYourTurn
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, View
from vivaroi_gui.rules.vivaroi.events import RoundBegun, VoteLaid
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Vote
from vivaroi_gui.table.curtain import Curtain
from vivaroi_gui.table.table import Table, UndoRefusal
from vivaroi_gui.ui.bridge import Bridge
from vivaroi_gui.ui.settings import Settings, Speed


@pytest.fixture
def worker() -> HereWorker:
    return HereWorker()


@pytest.fixture
def settings() -> Settings:
    settings = Settings()
    settings.update(speed=Speed.OFF)
    return settings


@pytest.fixture
def bridge(qapp: QApplication, settings: Settings, worker: HereWorker) -> Iterator[Bridge]:
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
    with qtbot.waitSignal(bridge.handed_over) as handed:
        bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    assert handed.args == [0]
    assert bridge.view.goal is None
    bridge.lift_curtain(0)
    assert bridge.view.seat == 0


def test_the_secrets_go_when_the_turn_goes(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.lift_curtain(0)
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    with qtbot.waitSignal(bridge.handed_over) as handed:
        bridge.step()
    assert handed.args == [1]
    assert bridge.view.seat is None


def test_an_unwatched_window_shows_nobodys_secrets(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.lift_curtain(0)
    with qtbot.waitSignal(bridge.handed_over):
        bridge.hide_secrets()
    assert bridge.view.goal is None


def test_a_human_alone_needs_no_curtain_unless_it_is_wished(
    bridge: Bridge, settings: Settings, qtbot: QtBot
) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.hide_secrets()
    assert bridge.view.seat == 0
    settings.update(curtain=Curtain.ALWAYS)
    with qtbot.waitSignal(bridge.handed_over):
        bridge.hide_secrets()
    assert bridge.view.seat is None


def test_a_computer_acts_when_the_screen_is_at_rest(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    with qtbot.waitSignal(bridge.advanced) as told:
        bridge.step()
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
    bridge.step()
    (question,) = worker.questions
    assert question.view == table.view(1)
    assert (question.level, question.style) == ("courtier", "burner")


def test_an_old_answer_never_reaches_a_new_game(
    bridge: Bridge, worker: HereWorker, qtbot: QtBot
) -> None:
    worker.is_ready = False
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    bridge.step()
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
    bridge.step()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert all(type(event) is VoteLaid for events, _ in told for event in events)


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
    bridge.step()
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
    bridge.step()
    assert bridge.undo_refusal() is None
    bridge.undo()
    assert bridge.view == before
    assert bridge.undo_refusal() is UndoRefusal.NOTHING_TO_UNDO


def test_after_a_computer_has_acted_there_is_no_undo(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    with qtbot.waitSignal(bridge.advanced):
        bridge.step()
    assert bridge.undo_refusal() is UndoRefusal.ANOTHER_HAS_ACTED


def test_undo_in_pass_and_play_hands_the_device_back(bridge: Bridge, qtbot: QtBot) -> None:
    bridge.open(table_at(human_turn(Phase.ASCENT), family(4, humans=2)))
    bridge.lift_curtain(0)
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    bridge.step()
    with qtbot.waitSignal(bridge.handed_over) as handed:
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
    bridge.lift_curtain(0)
    bridge.hide_secrets()
    with qtbot.waitSignal(bridge.handed_over):
        bridge.look()
    assert bridge.view.goal is None
