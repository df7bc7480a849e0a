"""The statement of what there is for all hands, eyes and ears."""

import pytest

from tests.ui.dialogs.conftest import Open, settle, speak
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.accessibility import AccessibilityDialog, statement
from vivaroi_gui.ui.dialogs.told_text import ToldText
from vivaroi_gui.ui.setting import Preference

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


def told(dialog: Open) -> ToldText:
    opened = dialog("accessibility")
    assert isinstance(opened, AccessibilityDialog)
    return opened.text


def test_it_says_in_each_language_what_is_not_tested_and_names_the_keys_as_they_are(
    window: MainWindow, dialog: Open
) -> None:
    window.settings.update(keys='{"moves": "Ctrl+K", "mute": ""}')
    text = told(dialog)
    for language in LANGUAGES:
        speak(window, language)
        said = text.toPlainText()
        assert "Ctrl+K" in said
        assert "{" not in said
        assert window.commands.mute.iconText() in said, "it has no key: the menus have it"
        assert all(reader in said for reader in ("Orca", "NVDA", "VoiceOver"))
        sections = statement(dict.fromkeys(window.commands.keys.actions, "F1"))
        assert len(sections) >= 6
        assert all(lines for _, lines in sections)


def test_its_words_take_the_theme_that_comes_while_it_is_open(
    window: MainWindow, dialog: Open
) -> None:
    text, inks = told(dialog), set()
    for contrast in (Preference.OFF, Preference.ON):
        window.settings.update(contrast=contrast)
        settle()
        inks.add(text.textCursor().charFormat().foreground().color().name())
    assert len(inks) == 2
