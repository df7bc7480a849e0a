"""Hands that are too fast, or hold on for too long: nothing is done that nobody meant."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import turn
from tests.ui.vienna.in_window import land, seen
from tests.ui.vienna.panels.desk import Desk
from tools.vienna_positions import guests, laid, lying
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.moves import Place, Reroll
from vivaroi_gui.rules.vienna.phase import PRATER, THROW
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vienna import pace
from vivaroi_gui.ui.vienna.selection import Use

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(autouse=True)
def _in_english(fonts: None, english: None) -> None:
    """What is said here is English."""


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot, turn((2, 3, 6), coins=(2,)))


@pytest.fixture
def prater(qtbot: QtBot) -> Desk:
    """A die may be turned to any face."""
    state = turn((2, 3, 6), coins=(2,))
    state.phase = PRATER
    return Desk(qtbot, state)


def double_click(widget: QWidget) -> None:
    """As the system delivers it."""
    QTest.mouseClick(widget, _LEFT)
    QTest.mouseDClick(widget, _LEFT)
    QTest.mouseRelease(widget, _LEFT)


def hold(widget: QWidget, key: Qt.Key, text: str) -> None:
    """A key goes down, and repeats."""
    for is_repeated in (False, True, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, key, _NONE, text, is_repeated)
        QApplication.sendEvent(widget, event)


def outside(desk: Desk, place: int) -> QPointF:
    """A point of the screen beside a die."""
    button = desk.column.hand.dice.buttons[place]
    return QPointF(button.mapToGlobal(QPoint(-200, -200)))


def test_a_double_click_begins_a_reroll_and_does_not_pay_for_it(desk: Desk) -> None:
    desk.die(1)
    double_click(desk.chip("Reroll"))
    assert desk.selection.use is Use.REROLLING
    assert desk.chosen == []
    desk.click(desk.chip("Reroll 1 die"))
    assert desk.chosen == [Reroll((3,))]


def test_a_double_click_chooses_a_die(desk: Desk) -> None:
    double_click(desk.column.hand.dice.buttons[1])
    assert desk.own == (3,)


def test_a_die_is_carried_away_by_the_second_press_of_a_double_click(desk: Desk) -> None:
    button = desk.column.hand.dice.buttons[1]
    dropped: list[QPointF] = []
    desk.column.dropped.connect(dropped.append)
    desk.die(1)
    for kind, at in (
        (QEvent.Type.MouseButtonDblClick, QPointF(button.mapToGlobal(button.rect().center()))),
        (QEvent.Type.MouseMove, outside(desk, 1)),
        (QEvent.Type.MouseButtonRelease, outside(desk, 1)),
    ):
        button_of = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else _LEFT
        event = QMouseEvent(kind, button.mapFromGlobal(at), at, button_of, _LEFT, _NONE)
        QApplication.sendEvent(button, event)
    assert len(dropped) == 1
    assert desk.own == (3,)


@pytest.mark.parametrize("said", ["r", "t"])
def test_a_key_that_is_held_down_counts_once(desk: Desk, said: str) -> None:
    desk.die(1)
    hold(desk.column, getattr(Qt.Key, f"Key_{said.upper()}"), said)
    assert desk.selection.use is (Use.REROLLING if said == "r" else Use.TURNING)
    assert desk.chosen == []


def test_a_digit_that_is_held_down_chooses_one_die(desk: Desk) -> None:
    hold(desk.column, Qt.Key.Key_3, "3")
    assert desk.own == (3,)


@pytest.mark.parametrize("sign", "0789")
def test_a_digit_that_no_die_shows_does_nothing(desk: Desk, sign: str) -> None:
    desk.key("t", "3", sign)
    assert desk.own == (3,)
    assert desk.chosen == []


def test_a_die_that_is_turned_in_the_prater_cannot_be_carried_away(prater: Desk) -> None:
    carried: list[QPointF] = []
    prater.column.carried.connect(carried.append)
    prater.drag(1, outside(prater, 1))
    prater.let_go(1)
    assert carried == []
    assert prater.selection.use is Use.TURNING


def test_in_the_prater_a_die_is_let_go_and_still_asked_for(prater: Desk) -> None:
    prater.die(1)
    prater.selection.clear()
    assert prater.own == ()
    assert prater.selection.use is Use.TURNING


def test_after_the_prater_dice_are_asked_for_a_stop_again(prater: Desk) -> None:
    prater.state.phase = turn((2, 3, 6)).phase
    prater.look()
    assert prater.selection.use is Use.PLACING


def test_dice_that_are_not_thrown_cannot_be_carried_away(desk: Desk) -> None:
    state = desk.state
    state.phase, state.has_thrown = THROW, [False] * state.options.players
    state.pick_up(0)
    desk.look()
    carried: list[QPointF] = []
    desk.column.carried.connect(carried.append)
    desk.drag(1, outside(desk, 1))
    desk.let_go(1)
    assert carried == []


def test_a_die_in_the_hand_goes_home_when_the_position_is_another_one(desk: Desk) -> None:
    lost: list[None] = []
    desk.column.lost.connect(lambda: lost.append(None))
    desk.drag(1, outside(desk, 1))
    assert desk.column._held.isVisible()
    desk.state.coins[0] = 1
    desk.look()
    assert lost == [None]
    assert not desk.column._held.isVisible()
    desk.let_go(1)
    assert desk.chosen == []


def test_who_presses_on_to_the_last_stop_does_not_press_on_to_the_next_round(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "READ_MS", 3_600_000)
    lie = lying(3, {"oper": (1, (2,), None), "naschmarkt": (2, (3,), None)})
    owners = [1, None, None, None, None]
    table = laid(3, guests(3, 3), dice=[(2,), (), ()], placed=lie, owners=owners)
    window.open(table)
    window.settings.update(speed=Speed.NORMAL)
    window.session.bridge.play(Place(GEHEIMBUND, (2,)))
    go = seen(window).column.evaluation.leafing.go
    deaf: list[str] = []
    window.pages.renewed.connect(lambda: deaf.append(go.text()))
    for _ in range(4):
        land(window)
        QTest.mouseClick(go, _LEFT)
    assert deaf == ["Next round"]


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_who_has_dragged_the_last_die_of_a_turn_throws_the_next_ones_by_a_key(
    window: MainWindow, speed: Speed
) -> None:
    """The keys were the die's, which is gone: Qt would give them to the bar, where Undo is."""
    thrown = [True, False, False]
    table = laid(3, guests(3, 3), dice=[(2, 4), (), ()], placed=lying(3, {}), has_thrown=thrown)
    window.open(table)
    window.activateWindow()
    window.settings.update(speed=speed)
    page = seen(window)
    page.column.hand.dice.buttons[1].setFocus(Qt.FocusReason.MouseFocusReason)
    window.session.bridge.play(Place(GEHEIMBUND, (4,)))
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.isAncestorOf(focus)
    land(window)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert table.view().has_thrown[1]
