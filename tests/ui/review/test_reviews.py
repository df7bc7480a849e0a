"""A review over the window: opened from the last page, by keys from tab to tab, and left again."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.here_worker import HereWorker
from tests.toy import toy_in_catalogs
from tests.toy.screens import SCREENS
from tests.toy.tables import new_table, step
from tests.ui.explained_games import explained_game, table_of
from tests.ui.said import told_in
from tools.explained import Explained
from tools.positions import family, table_at
from vivaroi_gui.ai.questions import Explain
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit import pictures
from vivaroi_gui.ui.kit.curve_controls import CurveHandle
from vivaroi_gui.ui.replay.eyes import ALL
from vivaroi_gui.ui.review.screen import ReviewScreen
from vivaroi_gui.ui.session.chances import ChancesTab

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def game() -> Explained:
    return explained_game(Options(4))


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier or Qt.KeyboardModifier.NoModifier)
    QApplication.processEvents()


def has_keys(window: MainWindow, page: QWidget) -> bool:
    """Whether the keys go to a page, or to something on it."""
    focused = window.focusWidget()
    return focused is page or page.isAncestorOf(focused)


def at_end(window: MainWindow, game: Explained) -> None:
    """A game that is over lies on the table, and its last page is seen."""
    window.open(table_of(game))
    QApplication.processEvents()


def explain(window: MainWindow, game: Explained) -> ReviewScreen:
    """From the last page, by its button; all is found out at once."""
    at_end(window, game)
    page = window.pages.current
    assert page is not None
    buttons = page.findChildren(QAbstractButton)
    (button,) = (one for one in buttons if one.accessibleName() in ("Explain the game", "Explain"))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    screen = window.reviews.screen
    assert screen is not None
    for part in game.parts:
        screen.add(part)
    QTest.qWait(0)
    screen.refresh()
    return screen


def test_escape_leads_back_to_the_last_page(lent_window: MainWindow, game: Explained) -> None:
    window, _ = lent_window, explain(lent_window, game)
    assert window.windowTitle() == "The game explained — 2003"
    assert not window.pages.isEnabled()
    press(window, Key.Key_Escape)
    assert not window.reviews.is_open
    assert window.pages.isEnabled()
    assert window.pages.is_at_end
    assert has_keys(window, window.pages)


def test_of_a_review_that_is_closed_no_tab_is_left(
    lent_window: MainWindow, game: Explained
) -> None:
    tabs = explain(lent_window, game).review.tabs
    assert tabs
    press(lent_window, Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not [tab for tab in tabs if isValid(tab)]


def test_each_tab_is_read_from_its_top_in_a_small_window(
    lent_window: MainWindow, game: Explained
) -> None:
    lent_window.resize(800, 500)
    screen = explain(lent_window, game)
    bar = screen._scrolled.verticalScrollBar()
    seen = []
    for _ in range(screen.tabs.count()):
        seen.append(bar.value())
        bar.setValue(bar.maximum())
        press(lent_window, Key.Key_Tab, CTRL)
    for pill in screen.bar.pills:
        bar.setValue(bar.maximum())
        QTest.mouseClick(pill, Qt.MouseButton.LeftButton)
        seen.append(bar.value())
    assert bar.maximum() > 0
    assert {*seen} == {0}


def test_the_tabs_are_told_as_those_of_the_game_explained(
    lent_window: MainWindow, game: Explained
) -> None:
    shown = explain(lent_window, game)
    group, *tabs = told_in(shown)
    assert group.name == "The game explained"
    titles = [tab.title for tab in shown.review.tabs]
    assert [one.name for one in tabs[: len(titles)]] == titles


def test_control_tab_goes_round_the_tabs(lent_window: MainWindow, game: Explained) -> None:
    screen = explain(lent_window, game)
    count = screen.tabs.count()
    assert count > 1
    seen = []
    for _ in range(count):
        seen.append(screen.tabs.currentIndex())
        assert [pill.isChecked() for pill in screen.bar.pills].index(True) == seen[-1]
        assert has_keys(lent_window, screen.review.tabs[seen[-1]])
        press(lent_window, Key.Key_Tab, CTRL)
    assert sorted(seen) == list(range(count))
    assert screen.tabs.currentIndex() == seen[0]
    press(lent_window, Key.Key_PageUp, CTRL)
    assert screen.tabs.currentIndex() == count - 1


def test_while_one_tab_is_looked_at_the_pictures_of_the_next_are_painted(
    lent_window: MainWindow,
    game: Explained,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lent_window.resize(1203, 777)  # a size of no other test
    screen = explain(lent_window, game)
    qtbot.waitUntil(lambda: not screen._ahead.isActive())
    painted: list[str] = []
    paint = pictures._rendered

    def noted(name: str, *how: Any) -> QPixmap:
        painted.append(name)
        return paint(name, *how)

    monkeypatch.setattr(pictures, "_rendered", noted)
    for tab in range(1, screen.tabs.count()):
        screen.turn_to(tab)
        screen.grab()
    assert not painted


def test_a_click_on_a_tab_turns_to_it(lent_window: MainWindow, game: Explained) -> None:
    screen = explain(lent_window, game)
    QTest.mouseClick(screen.bar.pills[1], Qt.MouseButton.LeftButton)
    assert screen.tabs.currentIndex() == 1
    QTest.mouseClick(screen.bar.close_, Qt.MouseButton.LeftButton)
    assert not lent_window.reviews.is_open


def test_it_says_how_much_is_found_out_until_all_is(
    lent_window: MainWindow, game: Explained
) -> None:
    at_end(lent_window, game)
    lent_window.covers.explain()
    screen = lent_window.reviews.screen
    assert screen is not None
    assert screen.bar.working.said == "Still working it out: 0%"
    for part in game.parts[: len(game.parts) // 2]:
        screen.add(part)
    screen.refresh()
    assert screen.bar.working.said.startswith("Still working it out: ")
    for part in game.parts:
        screen.add(part)
    screen.refresh()
    assert screen.bar.working.said == ""


def test_it_says_that_the_rest_could_not_be_worked_out_and_keeps_to_it(
    compiled: None, lent_window: MainWindow, game: Explained
) -> None:
    at_end(lent_window, game)
    lent_window.covers.explain()
    screen = lent_window.reviews.screen
    assert screen is not None
    for part in game.parts[: len(game.parts) // 2]:
        screen.add(part)
    screen.give_up()
    screen.refresh()  # of what had come before
    assert screen.bar.working.said == "The rest could not be worked out."
    lent_window.settings.update(language="fr")
    QApplication.processEvents()
    assert screen.bar.working.said == "Le reste n’a pas pu être calculé."


def test_a_moment_is_watched_over_the_review_and_back(
    lent_window: MainWindow, game: Explained
) -> None:
    window, screen = lent_window, explain(lent_window, game)
    tab = screen.review.tabs[0]
    assert isinstance(tab, ChancesTab)
    press(window, Key.Key_Right)
    handle = window.focusWidget()
    assert isinstance(handle, CurveHandle)
    assert handle.accessibleDescription() == "Watch this moment"
    press(window, Key.Key_Return)
    replay = window.replays.screen
    assert replay is not None
    (review_told, replay_told) = (one.access_tree for one in (screen, replay))
    assert review_told is not None
    assert replay_told is not None
    assert review_told.below == []
    assert replay.bar in replay_told.below
    watched = replay.walk.steps[replay.number].position
    assert watched == game.shown.sights[handle.mark.at].inputs
    assert replay.eyes == ALL
    assert window.windowTitle().startswith("Replay")
    press(window, Key.Key_Escape)
    assert (window.replays.is_open, window.reviews.is_open) == (False, True)
    assert not window.pages.isEnabled()
    assert window.focusWidget() is handle
    assert screen.bar in review_told.below
    press(window, Key.Key_Escape)
    assert window.pages.isEnabled()


def test_the_menu_explains_a_game_whose_end_is_seen(
    lent_window: MainWindow, game: Explained
) -> None:
    window, command = lent_window, lent_window.commands.explain
    window.open(table_at(lambda view: len(view.history) == 1, family(4), Options(players=4)))
    QApplication.processEvents()
    assert not command.isEnabled()
    at_end(window, game)
    assert command.isEnabled()
    command.trigger()
    assert window.reviews.is_open


def test_a_review_that_is_closed_is_not_worked_out_any_more(
    worker: HereWorker, window: MainWindow, game: Explained
) -> None:
    worker.parts = list(game.parts[:20])
    window.covers.explain(game.record)
    asked = [type(worker.question)]
    press(window, Key.Key_Escape)
    asked.append(type(worker.question))
    assert asked == [Explain, type(None)]
    assert not window.reviews.is_open


def test_a_review_asked_for_over_another_takes_its_place(
    lent_window: MainWindow, game: Explained
) -> None:
    at_end(lent_window, game)
    for _ in range(2):
        lent_window.commands.explain.trigger()
    shown = [one for one in lent_window.findChildren(ReviewScreen) if one.isVisible()]
    assert shown == [lent_window.reviews.screen]
    press(lent_window, Key.Key_Escape)
    assert lent_window.pages.isEnabled()


def test_another_game_takes_the_review_away(lent_window: MainWindow, game: Explained) -> None:
    explain(lent_window, game)
    at_end(lent_window, game)
    assert not lent_window.reviews.is_open
    assert lent_window.pages.isEnabled()


def test_the_language_changes_under_a_review(
    compiled: None, lent_window: MainWindow, game: Explained
) -> None:
    screen = explain(lent_window, game)
    lent_window.settings.update(language="fr")
    QApplication.processEvents()
    assert screen.bar.pills[0].text() == "Chances"
    assert screen.bar.close_.text() == "Fermer"
    assert screen.keys.next.text() == "Onglet suivant"


def test_a_game_about_which_nothing_is_found_out_has_no_review(window: MainWindow) -> None:
    with toy_in_catalogs(), catalog.ALL.added("toy", lambda: SCREENS):
        table, random = new_table(Random(1)), Random(2)
        while not table.is_over:
            step(table, random)
        window.open(table)
        QApplication.processEvents()
        window.covers.explain()
        assert not window.reviews.is_open
        window.go_home()
