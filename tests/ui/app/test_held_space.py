"""Space while people look on, as the system delivers it: a tap skips, holding it hurries."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.conftest import Opened
from tests.ui.hand_time import Clock
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import YES, Vote
from vivaroi_gui.ui.app.held_space import TAP_MS, HeldSpace
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.deaf import DEAF_MS, Deaf
from vivaroi_gui.ui.kit.haste import FASTER, haste
from vivaroi_gui.ui.session.opponents import Opponents
from vivaroi_gui.ui.settings import Speed

SPACE = Qt.Key.Key_Space


SEALED_MS = 1200


class Frame:
    """In the place of a QElapsedTimer."""

    @staticmethod
    def restart() -> int:
        return 5


class Seconds:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Seconds]:
    seconds = Seconds()
    for one in (HeldSpace, Deaf):
        monkeypatch.setattr(one, "now", staticmethod(seconds))
    monkeypatch.setattr(Deaf, "MS", DEAF_MS)
    yield seconds
    haste().end()


@pytest.fixture
def window(opened: Opened, worker: HereWorker, seconds: Seconds, qtbot: QtBot) -> MainWindow:
    """A person has moved, and nobody answers yet."""
    worker.is_ready = False
    window = opened(speed=Speed.SLOW)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    bridge = window.session.bridge
    bridge.play(next(move for move in bridge.view.legal if getattr(move, "to", 6) < 6))
    seconds.now += 1
    assert pages_of(window).table.board.is_animating
    return window


def moves(window: MainWindow) -> bool:
    return pages_of(window).table.board.is_animating


def hurries() -> bool:
    return haste().is_on


def press(window: MainWindow) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyPress(handle, SPACE)


def let_go(window: MainWindow) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyRelease(handle, SPACE)
    QApplication.processEvents()


def test_what_is_let_go_soon_skips(window: MainWindow, seconds: Seconds) -> None:
    press(window)
    assert moves(window)
    seconds.now += (TAP_MS - 10) / 1000
    let_go(window)
    assert not moves(window)
    assert not hurries()


def test_what_is_held_hurries_and_skips_nothing(window: MainWindow, seconds: Seconds) -> None:
    board = pages_of(window).table.board
    press(window)
    assert hurries()
    seconds.now += (TAP_MS + 10) / 1000
    let_go(window)
    assert not hurries()
    assert board.is_animating


def test_what_moves_is_pushed_on(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    animation = pages_of(window).table.board._animator._current
    assert animation is not None
    monkeypatch.setattr(haste(), "_since", Frame())
    before = animation.currentTime()
    haste()._push()
    assert animation.currentTime() == before + (FASTER - 1) * 5


def test_the_own_turn_ends_it_and_the_key_does_nothing_more(
    window: MainWindow, worker: HereWorker, seconds: Seconds, qtbot: QtBot
) -> None:
    """A key that is still held can neither lift a character nor press a button."""
    press(window)
    worker.is_ready = True
    qtbot.waitUntil(lambda: window.session.bridge.is_viewers_turn)
    qtbot.waitUntil(lambda: not hurries())
    board = pages_of(window).table.board
    board.show_view(window.session.bridge.view)
    press(window)  # as one that is held goes on to send
    assert board._hand.selection is None
    let_go(window)
    assert board._hand.selection is None


def test_a_coronation_is_not_hurried_past(window: MainWindow, seconds: Seconds) -> None:
    table = table_at(human_turn(Phase.ELECTION), family(4))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(YES))
    window.open(table)
    window.session.bridge.play(Vote(YES))
    seconds.now += 1
    press(window)
    assert hurries()
    drama = pages_of(window).hall._drama
    while drama.outcome is not None:  # not told yet
        drama.animator._next()
    assert not hurries()
    let_go(window)


def test_a_button_that_has_the_keys_is_pressed(window: MainWindow, seconds: Seconds) -> None:
    favourites = pages_of(window).table.favourites
    favourites.setFocus()
    is_covered = favourites.is_covered
    press(window)
    let_go(window)
    assert favourites.is_covered is not is_covered
    assert pages_of(window).table.board.is_animating


def test_haste_brings_no_sealed_choice_sooner(opened: Opened, worker: HereWorker) -> None:
    """What people hold down tells nothing either."""
    clock, moves = Clock(), list[object]()
    window = opened()
    window.open(table_at(human_turn(Phase.ELECTION), family(4)))
    opponents: Opponents = window.session.bridge.opponents
    opponents.forget()
    opponents._since = clock  # type: ignore[assignment]
    opponents.decided.disconnect()
    opponents.decided.connect(moves.append)
    window.session.bridge._ask()
    opponents._due_ms = opponents._beat_ms = SEALED_MS
    haste().begin()
    clock.now = SEALED_MS - 1
    for _ in range(4):
        opponents._on_poll()
    assert not moves
    clock.now = SEALED_MS
    opponents._on_poll()
    assert len(moves) == 1
    haste().end()
