"""Opponents that stop at a number of points; the better the level, the better the number."""

from enum import StrEnum

from tests.toy.game import Move, Stop, Throw, View
from vivaroi_gui.ai.bot import Advice, never
from vivaroi_gui.ai.bot import Stop as StopThinking
from vivaroi_gui.rules.core import LEVELS

ENOUGH = dict(zip(LEVELS, (3, 8, 14, 20), strict=True))


class Reason(StrEnum):
    ENOUGH = "enough"
    MORE = "more"


def choose(
    view: View,
    level: str,
    seed: int,
    style: str = "even",
    should_stop: StopThinking = never,
) -> Move:
    if not view.legal:
        raise ValueError("nothing to choose")
    enough = ENOUGH[level] + {"even": 0, "daring": 5}[style]
    return Stop() if view.pot >= enough else Throw()


def advise(view: View, seed: int, should_stop: StopThinking = never) -> Advice:
    move = choose(view, LEVELS[-1], seed)
    return Advice(move, Reason.ENOUGH if isinstance(move, Stop) else Reason.MORE)
