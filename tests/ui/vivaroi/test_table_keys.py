"""Keys that no paper has a use for are the castle's, wherever they are pressed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.setting import TextSize
from vivaroi_gui.ui.vivaroi.small_table import Leaf
from vivaroi_gui.ui.vivaroi.table_page import TablePage

Key = Qt.Key
ODESSA = 11


def opened(window: MainWindow) -> TablePage:
    table = table_at(human_turn(Phase.ASCENT), family())
    window.open(table)
    QApplication.processEvents()
    return pages_of(window).table


def in_little_room(window: MainWindow) -> TablePage:
    """The keys stand on the tab of the castle, which is in front."""
    page = opened(window)
    window.settings.update(text=TextSize.P150)
    window.resize(960, 540)
    QApplication.processEvents()
    page.leaves.show_one_of([Leaf.CASTLE])
    page.leaves.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.leaves.is_board_front
    return page


def cursor(page: TablePage) -> int | None:
    return page.board._hand.cursor


@pytest.mark.parametrize("paper", ["seats", "favourites", "chronicle"])
def test_a_letter_leads_to_a_character_from_every_paper(
    lent_window: MainWindow, paper: str
) -> None:
    page = opened(lent_window)
    panel = getattr(page, paper)
    panel.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel, Key.Key_O)
    assert page.board.hasFocus()
    assert cursor(page) == ODESSA


def test_a_letter_that_nobody_begins_with_leaves_the_keys_where_they_are(
    lent_window: MainWindow,
) -> None:
    page = opened(lent_window)
    page.seats.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.seats, Key.Key_Z)
    assert not page.board.hasFocus()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Down])
def test_the_tab_of_the_castle_leads_into_it(lent_window: MainWindow, key: Key) -> None:
    page = in_little_room(lent_window)
    QTest.keyClick(page.leaves, key)
    assert page.board.hasFocus()
    assert cursor(page) is not None


def test_a_letter_on_the_tab_of_the_castle_leads_to_a_character(lent_window: MainWindow) -> None:
    page = in_little_room(lent_window)
    QTest.keyClick(page.leaves, Key.Key_O)
    assert page.board.hasFocus()
    assert cursor(page) == ODESSA


def test_while_a_paper_hides_the_castle_no_key_acts_on_it(lent_window: MainWindow) -> None:
    page = in_little_room(lent_window)
    page.leaves.show_one_of([Leaf.PLAYERS])
    page.leaves.setFocus(Qt.FocusReason.TabFocusReason)
    before = cursor(page)
    for key in (Key.Key_O, Key.Key_Return):
        QTest.keyClick(page.leaves, key)
    assert page.leaves.hasFocus()
    assert cursor(page) == before
