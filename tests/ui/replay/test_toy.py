"""A game of which a replay knows nothing is watched again over its window."""

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.toy import toy_in_catalogs
from tests.toy.screens import SCREENS, ToyEnd, ToyPage
from tests.toy.tables import new_table, step
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.replay.screen import ReplayScreen

Key = Qt.Key


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_in_catalogs(), catalog.ALL.added("toy", lambda: SCREENS):
        yield


def watched(window: MainWindow) -> ReplayScreen:
    """A game that is over, from the menu."""
    table, random = new_table(Random(1)), Random(2)
    while not table.is_over:
        step(table, random)
    window.open(table)
    QApplication.processEvents()
    window.commands.replay.trigger()
    screen = window.replays.screen
    assert screen is not None
    return screen


def press(window: MainWindow, key: Qt.Key) -> None:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def test_every_step_is_shown_and_told_to_the_end(window: MainWindow) -> None:
    screen = watched(window)
    for number in range(2, screen.walk.last + 1):
        press(window, Key.Key_Right)
        assert screen.number == number
        page = screen.pages.current
        if isinstance(page, ToyPage):
            assert page.shown == screen.view
            assert not page.throw.isEnabled()
    assert isinstance(screen.pages.current, ToyEnd)
    assert screen.bar.caption.told.endswith(" holds")
    press(window, Key.Key_Escape)
    assert not window.replays.is_open


def test_it_is_loaded_ahead_in_pieces_and_not_before() -> None:
    lines = (
        "import sys",
        "from vivaroi_gui.ui.replay import load_ahead",
        "is_loaded = ['vivaroi_gui.ui.replay.screen' in sys.modules]",
        "is_loaded += ['vivaroi_gui.ui.replay.screen' in sys.modules for _ in load_ahead()]",
        "print(is_loaded)",
    )
    command = [sys.executable, "-c", "\n".join(lines)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told.strip() == "[False, False, True]"


def test_the_keys_jump_to_what_the_game_calls_its_landmarks(window: MainWindow) -> None:
    screen = watched(window)
    assert screen.transport.next_landmark.text() == "Later one"
    for number in screen.walk.landmarks[:3]:
        press(window, Key.Key_PageDown)
        assert screen.number == number
        assert screen.bar.caption.told.endswith(" throws 1")
