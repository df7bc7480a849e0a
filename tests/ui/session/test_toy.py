"""A session plays a game of which it knows nothing: two people and an opponent throw a die."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.toy import toy_in_catalogs
from tests.toy.screens import SCREENS, ToyEnd, ToyPage
from tests.toy.tables import Loaded, new_table
from tests.ui.boxes import answer
from tests.ui.conftest import Opened
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.mnemonics import plain

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_in_catalogs(), catalog.ALL.added("toy", lambda: SCREENS):
        yield


def begun(window: MainWindow, *faces: int) -> ToyPage:
    """A game of two people and an opponent; the die falls as it is told to."""
    window.open(new_table(Loaded(*faces), store=window.games.stores["toy"]))
    QApplication.processEvents()
    return seen(window)


def seen(window: MainWindow) -> ToyPage:
    page = window.pages.current
    assert isinstance(page, ToyPage)
    return page


def press(button: QAbstractButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def said(window: MainWindow) -> str:
    return seen(window).said.text()


def test_a_throw_in_mid_turn_falls_at_once_and_the_turn_goes_on(window: MainWindow) -> None:
    page = begun(window, 6, 5)
    assert said(window) == "pot 0 · Anna 0, Bruno 0, Chloé 0"
    assert not page.hold.isEnabled()
    for told in ("pot 6", "pot 11"):
        press(page.throw)
        assert said(window).startswith(told)
    QTest.keyClick(page.hold, Qt.Key.Key_Space)
    assert said(window) == "pot 0 · Anna 11, Bruno 0, Chloé 0"
    assert window.session.bridge.view.seat == 1
    assert window.windowTitle() == "toy — Round 1 to 20"


def test_no_curtain_falls_where_nothing_is_secret(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, 6, 1, 6, 1, 1)
    for _ in range(2):
        press(page.throw)
        press(page.throw)
    qtbot.waitUntil(lambda: window.session.bridge.view.turn == 0)
    assert not window.session.is_covered
    assert not window.session._curtain
    assert not window.commands.cover.isEnabled()


def test_a_step_is_taken_back_up_to_the_last_throw(window: MainWindow) -> None:
    page, undo = begun(window, 6, 5), window.commands.undo
    press(page.throw)
    assert not undo.isEnabled()
    assert undo.statusTip() == "The die has fallen."
    press(page.hold)
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said(window) == "pot 6 · Anna 0, Bruno 0, Chloé 0"
    assert window.session.bridge.view.seat == 0
    assert not undo.isEnabled()


def test_whoever_is_on_turn_can_have_a_hint(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, 6)
    QTest.keyClick(page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.hint.text() == "Throw: more")
    press(page.throw)
    assert page.hint.text() == ""


def test_an_opponent_plays_its_turns_and_is_told_of_after_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = begun(window, 1, 1, 6, 6, 6)
    press(page.throw)
    press(page.throw)
    qtbot.waitUntil(lambda: window.session.bridge.view.turn == 0)
    assert said(window) == "pot 0 · Anna 0, Bruno 0, Chloé 18"
    QTest.keyClick(page, Qt.Key.Key_F2)
    assert window.session.recap.slip.lines[-1] == "Chloé holds"


def test_a_game_goes_on_from_the_disk_after_any_throw(opened: Opened) -> None:
    window = opened()
    page = begun(window, 6, 5)
    press(page.throw)
    window.close()
    again = opened()
    again.commands.resume.trigger()
    assert said(again) == "pot 6 · Anna 0, Bruno 0, Chloé 0"
    assert again.session.bridge.view.seat == 0


def test_a_game_is_saved_by_name_and_loaded(window: MainWindow) -> None:
    page = begun(window, 6, 5)
    press(page.throw)
    saves = window.games.saves
    saved = saves.save(window.session.table.record, "Dice")
    press(page.hold)
    answer("Load without saving")
    window.games.files.loaded.emit(saves.load(saved), saved.name)
    assert said(window) == "pot 6 · Anna 0, Bruno 0, Chloé 0"
    assert window.windowTitle() == "Dice — toy — Round 1 to 20"


def test_a_seat_is_lent_and_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    begun(window, 6, 6, 6, 1, 6)
    menu = window.commands.seats_menu
    menu.aboutToShow.emit()
    (lend, _) = menu.actions()
    assert plain(lend.text()) == "Let the computer play for Anna"
    levels = lend.menu()
    assert isinstance(levels, QMenu)
    next(one for one in levels.actions() if plain(one.text()) == "Counsellor").trigger()
    qtbot.waitUntil(lambda: window.session.bridge.view.turn == 1)
    assert said(window) == "pot 0 · Anna 18, Bruno 0, Chloé 0"
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert all(player.is_human for player in window.session.bridge.players[:2])


def test_the_end_is_seen_and_the_same_people_play_again(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window, 6, 6, 6, 6)
    for _ in range(4):
        press(page.throw)
    press(page.hold)
    end = window.pages.current
    assert isinstance(end, ToyEnd)
    assert window.session.is_over
    assert end.said.text() == "seat 0 wins"
    press(end.again)
    assert said(window) == "pot 0 · Anna 0, Bruno 0, Chloé 0"
    assert len(window.games.saves.finished.all()) == 1
