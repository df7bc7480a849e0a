"""Lending a seat to the computer in mid-game, and taking it back."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import YES, Vote
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.mnemonics import plain

LEVEL_NAMES = ["Novice", "Courtier", "Counsellor", "Grey Eminence"]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
"""Off the screen there is nothing to raise or to grab."""


def ascent(window: MainWindow, humans: int = 1) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4, humans)))
    QApplication.processEvents()
    if humans > 1:
        window.session.bridge.viewer.open_to(0)
        window.session.curtain.lift()


def entries(menu: QMenu) -> list[str]:
    return [plain(action.text()) for action in menu.actions()]


def choices(menu: QMenu) -> list[str]:
    return [
        plain(one.text()) for one in menu.actions() if one.isEnabled() and not one.isSeparator()
    ]


def listed(window: MainWindow) -> QMenu:
    """The menu as it opens from the bar."""
    menu = window.commands.seats_menu
    menu.aboutToShow.emit()
    return menu


def right_click(widget: QWidget, at: QPoint) -> None:
    place = widget.mapToGlobal(at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, place)
    QApplication.sendEvent(widget, event)


def open_menus(window: MainWindow) -> list[QMenu]:
    menus = window.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [menu for menu in menus if menu.isVisible()]


def popped_up(window: MainWindow) -> QMenu:
    (menu,) = open_menus(window)
    return menu


def lend(window: MainWindow, level: str = "counsellor") -> None:
    below = listed(window).actions()[0].menu()
    assert isinstance(below, QMenu)
    below.actions()[LEVELS.index(level)].trigger()


def sees_secrets(window: MainWindow) -> bool:
    return window.session.bridge.view.goal is not None


def is_covered(window: MainWindow) -> bool:
    return window.session.curtain.is_down


def test_the_menu_lists_the_seats_of_people_with_all_levels(window: MainWindow) -> None:
    ascent(window, humans=2)
    menu = listed(window)
    assert entries(menu) == [
        "Let the computer play for Giulia",
        "Let the computer play for Marco",
    ]
    below = menu.actions()[1].menu()
    assert isinstance(below, QMenu)
    assert entries(below) == [*LEVEL_NAMES, "", "Temper: Learned"]
    assert choices(below) == LEVEL_NAMES
    told = [action for action in below.actions() if not action.isSeparator()]
    assert all(action.toolTip().endswith(".") for action in told)


def test_a_lent_seat_is_played_by_the_computer_until_its_person_plays_again(
    window: MainWindow, worker: HereWorker
) -> None:
    worker.is_ready = False
    ascent(window)
    lend(window)
    assert window.session.bridge.players[0].level == "counsellor"
    assert "Giulia" in pages_of(window).table.banner.title
    assert not sees_secrets(window)
    assert worker.questions[-1].level == "counsellor"
    assert entries(listed(window)) == ["Giulia plays again"]
    listed(window).actions()[0].trigger()
    assert window.session.bridge.players[0].is_human
    assert sees_secrets(window)
    assert pages_of(window).table.banner.title == "Your turn, Giulia"


def test_a_lent_seat_plays_on_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    ascent(window)
    before = window.session.bridge.view.places
    lend(window)
    qtbot.waitUntil(lambda: window.session.bridge.view.places != before)


def test_the_ticket_of_a_person_has_the_menu(window: MainWindow) -> None:
    ascent(window, humans=2)
    seats = pages_of(window).table.seats
    tickets = dict(seats.papers())
    right_click(seats, tickets[1].center().toPoint())
    assert choices(popped_up(window)) == LEVEL_NAMES
    assert entries(popped_up(window))[0] == "Let the computer play for Marco"
    right_click(seats, tickets[2].center().toPoint())
    assert not open_menus(window)


def test_the_banner_has_the_menu_of_whoever_is_on_turn(window: MainWindow) -> None:
    ascent(window)
    banner = pages_of(window).table.banner
    right_click(banner, banner.rect().center())
    assert choices(popped_up(window)) == LEVEL_NAMES


def test_a_seat_is_lent_by_keyboard_alone(window: MainWindow) -> None:
    ascent(window)
    seats = pages_of(window).table.seats
    seats.setFocus()
    QTest.keyClick(seats, Qt.Key.Key_Return)
    menu = popped_up(window)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert window.session.bridge.players[0].level == LEVELS[0]


def test_the_people_at_the_curtain_are_others_when_a_seat_is_lent(window: MainWindow) -> None:
    ascent(window, humans=2)
    lend(window)
    assert not is_covered(window)
    assert not sees_secrets(window)


def test_a_seat_is_lent_from_the_curtain_that_waits_for_its_person(window: MainWindow) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4, 2)))
    QApplication.processEvents()
    assert is_covered(window)
    QTest.mouseClick(window.session.curtain._lend, Qt.MouseButton.LeftButton)
    menu = popped_up(window)
    assert entries(menu)[0] == "Let the computer play for Giulia"
    assert choices(menu) == LEVEL_NAMES
    next(action for action in menu.actions() if plain(action.text()) == LEVEL_NAMES[0]).trigger()
    assert not is_covered(window)
    assert window.session.bridge.players[0].is_lent


def test_a_menu_that_was_open_for_too_long_lends_no_seat_before_the_votes_are_read(
    window: MainWindow, worker: HereWorker
) -> None:
    worker.is_ready = False
    table = table_at(human_turn(Phase.ELECTION), family(4))
    window.open(table)
    below = listed(window).actions()[0].menu()
    assert isinstance(below, QMenu)
    for seat in table.to_act()[1:]:
        window.session.bridge._play([(seat, Vote(YES))])
    window.session.bridge.play(Vote(YES))
    assert window.session.course.is_unread
    below.actions()[0].trigger()
    assert window.session.bridge.players[0].is_human


def test_without_a_game_or_people_there_is_nothing_to_lend(window: MainWindow) -> None:
    assert not window.commands.seats.isEnabled()
    ascent(window)
    assert window.commands.seats.isEnabled()
    window.open(table_at(lambda view: view.phase is Phase.ASCENT, family(4, 0)))
    assert not window.commands.seats.isEnabled()
