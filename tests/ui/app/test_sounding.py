"""A window gets its sound late, and the sound goes with the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vivaroi_gui.sound.player import SoundPlayer
from vivaroi_gui.ui.app import sounding
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.app.sounding import Sounding

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> list[SoundPlayer]:
    """Those that are made; they play into nothing."""
    made: list[SoundPlayer] = []

    def make() -> SoundPlayer:
        made.append(SoundPlayer(Path("no sounds"), "NULL"))
        return made[-1]

    monkeypatch.setattr(sounding, "_player", make)
    monkeypatch.setattr(sounding, "_LATE_MS", 1)
    return made


@pytest.fixture
def sounds(window: MainWindow, players: list[SoundPlayer]) -> Iterator[Sounding]:
    sounds = Sounding(window)
    yield sounds
    sounds.end()
    QApplication.processEvents()


def test_it_begins_after_the_page_and_leaves_nothing_behind(
    sounds: Sounding, players: list[SoundPlayer], qtbot: QtBot
) -> None:
    assert players == []
    qtbot.waitUntil(lambda: bool(players) and players[0].is_alive and bool(players[0].device))
    sounds.end()
    assert not players[0].is_alive


def test_music_gives_way_once_to_whoever_has_the_screen_read(
    window: MainWindow, sounds: Sounding, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    qtbot.waitUntil(lambda: window.settings.gave_way_to_reader)
    assert (window.settings.music, window.settings.ambience) == (0, 0)
    assert window.settings.effects == 80
    window.settings.update(music=60)
    sounding._give_way_to_reader(window.settings)
    assert window.settings.music == 60
