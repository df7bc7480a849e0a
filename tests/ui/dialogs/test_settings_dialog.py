"""Each choice in the settings takes effect at once, and is kept."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.conftest import Open, settle
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.dialogs.keys_page import KeysPage
from vivaroi_gui.ui.dialogs.settings import SettingsDialog
from vivaroi_gui.ui.kit.mnemonics import controls
from vivaroi_gui.ui.kit.side_tabs import TabBox
from vivaroi_gui.ui.kit.slider import Slider
from vivaroi_gui.ui.setting import MusicWhen, Preference, TextSize
from vivaroi_gui.ui.settings import Speed, Theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SWITCHES = ("marks_favourites", "is_full_screen", "is_muted")
CHOICES: dict[str, Iterable[str]] = {
    "language": LANGUAGES,
    "speed": Speed,
    "theme": Theme,
    "contrast": Preference,
    "calm": Preference,
    "curtain": CurtainPolicy,
    "music_when": MusicWhen,
}


@pytest.fixture
def settings_dialog(dialog: Open) -> SettingsDialog:
    opened = dialog("settings")
    assert isinstance(opened, SettingsDialog)
    return opened


def kept(data_dir: Path, name: str) -> object:
    return json.loads((data_dir / "settings.json").read_text())[name]


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values]
)
def test_a_choice_by_keys_takes_effect_and_is_kept(
    window: MainWindow, settings_dialog: SettingsDialog, data_dir: Path, name: str, value: str
) -> None:
    combo = settings_dialog.combo(name)
    combo.setFocus()
    for _ in range(combo.count()):
        QTest.keyClick(combo, Qt.Key.Key_Down)
    while combo.currentData() != value:
        before = combo.currentIndex()
        QTest.keyClick(combo, Qt.Key.Key_Up)
        assert combo.currentIndex() == before - 1
    assert getattr(window.settings, name) == value
    assert kept(data_dir, name) == value


def test_a_choice_from_the_open_list_takes_effect(
    window: MainWindow, settings_dialog: SettingsDialog
) -> None:
    combo = settings_dialog.combo("curtain")
    QTest.mouseClick(combo, Qt.MouseButton.LeftButton)
    assert combo.view().isVisible()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(combo.view(), key)
    assert not combo.view().isVisible()
    assert window.settings.curtain is CurtainPolicy.NEVER


@pytest.mark.parametrize("name", SWITCHES)
def test_a_click_turns_a_switch_and_space_turns_it_back(
    window: MainWindow, settings_dialog: SettingsDialog, data_dir: Path, name: str
) -> None:
    switch = settings_dialog.switch(name)
    before = getattr(window.settings, name)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(20, switch.height() // 2))
    assert getattr(window.settings, name) is not before
    assert kept(data_dir, name) is not before
    switch.setFocus()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert getattr(window.settings, name) is before
    assert switch.isChecked() is before


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_follows_a_choice_made_elsewhere(
    window: MainWindow, settings_dialog: SettingsDialog, name: str
) -> None:
    is_on = not getattr(window.settings, name)
    window.settings.update(**{name: is_on})
    assert settings_dialog.switch(name).isChecked() is is_on


def test_the_menus_tick_what_is_chosen_here(
    window: MainWindow, settings_dialog: SettingsDialog
) -> None:
    settings_dialog.combo("theme").setFocus()
    QTest.keyClick(settings_dialog.combo("theme"), Qt.Key.Key_Up)
    assert window.commands.themes[Theme.DAY].isChecked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_mnemonic_belongs_to_one_setting(
    window: MainWindow, settings_dialog: SettingsDialog, language: str
) -> None:
    window.settings.update(language=language)
    settle()
    told = 0
    for tab in range(settings_dialog.tabs.count()):
        settings_dialog.tabs.setCurrentIndex(tab)
        seen = [part.text() for part in controls(settings_dialog) if part.isVisible()]
        letters = [text[text.index("&") + 1].lower() for text in seen]
        assert len(set(letters)) == len(letters)
        told += len(letters) - 1  # all but the button that closes
    assert told >= len(settings_dialog.keys)


def test_a_quantity_is_pressed_dragged_or_typed(
    window: MainWindow, settings_dialog: SettingsDialog, data_dir: Path
) -> None:
    slider = settings_dialog.field("music")
    assert isinstance(slider, Slider)
    settle()
    middle, left = slider.height() // 2, Qt.MouseButton.LeftButton
    QTest.mousePress(slider, left, pos=QPoint(16, middle))
    QTest.mouseMove(slider, QPoint(slider.width() - 60, middle))
    QTest.mouseRelease(slider, left, pos=QPoint(slider.width() - 60, middle))
    assert window.settings.music > 90
    QTest.mouseClick(slider, left, pos=QPoint(4, middle))
    assert window.settings.music == 0
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert kept(data_dir, "music") == 11
    window.settings.update(music=40)
    assert slider.value() == 40


def test_tabs_are_reached_by_keys(window: MainWindow, settings_dialog: SettingsDialog) -> None:
    settings_dialog.tabs.setFocus()
    QTest.keyClick(settings_dialog.tabs, Qt.Key.Key_Right)
    QTest.keyClick(settings_dialog.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(settings_dialog.focusWidget(), Qt.Key.Key_Up)
    assert window.settings.theme is Theme.DAY


def test_a_mnemonic_turns_its_switch(
    window: MainWindow, settings_dialog: SettingsDialog, qtbot: QtBot
) -> None:
    settings_dialog.switch("passes_on")
    QTest.keyClick(settings_dialog, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not window.settings.passes_on)


def test_larger_text_leaves_the_open_dialog_within_its_window_and_its_fields_are_read(
    window: MainWindow, settings_dialog: SettingsDialog
) -> None:
    window.resize(960, 540)
    combo = settings_dialog.combo("text")
    settle()
    settings_dialog.move(window.geometry().center() - settings_dialog.rect().center())
    try:
        window.settings.update(text=TextSize.P150)
        settle()
        assert window.geometry().contains(settings_dialog.geometry())
        (tabs,) = settings_dialog.findChildren(TabBox)
        for field in (combo, tabs):
            assert field.font().pixelSize() == 16 * 1.5
            assert field.height() >= 1.5 * 36
        settings_dialog.field("has_letter_keys")
        settle()
        (keys,) = settings_dialog.findChildren(KeysPage)
        assert not keys.findChildren(QScrollArea), "the page scrolls, and nothing on it"
    finally:
        window.settings.update(text=TextSize.P100)
