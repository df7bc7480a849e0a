"""Whole games in the real window, one of each kind: `dev.py soak windows` plays all tables."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tools.positions import court, family, table_at
from tools.soak.guest import Guest
from tools.soak.vienna_guest import ViennaGuest
from tools.vienna_positions import guests
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.vienna.board import Source
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.session import opponents
from vivaroi_gui.ui.settings import Speed

QUICK = Options(players=4, rounds=1, placement=Placement.RANDOM)


@pytest.fixture
def window(qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(HoldButton, "HOLD_MS", 1)
    monkeypatch.setattr(HoldButton, "DEAF_MS", 0)
    monkeypatch.setattr(opponents, "TOGETHER_BEAT_MS", 0)
    monkeypatch.setattr(opponents, "POLL_MS", 0)
    monkeypatch.setattr(os, "fsync", lambda _: None)  # nobody pulls the plug
    _, window = open_window(StartOptions(data_dir=data_dir, language="en"), HereWorker())
    window.settings.update(speed=Speed.OFF)
    window.resize(1024, 640)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.settings.update(language="en")  # whatever came of the test
    window.close()
    QApplication.processEvents()


def begun(players: tuple[Player, ...], options: Options, counted: int, folder: Path) -> Table:
    """A game of which so many rounds were counted elsewhere."""
    table = table_at(lambda view: len(view.history) == counted, players, options, seed=5)
    return Table.resume(table.record, Random(5), Store(folder / "games"))


@pytest.mark.parametrize(
    ("options", "humans", "by_keys", "counted"),
    [
        (Options(players=3), 1, True, 0),
        (Options(players=4), 2, False, 2),
        (QUICK, 1, False, 0),
        (Options(players=6, rounds=1), 0, False, 0),
    ],
    ids=["three by keys", "four with a curtain", "quick form", "all computers"],
)
def test_a_game_is_played_to_its_end(
    window: MainWindow, options: Options, humans: int, by_keys: bool, counted: int, data_dir: Path
) -> None:
    table = begun(family(options.players, humans), options, counted, data_dir)
    window.open(table)
    guest = Guest(window, by_keys=by_keys, seed=options.players)
    guest.play()
    assert table.is_over
    assert len(table.view().history) == options.rounds
    assert (guest.curtains > 0) == (humans > 1)
    assert is_stored(table, data_dir)


def is_stored(table: Table, folder: Path) -> bool:
    """Whether the file tells the game as it is on the table."""
    stored = Store(folder / "games").load()
    return bool(Table.resume(stored, Random(0)).view() == table.view())


@pytest.mark.parametrize(
    ("players", "humans", "by_keys", "language"),
    [(3, 3, True, "fr"), (4, 1, False, "en"), (5, 2, True, "it"), (3, 2, False, "en")],
    ids=["three by keys", "four by mouse", "five by keys", "three by mouse"],
)
def test_a_game_of_vienna_is_played_to_its_end(
    window: MainWindow, players: int, humans: int, by_keys: bool, language: str, data_dir: Path
) -> None:
    window.settings.update(language=language)
    store = Store(data_dir / "games")
    seated = tuple(
        one if one.is_human else replace(one, level="novice") for one in guests(players, humans)
    )
    board = replace(SHIPPED, start_scores=(16, 16, 16), start_scores_source=Source.OWNER)
    table = Table.new(seated, vienna.Options(players, board), Random(players), store)
    window.open(table)
    guest = ViennaGuest(window, by_keys=by_keys, seed=players)
    guest.play()
    assert table.is_over
    assert guest.throws
    assert is_stored(table, data_dir)


TEAMS = ((0, 1), (2,), (3, 4))
MODERN = {
    "two and the Emissary": (Options(2, edition="2024", emissary=True), 1, "en", False, 0),
    "four with Ambition and the Banished": (
        Options(4, edition="2024", ambition=True, banished=True),
        2,
        "fr",
        True,
        2,
    ),
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
        "it",
        False,
        2,
    ),
}
"""Options, humans, language, whether by keys, and how many rounds were counted elsewhere."""


@pytest.mark.parametrize("name", MODERN)
def test_a_game_of_2024_is_played_to_its_end(window: MainWindow, name: str, data_dir: Path) -> None:
    options, humans, language, by_keys, counted = MODERN[name]
    window.settings.update(language=language)
    table = begun(court(options, humans), options, counted, data_dir)
    window.open(table)
    guest = Guest(window, by_keys=by_keys, seed=options.players)
    guest.play(4000)
    assert table.is_over
    assert len(table.view().history) == 3
    assert (guest.curtains > 0) == (humans > 1)
    assert is_stored(table, data_dir)
