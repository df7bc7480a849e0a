"""Read without a pause while it plays by itself: nothing is lost, nothing is kept, nothing ends."""

import signal
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from tools.positions import court
from tools.soak.aloud import PATIENCE_S, Program, started
from tools.soak.broken import Broken
from tools.soak.bus import BusError
from tools.soak.desk import lacking
from tools.soak.quiet import memory_mb
from tools.soak.reader import Gone, ScreenReader
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

_MOST_GROWTH_MB: Final = 20.0
_SETTLED: Final = 1
"""Games after the first one until each page has been painted, and as much painted ahead."""
_GOES_ON: Final = ("Play again",)


def run(seconds: float, seed: int) -> str:
    """Reads every node, over and over, of games that computers play.

    Raises:
        Broken: the game is lost, ends with an error or grows.
    """
    if reason := lacking():
        return f"left out: {reason}"
    options = Options(4, rounds=1, placement=Placement.RANDOM)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store(folder / "games")
        table = Table.new(court(options, 0), options, Random(seed), store)
        table.deal()
        with started(store.file, folder, speed="fast") as playing:
            told = _read_for(playing, seconds)
            playing.process.send_signal(signal.SIGTERM)
            ended = playing.process.wait(PATIENCE_S)
        if ended != 0:
            raise Broken(f"the game has ended with {ended}")
    return told


def _read_for(playing: Program, seconds: float) -> str:
    began, settled = time.monotonic(), list[float]()
    nodes = gone = announcements = 0
    while time.monotonic() - began < seconds:
        if playing.process.poll() is not None:
            raise Broken(
                f"the game has ended with {playing.process.returncode} after {nodes} nodes"
            )
        try:
            nodes += _read_all(playing.reader)
            if _go_on(playing.reader):
                settled.append(memory_mb(playing.process.pid))
        except (BusError, Gone):  # it went while it was asked
            gone += 1
        announcements += len(playing.reader.announced())
    settled.append(memory_mb(playing.process.pid))
    grown = settled[-1] - settled[min(_SETTLED, len(settled) - 1)]
    if grown > _MOST_GROWTH_MB:
        raise Broken(f"{grown:.0f} MB more than after the second game")
    steps = ", ".join(f"{one:.0f}" for one in settled)
    return (
        f"{nodes} nodes, {announcements} announcements, {len(settled) - 1} games ended, {gone} "
        f"times gone while asked; MB after each game and at the end: {steps}"
    )


def _read_all(reader: ScreenReader) -> int:
    number = 0
    for number, thing in enumerate(reader.walk(), 1):  # noqa: B007
        _ = thing.name, thing.description, thing.role, thing.is_enabled
    return number


def _go_on(reader: ScreenReader) -> int:
    for words in _GOES_ON:
        button = reader.find("push button", words)
        if button is not None and button.is_enabled:
            button.press()
            return 1
    return 0
