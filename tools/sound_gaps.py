"""Whether the sound has gaps while the window's process is busy; see ``dev.py bench sound``.

A process mixes at a device's pace into nothing, as the game's does, and notes how late each block
was asked for, how long it took to mix, and the highest sample; meanwhile this process does what
keeps a window's process from anything else.
"""

import multiprocessing
import statistics
import time
from collections.abc import Callable, Generator
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from vivaroi_gui.shipped import shipped
from vivaroi_gui.sound.mixing import RATE, Samples
from vivaroi_gui.sound.serving import PERIOD_MS, PERIODS, Desk, Shelf

_SECONDS: Final = 6.0
_SOUNDS: Final = ("set-1", "floor-3", "drum", "turn", "crowned", "button-1")


class Block(NamedTuple):
    """When a block was asked for, how long it took, and its highest sample."""

    at: float
    seconds: float
    peak: float


def sound(runs: int) -> dict[str, Any]:
    """What a device would hear, at the worst of some runs of each kind."""
    found = {
        name: max((measured(name) for _ in range(runs)), key=lambda one: one["silent_share"])
        for name in BUSY
    }
    is_whole = all(one["gaps"] == 0 and one["peak"] < 1 for one in found.values())
    return {**found, "silent_share_limit": 0, "peak_limit": 1, "is_reached": is_whole}


def measured(busy: str) -> dict[str, float]:
    """The figures of some seconds while this process is busy in one of the ways of ``BUSY``."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_play, args=(theirs,), daemon=True)
    process.start()
    ours.recv()
    BUSY[busy](time.perf_counter() + _SECONDS)
    ours.send(None)
    blocks: list[Block] = ours.recv()
    process.join()
    return _figures(blocks)


def _figures(blocks: list[Block]) -> dict[str, float]:
    """A gap is what a device hears whose store of all periods has run out."""
    store = PERIODS * PERIOD_MS / 1000
    waits = [other.at - one.at for one, other in pairwise(blocks)]
    late = [wait - store for wait in waits if wait > store]
    whole = blocks[-1].at - blocks[0].at
    return {
        "blocks": len(blocks),
        "gaps": len(late),
        "silent_share": round(sum(late) / whole, 4),
        "longest_wait_ms": round(max(waits) * 1000, 1),
        "mixing_ms": round(statistics.median(block.seconds for block in blocks) * 1000, 2),
        "mixing_most_ms": round(max(block.seconds for block in blocks) * 1000, 2),
        "peak": round(max(block.peak for block in blocks), 3),
    }


def _play(pipe: Connection) -> None:
    """Ambience, music, and every third of a second a sound, all at full volume."""
    import miniaudio

    desk, blocks = Desk(Shelf(shipped("resources") / "sounds")), list[Block]()

    def feed() -> Generator[Samples | bytes, int, None]:
        frames = yield b""
        while True:
            begun = time.perf_counter()
            mixed = desk.mixed(frames)
            blocks.append(Block(begun, time.perf_counter() - begun, max(mixed)))
            frames = yield mixed

    next(fed := feed())
    desk.take(("loop", "ambience/day", 1.0, 0.1))
    desk.take(("loop", "music/final", 1.0, 0.1))
    kind, backend = miniaudio.SampleFormat.FLOAT32, [miniaudio.Backend.NULL]
    with miniaudio.PlaybackDevice(kind, 2, RATE, PERIOD_MS, None, PERIODS, backend) as device:
        device.start(fed)
        pipe.send(None)
        for number in range(1000):
            desk.take(("play", f"effects/{_SOUNDS[number % len(_SOUNDS)]}", 1.0, 1 + number % 3))
            if pipe.poll(0.33):
                break
        device.stop()
    pipe.send(blocks)


def _idle(until: float) -> None:
    time.sleep(until - time.perf_counter())


def _python(until: float) -> None:
    """A loop that never lets go."""
    number = 0
    while time.perf_counter() < until:
        number += 1


def _one_long_call(until: float) -> None:
    """Half a second in C each, which holds the lock of the interpreter."""
    much = list(range(2_000_000))
    while time.perf_counter() < until:
        sorted(much, key=lambda one: -one)


BUSY: Final[dict[str, Callable[[float], None]]] = {
    "idle": _idle,
    "python": _python,
    "long calls": _one_long_call,
}
