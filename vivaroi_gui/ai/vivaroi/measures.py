"""Two moves of a seat in fresh worlds, the same for both.

Whoever wins a race has been lucky in it, and its value there is too high (winner's curse): what is
said of a move is measured again, in worlds that no race has seen.  How many there are is fixed
beforehand, as looking again until something is sure would find it by chance alone.
"""

from math import inf, sqrt
from typing import Any

from vivaroi_gui.ai.bot import Figure, ShouldStop, never
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.rules.vivaroi.moves import Move


def compared(
    search: Search[Any], one: Move, other: Move, worlds: int, should_stop: ShouldStop = never
) -> Figure:
    """How much more ``one`` is worth than ``other``: paired differences, in the search's worth.

    Both are legal moves of the search's view, whether its race tries them or not.  A stop, asked
    for once a world, leaves it at the worlds seen so far.
    """
    gains: list[float] = []
    while len(gains) < worlds and not should_stop():
        deal = search.deal()
        better, worse = (
            search.worth(move, search.end_of(move, deal), deal.goals) for move in (one, other)
        )
        gains.append(better - worse)
    return figure(gains)


def figure(values: list[float]) -> Figure:
    """The mean of what was seen in each world."""
    worlds = len(values)
    if worlds < 2:
        return Figure(sum(values), inf, worlds)
    mean = sum(values) / worlds
    spread = sum((value - mean) ** 2 for value in values)
    return Figure(mean, sqrt(spread / (worlds - 1) / worlds), worlds)
