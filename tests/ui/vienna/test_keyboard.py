"""Vienna without a mouse, and with one now and then: the keys stay with the game."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.vienna.in_window import choose_dice, land, place, press, seen
from tests.ui.vienna.test_course import begun, last_die, shown
from tools.vienna_positions import guests
from vivaroi_gui.rules.vienna import Options, Phase
from vivaroi_gui.rules.vienna.moves import Place
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vienna.selection import Use

_ENTER, _SPACE, _RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right


@pytest.fixture(autouse=True)
def _hands_in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who presses knows what there is to press."""
    monkeypatch.setattr(Deaf, "MS", 0)


def key(window: MainWindow, *keys: Qt.Key) -> None:
    """As the system delivers them, to whatever has the focus."""
    for one in keys:
        QTest.keyClick(window.windowHandle(), one)
        QApplication.processEvents()


def digit(face: int) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_0 + face)


def round_by_tab(window: MainWindow) -> set[QWidget | None]:
    """What Tab comes to, until it comes to something again."""
    came_by: set[QWidget | None] = set()
    while QApplication.focusWidget() not in came_by:
        came_by.add(QApplication.focusWidget())
        key(window, Qt.Key.Key_Tab)
    return came_by


def has_keys(window: MainWindow) -> bool:
    """Whether they go to the page of the game."""
    focus = QApplication.focusWidget()
    return focus is not None and seen(window).isAncestorOf(focus)


@pytest.mark.parametrize(
    ("letter", "stops"),
    [
        (Qt.Key.Key_H, {"Heldenplatz", "Hofburg", "Hofreitschule", "Heuriger"}),
        (Qt.Key.Key_C, {"Café Central"}),
        (Qt.Key.Key_R, {"Rathaus"}),
        (Qt.Key.Key_T, {"Tiergarten"}),
    ],
)
def test_with_shift_every_letter_leads_to_its_stops_from_everywhere(
    window: MainWindow, letter: Qt.Key, stops: set[str]
) -> None:
    begun(window, 3, 1, 2, 3, 4, 6)
    page = seen(window)
    page.column.seats.setFocus(Qt.FocusReason.TabFocusReason)
    found = set[str]()
    for _ in range(6):
        QTest.keyClick(window.windowHandle(), letter, Qt.KeyboardModifier.ShiftModifier)
        QApplication.processEvents()
        assert page.town._hand.cursor is not None
        found.add(Options(3).board.stops[page.town._hand.cursor].name)
    assert found == stops
    assert not page.chronicle.is_open


def place_by_keys(window: MainWindow) -> None:
    """Chooses dice that fit somewhere, walks to a lit stop, and places them."""
    page, table = seen(window), window.session.table
    view = table.view(table.to_act()[0])
    move = next(one for one in view.legal if isinstance(one, Place) and not one.white)
    key(window, Qt.Key.Key_Escape, *map(digit, move.dice))
    assert page._selection.own == move.dice
    for _ in range(3):
        if page.town._hand.cursor in page.town._hand.offered:
            break
        key(window, _RIGHT)
    key(window, _ENTER)


def step_by_keys(window: MainWindow) -> None:
    """What is asked next, by keys."""
    phase = window.session.table.view().phase
    if phase is Phase.TURN:
        place_by_keys(window)
    elif phase is Phase.GENDARME:
        key(window, _RIGHT, _ENTER)
    elif phase is Phase.PRATER:
        key(window, _SPACE, _RIGHT)
        key(window, digit(seen(window)._selection.dice[0] % 6 + 1))
    else:
        key(window, _ENTER)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_a_whole_round_is_played_without_a_mouse(window: MainWindow, speed: Speed) -> None:
    table = Table.new(guests(3, 3), Options(3), Random(2), window.games.stores["vienna"])
    shown(window, table)
    window.settings.update(speed=speed)
    for _ in range(400):
        before = len(table.record.inputs), table.view()
        if table.view().round == 2 and table.view().phase is Phase.TURN:
            break
        while seen(window)._pace.is_moving:
            land(window)
        assert has_keys(window), table.view().phase
        step_by_keys(window)
        told = speed is not Speed.OFF and bool(table.view().evaluation)
        assert told or (len(table.record.inputs), table.view()) != before, table.view().phase
    assert table.view().round == 2


def test_enter_throws_wherever_the_focus_is_on_the_page(window: MainWindow) -> None:
    table = begun(window)
    page = seen(window)
    page.town._hand.cursor = 3
    page.town.setFocus()
    key(window, _ENTER)
    assert table.view().phase is Phase.TURN


def test_after_enter_has_thrown_digits_choose_dice(window: MainWindow) -> None:
    table = begun(window)
    key(window, _ENTER)
    assert table.view().phase is Phase.TURN
    assert has_keys(window)
    face = seen(window)._selection.dice[0]
    key(window, digit(face))
    assert seen(window)._selection.own == (face,)


def test_after_undo_by_mouse_the_keys_are_still_the_games(window: MainWindow) -> None:
    begun(window, 3, 1, 2, 3, 4, 6)
    place(window, "naschmarkt", 3)
    assert has_keys(window)
    press(window._top_bar._buttons[0])
    assert window.session.table.view().placed.count(None) == len(Options(3).board.stops)
    assert has_keys(window)
    key(window, digit(3))
    assert seen(window)._selection.own == (3,)


def test_after_a_start_card_by_mouse_the_next_one_is_chosen_by_keys(window: MainWindow) -> None:
    table = Table.new(guests(3, 3), Options(3), Random(2), window.games.stores["vienna"])
    shown(window, table)
    cards = seen(window).column.start.buttons
    press(next(one for one in cards if one.isEnabled()))
    assert has_keys(window)
    key(window, _ENTER)
    assert sum(card is not None for card in table.view().start_cards) == 2


@pytest.mark.parametrize("where", ["town", "column"])
def test_the_golden_button_of_an_evaluation_is_pressed_from_everywhere(
    window: MainWindow, where: str
) -> None:
    table = last_die()
    shown(window, table)
    place(window, "geheimbund", 2)
    assert table.view().phase is Phase.NEW_ROUND
    page = seen(window)
    assert page.column.evaluation.leafing.go.hasFocus()
    if where == "town":
        page.town._hand.cursor = 3
        page.town.setFocus()
    else:
        page.column.evaluation.leafing.back.setFocus()
        page.column.evaluation.leafing.back.clearFocus()
        page.setFocus()
    key(window, _ENTER)
    assert table.view().round == 5
    assert has_keys(window)


def test_an_arrow_with_no_lit_stop_that_way_goes_to_the_nearest(window: MainWindow) -> None:
    begun(window, 3, 1, 2, 3, 4, 6)
    page = seen(window)
    stop = window.session.bridge.options.board.index["heuriger"]
    page.town._hand.cursor = stop
    key(window, digit(3))
    assert stop not in page.town._hand.offered
    key(window, _RIGHT)
    assert page.town._hand.cursor in page.town._hand.offered


def test_arrows_go_from_die_to_die_and_up_to_the_town(window: MainWindow) -> None:
    begun(window, 3, 1, 2, 3, 4, 6)
    page = seen(window)
    choose_dice(window, 3)
    dice = page.column.hand.dice.buttons
    assert dice[2].hasFocus()
    key(window, _RIGHT)
    assert dice[3].hasFocus()
    key(window, Qt.Key.Key_Up)
    assert page.town._hand.cursor in page.town._hand.offered
    key(window, _ENTER)
    assert 3 not in page._selection.dice


def test_who_has_gone_to_the_bar_by_tab_stays_there(window: MainWindow) -> None:
    begun(window, 3, 1, 2, 3, 4, 6)
    button = next(one for one in window._top_bar._buttons if one.isEnabled())
    seen(window).town.setFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.hasFocus()


def test_tab_passes_over_the_salon_below_a_refusal(window: MainWindow) -> None:
    begun(window, 3, 1, 2, 3, 4, 6)
    column = seen(window).column
    place(window, "landtmann", 1, 2)
    assert column.slip.geometry().contains(column.salon.geometry().center())
    assert column.salon not in round_by_tab(window)
    key(window, Qt.Key.Key_Escape)
    assert column.slip.isHidden()
    assert column.salon in round_by_tab(window)


def test_esc_leaves_the_faces_of_a_die_that_is_turned(window: MainWindow) -> None:
    begun(window, 3, 1, 2, 3, 4, 6)
    selection = seen(window)._selection
    key(window, Qt.Key.Key_T, digit(3))
    assert (selection.use, selection.own) == (Use.TURNING, (3,))
    key(window, Qt.Key.Key_Escape)
    assert (selection.use, selection.own) == (Use.PLACING, ())


def test_an_enter_throws_the_dice_that_are_chosen_again(window: MainWindow) -> None:
    table = begun(window, 3, 1, 2, 3, 4, 6)
    seen(window).town._hand.cursor = 3
    coins = table.view().coins[table.to_act()[0]]
    key(window, Qt.Key.Key_R, digit(3), _ENTER)
    assert table.view().coins[table.to_act()[0]] == coins - 1
