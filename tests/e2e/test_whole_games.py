"""Whole games in the real window: every size of table, both forms, mouse and keyboard."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.e2e.guest import Guest
from tests.here_worker import HereWorker
from tools.positions import court, family
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.session import bridge, opponents
from vivaroi_gui.ui.settings import Speed

QUICK = Options(players=4, rounds=1, placement=Placement.RANDOM)


@pytest.fixture
def window(qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(HoldButton, "HOLD_MS", 1)
    monkeypatch.setattr(HoldButton, "DEAF_MS", 0)
    monkeypatch.setattr(bridge, "AT_ONCE_MS", 0)
    monkeypatch.setattr(opponents, "POLL_MS", 0)
    _, window = open_window(StartOptions(data_dir=data_dir, language="en"), HereWorker())
    window.settings.update(speed=Speed.OFF)
    window.resize(1440, 900)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.close()
    QApplication.processEvents()


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize(
    ("options", "humans"),
    [
        (Options(players=3), 1),
        (Options(players=4), 2),
        (Options(players=5), 5),
        (Options(players=6), 3),
        (QUICK, 1),
        (Options(players=4), 0),
    ],
    ids=["three", "four", "five humans", "six", "quick form", "all computers"],
)
def test_a_game_is_played_to_its_end(
    window: MainWindow, options: Options, humans: int, by_keys: bool, data_dir: Path
) -> None:
    store = Store(data_dir / "games")
    table = Table.new(family(options.players, humans), options, Random(5), store)
    window.open(table)
    guest = Guest(window, by_keys=by_keys, seed=options.players)
    guest.play()
    assert table.is_over
    assert len(table.view().history) == options.rounds
    assert (guest.curtains > 0) == (humans > 1)
    assert Table.resume(store.load(), Random(0)).view() == table.view()


TEAMS = ((0, 1), (2,), (3, 4))
MODERN = {
    "two and the Emissary": (Options(2, edition="2024", emissary=True), 1),
    "four with Ambition and the Banished": (
        Options(4, edition="2024", ambition=True, banished=True),
        2,
    ),
    "eight": (Options(8, edition="2024"), 1),
    "a royal wedding": (Options(5, edition="2024", wedding=True), 1),
    "teams with everything": (
        Options(
            5,
            edition="2024",
            teams=TEAMS,
            emissary=True,
            wedding=True,
            ambition=True,
            banished=True,
        ),
        2,
    ),
    "sixteen people": (
        Options(
            16,
            edition="2024",
            teams=tuple((2 * team, 2 * team + 1) for team in range(8)),
            shared_marker=True,
        ),
        1,
    ),
}


@pytest.mark.parametrize("name", MODERN)
def test_a_game_of_2024_is_played_to_its_end_by_mouse(
    window: MainWindow, name: str, data_dir: Path
) -> None:
    options, humans = MODERN[name]
    store = Store(data_dir / "games")
    table = Table.new(court(options, humans), options, Random(5), store)
    window.open(table)
    guest = Guest(window, by_keys=False, seed=options.players)
    guest.play(4000)
    assert table.is_over
    assert len(table.view().history) == 3
    assert (guest.curtains > 0) == (humans > 1)
    assert Table.resume(store.load(), Random(0)).view() == table.view()


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "four with Ambition and the Banished"),
        ("fr", "teams with everything"),
        ("it", "a royal wedding"),
        ("fr", "two and the Emissary"),
    ],
)
def test_a_game_of_2024_is_played_to_its_end_by_keys(
    window: MainWindow, language: str, name: str
) -> None:
    window.settings.update(language=language)
    options, humans = MODERN[name]
    table = Table.new(court(options, humans), options, Random(3))
    window.open(table)
    Guest(window, by_keys=True, seed=3).play(4000)
    assert table.is_over
    window.settings.update(language="en")
