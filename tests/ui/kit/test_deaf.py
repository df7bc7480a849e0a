"""What has just come cannot be meant yet: keys and clicks as the system delivers them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.conftest import Focused, Opened
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import NOBLES, THRONE
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Vote
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.shortcuts import ShortcutsDialog
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.deaf import DEAF_MS, Deaf
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.kit.swallowed_key import SwallowedKey
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.table_page import TablePage

Key = Qt.Key
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
GOING_ON = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


class Clock:
    """Goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def go(self, milliseconds: float) -> None:
        self.seconds += milliseconds / 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Clock:
    for button in (LEFT, Qt.MouseButton.RightButton):  # that a test before has lost
        QTest.mouseRelease(QWidget(), button)
    clock = Clock()
    monkeypatch.setattr(Deaf, "now", staticmethod(clock))
    monkeypatch.setattr(Deaf, "MS", DEAF_MS)
    monkeypatch.setattr(SwallowedKey, "QUIET_MS", 0)
    return clock


def handle(window: QWidget) -> QWindow:
    """Where the system delivers what people do."""
    found = window.windowHandle()
    assert found is not None
    return found


def key(window: QWidget, wanted: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(handle(window), wanted, modifiers)
    QApplication.processEvents()


def repeat(window: QWidget, wanted: Qt.Key) -> None:
    """What a key that is held down sends."""
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        QApplication.sendEvent(handle(window), QKeyEvent(kind, wanted, NONE, "", True))


def click(window: QWidget, on: QWidget, *, twice: bool = False) -> None:
    act = QTest.mouseDClick if twice else QTest.mouseClick
    act(handle(window), LEFT, NONE, on.mapTo(window, on.rect().center()))


# --- by itself ----------------------------------------------------------------------------------


class Room(QWidget):
    """A window with a button in a deaf region, and one beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(300, 200)
        self.region = QWidget(self)
        self.region.setGeometry(0, 0, 300, 100)
        self.go_on, self.beside = PaperButton(self.region), PaperButton(self)
        self.beside.move(0, 120)
        self.heard: list[str] = []
        for button, text in ((self.go_on, "go on"), (self.beside, "menu")):
            button.setText(text)
            button.clicked.connect(lambda _, text=text: self.heard.append(text))
        self.deaf = Deaf(self, self.region)


@pytest.fixture
def room(focused: Focused, clock: Clock) -> Room:
    room = Room()
    focused(room)
    room.go_on.setFocus()
    clock.go(DEAF_MS)
    return room


@pytest.mark.parametrize("wanted", [Key.Key_Space, "click"])
def test_it_hears_nothing_for_its_time_and_then_everything(
    room: Room, clock: Clock, wanted: Qt.Key | str
) -> None:
    def act() -> None:
        click(room, room.go_on) if isinstance(wanted, str) else key(room, wanted)

    act()
    room.deaf.start()
    act()
    clock.go(DEAF_MS - 1)
    act()
    assert room.heard == ["go on"]
    clock.go(2)
    act()
    assert room.heard == ["go on"] * 2


def test_what_lay_under_a_slip_that_has_just_gone_is_not_clicked(room: Room, clock: Clock) -> None:
    room.deaf.start_under(room.go_on.geometry())
    click(room, room.go_on)
    click(room, room.beside)
    assert room.heard == ["menu"]
    clock.go(DEAF_MS + 1)
    click(room, room.go_on)
    assert room.heard == ["menu", "go on"]


def test_a_window_that_has_just_been_shown_is_deaf(focused: Focused, clock: Clock) -> None:
    room = Room()
    focused(room)
    click(room, room.go_on)
    assert not room.heard


def test_a_double_click_is_two_presses(room: Room) -> None:
    room.deaf.start()
    click(room, room.go_on, twice=True)
    assert not room.heard


def test_what_lies_beside_the_region_hears_always(room: Room) -> None:
    room.deaf.start()
    click(room, room.beside)
    room.beside.setFocus()
    key(room, Key.Key_Space)
    assert room.heard == ["menu"] * 2


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_menus_hear_always(room: Room, qtbot: QtBot) -> None:
    menu = QMenu(room)
    menu.addAction("choose").triggered.connect(lambda: room.heard.append("chosen"))
    menu.popup(room.mapToGlobal(QPoint(5, 5)))
    qtbot.waitUntil(menu.isVisible)
    room.deaf.start()
    key(room, Key.Key_Down)
    key(room, Key.Key_Return)
    assert room.heard == ["chosen"]


@pytest.mark.parametrize("wanted", [Key.Key_Tab, Key.Key_Escape, Key.Key_Left, Key.Key_H])
def test_all_other_keys_are_heard(room: Room, wanted: Qt.Key) -> None:
    heard: list[int] = []
    room.go_on.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    room.deaf.start()
    key(room, wanted)
    assert heard == [wanted] or room.beside.hasFocus()


def test_assistive_technology_is_heard_always(room: Room, qtbot: QtBot) -> None:
    room.deaf.start()
    press = QAccessible.queryAccessibleInterface(room.go_on).actionInterface()
    press.doAction("Press")
    qtbot.waitUntil(lambda: room.heard == ["go on"])


@pytest.mark.parametrize("wanted", GOING_ON)
def test_a_key_that_was_down_before_counts_only_after_it_was_let_go(
    room: Room, clock: Clock, monkeypatch: pytest.MonkeyPatch, wanted: Qt.Key
) -> None:
    monkeypatch.setattr(SwallowedKey, "QUIET_MS", 60_000)
    room.go_on.clearFocus()
    QTest.keyPress(handle(room), wanted)
    room.deaf.start()
    room.go_on.setFocus()
    clock.go(10 * DEAF_MS)
    for _ in range(5):
        repeat(room, wanted)
        QTest.keyRelease(handle(room), wanted)  # a system that does not mark auto-repeat
        QTest.keyPress(handle(room), wanted)
    QTest.keyRelease(handle(room), wanted)
    assert not room.heard
    room.findChildren(SwallowedKey)[0].free()  # it is quiet
    key(room, wanted)
    assert room.heard == ["go on"]


def test_a_key_pressed_too_early_and_held_does_nothing(room: Room, clock: Clock) -> None:
    room.deaf.start()
    QTest.keyPress(handle(room), Key.Key_Return)
    clock.go(DEAF_MS)
    repeat(room, Key.Key_Return)
    QTest.keyRelease(handle(room), Key.Key_Return)
    assert not room.heard


def test_a_key_that_went_down_in_another_window_does_nothing_here(room: Room) -> None:
    """Enter opens a box and is held: the box does not answer itself."""
    repeat(room, Key.Key_Return)
    assert not room.heard


def test_a_key_that_was_let_go_elsewhere_is_not_waited_for(room: Room, clock: Clock) -> None:
    QTest.keyPress(handle(room), Key.Key_Space)
    QApplication.sendEvent(handle(room), QEvent(QEvent.Type.FocusOut))
    room.deaf.start()
    clock.go(DEAF_MS)
    key(room, Key.Key_Space)
    assert room.heard == ["go on"]


def test_without_a_time_it_is_never_deaf(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deaf, "MS", 0)
    room.deaf.start()
    key(room, Key.Key_Space)
    assert room.heard == ["go on"]


def test_the_curtain_is_deaf_for_as_long_as_everything_else() -> None:
    """Neither is set back by a test that went before."""
    assert HoldButton.DEAF_MS == Deaf.MS == DEAF_MS == 450


# --- in the game --------------------------------------------------------------------------------


@pytest.fixture
def window(opened: Opened, clock: Clock, qtbot: QtBot) -> Iterator[MainWindow]:
    """Slow, so that what moves still moves when it is looked at."""
    window = opened(speed=Speed.SLOW)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.pages.skip()


def is_moving(window: MainWindow) -> bool:
    """Whether the page that is seen plays something."""
    page = window.pages.currentWidget()
    assert isinstance(page, GamePage)
    return page.board.is_animating if isinstance(page, TablePage) else page.is_moving


def before_the_throne(view: View) -> bool:
    return human_turn(Phase.ASCENT)(view) and NOBLES in view.places


def last_vote(window: MainWindow, others: Card = Card.NO) -> None:
    """All have voted but seat 0, which has chosen Yes."""
    table = table_at(human_turn(Phase.ELECTION), family(4))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(others))
    window.open(table)
    QApplication.processEvents()
    QTest.mouseClick(pages_of(window).hall.ballot.cards[0], LEFT)


@pytest.mark.parametrize(
    ("pause", "wanted"),
    [(40, Key.Key_Return), (100, Key.Key_Space), (150, Key.Key_Enter), (300, Key.Key_Return)],
)
def test_a_key_pressed_again_and_again_on_a_move_to_the_throne_lays_nothing(
    window: MainWindow, clock: Clock, pause: int, wanted: Qt.Key
) -> None:
    window.open(table_at(before_the_throne, family(4)))
    QApplication.processEvents()
    board = pages_of(window).table.board
    move = next(one for one in window.session.bridge.view.legal if getattr(one, "to", 0) == THRONE)
    assert isinstance(move, MoveUp)
    board.setFocus()
    board._hand.select(move.character)
    board._hand.aim_first()
    clock.go(DEAF_MS)
    for _ in range(5):
        key(window, wanted)
        clock.go(pause)
    view = window.session.bridge.view
    assert view.nominee == move.character
    assert view.phase is Phase.ELECTION
    assert 0 not in view.voted
    if 5 * pause < 2 * DEAF_MS:
        assert pages_of(window).hall.ballot.chosen is None


@pytest.mark.parametrize("act", ["Enter", "click", "double click"])
def test_in_a_reveal_one_touch_shows_the_result_and_the_next_one_waits(
    window: MainWindow, clock: Clock, act: str
) -> None:
    def touch() -> None:
        if act == "Enter":
            key(window, Key.Key_Return)
        else:
            click(window, hall._continue, twice=act == "double click")

    last_vote(window)
    hall = pages_of(window).hall
    window.session.bridge.play(Vote(Card.YES))
    clock.go(DEAF_MS)
    assert hall._is_playing
    touch()
    assert hall._continue.isVisible()
    for _ in range(2):
        clock.go(DEAF_MS / 3)
        touch()
    assert window.session.course.is_unread
    assert hall._continue.isVisible()
    clock.go(DEAF_MS)
    touch()
    assert not window.session.course.is_unread


@pytest.mark.parametrize("act", ["click", "Enter"])
def test_a_second_touch_of_the_button_that_lays_skips_no_reveal(
    window: MainWindow, clock: Clock, act: str
) -> None:
    last_vote(window)
    hall = pages_of(window).hall
    clock.go(DEAF_MS)
    hall.ballot.confirm.setFocus()
    for _ in range(3):
        if act == "click":
            click(window, hall.ballot.confirm)
        else:
            key(window, Key.Key_Return)
        clock.go(100)
    assert hall._is_playing
    assert window.session.course.is_unread


def test_a_count_that_is_skipped_is_not_left(window: MainWindow, clock: Clock) -> None:
    last_vote(window, Card.YES)
    window.session.bridge.play(Vote(Card.YES))
    clock.go(DEAF_MS)
    key(window, Key.Key_Return)
    clock.go(DEAF_MS)
    key(window, Key.Key_Return)
    score = pages_of(window).count
    assert window.pages.currentWidget() is score
    assert is_moving(window)
    clock.go(DEAF_MS)
    for _ in range(3):
        key(window, Key.Key_Return)
        clock.go(100)
    assert not is_moving(window)
    assert window.pages.currentWidget() is score
    clock.go(DEAF_MS)
    key(window, Key.Key_Return)
    assert window.pages.currentWidget() is not score


def test_a_piece_that_has_landed_stops_nobody(window: MainWindow, clock: Clock) -> None:
    """Who takes a character at once, because it is their turn, is heard."""
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    clock.go(DEAF_MS)
    pages_of(window).table.board.idle.emit()
    assert not window._deaf.is_on


@pytest.mark.parametrize("wanted", [Key.Key_Space, "click"])
def test_a_piece_that_a_person_lets_land_at_once_moves_nobody_else(
    window: MainWindow, clock: Clock, wanted: Qt.Key | str
) -> None:
    table = table_at(human_turn(Phase.ASCENT), family(4))
    window.open(table)
    QApplication.processEvents()
    board = pages_of(window).table.board
    board.setFocus()
    window.session.bridge.play(
        next(one for one in window.session.bridge.view.legal if isinstance(one, MoveUp))
    )
    clock.go(DEAF_MS)
    assert is_moving(window)
    pawn = board._stage.cast.pawn(0).outline().center().toPoint()
    if isinstance(wanted, str):
        QTest.mouseClick(handle(window), LEFT, NONE, board.viewport().mapTo(window, pawn))
    else:
        key(window, wanted)
    assert not is_moving(window)
    assert window._deaf.is_on


def test_a_dialog_is_not_closed_by_what_was_meant_for_the_page(
    window: MainWindow, clock: Clock
) -> None:
    window.commands.shortcuts.trigger()
    (dialog,) = window.findChildren(ShortcutsDialog)
    click(dialog, dialog.closer)
    assert dialog.isVisible()
    clock.go(DEAF_MS)
    click(dialog, dialog.closer)
    assert not isValid(dialog) or not dialog.isVisible()
