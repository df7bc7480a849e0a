"""Opens a dialog as people do: by its command, over a window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog

NAMES = ("rules", "settings", "shortcuts", "accessibility", "about", "load", "export", "memories")
"""The commands that open a dialog."""
Open = Callable[[str], PaperDialog]


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> Open:
    def open_(name: str) -> PaperDialog:
        if name == "export" and not window.session.bridge.is_open:
            window.open(table_at(human_turn(Phase.ASCENT), family(4)))
        getattr(window.commands, name).trigger()
        (found,) = [one for one in window.findChildren(PaperDialog) if one.isVisible()]
        with qtbot.waitExposed(found):
            pass
        settle()
        return found

    return open_


def settle() -> None:
    """Layouts, a new language, and what was closed."""
    for _ in range(3):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def speak(window: MainWindow, language: str) -> None:
    window.settings.update(language=language)
    settle()
