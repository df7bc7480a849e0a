"""Opponents that stop at a number of points; the best one plays throws out before it decides."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import Final

from tests.toy.game import FACES, Hold, Move, Throw, View
from vivaroi_gui.ai.bot import Advice, ShouldStop, never
from vivaroi_gui.ai.race import Arm, Budget, Race
from vivaroi_gui.ai.review import Luck, Part, Progress
from vivaroi_gui.rules.core import LEVELS, Shown

ENOUGH: Final = dict(zip(LEVELS[:-1], (3, 8, 14), strict=True))
BUDGET: Final = Budget(iterations=200)


class Reason(StrEnum):
    ENOUGH = "enough"
    MORE = "more"


class _Throws(Race[Move]):
    """Each move once more, with the same fall of the die: how far it is to the goal then."""

    def __init__(self, view: View, random: Random) -> None:
        super().__init__([Arm(move, 0.5, weight=0.0) for move in view.legal])
        self._left = view.options.goal - view.scores[view.turn]
        self._pot = view.pot
        self._random = random

    def try_all(self, arms: Sequence[Arm[Move]]) -> None:
        face = self._random.choice(FACES)
        thrown = 0 if face == 1 else self._pot + face
        for arm in arms:
            points = self._pot if isinstance(arm.move, Hold) else thrown
            arm.sum += min(1.0, points / self._left)
            arm.playouts += 1


def choose(
    view: View,
    level: str,
    seed: int,
    style: str = "even",
    should_stop: ShouldStop = never,
) -> Move:
    if not view.legal:
        raise ValueError("nothing to choose")
    if level in ENOUGH:
        enough = ENOUGH[level] + {"even": 0, "daring": 5}[style]
        return Hold() if view.pot >= enough else Throw()
    return _Throws(view, Random(seed)).run(BUDGET, should_stop)[0].move


def advise(view: View, seed: int, should_stop: ShouldStop = never) -> Advice:
    move = choose(view, LEVELS[-1], seed, should_stop=should_stop)
    return Advice(move, Reason.ENOUGH if isinstance(move, Hold) else Reason.MORE)


def explain(shown: Shown, seed: int, should_stop: ShouldStop = never) -> Iterator[Part]:
    """At each sight how far everybody is: nothing is unsure in this game but the die."""
    for number, sight in enumerate(shown.sights, 1):
        if should_stop():
            return
        yield Luck(
            tuple(score / sight.view.options.goal for score in sight.view.scores), (0.0,) * 3
        )
        yield Progress(number / (len(shown.sights) + 1))
    yield Progress(1.0)
