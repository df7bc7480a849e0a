"""The list of keys names every command that has one, in the language that is spoken."""

import pytest
from PySide6.QtGui import QFontMetricsF, QKeySequence
from PySide6.QtWidgets import QTreeWidgetItem

from tests.ui.dialogs.conftest import Open, speak
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.key_list import KeyList
from vivaroi_gui.ui.dialogs.shortcuts import ShortcutsDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


def opened(dialog: Open) -> ShortcutsDialog:
    found = dialog("shortcuts")
    assert isinstance(found, ShortcutsDialog)
    return found


def rows(keys: KeyList) -> list[QTreeWidgetItem]:
    items = [keys.topLevelItem(row) for row in range(keys.topLevelItemCount())]
    return [item for item in items if item is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_with_a_key_is_listed(
    window: MainWindow, dialog: Open, language: str
) -> None:
    speak(window, language)
    listed = {(row.text(0), row.text(1)) for row in rows(opened(dialog).commands)}
    native = QKeySequence.SequenceFormat.NativeText
    wanted = {
        (one.text().replace("&", "").rstrip("…"), one.shortcut().toString(native))
        for one in window.commands.all
        if not one.shortcut().isEmpty()
    }
    assert len(wanted) >= 10
    assert listed == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rows_are_in_sight_and_uncut(window: MainWindow, dialog: Open, language: str) -> None:
    speak(window, language)
    shortcuts = opened(dialog)
    for keys in (shortcuts.commands, shortcuts.game, shortcuts.replay):
        assert keys.verticalScrollBar().maximum() == 0
        metrics = QFontMetricsF(keys.font())
        for row in rows(keys):
            assert metrics.horizontalAdvance(row.text(0)) <= keys.columnWidth(0) - 12


def test_the_rows_follow_the_language_while_it_is_open(window: MainWindow, dialog: Open) -> None:
    shortcuts = opened(dialog)
    told = set()
    for language in LANGUAGES:
        speak(window, language)
        told.add(tuple(row.text(0) for row in rows(shortcuts.commands) + rows(shortcuts.game)))
    assert len(told) == len(LANGUAGES)
