"""Gaps between frames while a pawn crosses the castle, in a process of its own.

python -m tools.frames [thinking]
"""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QPropertyAnimation, QTimer

from tools.pages import pages_of
from tools.positions import save_game
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.start import StartOptions
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow

SIZE = (1440, 900)
SECONDS = 4


class Gaps(NamedTuple):
    """Milliseconds between two frames: the 99th percentile and the longest."""

    p99: float
    longest: float


def gaps(is_thinking: bool) -> Gaps:
    """Runs the measurement in a fresh process, with or without an AI at work beside it."""
    arguments = ["thinking"] if is_thinking else []
    answer = subprocess.run(
        [sys.executable, "-m", "tools.frames", *arguments],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ).stdout
    return Gaps(*json.loads(answer))


class Clock(QObject):
    """Notes when what it watches is painted."""

    def __init__(self) -> None:
        super().__init__()
        self._times: list[float] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._times.append(time.perf_counter())
        return super().eventFilter(watched, event)

    def gaps(self) -> Gaps:
        """Those between the paintings so far."""
        between = [1000 * (later - one) for one, later in pairwise(self._times)]
        return Gaps(statistics.quantiles(between, n=100)[-1], max(between))


def _measure(*, is_thinking: bool) -> Gaps:
    """Has a pawn cross the castle of a saved game."""
    with TemporaryDirectory() as folder:
        app, window = open_window(StartOptions(save_game(Path(folder)), Path(folder)))
        window.resize(*SIZE)
        window.show()
        app.processEvents()
        clock, crossing = Clock(), _crossing(window)
        crossing.finished.connect(app.quit)
        pages_of(window).table.board.viewport().installEventFilter(clock)
        with _thinker(window.session.bridge.table.view(0)) if is_thinking else nullcontext():
            crossing.start()
            app.exec()
        window.close()
    return clock.gaps()


def _crossing(window: MainWindow) -> QPropertyAnimation:
    """The way of a pawn through half of the castle."""
    crossing = QPropertyAnimation(pages_of(window).table.board._stage.cast.pawn(0), b"pos")
    crossing.setStartValue(QPointF(250, 700))
    crossing.setEndValue(QPointF(600, 200))
    crossing.setDuration(SECONDS * 1000)
    return crossing


@contextmanager
def _thinker(view: View) -> Iterator[None]:
    """An AI that is kept busy without a pause."""
    worker, busy = Worker(), QTimer(interval=1)

    def ask_on() -> None:
        if worker.poll() or not worker.is_alive:
            worker.ask(0, view, "courtier", 1)

    worker.ask(0, view, "courtier", 1)
    busy.timeout.connect(ask_on)
    busy.start()
    try:
        yield
    finally:
        busy.stop()
        worker.stop()


if __name__ == "__main__":
    print(json.dumps(_measure(is_thinking="thinking" in sys.argv)))
