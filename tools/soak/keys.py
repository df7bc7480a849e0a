"""Keys as they come from real keyboards: a place on an X server under several layouts."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtWidgets import QApplication

from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from tools.soak.broken import Broken
from tools.soak.desk import desk
from tools.soak.near import NearWorker
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.start import StartOptions
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.settings import Speed

PATIENCE_S: Final = 20.0
_ENTER, _FIRST_FLOOR, _FOURTH_FLOOR = 36, 10, 13


class Labels(NamedTuple):
    """The codes of the keys that say a, h, s and z, or lie where these do."""

    a: int
    h: int
    s: int
    z: int


_AS_IN_THE_US = Labels(38, 43, 39, 52)
LAYOUTS: Final = {
    "us": _AS_IN_THE_US,
    "fr": Labels(24, 43, 39, 25),
    "fr bepo": Labels(38, 60, 45, 34),
    "de": Labels(38, 43, 39, 29),
    "ru": _AS_IN_THE_US,
    "gr": _AS_IN_THE_US,
    "ru,us": _AS_IN_THE_US,
}
"""As setxkbmap calls them."""


def check(seed: int) -> str:
    """Presses the keys of the layout whose turn it is.

    Raises:
        Broken: one of them does nothing.
    """
    layout = [*LAYOUTS][(seed - 1) % len(LAYOUTS)]
    for program in ("Xvfb", "dbus-daemon", "setxkbmap", "xdotool"):
        if shutil.which(program) is None:
            raise Broken(f"no {program} here")
    command = [sys.executable, "-m", "tools.soak.keys", layout]
    with tempfile.TemporaryDirectory() as folder, desk(Path(folder)) as environment:
        ended = subprocess.run(
            command, env=environment, cwd=Path(__file__).parents[2], capture_output=True, text=True
        )
    if ended.returncode:
        raise Broken(f"layout {layout}: {ended.stdout}{ended.stderr}")
    return f"layout {layout}: {ended.stdout.strip()}"


# --- inside, on a display of its own --------------------------------------------------------------


class Typist:
    """Presses keys by their place, and waits for what becomes of it."""

    def __init__(self, window: MainWindow, labels: Labels) -> None:
        self.window = window
        self._labels = labels
        self._heard: list[str] = []
        for name in ("hint", "cover", "undo", "redo"):
            action = getattr(window.commands, name)
            action.triggered.connect(lambda *_, name=name: self._heard.append(name))

    def types_all(self) -> int:
        """How many keys acted.

        Raises:
            Broken: one of them did not.
        """
        labels, record = self._labels, self.window.session.table.record
        hand = pages_of(self.window).table.board._hand
        before = len(record.inputs)
        self._press(f"{labels.a}", "an initial", lambda: hand.cursor is not None)
        self._press(f"{_ENTER}", "Enter", lambda: hand.selection is not None)
        self._press(f"{_FOURTH_FLOOR}", "4", lambda: len(record.inputs) > before)
        self._press(f"ctrl+{labels.z}", "Ctrl+Z", lambda: self._heard == ["undo"])
        self._press(f"ctrl+shift+{labels.z}", "Ctrl+Shift+Z", lambda: self._heard[-1] == "redo")
        self._press(f"ctrl+{labels.z}", "Ctrl+Z", lambda: len(record.inputs) == before)
        self._press(f"{labels.h}", "H", lambda: self._heard[-1] == "hint")
        self._press(f"{labels.s}", "S", lambda: self._heard[-1] == "cover")
        return 8

    def _press(self, code: str, named: str, is_done: Callable[[], bool]) -> None:
        subprocess.run(["xdotool", "key", code], check=True)
        wait_for(is_done, f"{named} (key {code}) does nothing")


def wait_for(is_so: Callable[[], bool], otherwise: str) -> None:
    """Lets the window live until something is so.

    Raises:
        Broken: it never is.
    """
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        if time.monotonic() > end:
            raise Broken(otherwise)
        QApplication.processEvents()
        time.sleep(0.01)


def type_in_window(layout: str) -> int:
    """Opens a game in which people place, and types.

    A display forgets its layout as soon as nobody is there: the window comes first.
    """
    with tempfile.TemporaryDirectory() as folder:
        _, window = open_window(StartOptions(None, Path(folder), "en"), NearWorker(moves=False))
        window.settings.update(speed=Speed.OFF, is_muted=True)
        window.show()
        window.open(table_at(human_turn(Phase.PLACING), family(4)))
        wait_for(window.isVisible, "no window")
        subprocess.run(["setxkbmap", *layout.split()], check=True)
        focus = ["xdotool", "windowfocus", "--sync", str(int(window.winId()))]
        subprocess.run(focus, check=True)
        wait_for(window.isActiveWindow, "the window has not got the keys")
        board = pages_of(window).table.board
        board.setFocus()
        deaf = time.monotonic() + 1.0
        wait_for(lambda: time.monotonic() > deaf, "")
        return Typist(window, LAYOUTS[layout]).types_all()


if __name__ == "__main__":
    try:
        print(f"{type_in_window(sys.argv[1])} keys act", flush=True)
    except Broken as broken:
        print(broken, flush=True)
        os._exit(1)
    os._exit(0)  # nothing of it is kept, and no other process is left
