"""Worlds that may be true: who holds which cards, and how everybody plays."""

from bisect import bisect_left
from collections.abc import Callable
from typing import Final, NamedTuple

from vivaroi_gui.ai.vivaroi.playout import Cards, Draws

_TRIES_TOGETHER: Final = 30
_TRIES_IN_TURN: Final = 8
"""Draws before whoever still collides with somebody gets any card that is left."""


class Hypothesis(NamedTuple):
    """One thing that may be true of a person: the goal as a mask, and the kind of player."""

    goal: int
    kind: int


class Suspicion(NamedTuple):
    """Weights of the hypotheses about a person, each added to those before it."""

    upto: list[float]
    hypotheses: list[Hypothesis]

    def drawn(self, random: Draws) -> Hypothesis:
        """A hypothesis, by weight."""
        at = bisect_left(self.upto, random() * self.upto[-1])
        return self.hypotheses[min(at, len(self.hypotheses) - 1)]

    def any_but(self, taken: set[int], random: Draws) -> Hypothesis:
        """Any hypothesis of a card that is not taken, all alike."""
        free = [one for one in self.hypotheses if one.goal not in taken]
        return free[int(random() * len(free))]

    def chance_of(self, kind: int) -> float:
        """The chance of a kind of player, whatever the goal."""
        chance, before = 0.0, 0.0
        for upto, hypothesis in zip(self.upto, self.hypotheses, strict=True):
            chance += (upto - before) * (hypothesis.kind == kind)
            before = upto
        return chance / self.upto[-1]

    def chances(self) -> dict[int, float]:
        """The chance of each goal, whatever the kind."""
        chances: dict[int, float] = {}
        before = 0.0
        for upto, hypothesis in zip(self.upto, self.hypotheses, strict=True):
            chances[hypothesis.goal] = chances.get(hypothesis.goal, 0.0) + upto - before
            before = upto
        return {goal: weight / self.upto[-1] for goal, weight in chances.items()}


Suspicions = dict[int, Suspicion]
"""Of the others, by person."""

Dealing = Callable[[Suspicions, set[int], Draws], dict[int, Hypothesis]]
"""Draws something for everybody, no card twice and none that is taken."""


class World(NamedTuple):
    """What may be true: the cards of each seat, and what kind of player it is."""

    goals: list[Cards]
    kinds: list[int]


def dealt_together(suspicions: Suspicions, taken: set[int], random: Draws) -> dict[int, Hypothesis]:
    """All at once, and all again where two collide: each world comes as often as is likely.

    For a table of few: of sixteen persons two would collide almost always.
    """
    for _ in range(_TRIES_TOGETHER):
        drawn = {person: suspicion.drawn(random) for person, suspicion in suspicions.items()}
        if len({hypothesis.goal for hypothesis in drawn.values()} - taken) == len(drawn):
            return drawn
    taken = set(taken)
    for person, suspicion in suspicions.items():
        if drawn[person].goal in taken:
            drawn[person] = suspicion.any_but(taken, random)
        taken.add(drawn[person].goal)
    return drawn


def dealt_in_turn(suspicions: Suspicions, taken: set[int], random: Draws) -> dict[int, Hypothesis]:
    """One after the other, for a table of any size; the last ones have less to choose from."""
    taken, drawn = set(taken), dict[int, Hypothesis]()
    for person, suspicion in suspicions.items():
        for _ in range(_TRIES_IN_TURN):
            found = suspicion.drawn(random)
            if found.goal not in taken:
                break
        else:
            found = suspicion.any_but(taken, random)
        taken.add(found.goal)
        drawn[person] = found
    return drawn
