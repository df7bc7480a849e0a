"""The hand on a real desktop: a mouse (XTest) and a window manager take windows from under it."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QApplication

from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from tools.soak.broken import Broken
from tools.soak.desk import desk
from tools.soak.keys import wait_for
from tools.soak.near import NearWorker
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.settings import Speed

_PROGRAMS: Final = ("Xvfb", "dbus-daemon", "xdotool", "openbox")
_AREA: Final = (140, 110, 1060, 640)
"""Left, top, width and height of the window: there is desktop on all sides of it."""
_REST_S: Final = 0.15
"""What X and the window manager have to be given between two steps of a hand."""
_STRANGER: Final = """
import sys
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication(sys.argv)
label = QLabel("Another program")
label.resize(300, 60)
label.show()
app.exec()
"""


def check(seed: int) -> str:
    """Has one thing happen to whoever holds a character.

    Raises:
        Broken: it is not where it should be then.
    """
    fate = [*FATES][(seed - 1) % len(FATES)]
    for program in _PROGRAMS:
        if shutil.which(program) is None:
            raise Broken(f"no {program} here")
    command = [sys.executable, "-m", "tools.soak.mouse", fate]
    with tempfile.TemporaryDirectory() as folder, desk(Path(folder)) as environment:
        manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
        ended = subprocess.run(
            command, env=environment, cwd=Path(__file__).parents[2], capture_output=True, text=True
        )
        manager.terminate()
        manager.wait()
    if ended.returncode:
        raise Broken(f"{fate}: {ended.stdout}{ended.stderr}")
    return f"{fate}: {ended.stdout.strip()}"


# --- inside, on a display of its own --------------------------------------------------------------


class Visitor:
    """Sits before the window with a mouse in the hand."""

    def __init__(self, window: MainWindow, table: Table) -> None:
        self.window, self._table = window, table
        self.board = pages_of(window).table.board
        self.move = next(one for one in table.view(0).legal if isinstance(one, MoveUp))
        self._before = len(table.record.inputs)

    @property
    def has_played(self) -> bool:
        return len(self._table.record.inputs) > self._before

    @property
    def is_home(self) -> bool:
        """Whether nobody is in the hand, and everybody stands where the view says."""
        cast = self.board._stage.cast
        pawn, stand = cast.pawn(self.move.character), cast.stand(self.move.character)
        is_free = self.board._hand.drag is None and self.board._hand.press is None
        return is_free and stand is not None and pawn.pos() == stand.feet

    def lift(self) -> None:
        """Takes a character, and has it over the place to which it may go."""
        cast = self.board._stage.cast
        start = cast.pawn(self.move.character).outline().center()
        self._to(start)
        do("mousedown", "1")
        self._to((start + self._target) / 2)
        self._to(self._target)
        wait_for(lambda: self.board._hand.drag is not None, "nothing was lifted")

    @property
    def _target(self) -> QPointF:
        room: QRectF = self.board._stage.cast.geometry.room(self.move.to)
        return room.topLeft() + QPointF(8, 8)

    def _to(self, at: QPointF) -> None:
        self.point(self.board.viewport().mapToGlobal(at.toPoint()))

    def back(self) -> None:
        """Over the place to which the character may go."""
        self._to(self._target)

    def point(self, at: QPoint) -> None:
        do("mousemove", str(at.x()), str(at.y()))

    def let_go(self) -> None:
        do("mouseup", "1")


def do(*words: str) -> None:
    """Has xdotool do something, and gives the window the time to hear of it."""
    subprocess.run(["xdotool", *words], check=True)
    end = time.monotonic() + _REST_S
    wait_for(lambda: time.monotonic() > end, "")


def _dropped(hand: Visitor) -> None:
    hand.lift()
    hand.let_go()
    wait_for(lambda: hand.has_played, "a character that was dropped was not played")


def _out_and_back(hand: Visitor) -> None:
    hand.lift()
    hand.point(QPoint(20, 20))
    hand.point(QPoint(1270, 790))
    wait_for(lambda: hand.board._hand.drag is not None, "the way outside ended the drag")
    hand.back()
    hand.let_go()
    wait_for(lambda: hand.has_played, "a drag that was outside for a while was not played")


def _dropped_outside(hand: Visitor) -> None:
    for corner in (QPoint(20, 20), QPoint(1270, 790), QPoint(20, 790), QPoint(1270, 20)):
        hand.lift()
        hand.point(corner)
        hand.let_go()
        _is_as_before(hand)


def _another_window(hand: Visitor) -> None:
    with stranger() as other:
        do("windowactivate", "--sync", str(int(hand.window.winId())))
        hand.lift()
        do("windowactivate", other)
        hand.let_go()
        _is_as_before(hand)


def _minimised(hand: Visitor) -> None:
    hand.lift()
    do("windowminimize", str(int(hand.window.winId())))
    hand.let_go()
    do("windowactivate", str(int(hand.window.winId())))
    _is_as_before(hand)


def _dialog(hand: Visitor) -> None:
    hand.lift()
    do("key", "F1")
    hand.let_go()
    do("key", "Escape")
    _is_as_before(hand)


def _escape(hand: Visitor) -> None:
    hand.lift()
    do("key", "Escape")
    hand.let_go()
    _is_as_before(hand)


def _closed(hand: Visitor) -> None:
    hand.lift()
    do("key", "alt+F4")
    wait_for(lambda: not hand.window.isVisible(), "the window was not closed")
    if hand.has_played:
        raise Broken("closing the window played what was in the hand")


def _is_as_before(hand: Visitor) -> None:
    wait_for(lambda: hand.is_home, "the character has not found its way home")
    if hand.has_played:
        raise Broken("it was played")


FATES: Final[dict[str, Callable[[Visitor], None]]] = {
    "dropped": _dropped,
    "outside and back": _out_and_back,
    "dropped outside": _dropped_outside,
    "another window": _another_window,
    "minimised": _minimised,
    "a dialog": _dialog,
    "Esc": _escape,
    "closed": _closed,
}


@contextmanager
def stranger() -> Iterator[str]:
    """The window of another program, by its number."""
    process = subprocess.Popen([sys.executable, "-c", _STRANGER])
    seek = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(process.pid)]
    yield subprocess.run(seek, check=True, capture_output=True, text=True).stdout.split()[0]
    process.kill()
    process.wait()


def meet(fate: str) -> None:
    """Opens a game in which somebody may move up, and has it happen."""
    with tempfile.TemporaryDirectory() as folder:
        _, window = open_window(StartOptions(None, Path(folder), "en"), NearWorker(moves=False))
        window.settings.update(speed=Speed.OFF, is_muted=True, marks_favourites=False)
        window.setGeometry(*_AREA)
        window.show()
        made = table_at(human_turn(Phase.ASCENT), family(4))
        table = Table.resume(made.record, Random(1), Store(Path(folder) / "games"))
        window.open(table)
        wait_for(window.isVisible, "no window")
        do("windowactivate", "--sync", str(int(window.winId())))
        wait_for(window.isActiveWindow, "the window has not got the keys")
        deaf = time.monotonic() + 1.0
        wait_for(lambda: time.monotonic() > deaf, "")
        QApplication.processEvents()
        FATES[fate](Visitor(window, table))


if __name__ == "__main__":
    try:
        meet(sys.argv[1])
        print("as it should be", flush=True)
    except Broken as broken:
        print(broken, flush=True)
        os._exit(1)
    os._exit(0)  # nothing of it is kept, and no other process is left
