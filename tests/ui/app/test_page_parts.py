"""One key leads from part to part of a page, and round."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.setting import TextSize

F6 = Qt.Key.Key_F6
SHIFT = Qt.KeyboardModifier.ShiftModifier


def gone_to(window: MainWindow, *, back: bool = False) -> QWidget:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, F6, SHIFT if back else Qt.KeyboardModifier.NoModifier)
    now = window.focusWidget()
    assert now is not None
    return now


def test_it_leaves_the_castle_for_its_tabs_and_the_bar_and_comes_back(
    lent_window: MainWindow,
) -> None:
    lent_window.resize(960, 540)
    lent_window.settings.update(text=TextSize("150"))
    lent_window.open(table_at(human_turn(Phase.ASCENT), family(4, 1)))
    QApplication.processEvents()
    table = pages_of(lent_window).table
    assert lent_window.focusWidget() is table.board
    reached = [gone_to(lent_window)]
    while reached[-1] is not table.board and len(reached) < 8:
        reached.append(gone_to(lent_window))
    assert table.leaves in reached
    assert any(not table.isAncestorOf(one) for one in reached)
    assert reached[-1] is table.board
    assert gone_to(lent_window, back=True) is reached[-2]
