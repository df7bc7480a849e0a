"""The figures of the game, each as a ratio to a named reference in the same run.

    python dev.py bench [--runs 3] [rules hearts window town frames reviews openings sound]

Prints JSON.  Every figure is the median of its runs; the reference runs beside it, in turn, so
that a busy machine slows both.  ``hearts`` needs the extra ``openspiel``: where that is missing,
it is measured only if it is named, and fails.
"""

import argparse
import functools
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools import sound_gaps
from tools.numbers import positive
from vivaroi_gui.rules import vienna, vivaroi
from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import CHANCE, Options

Figures = dict[str, Any]
PLAYED = 300
CALLS = 2_000_000
SIZE = (1440, 900)


def main(arguments: list[str]) -> int:
    chosen = parse(arguments)
    measured = {name: _FIGURES[name](chosen.runs) for name in chosen.figures or _measurable()}
    print(json.dumps(measured, indent=2))
    return 0 if all(figure["is_reached"] for figure in measured.values()) else 1


def parse(arguments: list[str]) -> argparse.Namespace:
    """The ``figures`` to measure, none for all of them, and the number of ``runs``."""
    parser = argparse.ArgumentParser(prog="dev.py bench")
    parser.add_argument("figures", nargs="*", metavar="figure", help=", ".join(_FIGURES))
    parser.add_argument("--runs", type=positive, default=3)
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.figures) - set(_FIGURES):
        parser.error(f"no such figure: {', '.join(sorted(unknown))}")
    return chosen


def _measurable() -> list[str]:
    """All figures whose reference is installed."""
    return [name for name in _FIGURES if name != "hearts" or importlib.util.find_spec("pyspiel")]


# --- rules ------------------------------------------------------------------------------------


def rules(runs: int) -> Figures:
    """Decisions a second of random games against calls a second of ``random.random()``."""
    measured = {name: _decisions(name, runs) for name in _DECISIONS}
    return {**measured, "is_reached": all(one["is_reached"] for one in measured.values())}


def _decisions(name: str, runs: int) -> Figures:
    options, games, limit = _DECISIONS[name]
    _play_at_random(options, 20)  # the tables of moves fill
    decisions, calls, ratios = [], [], []
    for _ in range(runs):
        started = time.perf_counter()
        played = _play_at_random(options, games)
        decisions.append(played / (time.perf_counter() - started))
        calls.append(_bare_calls())
        ratios.append(decisions[-1] / calls[-1])
    return {
        "decisions_per_second": round(statistics.median(decisions)),
        "random_calls_per_second": round(statistics.median(calls)),
        "calls_per_decision": round(1 / statistics.median(ratios), 1),
        "limit": limit,
        "is_reached": statistics.median(ratios) >= 1 / limit,
    }


_VIVA = vivaroi.Options(players=4, rounds=3)
_DECISIONS: dict[str, tuple[Options, int, int]] = {
    "vivaroi": (_VIVA, PLAYED, 50),
    "vienna": (vienna.Options(players=4), PLAYED // 5, 400),
}
"""Options, how many games, and the most calls of random.random() that a decision may cost."""


def _play_at_random(options: Options, games: int) -> int:
    generator = random.Random(7)
    game = GAMES[options.game]
    to_act, legal, apply, draw = game.to_act, game.legal, game.apply, game.draw
    pick = generator.random
    decisions = 0
    for _ in range(games):
        state = game.new(options)
        while seats := to_act(state):
            for seat in seats:
                if seat == CHANCE:
                    apply(state, seat, draw(state, generator))
                    continue
                moves = legal(state, seat)
                apply(state, seat, moves[int(pick() * len(moves))])
                decisions += 1
    return decisions


def _bare_calls() -> float:
    started = time.perf_counter()
    for _ in range(CALLS):
        random.random()
    return CALLS / (time.perf_counter() - started)


# --- hearts -----------------------------------------------------------------------------------


def hearts(runs: int) -> Figures:
    """Decisions a second of random games of ours, and of OpenSpiel's hearts, which is C++.

    All loops stand in Python, pick alike, and have four players; the time includes the dealing.
    The ratio is to hearts dealt as OpenSpiel tells to, from outcomes with their probabilities.
    ``ratio_to_even_chance`` is to a loop that knows that all cards are alike, which is faster.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    plays = (
        (functools.partial(_play_at_random, _VIVA), 8 * PLAYED),
        (functools.partial(_play_hearts, game), 24 * PLAYED),
        (functools.partial(_play_hearts_evenly, game), 24 * PLAYED),
    )
    measured = [[_rate(*play) for play in plays] for _ in range(max(runs, 3))]
    ratio = statistics.median(ours / theirs for ours, theirs, _ in measured)
    ratio_to_even = statistics.median(ours / theirs for ours, _, theirs in measured)
    return {
        "decisions_per_second": [round(ours) for ours, _, _ in measured],
        "reference_decisions_per_second": [round(theirs) for _, theirs, _ in measured],
        "even_chance_decisions_per_second": [round(theirs) for _, _, theirs in measured],
        "ratio": round(ratio, 2),
        "ratio_to_even_chance": round(ratio_to_even, 2),
        "least": 1.0,
        "is_reached": ratio >= 1.0,
    }


def _rate(play: Callable[[int], int], games: int) -> float:
    """Decisions a second, once tables and caches are filled."""
    play(20)
    started = time.perf_counter()
    return play(games) / (time.perf_counter() - started)


def _play_hearts(game: Any, games: int) -> int:
    """Dealt from outcomes with their probabilities, which are even; the decisions of players."""
    pick = random.Random(7).random
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            decisions += 1
    return decisions


def _play_hearts_evenly(game: Any, games: int) -> int:
    """The same without a look at the probabilities."""
    pick = random.Random(7).random
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
    return decisions


# --- window -----------------------------------------------------------------------------------

_REFERENCE = """
import sys, resource, time
from PySide6.QtCore import QTimer, Qt
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtSvgWidgets import QGraphicsSvgItem
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication(sys.argv[:1])
files = sys.argv[1:]
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, done)
def done():
    print(time.monotonic(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, flush=True)
    app.quit()
scene = QGraphicsScene(0, 0, 1440, 900)
for number in range(30):
    item = QGraphicsSvgItem(files[number % len(files)])
    item.setPos(number % 10 * 140, number // 10 * 290)
    scene.addItem(item)
window = QMainWindow()
view = View(scene)
view.setFrameShape(View.Shape.NoFrame)
view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
window.setCentralWidget(view)
window.resize(1440, 900)
window.show()
app.exec()
"""

_GAME = """
import sys, resource, time
from pathlib import Path
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QGraphicsView
from vivaroi_gui.start import StartOptions
from vivaroi_gui.ui.app.launch import open_window
class Eye(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, done)
        return False
def done():
    print(time.monotonic(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, flush=True)
    app.quit()
options = StartOptions(game_file=Path(sys.argv[1]), data_dir=Path(sys.argv[2]))
app, window = open_window(options)
window.resize(1440, 900)
eye = Eye()
window.pages.findChild(QGraphicsView).viewport().installEventFilter(eye)
window.show()
app.exec()
window.close()
"""


def window(runs: int) -> Figures:
    """Start to the first painted table of the castle."""
    from tools.positions import save_game

    return _first_table(save_game, runs)


def town(runs: int) -> Figures:
    """The same for a table of Vienna."""
    from tools.vienna_positions import save_game

    return _first_table(save_game, runs)


def _first_table(save_game: Callable[[Path], Path], runs: int) -> Figures:
    """Start to first painted table, and peak memory, against a window with 30 SVG items."""
    with tempfile.TemporaryDirectory() as folder:
        game = save_game(Path(folder))
        pawns = sorted(str(file) for file in _resources("pawns2003").glob("*.svg"))
        times, peaks = [], []
        for _ in range(max(runs, 3)):
            reference = _start(_REFERENCE, *pawns)
            ours = _start(_GAME, str(game), folder)
            times.append((ours[0], reference[0]))
            peaks.append((ours[1], reference[1]))
    time_ratio = statistics.median(ours / reference for ours, reference in times)
    peak_ratio = statistics.median(ours / reference for ours, reference in peaks)
    return {
        "first_paint_s": [round(ours, 3) for ours, _ in times],
        "reference_first_paint_s": [round(reference, 3) for _, reference in times],
        "time_ratio": round(time_ratio, 2),
        "time_limit": 1.6,
        "peak_mb": [round(ours / 1024) for ours, _ in peaks],
        "reference_peak_mb": [round(reference / 1024) for _, reference in peaks],
        "memory_ratio": round(peak_ratio, 2),
        "memory_limit": 2.0,
        "is_reached": time_ratio <= 1.6 and peak_ratio <= 2.0,
    }


def _start(program: str, *arguments: str) -> tuple[float, int]:
    """Seconds from the process's start to its first paint, and its peak memory in KiB.

    Modules are compiled once, as they are where the game is installed: the first start pays for it.
    """
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    started = time.monotonic()
    answer = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    ).stdout.split()
    return float(answer[0]) - started, int(answer[1])


def _resources(name: str) -> Path:
    return Path(__file__).resolve().parents[1] / "resources" / name


# --- frames -----------------------------------------------------------------------------------


def frames(runs: int) -> Figures:
    """Gaps between frames while a pawn moves, with and without an AI at work beside it; and in
    a whole game, which takes some minutes.
    """
    from tools.frames import gaps
    from tools.played import LONGEST_MS, measured

    game = measured()

    alone, beside = [], []
    for _ in range(max(runs, 3)):
        alone.append(gaps(is_thinking=False))
        beside.append(gaps(is_thinking=True))
    ratio = statistics.median(
        with_ai.p99 / without.p99 for with_ai, without in zip(beside, alone, strict=True)
    )
    worst = statistics.median(run.longest for run in beside)
    return {
        "p99_ms": [round(run.p99, 1) for run in beside],
        "reference_p99_ms": [round(run.p99, 1) for run in alone],
        "p99_ratio": round(ratio, 2),
        "p99_limit": 1.25,
        "longest_ms": [round(run.longest, 1) for run in beside],
        "longest_limit": LONGEST_MS,
        "game": game,
        "is_reached": ratio <= 1.25 and max(worst, game["longest_ms"]) <= LONGEST_MS,
    }


def reviews(runs: int) -> Figures:
    """Gaps between frames over a review, with and without parts that come; and the first part."""
    from tools.frames import explaining

    alone, beside = [], []
    for _ in range(runs):
        alone.append(explaining(is_at_work=False))
        beside.append(explaining(is_at_work=True))
    ratio = statistics.median(
        one.gaps.p99 / without.gaps.p99 for one, without in zip(beside, alone, strict=True)
    )
    first = statistics.median(run.first for run in beside)
    return {
        "p99_ms": [round(run.gaps.p99, 1) for run in beside],
        "reference_p99_ms": [round(run.gaps.p99, 1) for run in alone],
        "p99_ratio": round(ratio, 2),
        "p99_limit": 1.25,
        "first_part_ms": round(first),
        "first_part_limit_ms": 2000,
        "is_reached": ratio <= 1.25 and first <= 2000,
    }


# --- openings ---------------------------------------------------------------------------------


def openings(runs: int) -> Figures:
    """The longest time for which the first opening of a page or dialog holds the thread."""
    from tools.openings import OPENINGS, longest_hold

    held = {
        name: statistics.median(longest_hold(name) for _ in range(max(runs, 3)))
        for name in OPENINGS
    }
    return {
        "longest_ms": held,
        "longest_limit": 50,
        "is_reached": max(held.values()) <= 50,
    }


_FIGURES: dict[str, Callable[[int], Figures]] = {
    "rules": rules,
    "hearts": hearts,
    "window": window,
    "town": town,
    "frames": frames,
    "reviews": reviews,
    "openings": openings,
    "sound": sound_gaps.sound,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
