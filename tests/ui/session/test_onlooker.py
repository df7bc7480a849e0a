"""A game among computers goes on by itself; one that people play waits for them."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import family, table_at
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Vote
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.count import CountPage
from vivaroi_gui.ui.vivaroi.hall import HallPage


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HallPage, "reading_ms", 1)
    monkeypatch.setattr(CountPage, "reading_ms", 1)


def is_voting(view: View) -> bool:
    return view.phase is Phase.ELECTION


def is_counted(view: View) -> bool:
    return view.phase is Phase.DEAL and bool(view.history)


def test_computers_play_to_the_end_with_nobody_there(
    opened: Opened, worker: HereWorker, qtbot: QtBot
) -> None:
    window = opened()
    window.open(table_at(lambda view: len(view.history) == 2, family(3, humans=0)))
    qtbot.waitUntil(lambda: window.pages.is_at_end)


def test_a_game_with_a_person_waits(window: MainWindow, qtbot: QtBot) -> None:
    window.open(table_at(is_counted, family(3, humans=1)))
    assert window.pages.current is pages_of(window).count
    assert not window.session.onlooker._patience.isActive()


def test_whoever_lends_the_last_seat_need_not_press_anything(window: MainWindow) -> None:
    window.open(table_at(is_counted, family(3, humans=1)))
    window.session._on_lend_wanted(0, "novice")
    assert window.session.onlooker._patience.isActive()


def test_a_replay_and_a_look_at_the_castle_are_not_disturbed(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.open(table_at(is_counted, family(3, humans=0)))
    QTest.mouseClick(pages_of(window).count._castle_button, Qt.MouseButton.LeftButton)
    qtbot.wait(30)
    assert window.pages.current is pages_of(window).count
    window.commands.replay.trigger()
    QTest.mouseClick(pages_of(window).count._castle_button, Qt.MouseButton.LeftButton)
    qtbot.wait(30)
    assert window.replays.is_open
    assert window.pages.current is pages_of(window).count


def test_the_time_to_read_a_count_begins_with_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open(table_at(is_counted, family(3, humans=0)))
    begun: list[bool] = []
    monkeypatch.setattr(window.session.onlooker, "begin", lambda: begun.append(True))
    pages_of(window).count.idle.emit()
    assert not begun


@pytest.mark.parametrize(
    ("humans", "is_crowned", "chosen", "passes"),
    [
        (1, False, {}, True),
        (1, True, {}, False),
        (2, False, {}, False),
        (1, False, {"passes_on": False}, False),
        (1, False, {"has_finished": False}, False),
        (1, False, {"calm": Preference.ON}, False),
        (1, False, {"speed": Speed.OFF}, False),
    ],
)
def test_after_a_rejection_a_person_alone_need_not_press_continue(
    window: MainWindow, humans: int, is_crowned: bool, chosen: dict[str, object], passes: bool
) -> None:
    window.settings.update(speed=Speed.FAST, has_finished=True)
    window.settings.update(**chosen)
    table = table_at(is_voting, family(4, humans))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(YES))
    window.open(table)
    window.session.lift_curtain()
    window.session.bridge._play([(0, Vote(YES if is_crowned else NO))])
    window.pages.skip()
    assert seen(window) == "HallPage"
    patience = window.session.onlooker._patience
    assert patience.isActive() is passes
    if passes:
        assert patience.interval() == 1500 + 4 * 250
        patience.timeout.emit()
        assert seen(window) == "TablePage"


def test_a_game_that_people_end_is_known_and_no_other(window: MainWindow) -> None:
    window.open(table_at(lambda view: len(view.history) == 3, family(3, humans=0)))
    assert not window.settings.has_finished
    window.open(table_at(is_counted, family(3, humans=1)))
    assert not window.settings.has_finished
    window.open(table_at(lambda view: len(view.history) == 3, family(3, humans=1)))
    assert window.settings.has_finished


def test_whoever_moves_the_pointer_has_as_much_time_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings.update(speed=Speed.FAST, has_finished=True)
    table = table_at(is_voting, family(4, 1))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(YES))
    window.open(table)
    window.session.bridge._play([(0, Vote(NO))])
    window.pages.skip()
    patience = window.session.onlooker._patience
    monkeypatch.setattr("vivaroi_gui.ui.session.onlooker.QCursor", Elsewhere)
    patience.timeout.emit()
    assert seen(window) == "HallPage"
    assert patience.isActive()
    patience.timeout.emit()
    assert seen(window) == "TablePage"
    window.settings.update(speed=Speed.OFF)


class Elsewhere:
    """The pointer, where it was not before."""

    @staticmethod
    def pos() -> QPoint:
        return QPoint(3, 5)


def seen(window: MainWindow) -> str:
    return type(window.pages.current).__name__


@pytest.fixture
def passing(window: MainWindow) -> MainWindow:
    """A rejection lies open before a person who plays alone."""
    window.settings.update(speed=Speed.SLOW, has_finished=True)
    table = table_at(is_voting, family(4, 1))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(YES))
    window.open(table)
    window.session.bridge._play([(0, Vote(NO))])
    window.pages.skip()
    assert waits(window)
    return window


def test_the_button_shows_how_soon_it_goes_on_by_itself(passing: MainWindow) -> None:
    button = pages_of(passing).hall._continue
    full = button.grab().toImage()
    assert button._left > 0.8
    passing.session.onlooker._patience.start(1)
    passing.session.onlooker._show_left()
    assert button.grab().toImage() != full
    passing.session.onlooker.stop()
    assert button._left == 0
    passing.settings.update(speed=Speed.OFF)


@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_Tab, Qt.Key.Key_F2])
def test_whoever_presses_any_key_is_waited_for(passing: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(pages_of(passing).hall._continue, key)
    assert not waits(passing)
    assert seen(passing) == "HallPage"
    passing.settings.update(speed=Speed.OFF)


def test_whoever_points_at_the_button_is_waited_for(
    passing: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    button = pages_of(passing).hall._continue
    there = QPointF(5, 5)
    QApplication.sendEvent(button, QEnterEvent(there, there, there))
    assert waits(passing), "the pointer lay there before"
    monkeypatch.setattr("vivaroi_gui.ui.session.onlooker.QCursor", Elsewhere)
    QApplication.sendEvent(button, QEnterEvent(there, there, there))
    assert not waits(passing)
    passing.settings.update(speed=Speed.OFF)


def waits(window: MainWindow) -> bool:
    return window.session.onlooker.is_waiting
