"""A whole game of the castle in the real window, at normal speed, for a person who decides soon.

python -m tools.played [SEED [ROUNDS]]
"""

import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from tools.pages import pages_of
from tools.positions import family
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.events import RoundBegun
from vivaroi_gui.rules.vivaroi.moves import NO, Move, MoveUp, Vote
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window, settle
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit import cues
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.settings import Speed

SIZE = (1440, 900)
LONGEST_MS: Final = 50.0
_BEAT_MS, _WORST = 4, 8
_TICK_MS, _PAUSE_MS = 20, 2000
THINKS_S: Final = 5.0
"""What a person takes for a decision, and for reading what waits for Continue."""


class Gap(NamedTuple):
    """The window did nothing else for so long: by the clock, and by its own processor time."""

    ms: float
    busy_ms: float
    page: str


class Round(NamedTuple):
    """Seconds from its deal to the next, without what the person takes; how often that was."""

    seconds: float
    decisions: int
    reads: int

    @property
    def minutes(self) -> float:
        """For a person who thinks 5 s each time."""
        return (self.seconds + THINKS_S * (self.decisions + self.reads)) / 60


class Pulse(QObject):
    """Beats as often as it can: what lies between two beats nobody sees move.

    Only what something moves before or after counts, first openings among it; while nothing does,
    pages are painted ahead, which nobody sees.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.gaps: list[Gap] = []
        self._last = time.perf_counter(), time.thread_time()
        self._was_moving = False
        timer = QTimer(self, interval=_BEAT_MS)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self._on_beat)
        timer.start()

    def _on_beat(self) -> None:
        now = time.perf_counter(), time.thread_time()
        ms, busy = (1000 * (one - before) for one, before in zip(now, self._last, strict=True))
        self._last = now
        page = self._window.pages.current
        was_moving, self._was_moving = self._was_moving, page is not None and page.is_moving
        if was_moving or self._was_moving:
            self.gaps.append(Gap(ms, busy, type(page).__name__))


class Player(QObject):
    """Acts by chance for the person, after two seconds, and at once votes No as long as it can.

    The window needs them to paint ahead; they do not count.
    """

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window)
        self._window = window
        self._random = Random(seed)
        self._since = time.perf_counter()
        self._counts: Counter[str] = Counter()
        self._called: float | None = None
        self.rounds: list[Round] = []
        self.elections: list[float] = []
        window.session.bridge.advanced.connect(self._on_advanced)
        cues.listen(cues.Ear(self._on_heard, lambda _: None))
        self._ticks, self._waited_s = 0, 0.0
        timer = QTimer(self, interval=_TICK_MS)
        timer.timeout.connect(self._act)
        timer.start()

    def _act(self) -> None:
        window, bridge = self._window, self._window.session.bridge
        page = window.pages.current
        self._time_election(page is pages_of(window).table)
        if window.session.is_over:
            self._end_round()
            QTimer.singleShot(2000, QApplication.quit)
            self.deleteLater()
        elif bridge.is_viewers_turn and page is not None:
            self._ticks += 1
            if bridge.view.phase is Phase.ELECTION or self._ticks * _TICK_MS >= _PAUSE_MS:
                self._waited_s += (self._ticks - 1) * _TICK_MS / 1000
                self._ticks = 0
                self._counts["decisions"] += 1
                bridge.play(self._choose(bridge.view))
        elif page is not None and not page.is_moving and not window.session.onlooker.is_waiting:
            self._counts["reads"] += page.press_continue()

    def _choose(self, view: View) -> Move:
        legal = list(view.legal)
        if view.phase is Phase.ELECTION:
            return next((move for move in legal if move == Vote(NO)), legal[0])
        calm = [one for one in legal if not (isinstance(one, MoveUp) and one.to == THRONE)]
        return self._random.choice(calm or legal)

    # --- the times -----------------------------------------------------------------------------

    def _on_advanced(self, events: tuple[Event, ...], _: View) -> None:
        if any(isinstance(event, RoundBegun) for event in events) and self._counts:
            self._end_round()

    def _end_round(self) -> None:
        now = time.perf_counter()
        counts = self._counts
        seconds = now - self._since - self._waited_s
        self.rounds.append(Round(seconds, counts["decisions"], counts["reads"]))
        self._since, self._counts, self._waited_s = now, Counter(), 0.0

    def _on_heard(self, cue: Cue, _: int | None) -> None:
        """A candidate has come before the throne; a coronation is no matter here."""
        if cue is Cue.CANDIDATE:
            self._called = time.perf_counter()
        elif cue in (Cue.CROWNED, Cue.JESTER):
            self._called = None

    def _time_election(self, is_table: bool) -> None:
        """From the throne to the table, which the hall lies between."""
        if self._called is not None and is_table and time.perf_counter() - self._called > 2:
            self.elections.append(time.perf_counter() - self._called)
            self._called = None


def measured(seed: int = 1) -> dict[str, Any]:
    """Plays it in a process of its own, off the screen: takes as long as a game does."""
    answer = subprocess.run(
        [sys.executable, "-m", "tools.played", str(seed)],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ).stdout
    found: dict[str, Any] = json.loads(answer)
    return found


def _play(seed: int, rounds: int = 3) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        app, window = open_window(StartOptions(None, Path(folder)))
        window.settings.update(speed=Speed.NORMAL)
        window.resize(*SIZE)
        window.show()
        app.processEvents()
        settle(window)
        window.open(Table.new(family(4), Options(4, rounds=rounds), Random(seed)))
        pulse, player = Pulse(window), Player(window, seed)
        app.exec()
        played, elections, gaps = player.rounds, player.elections, pulse.gaps
        window.close()
    worst = sorted(gaps, key=lambda gap: -gap.ms)[:_WORST]
    return {
        "longest_ms": round(worst[0].ms, 1),
        "longest_busy_ms": round(max(gap.busy_ms for gap in gaps), 1),
        "over_50_ms": sum(gap.ms > LONGEST_MS for gap in gaps),
        "busy_over_50_ms": sum(gap.busy_ms > LONGEST_MS for gap in gaps),
        "worst": [(round(gap.ms, 1), round(gap.busy_ms, 1), gap.page) for gap in worst],
        "election_s": [round(one, 1) for one in elections],
        "round_s": [round(one.seconds) for one in played],
        "decisions": [(one.decisions, one.reads) for one in played],
        "round_minutes_at_5_s": [round(one.minutes, 1) for one in played],
    }


if __name__ == "__main__":
    print(json.dumps(_play(*map(int, sys.argv[1:] or ["1"]))))
