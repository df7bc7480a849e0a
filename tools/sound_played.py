"""What a whole game sounds like: every order with its moment, and the mix that comes of them.

python -m tools.sound_played {vivaroi,vienna} FOLDER [SEED]

Plays a quick game of the castle, or one of Vienna, with three computers, in the real window off the
screen, as fast as the speed "fast" is.  Writes ``orders.jsonl`` (seconds, order) and ``mix.f32``:
stereo samples of four bytes, 44,100 frames a second, as the device would be given them.
"""

import json
import os
import sys
import time
from array import array
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from tools.positions import family
from tools.vienna_positions import guests
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.shipped import shipped
from vivaroi_gui.sound.mixing import RATE, Samples
from vivaroi_gui.sound.serving import PERIOD_MS, Desk, Shelf
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window, settle
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.setting import MusicWhen
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.sound.director import Director

_TICK_MS: Final = 30
_AFTER_MS: Final = 9000
"""The fanfare of the end, and the first of its music."""
Order = tuple[object, ...]


class Noting:
    """In the place of the process: notes what it is told, and when."""

    is_alive = True
    device = "notes"

    def __init__(self) -> None:
        self._since = time.perf_counter()
        self.orders: list[tuple[float, Order]] = []

    def _note(self, *order: object) -> None:
        self.orders.append((round(time.perf_counter() - self._since, 3), order))

    def play(self, name: str, gain: float, rank: int) -> None:
        self._note("play", name, gain, rank)

    def stop(self, names: tuple[str, ...]) -> None:
        self._note("stop", names)

    def silence(self) -> None:
        self._note("silence")

    def loop(self, name: str, gain: float, seconds: float) -> None:
        self._note("loop", name, gain, seconds)

    def leave(self) -> None:
        self._note("leave")

    def end(self) -> None:
        self._note("end")


class Guest(QObject):
    """Acts by chance for the person, and goes on wherever that is asked."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window)
        self._window, self._random = window, Random(seed)
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def _act(self) -> None:
        session, page = self._window.session, self._window.pages.current
        if session.is_over:
            self._timer.stop()
            QTimer.singleShot(_AFTER_MS, QApplication.quit)
        elif page is not None and not page.is_moving:
            if session.bridge.is_viewers_turn and session.bridge.view.legal:
                session.bridge.play(self._random.choice(session.bridge.view.legal))
            else:
                page.press_continue()


def _table(game: str, seed: int) -> Table:
    if game == "vienna":
        return Table.new(guests(4), vienna.Options(4), Random(seed))
    return Table.new(family(4), Options(4, rounds=1, placement=Placement.RANDOM), Random(seed))


def orders(game: str, seed: int) -> list[tuple[float, Order]]:
    """Plays a game; what a device would have been told."""
    with TemporaryDirectory() as folder:
        app, window = open_window(StartOptions(None, Path(folder)))
        window.settings.update(speed=Speed.FAST, music_when=MusicWhen.ALWAYS)
        window.resize(1440, 900)
        window.show()
        app.processEvents()
        settle(window)
        noting = Noting()
        director = Director(window, window.session, window.settings, lambda: False, lambda: noting)
        director.wake()
        window.open(_table(game, seed))
        Guest(window, seed)
        app.exec()
        director.end()
        window.close()
    return noting.orders


def mixed(told: list[tuple[float, Order]]) -> Samples:
    """What a device that asks for a block each 30 ms would have been given."""
    shelf = Shelf(shipped("resources") / "sounds")
    while not shelf.is_ready:
        shelf.decode_one()
    desk, made, frames = Desk(shelf), array("f"), round(RATE * PERIOD_MS / 1000)
    waiting = list(told)
    for block in range(round(told[-1][0] * 1000 / PERIOD_MS) + 1):
        while waiting and waiting[0][0] <= block * PERIOD_MS / 1000:
            desk.take(waiting.pop(0)[1])
        made.extend(desk.mixed(frames))
    return made


if __name__ == "__main__":
    folder = Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    found = orders(sys.argv[1], int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    lines = (json.dumps([seconds, *order]) for seconds, order in found)
    (folder / "orders.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "mix.f32").write_bytes(mixed(found).tobytes())
