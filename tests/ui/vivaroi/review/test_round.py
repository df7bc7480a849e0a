"""A round is explained where its count lies open, and nothing of the next one with it."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tools.pages import pages_of
from tools.positions import court, table_at
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.table.replay import Hidden
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.vivaroi.count.explain_button import ExplainButton

FOUR = Options(4)


def counted(window: MainWindow, rounds: int, *, shows_past_votes: bool = True) -> ExplainButton:
    """A game at the count of a round, and the button that explains it."""
    agreed = TableOptions(shows_past_votes=shows_past_votes)
    has_rounds = partial(is_counted, rounds)
    window.open(table_at(has_rounds, court(FOUR), FOUR, agreed=agreed))
    QApplication.processEvents()
    (button,) = pages_of(window).count.findChildren(ExplainButton)
    return button


def is_counted(rounds: int, view: View) -> bool:
    return len(view.history) == rounds


def click(button: ExplainButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_round_that_was_counted_is_explained_and_the_game_goes_on(
    lent_window: MainWindow,
) -> None:
    button = counted(lent_window, 1)
    assert button.accessibleName() == "Explain the round"
    click(button)
    screen = lent_window.reviews.screen
    assert screen is not None
    assert lent_window.windowTitle() == "Round 1 explained — 2003"
    assert [tab.title for tab in screen.review.tabs] == ["Chances", "Secrets"]
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    page = pages_of(lent_window).count
    assert lent_window.pages.current is page
    assert page.press_continue()
    assert lent_window.session.bridge.view.round == 2


def test_nothing_of_the_next_round_is_told(lent_window: MainWindow) -> None:
    click(counted(lent_window, 2))
    sights = lent_window.session.explanation.shown().sights
    assert {sight.view.round for sight in sights} == {1, 2}
    assert all(sight.view.seat is None for sight in sights)
    assert not lent_window.session.explanation.shown().decisions


def test_where_votes_are_to_be_remembered_no_round_is_explained(lent_window: MainWindow) -> None:
    button = counted(lent_window, 1, shows_past_votes=False)
    assert not button.isVisible()
    with pytest.raises(Hidden):
        lent_window.session.explanation.shown()


def test_after_the_last_round_the_whole_game_is_explained_instead(lent_window: MainWindow) -> None:
    button = counted(lent_window, 3)
    page = pages_of(lent_window).count
    lent_window.pages.setCurrentWidget(page)
    page.show_view(lent_window.session.bridge.view)
    assert not button.isVisible()


def test_a_count_that_is_watched_again_explains_nothing(lent_window: MainWindow) -> None:
    counted(lent_window, 1)
    lent_window.commands.replay.trigger()
    replay = lent_window.replays.screen
    assert replay is not None
    replay.go(replay.walk.last)
    buttons = replay.findChildren(ExplainButton)
    assert buttons
    assert not any(button.isVisible() for button in buttons)
