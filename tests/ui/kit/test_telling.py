"""What hover tells, told by keys: only of what is seen, and where it can be read."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from vivaroi_gui.ui.kit.telling import ask_by_keys, told_elsewhere

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


class Page(QWidget):
    """Has something to which no key leads."""

    def __init__(self, told: str) -> None:
        super().__init__()
        self._told = told

    def key_spot(self) -> QPointF | None:
        return None

    def told_besides(self) -> list[str]:
        return [self._told]


def window_of(qtbot: QtBot, *pages: Page) -> QWidget:
    window = QWidget()
    column = QVBoxLayout(window)
    for page in pages:
        column.addWidget(page)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def test_a_page_that_is_hidden_tells_nothing(qtbot: QtBot) -> None:
    shown, hidden = Page("Giulia: 0 points"), Page("Giulia: 53 points")
    window = window_of(qtbot, shown, hidden)
    hidden.hide()
    assert told_elsewhere(window) == ["Giulia: 0 points"]


def test_long_words_are_told_within_the_screen(qtbot: QtBot) -> None:
    window = window_of(qtbot, Page("Places on this floor: " + "four, " * 200))
    room = QGuiApplication.primaryScreen().availableGeometry()
    window.move(room.bottomRight())
    assert ask_by_keys(window)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert room.contains(menu.frameGeometry())
    (rows,) = (action.menu() for action in menu.actions() if action.menu() is not None)
    assert isinstance(rows, QMenu)
    assert rows.sizeHint().width() <= room.width()
    menu.close()
