"""Whole games in the real window: every size of table, both forms, mouse and keyboard."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.e2e.guest import Guest
from tests.here_worker import HereWorker
from tools.positions import family
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui import bridge
from vivaroi_gui.ui.app import open_window
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.main_window import MainWindow
from vivaroi_gui.ui.settings import Speed

QUICK = Options(players=4, rounds=1, placement=Placement.RANDOM)


@pytest.fixture
def window(qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(HoldButton, "HOLD_MS", 1)
    monkeypatch.setattr(HoldButton, "DEAF_MS", 0)
    monkeypatch.setattr(bridge, "VOTING_MS", 0)
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
