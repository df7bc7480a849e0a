"""Keys that people change: taken, refused in words, cleared, kept, and listed."""

import json

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton

from tests.ui.dialogs.conftest import Open, settle, speak
from tools.positions import family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.keys_page import KeysPage
from vivaroi_gui.ui.dialogs.settings import SettingsDialog
from vivaroi_gui.ui.dialogs.shortcuts import ShortcutsDialog
from vivaroi_gui.ui.kit.chosen_keys import LETTERS, KeyTrouble, trouble
from vivaroi_gui.ui.setting import TextSize
from vivaroi_gui.ui.vivaroi.words.editions import lore

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


@pytest.fixture
def page(dialog: Open) -> KeysPage:
    opened = dialog("settings")
    assert isinstance(opened, SettingsDialog)
    opened.field("has_letter_keys")
    settle()
    return opened.findChildren(KeysPage)[0]


def press(page: KeysPage, name: str, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    """As somebody who comes by Tab and leaves by it."""
    field = page.fields[name]
    field.setFocus()
    QTest.keyClick(field, key, held)
    QTest.keyClick(field, Key.Key_Tab)


def key_of(window: MainWindow, name: str) -> str:
    return window.commands.keys.actions[name].shortcut().toString()


def test_a_key_is_changed_and_kept_and_works_at_once(window: MainWindow, page: KeysPage) -> None:
    press(page, "hint", Key.Key_K)
    assert key_of(window, "hint") == "K"
    assert page.said.text() == ""
    press(page, "cover", Key.Key_F9)
    assert json.loads(window.settings.keys) == {"cover": "F9", "hint": "K"}
    press(page, "hint", Key.Key_H)
    press(page, "cover", Key.Key_S)
    assert window.settings.keys == ""


def test_a_key_that_cannot_be_had_is_refused_at_once_in_words(
    window: MainWindow, page: KeysPage
) -> None:
    for key, held, said in (
        (Key.Key_S, NONE, "S already belongs to “Cover my favourites”."),
        (Key.Key_Z, CONTROL, "Ctrl+Z already belongs to “Undo”."),
        (Key.Key_M, NONE, "M finds a character by its initial."),
        (Key.Key_4, NONE, "4 stands for a floor or a die."),
        (Key.Key_W, NONE, "W finds a character by its initial."),
        (Key.Key_Space, NONE, "Space is needed in the game itself."),
        (Key.Key_Return, CONTROL, "Ctrl+Return is needed in the game itself."),
        (Key.Key_MediaPlay, NONE, "This key composes an accent, or the system needs it."),
    ):
        press(page, "hint", key, held)
        assert page.said.text() == said
        assert page.fields["hint"].accessibleDescription() == said
        assert page.fields["hint"].keySequence() == QKeySequence("H")
    assert key_of(window, "hint") == "H"
    assert window.settings.keys == ""


def test_a_key_is_cleared_and_all_are_as_at_first(window: MainWindow, page: KeysPage) -> None:
    (clear,) = page.fields["hint"].findChildren(QToolButton)
    clear.click()
    assert key_of(window, "hint") == ""
    press(page, "cover", Key.Key_H)
    assert key_of(window, "cover") == "H"
    press(page, "cover", Key.Key_Backspace)
    press(page, "moves", Key.Key_Control)
    assert (key_of(window, "cover"), key_of(window, "moves")) == ("", "F4")
    page.reset.click()
    assert (key_of(window, "hint"), key_of(window, "cover")) == ("H", "S")
    assert page.fields["hint"].keySequence() == QKeySequence("H")


def test_tab_leads_through_the_page_as_it_is_seen(page: KeysPage) -> None:
    page.reset.setFocus()
    seen = []
    for _ in page.fields:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [*page.fields.values()]
    heights = [one.mapTo(page, one.rect().topLeft()).y() for one in (page.reset, *seen) if one]
    assert heights == sorted(heights)
    assert page.fields["hint"].keySequence() == QKeySequence("H")
    assert all(one.accessibleName() for one in page.fields.values())


@pytest.mark.parametrize("before", [None, Key.Key_Backspace, Key.Key_M])
def test_escape_closes_the_dialog_from_a_field(page: KeysPage, before: Qt.Key | None) -> None:
    field = page.fields["hint"]
    field.setFocus()
    if before is not None:
        QTest.keyClick(field, before)
    assert page.isVisible()
    QTest.keyClick(field, Key.Key_Escape)
    assert not page.isVisible()


def test_why_a_key_is_refused_is_seen_below_its_field_in_the_smallest_window(
    window: MainWindow, dialog: Open
) -> None:
    window.resize(720, 450)
    window.settings.update(text=TextSize.P200)
    opened = dialog("settings")
    assert isinstance(opened, SettingsDialog)
    opened.field("has_letter_keys")
    settle()
    (page,) = opened.findChildren(KeysPage)
    for name in (*page.fields, "load"):
        press(page, name, Key.Key_M)
        page.fields[name].setFocus()
        settle()
        press(page, name, Key.Key_M)
        settle()
        seen = page.said.visibleRegion().boundingRect()
        assert seen == page.said.rect(), name
        top = page.said.mapTo(page, page.said.rect().topLeft()).y()
        assert 0 <= top - page.fields[name].geometry().bottom() < 12


def test_a_page_that_is_open_speaks_another_language(window: MainWindow, page: KeysPage) -> None:
    press(page, "save_as", Key.Key_Backspace)
    press(page, "load", Key.Key_M)
    fields = {name: field.findChildren(QLineEdit)[0] for name, field in page.fields.items()}
    assert (fields["part_before"].text(), fields["save_as"].text()) == ("Shift+F6", "")
    assert fields["save_as"].placeholderText() == "Press shortcut"
    speak(window, "fr")
    assert (fields["part_before"].text(), fields["load"].text()) == ("Maj+F6", "Ctrl+O")
    assert fields["save_as"].placeholderText() == "Appuyez sur le raccourci"
    assert not page.fields["load"].accessibleDescription()
    assert key_of(window, "save_as") == ""


def test_without_single_letters_commands_keep_to_the_menus_and_letters_find_nobody(
    window: MainWindow,
) -> None:
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    window.settings.update(has_letter_keys=False)
    assert (key_of(window, "hint"), key_of(window, "cover")) == ("", "")
    assert key_of(window, "undo") == "Ctrl+Z"
    board = QApplication.focusWidget()
    assert board is not None
    before = window.pages.grab().toImage()
    for letter in "abcdefgilmnop":
        QTest.keyClicks(board, letter)
    assert window.pages.grab().toImage() == before
    window.settings.update(has_letter_keys=True)
    assert (key_of(window, "hint"), key_of(window, "cover")) == ("H", "S")


def test_the_list_of_keys_shows_what_is_so_now(window: MainWindow, dialog: Open) -> None:
    window.settings.update(keys='{"hint": "Ctrl+Shift+H", "cover": ""}')
    shortcuts = dialog("shortcuts")
    assert isinstance(shortcuts, ShortcutsDialog)
    listed = {}
    for row in range(shortcuts.commands.topLevelItemCount()):
        item = shortcuts.commands.topLevelItem(row)
        assert item is not None
        listed[item.text(0)] = item.text(1)
    assert listed["Hint"] == "Ctrl+Shift+H"
    assert "Cover my favourites" not in listed


def test_in_a_small_window_the_sheet_follows_the_row_of_the_list(
    window: MainWindow, dialog: Open
) -> None:
    window.resize(960, 540)
    window.settings.update(text=TextSize.P150)
    shortcuts = dialog("shortcuts")
    assert isinstance(shortcuts, ShortcutsDialog)
    keys = shortcuts.commands
    keys.setFocus()
    QTest.keyClick(keys, Key.Key_End)
    settle()
    row = keys.visualRect(keys.currentIndex())
    seen = keys.viewport().visibleRegion().boundingRect()
    assert keys.currentIndex().row() == keys.topLevelItemCount() - 1
    assert seen.contains(row.center())


@pytest.mark.parametrize(
    "written",
    [
        "",
        "{",
        "[1]",
        '{"hint": 5, "nobody": "K"}',
        '{"hint": "M"}',
        '{"hint": "S"}',
        '{"hint": "é"}',
        pytest.param("[" * 5000, id="nested"),
    ],
)
def test_a_file_that_says_what_cannot_be_changes_no_key(window: MainWindow, written: str) -> None:
    window.settings.update(keys=written)
    assert (key_of(window, "hint"), key_of(window, "cover")) == ("H", "S")


def test_no_two_commands_have_a_key_whatever_a_file_says(window: MainWindow) -> None:
    keys = window.commands.keys
    for wished in (
        dict.fromkeys(keys.actions, "Ctrl+Q"),
        {"cover": "H", "hint": "F4"},
        {"moves": "F2", "cover": "F4", "hint": "S", "notes": "H", "happened": "F3", "mute": "F3"},
    ):
        window.settings.update(keys=json.dumps(wished))
        told = [key.toString() for one in keys.actions.values() for key in one.shortcuts()]
        assert len(told) == len(set(told)), wished


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_begins_with_a_letter_that_commands_may_have(
    window: MainWindow, language: str
) -> None:
    window.settings.update(language=language)
    for edition in ("2003", "2024"):
        cast = Options(4, edition=edition).cast
        names = [lore(edition).character(one) for one in range(len(cast))]
        assert not {name[0].casefold() for name in names} & LETTERS


def test_which_keys_no_command_can_have() -> None:
    for key in ("H", "F9", "Ctrl+K", "Shift+F9", "Ctrl+Shift+1", "Alt+F9"):
        assert trouble(QKeySequence(key)) is None, key
    for key in ("Alt+G", "Tab", "Left", "+", "F6", "Esc", "PgUp"):
        assert trouble(QKeySequence(key)) is KeyTrouble.PAGES, key
    for key in ("Shift+H", "A", "ж"):
        assert trouble(QKeySequence(key)) is KeyTrouble.LETTER, key
    for code in (Key.Key_AltGr, Key.Key_Dead_Circumflex, Key.Key_Super_L, Key.Key_MediaPlay):
        for held in (NONE, CONTROL):
            assert trouble(QKeySequence(QKeyCombination(held, code))) is KeyTrouble.SYSTEM, code
    assert trouble(QKeySequence("Ctrl+Menu")) is None
