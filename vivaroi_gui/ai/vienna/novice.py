"""The novice: takes what looks best now, one placing at a time, and is not always sure."""

from math import exp
from random import Random
from typing import Final

from vivaroi_gui.ai.vienna.choices import best_small
from vivaroi_gui.ai.vienna.position import position_of
from vivaroi_gui.ai.vienna.tastes import SOUND, Mind, mind_of
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.data import WHITE
from vivaroi_gui.rules.vienna.moves import Move, Place, SetDie, SetGendarme

_PLAIN: Final = SOUND._replace(coin=0.4)
"""Thinks more of points than of coins."""
_DOUBT: Final = 0.25
"""Points between two moves at which the better one is made e times as often."""
_RARELY: Final = -1.5
"""Worth of paying for other dice: seldom thought of."""


def choose(view: View, random: Random) -> Move:
    """One of the better looking moves."""
    position = position_of(view)
    assert view.seat is not None
    mind = mind_of(position, view.seat, _PLAIN)
    small = best_small(view, position, mind)
    if small is not None:
        return small
    worths = [_worth(view, move, mind) for move in view.legal]
    most = max(worths)
    weights = [exp((worth - most) / _DOUBT) for worth in worths]
    return random.choices(view.legal, weights)[0]


def _worth(view: View, move: Move, mind: Mind) -> float:
    """What a move brings by itself, whatever comes then."""
    coin = mind.tastes.coin
    match move:
        case Place(stop=0):
            return coin * (len(move.dice) + move.white)
        case Place():
            return mind.values[move.stop] - coin * view.bribe(move)
        case SetGendarme(stop):
            return mind.values[stop]
        case SetDie(die, to):
            return _best_alone(view, mind, to) if die != WHITE else _RARELY
    return _RARELY


def _best_alone(view: View, mind: Mind, face: int) -> float:
    """The best free stop for a single die of that face."""
    free = (
        mind.values[index]
        for index, stop in enumerate(view.stops)
        if face in stop.numbers and view.placed[index] is None and index != view.gendarme
    )
    return max(free, default=0.0)
