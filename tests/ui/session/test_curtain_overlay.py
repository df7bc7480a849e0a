"""The curtain: opaque, deaf at first, opened by holding; nothing gets past it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tools.positions import court, family
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.kit.told import Span
from vivaroi_gui.ui.session.curtain import CurtainOverlay
from vivaroi_gui.ui.vivaroi.screens import SCREENS

PLAYERS = family(4, humans=2)
LINES = ((Span("Luc", True), Span(" moved ", False), Span("Odessa", True)),)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HoldButton, "HOLD_MS", 30)
    monkeypatch.setattr(HoldButton, "DEAF_MS", 0)


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deaf for longer than any machine takes for a test."""
    monkeypatch.setattr(HoldButton, "DEAF_MS", 60_000)


class Window(QMainWindow):
    """A window with something to reach beneath."""

    def __init__(self) -> None:
        super().__init__()
        self.beneath = QPushButton("what is beneath")
        self.setCentralWidget(self.beneath)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    window.resize(1024, 640)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def curtain(window: Window, qtbot: QtBot) -> Iterator[CurtainOverlay]:
    curtain = CurtainOverlay(window, window.beneath)
    curtain.set_game(SCREENS, Options())
    yield curtain
    curtain.lift()


def fall(curtain: CurtainOverlay) -> HoldButton:
    curtain.fall(1, PLAYERS, LINES, may_undo=False)
    return curtain.findChildren(HoldButton)[0]


def buttons(curtain: CurtainOverlay) -> list[PaperButton]:
    """Those beside the one to hold."""
    every = curtain.findChildren(PaperButton)
    return [one for one in every if one.isVisible() and not isinstance(one, HoldButton)]


def test_the_guards_are_of_the_cast_that_plays(curtain: CurtainOverlay) -> None:
    fall(curtain)
    old = curtain.grab().toImage()
    curtain.set_game(SCREENS, Options(edition="2024"))
    new = curtain.grab().toImage()
    assert old != new
    curtain.set_game(SCREENS, Options())
    assert curtain.grab().toImage() == old


def test_holding_the_button_opens_it_for_the_seat_it_names(
    curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    button = fall(curtain)
    with qtbot.waitSignal(curtain.opened) as opened:
        QTest.mousePress(button, LEFT)
    assert opened.args == [1]
    assert not curtain.is_down


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_holding_a_key_opens_it(curtain: CurtainOverlay, qtbot: QtBot, key: Qt.Key) -> None:
    button = fall(curtain)
    with qtbot.waitSignal(curtain.opened):
        QTest.keyPress(button, key)


def test_letting_go_early_opens_nothing(curtain: CurtainOverlay, qtbot: QtBot) -> None:
    button = fall(curtain)
    with qtbot.assertNotEmitted(curtain.opened, wait=80):
        QTest.mouseClick(button, LEFT)
        QTest.keyClick(button, Qt.Key.Key_Space)


def test_leaving_the_button_with_the_mouse_opens_nothing(
    curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    button = fall(curtain)
    with qtbot.assertNotEmitted(curtain.opened, wait=80):
        QTest.mousePress(button, LEFT)
        QTest.mouseMove(button, QPoint(-40, -40))


@pytest.mark.usefixtures("deaf")
def test_it_is_deaf_when_it_has_just_fallen(curtain: CurtainOverlay, qtbot: QtBot) -> None:
    button = fall(curtain)
    with qtbot.assertNotEmitted(curtain.opened, wait=80):
        QTest.mousePress(button, LEFT)
    QTest.mouseRelease(button, LEFT)


def test_what_one_person_holds_does_not_open_it_for_the_next(curtain: CurtainOverlay) -> None:
    """It was down for one of them, who was lent to the computer or took a step back."""
    opened: list[int] = []
    curtain.opened.connect(opened.append)
    button = fall(curtain)
    QTest.mousePress(button, LEFT)
    assert button.isDown()
    curtain.fall(0, PLAYERS, LINES, may_undo=False)
    assert not button.isDown()
    assert opened == []


def test_whoever_holds_the_button_is_not_held_up_by_news_of_others(
    curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(curtain.opened) as opened:
        QTest.mousePress(fall(curtain), LEFT)
        fall(curtain)
    assert opened.args == [1]


def test_a_key_held_since_before_does_not_open_it(curtain: CurtainOverlay, qtbot: QtBot) -> None:
    """A key that was down when the curtain fell sends auto-repeat only."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtGui import QKeyEvent

    button = fall(curtain)
    none = Qt.KeyboardModifier.NoModifier
    with qtbot.assertNotEmitted(curtain.opened, wait=80):
        repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, none, " ", True, 1)
        QCoreApplication.sendEvent(button, repeat)


def test_no_shortcut_of_the_window_gets_past_it(
    window: Window, curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    action = QAction("undo", window)
    action.setShortcut("Ctrl+Z")
    window.addAction(action)
    button = fall(curtain)
    with qtbot.assertNotEmitted(action.triggered, wait=10):
        QTest.keyClick(button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    curtain.lift()
    window.activateWindow()
    with qtbot.waitSignal(action.triggered):
        QTest.keyClick(window.beneath, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_what_lies_beneath_cannot_be_reached(
    window: Window, curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    beneath = window.beneath
    fall(curtain)
    with qtbot.assertNotEmitted(beneath.clicked, wait=10):
        QTest.mouseClick(curtain, LEFT, pos=QPoint(20, 20))
        for _ in range(4):
            QTest.keyClick(curtain, Qt.Key.Key_Tab)
        assert not beneath.hasFocus()
    curtain.lift()
    with qtbot.waitSignal(beneath.clicked):
        QTest.mouseClick(beneath, LEFT)


def test_its_pixels_do_not_depend_on_what_lies_beneath(
    window: Window, curtain: CurtainOverlay
) -> None:
    beneath = window.beneath
    fall(curtain)
    first = window.grab().toImage()
    beneath.setText("another secret")
    assert window.grab().toImage() == first


def test_it_covers_the_window_at_every_size(window: Window, curtain: CurtainOverlay) -> None:
    fall(curtain)
    assert curtain.geometry() == window.rect()


def test_the_last_step_can_be_taken_back_from_it(
    curtain: CurtainOverlay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HoldButton, "DEAF_MS", 60_000)
    curtain.fall(1, PLAYERS, LINES, may_undo=True)
    undo, _ = buttons(curtain)
    with qtbot.assertNotEmitted(curtain.undo_wanted):
        QTest.mouseClick(undo, LEFT)
    monkeypatch.setattr(HoldButton, "DEAF_MS", 0)
    with qtbot.waitSignal(curtain.undo_wanted):
        QTest.mouseClick(undo, LEFT)


def test_tab_goes_round_its_buttons(curtain: CurtainOverlay, qtbot: QtBot) -> None:
    curtain.fall(1, PLAYERS, LINES, may_undo=True)
    seen = []
    for _ in range(3):
        focused = curtain.focusWidget()
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert len(set(seen)) == 3
    assert curtain.focusWidget() is seen[0]
    QTest.keyClick(seen[0], Qt.Key.Key_Backtab)
    assert curtain.focusWidget() is seen[-1]


def test_the_seat_it_waits_for_may_be_lent(curtain: CurtainOverlay, qtbot: QtBot) -> None:
    fall(curtain)
    (lend,) = buttons(curtain)
    assert PLAYERS[1].name in lend.accessibleName()
    with qtbot.waitSignal(curtain.seat_menu_wanted) as wanted:
        QTest.mouseClick(lend, LEFT)
    assert wanted.args[0] == 1


def test_the_keys_go_back_to_where_they_went_before(
    window: Window, curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    window.activateWindow()
    window.beneath.setFocus()
    button = fall(curtain)
    assert window.focusWidget() is button
    with qtbot.waitSignal(curtain.opened):
        QTest.keyPress(button, Qt.Key.Key_Space)
    assert window.focusWidget() is window.beneath


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_no_menu_stays_above_it(window: Window, curtain: CurtainOverlay, qtbot: QtBot) -> None:
    menu = QMenu(window)
    inner = menu.addMenu("inner")
    inner.addAction("action")
    menu.popup(window.mapToGlobal(QPoint(50, 50)))
    menu.setActiveAction(inner.menuAction())
    qtbot.waitUntil(menu.isVisible)
    fall(curtain)
    assert not menu.isVisible()
    assert QApplication.activePopupWidget() is None


def test_neither_wheel_nor_context_menu_gets_past_it(
    window: Window, curtain: CurtainOverlay
) -> None:
    heard: list[QEvent.Type] = []

    class Ear(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() in (QEvent.Type.Wheel, QEvent.Type.ContextMenu):
                heard.append(event.type())
            return False

    ear = Ear()
    window.beneath.installEventFilter(ear)
    fall(curtain)
    at = QPoint(20, 20)
    assert window.childAt(at) is curtain
    menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, window.mapToGlobal(at))
    QApplication.sendEvent(curtain, menu)
    none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    down, buttons = QPoint(0, -120), Qt.MouseButton.NoButton
    wheel = QWheelEvent(at, window.mapToGlobal(at), down, down, buttons, none, phase, False)
    QApplication.sendEvent(curtain, wheel)
    window.beneath.removeEventFilter(ear)
    assert not heard


def test_it_says_why_it_is_there_until_it_was_opened_once(
    curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    button = fall(curtain)
    at_first = curtain.grab().toImage()
    with qtbot.waitSignal(curtain.opened):
        QTest.mousePress(button, LEFT)
    fall(curtain)
    assert curtain.grab().toImage() != at_first


def test_its_accessible_name_is_public(curtain: CurtainOverlay) -> None:
    fall(curtain)
    assert curtain.accessibleName() == f"The curtain is down: {PLAYERS[1].name} is next"


def test_the_curtain_falls_for_a_team(curtain: CurtainOverlay) -> None:
    options = Options(6, edition="2024", teams=((0, 1), (2, 3), (4, 5)))
    curtain.fall(1, court(options, humans=3), LINES, may_undo=False)
    assert curtain.accessibleName() == "The curtain is down: Amélie and Luc are next"
    assert curtain._button.text() == "We are Amélie and Luc: open the curtain"
    assert curtain._lend.text() == "Let the computer play…"
    assert curtain._lend.accessibleName() == "Let the computer play for Amélie and Luc"


@pytest.mark.parametrize("seat", range(8))
def test_no_button_hangs_over_the_guards_whatever_the_names(
    curtain: CurtainOverlay, seat: int
) -> None:
    teams = tuple((one, one + 1) for one in range(0, 16, 2))
    options = Options(16, edition="2024", teams=teams, shared_marker=True)
    long = [
        replace(player, name="W" * 24, partner=Person("M" * 24, player.colour, "owl"))
        for player in court(options, humans=8)
    ]
    curtain.fall(seat, tuple(long), LINES, may_undo=True)
    room = curtain.rect().adjusted(270, 0, -270, 0)
    assert room.contains(curtain._button.geometry())


def press(button: HoldButton) -> None:
    """As assistive technology does."""
    QAccessible.queryAccessibleInterface(button).actionInterface().doAction("Press")
    QApplication.processEvents()


def test_an_accessible_press_is_asked_once_more_and_only_then_opens_it(
    curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    button, opened = fall(curtain), list[int]()
    curtain.opened.connect(opened.append)
    assert QAccessible.queryAccessibleInterface(curtain).role() is QAccessible.Role.Dialog
    assert "press twice" in button.accessibleDescription()
    qtbot.waitUntil(lambda: not button.is_deaf)
    press(button)
    qtbot.waitUntil(lambda: button.is_asking)
    assert button.accessibleName() == "Is it really Marco? Press once more"
    assert curtain.is_down
    fall(curtain)
    curtain.fall(2, PLAYERS, LINES, may_undo=False)
    assert not button.is_asking
    curtain.fall(1, PLAYERS, LINES, may_undo=False)
    press(button)
    qtbot.waitUntil(lambda: button.is_asking)
    assert opened == []
    qtbot.waitUntil(lambda: not button.is_deaf)
    press(button)
    qtbot.waitUntil(lambda: opened == [1])


def test_where_it_is_set_so_two_short_keys_open_it_and_none_is_held(
    curtain: CurtainOverlay, qtbot: QtBot
) -> None:
    curtain.set_pressed_twice(True)
    button = fall(curtain)
    for _ in range(2):
        qtbot.waitUntil(lambda: not button.is_deaf)
        assert curtain.is_down
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert not curtain.is_down
