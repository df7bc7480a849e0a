"""What a whole game sounds like: every order with its moment, and the mix that comes of them.

python -m tools.sound_played {vivaroi,2024,together,vienna} FOLDER [--seed 1] [--calm] [--hidden]
[--replay]

Plays a quick game of the castle, one of the edition of 2024 with Ambitions, a quick one of two
people who share the screen, or one of Vienna, the other chairs taken by computers, in the real
window off the screen, as fast as the speed "fast" is: with less motion, or minimised from its first
round on.  With ``--replay`` what is heard is its replay from the start to its end.  Writes
``orders.jsonl`` (seconds, order) and ``mix.f32``: stereo samples of four bytes, 44,100 frames a
second, as the device would be given them.
"""

import argparse
import json
import os
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer
from PySide6.QtTest import QTest

from tools.positions import court, family
from tools.soak.hands import LEFT
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
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.setting import MusicWhen, Preference
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

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def _act(self) -> None:
        session, page = self._window.session, self._window.pages.current
        if session.is_covered:
            self._hold(session.curtain.findChildren(HoldButton)[0])
        elif session.is_over:
            self._timer.stop()
        elif page is not None and not page.is_moving:
            if session.bridge.is_viewers_turn and session.bridge.view.legal:
                session.bridge.play(self._random.choice(session.bridge.view.legal))
            else:
                page.press_continue()

    def _hold(self, button: HoldButton) -> None:
        if not button.isDown():
            QTest.mousePress(button, LEFT)


def _quick(humans: int) -> Callable[[Random], Table]:
    options = Options(4, rounds=1, placement=Placement.RANDOM)
    return lambda chance: Table.new(family(4, humans), options, chance)


def _of_2024(chance: Random) -> Table:
    options = Options(5, edition="2024", ambition=True, banished=True)
    return Table.new(court(options), options, chance)


TABLES: Final[dict[str, Callable[[Random], Table]]] = {
    "vivaroi": _quick(1),
    "together": _quick(2),
    "2024": _of_2024,
    "vienna": lambda chance: Table.new(guests(4), vienna.Options(4), chance),
}


def orders(asked: argparse.Namespace) -> list[tuple[float, Order]]:
    """Plays a game; what a device would have been told."""
    with TemporaryDirectory() as folder:
        app, window = open_window(StartOptions(None, Path(folder)))
        window.settings.update(
            speed=Speed.FAST,
            music_when=MusicWhen.ALWAYS,
            calm=Preference.ON if asked.calm else Preference.OFF,
        )
        window.resize(1440, 900)
        window.show()
        app.processEvents()
        settle(window)
        noting = Noting()
        director = Director(window, window.session, window.settings, lambda: False, lambda: noting)
        director.wake()
        window.open(TABLES[asked.game](Random(asked.seed)))
        if asked.hidden:
            window.showMinimized()
        guest = Guest(window, asked.seed)
        while guest.is_playing:
            QTest.qWait(_TICK_MS)
        QTest.qWait(_AFTER_MS)
        if asked.replay:
            noting.orders.clear()
            _play_again(window)
        director.end()
        window.close()
    return noting.orders


def _play_again(window: MainWindow) -> None:
    """The replay of the game that is over, by itself from its start to its end."""
    while window.session.is_unread:
        page = window.pages.current
        assert page is not None, "something waits to be read and is not to be seen"
        page.press_continue()
        QTest.qWait(_TICK_MS)
    window.commands.replay.trigger()
    screen = window.replays.screen
    assert screen is not None, "no replay was opened"
    screen.go(0)
    screen.toggle()
    while screen.number < screen.walk.last:
        QTest.qWait(_TICK_MS)
    QTest.qWait(_AFTER_MS)


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


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.sound_played")
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    for name in ("--calm", "--hidden", "--replay"):
        parser.add_argument(name, action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    asked = _asked()
    asked.folder.mkdir(parents=True, exist_ok=True)
    found = orders(asked)
    lines = (json.dumps([seconds, *order]) for seconds, order in found)
    (asked.folder / "orders.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (asked.folder / "mix.f32").write_bytes(mixed(found).tobytes())
