"""Gaps between frames while a pawn crosses the castle, or a game is explained; each in a process.

python -m tools.frames [thinking | explaining | explained]
"""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QPropertyAnimation, QTimer, QVariantAnimation

from tools.pages import pages_of
from tools.positions import family, save_game, table_at
from tools.silent_worker import SilentWorker
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.start import StartOptions
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.review.screen import ReviewScreen

SIZE = (1440, 900)
SECONDS = 4
EXPLAINING_S = 20
"""Most parts come in the first seconds; later ones take longer to find."""


class Gaps(NamedTuple):
    """Milliseconds between two frames: the 99th percentile and the longest."""

    p99: float
    longest: float


class Explaining(NamedTuple):
    """The gaps while parts of a review come, and after how many milliseconds the first one did."""

    gaps: Gaps
    first: float


def gaps(is_thinking: bool) -> Gaps:
    """Runs the measurement in a fresh process, with or without an AI at work beside it."""
    return Gaps(*_measured("thinking" if is_thinking else "crossing"))


def explaining(is_at_work: bool) -> Explaining:
    """The same over a review, with or without parts that come."""
    gaps, first = _measured("explaining" if is_at_work else "explained")
    return Explaining(Gaps(*gaps), first)


def _measured(what: str) -> Any:
    answer = subprocess.run(
        [sys.executable, "-m", "tools.frames", what],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ).stdout
    return json.loads(answer)


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


def _explain(*, is_at_work: bool) -> Explaining:
    """Has something move over a review, from the moment when people ask for it."""
    worker = Worker() if is_at_work else SilentWorker()
    with TemporaryDirectory() as folder:
        app, window = open_window(StartOptions(None, Path(folder)), worker)
        window.resize(*SIZE)
        window.show()
        record = table_at(lambda view: view.result is not None, family(4)).record
        app.processEvents()
        window.covers.explain(record)
        begun, first = time.perf_counter(), list[float]()
        screen = window.reviews.screen
        assert screen is not None
        clock, moving = Clock(), _moving(screen)
        screen.bar.working.installEventFilter(clock)
        feed = window.reviews._feed
        assert feed is not None
        feed.came.connect(lambda _: first.append(1000 * (time.perf_counter() - begun)))
        moving.finished.connect(app.quit)
        moving.start()
        app.exec()
        window.close()
    return Explaining(clock.gaps(), first[0] if first else 0.0)


def _moving(screen: ReviewScreen) -> QVariantAnimation:
    """A line of the bar, painted anew with every frame."""
    moving = QVariantAnimation(screen)
    moving.setStartValue(0.0)
    moving.setEndValue(1.0)
    moving.setDuration(EXPLAINING_S * 1000)
    moving.valueChanged.connect(lambda _: screen.bar.working.update())
    return moving


_MEASURES: Final[dict[str, Callable[[], Gaps | Explaining]]] = {
    "crossing": partial(_measure, is_thinking=False),
    "thinking": partial(_measure, is_thinking=True),
    "explaining": partial(_explain, is_at_work=True),
    "explained": partial(_explain, is_at_work=False),
}


if __name__ == "__main__":
    print(json.dumps(_MEASURES[sys.argv[1]]()))
