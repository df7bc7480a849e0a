"""Whatever the others hold, the window of a seat shows, says and writes the same.

More games, and every state of them: ``dev.py soak leaks``.
"""

import logging
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tools.soak.broken import Broken
from tools.soak.games import TownOrCastle, new_table, play
from tools.soak.leaks import Walk, watched
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.vivaroi import Options, Placement, View
from vivaroi_gui.table.record import Record
from vivaroi_gui.ui.app.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

QUICK = Options(3, rounds=1, placement=Placement.RANDOM)
EVERYTHING = Options(
    5,
    edition="2024",
    teams=((0, 1), (2,), (3, 4)),
    emissary=True,
    wedding=True,
    ambition=True,
    banished=True,
)
GAMES: dict[str, tuple[Options, tuple[int | None, ...], int]] = {
    "a whole quick game": (QUICK, (1,), 1),
    "a curtain between three": (QUICK, (None,), 3),
    "four of 2003": (Options(4), (2, None), 29),
    "teams with everything": (EVERYTHING, (1, None), 23),
}


@pytest.fixture
def walk(qtbot: QtBot) -> Iterator[Walk]:
    with watched() as walk:
        yield walk


def game(options: TownOrCastle, seed: int = 3) -> Record:
    table, record = new_table(options, seed)
    play(table, Random(seed))
    return record


@pytest.mark.parametrize("name", GAMES)
def test_nothing_tells_what_others_hold_or_have_laid(walk: Walk, name: str) -> None:
    options, seats, stride = GAMES[name]
    record = game(options)
    assert walk.through(record, seats, stride) >= len(record.inputs) // stride * len(seats)


def test_in_vienna_nothing_tells_who_comes_next_nor_how_dice_will_fall(walk: Walk) -> None:
    assert walk.through(game(vienna.Options(3)), (1,), 97) > 2


# --- the walk finds what leaks ------------------------------------------------------------------


def held(window: MainWindow) -> str:
    """What the last seat holds: what a leak would give away."""
    table = window.session.bridge.table
    return str(table.view(table.options.seats - 1).goals)


def label(window: MainWindow, part: QWidget) -> None:
    words = QLabel(held(window), part)
    words.move(-500, -500)
    words.show()


def tooltip(window: MainWindow, part: QWidget) -> None:
    part.setToolTip(held(window))


def screen_reader(window: MainWindow, part: QWidget) -> None:
    part.setAccessibleDescription(held(window))


def status_tip(window: MainWindow, part: QWidget) -> None:
    window.commands.about.setStatusTip(held(window))


def title(window: MainWindow, part: QWidget) -> None:
    def name_window() -> None:
        window.setWindowTitle(held(window) if window.session.bridge.is_open else "")

    window._name_window = name_window  # type: ignore[method-assign]
    name_window()


def pixel(window: MainWindow, part: QWidget) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor(hash(held(window)) % 256, 0, 0))
    part.setPalette(palette)
    part.setAutoFillBackground(True)
    part.setGeometry(500, 500, 1, 1)
    part.raise_()
    part.show()


def log(window: MainWindow, part: QWidget) -> None:
    logging.getLogger("leak").debug(held(window))


def file_name(window: MainWindow, part: QWidget) -> None:
    folder = window.games.stores["vivaroi"].file.parents[1]
    for old in folder.glob("leak *"):
        old.unlink()
    (folder / f"leak {held(window)}").write_text("x", encoding="utf-8")


LEAKS: list[Callable[[MainWindow, QWidget], None]] = [
    *(label, tooltip, screen_reader, status_tip, title, pixel, log, file_name)
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(
    walk: Walk, leak: Callable[[MainWindow, QWidget], None], caplog: pytest.LogCaptureFixture
) -> None:
    part = QWidget(walk.window)

    def on_shown(view: View) -> None:
        part.setParent(walk.window)
        leak(walk.window, part)

    walk.window.session.bridge.shown.connect(on_shown)
    part.show()
    with pytest.raises(Broken):
        walk.through(game(QUICK), (0,))
    caplog.clear()
