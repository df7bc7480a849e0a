"""What is said of moves, in any game, is measured again in fresh worlds, the same for all of them.

Whoever wins a race has been lucky in it, and its value there is too high (winner's curse).  How
many worlds there are is fixed beforehand: looking again until something is sure would find it by
chance alone.
"""

from collections.abc import Iterable
from math import inf, sqrt
from time import monotonic
from typing import Final, TypeVar

from vivaroi_gui.ai.bot import Figure, ShouldStop, never
from vivaroi_gui.ai.race import Arm, Race

MEASURING_S: Final = 0.5
"""How long a hint may be measured at most; on a core of its own it takes a quarter of that."""

M = TypeVar("M")


def compared(
    race: Race[M], one: M, other: M, worlds: int, should_stop: ShouldStop = never
) -> Figure:
    """How much more ``one`` is worth than ``other``: paired differences, in the race's worth.

    Both are legal moves, whether they run in the race or not.  A stop, asked for once a world,
    leaves it at the worlds seen so far.
    """
    gains: list[float] = []
    while len(gains) < worlds and not should_stop():
        arms = [Arm(move, prior=1.0, weight=0.0) for move in (one, other)]
        race.try_all(arms)
        gains.append(arms[0].sum - arms[1].sum)
    return figure(gains)


def within(seconds: float, should_stop: ShouldStop) -> ShouldStop:
    """Stops after some time as well: what was seen until then counts, with its larger errors."""
    end = monotonic() + seconds
    return lambda: should_stop() or monotonic() >= end


def figure(found: Iterable[float]) -> Figure:
    """The mean of what was seen in each world."""
    values = list(found)
    worlds = len(values)
    if worlds < 2:
        return Figure(sum(values), inf, worlds)
    mean = sum(values) / worlds
    spread = sum((value - mean) ** 2 for value in values)
    return Figure(mean, sqrt(spread / (worlds - 1) / worlds), worlds)
