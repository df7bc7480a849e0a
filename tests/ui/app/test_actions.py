"""The commands and their menus: roles, keys, mnemonics, names."""

from collections.abc import Iterator
from itertools import chain

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from tests.here_worker import HereWorker
from tests.ui.conftest import Opened
from tools.positions import family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.app.actions import Actions, _Keys, _shortcuts
from vivaroi_gui.ui.app.main_window import MainWindow

Role = QAction.MenuRole
Key = QKeySequence.StandardKey


@pytest.fixture
def window(lent_window: MainWindow) -> MainWindow:
    return lent_window


def speak(window: MainWindow, language: str) -> Actions:
    window.settings.update(language=language)
    QApplication.processEvents()
    return window.commands


def entries(menu: QMenu) -> list[QAction]:
    return [one for one in menu.actions() if not one.isSeparator()]


def all_menus(menus: list[QMenu]) -> Iterator[QMenu]:
    for menu in menus:
        yield menu
        below = (one.menu() for one in entries(menu))
        yield from all_menus([one for one in below if isinstance(one, QMenu)])


def mnemonics(texts: list[str]) -> list[str]:
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text]


def test_roles_are_set_by_hand_and_never_guessed_from_the_words(window: MainWindow) -> None:
    commands = window.commands
    special = {
        commands.settings: Role.PreferencesRole,
        commands.quit: Role.QuitRole,
        commands.about: Role.AboutRole,
        commands.about_qt: Role.AboutQtRole,
    }
    menus = commands.menus(window)
    shown = chain.from_iterable(entries(menu) for menu in all_menus(menus))
    for action in {*shown, *commands.all}:
        assert action.menuRole() is special.get(action, Role.NoRole), action.text()


def test_quit_and_the_settings_have_a_key_even_where_the_system_has_none(
    window: MainWindow,
) -> None:
    assert QKeySequence("Ctrl+Q") in window.commands.quit.shortcuts()
    assert QKeySequence("Ctrl+,") in window.commands.settings.shortcuts()
    assert _shortcuts(_Keys(Key.UnknownKey, "Ctrl+Q")) == [QKeySequence("Ctrl+Q")]


def test_the_key_of_the_system_comes_first(window: MainWindow) -> None:
    standard = QKeySequence.keyBindings(Key.Undo)
    assert standard
    assert window.commands.undo.shortcuts() == standard
    redo = [key.toString() for key in window.commands.redo.shortcuts()]
    assert {"Ctrl+Shift+Z", "Ctrl+Y"} <= set(redo)


def test_no_key_has_two_meanings(window: MainWindow) -> None:
    keys = [key.toString() for one in window.commands.all for key in one.shortcuts()]
    assert len(keys) >= 10
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_share_a_mnemonic(window: MainWindow, language: str) -> None:
    menus = speak(window, language).menus(window)
    top = mnemonics([menu.title() for menu in menus])
    assert len(set(top)) == len(menus)
    for menu in all_menus(menus):
        letters = mnemonics([one.text() for one in entries(menu)])
        assert len(set(letters)) == len(letters), (menu.title(), letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_mnemonic(window: MainWindow, language: str) -> None:
    menus = speak(window, language).menus(window)
    shown = chain.from_iterable(entries(menu) for menu in all_menus(menus))
    assert [one.text() for one in shown if "&" not in one.text()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_tell_that_more_is_asked_before_anything_happens(
    window: MainWindow, language: str
) -> None:
    commands = speak(window, language)
    menus = commands.menus(window)
    shown = set(chain.from_iterable(entries(menu) for menu in all_menus(menus)))
    dotted = {one for one in shown if one.text().endswith("…")}
    assert dotted == {
        *(commands.new_game, commands.load, commands.save_as),
        *(commands.export, commands.import_, commands.settings, commands.learn),
        *(commands.deal_again, commands.share_deal),
    }


def test_every_command_is_in_a_menu(window: MainWindow) -> None:
    menus = window.commands.menus(window)
    shown = set(chain.from_iterable(entries(menu) for menu in all_menus(menus)))
    commands = set(window.commands.findChildren(QAction))
    assert commands <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_that_is_off_says_why_in_each_language(
    opened: Opened, worker: HereWorker, language: str
) -> None:
    window = opened()
    worker.is_ready = False
    undo = speak(window, language).undo
    assert not undo.isEnabled()
    at_home = undo.statusTip()
    window.open(table_at(human_turn(Phase.ASCENT), family(4)))
    assert not undo.isEnabled()
    at_table = undo.statusTip()
    assert at_home
    assert at_table
    assert at_home != at_table
    assert undo.toolTip() == at_table
