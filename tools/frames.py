"""Gaps between frames while a pawn crosses the castle, in a process of its own.

python -m tools.frames [thinking]
"""

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

SIZE = (1440, 900)
SECONDS = 4


class Gaps(NamedTuple):
    """Milliseconds between two frames: the 99th percentile and the longest."""

    p99: float
    longest: float


def gaps(is_thinking: bool) -> Gaps:
    """Runs the measurement in a fresh process."""
    arguments = ["thinking"] if is_thinking else []
    answer = subprocess.run(
        [sys.executable, "-m", "tools.frames", *arguments],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ).stdout
    return Gaps(*json.loads(answer))


def _measure(is_thinking: bool) -> Gaps:
    from PySide6.QtCore import QEvent, QObject, QPointF, QPropertyAnimation, QTimer

    from tools.positions import save_game
    from vivaroi_gui.ai.worker import Worker
    from vivaroi_gui.start import StartOptions
    from vivaroi_gui.ui.app import open_window

    class Clock(QObject):
        """Notes when the viewport is painted."""

        def __init__(self) -> None:
            super().__init__()
            self.times: list[float] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.times.append(time.perf_counter())
            return super().eventFilter(watched, event)

    with TemporaryDirectory() as folder:
        options = StartOptions(save_game(Path(folder)), Path(folder))
        app, window = open_window(options)
        window.resize(*SIZE)
        window.show()
        app.processEvents()
        board = window.pages.table.board
        worker, view = Worker(), window.bridge.table.view(0)

        def think() -> None:
            """Keeps the AI busy without a pause."""
            if worker.poll() or not worker.is_alive:
                worker.ask(0, view, "courtier", 1)

        if is_thinking:
            worker.ask(0, view, "courtier", 1)
            busy = QTimer()
            busy.timeout.connect(think)
            busy.start(1)
        pawn = board._stage.cast.pawn(0)
        clock = Clock()
        crossing = QPropertyAnimation(pawn, b"pos")
        crossing.setStartValue(QPointF(250, 700))
        crossing.setEndValue(QPointF(600, 200))
        crossing.setDuration(SECONDS * 1000)
        crossing.finished.connect(app.quit)
        board.viewport().installEventFilter(clock)
        crossing.start()
        app.exec()
        worker.stop()
        window.close()
    between = [1000 * (b - a) for a, b in zip(clock.times, clock.times[1:], strict=False)]
    return Gaps(statistics.quantiles(between, n=100)[-1], max(between))


if __name__ == "__main__":
    print(json.dumps(_measure("thinking" in sys.argv)))
