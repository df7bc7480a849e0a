"""A race between moves: all are tried in the same possible worlds, and the worse ones drop out.

The worse half is dropped again and again (sequential halving, Karnin, Koren and Somekh 2013).  What
a policy thinks of a move counts for as long as few worlds have been seen (regularized policy
improvement, Grill et al. 2020).
"""

import time
from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Final, NamedTuple

from vivaroi_gui.rules.vivaroi.moves import Move, Place, Vote

_PRIOR: Final = 0.8
_VOTE_PRIOR: Final = 0.3
"""Value that a move gains for a unit of the logarithm of its prior, over the root of its playouts.
Votes are few, so that each of them is seen in many worlds."""
_LEAST_PRIOR: Final = 0.002
_FANCY: Final = 0.08
_FANCY_PRIOR: Final = 4.0
"""Value, and logits of the prior, that a style gives for what it likes to do."""
_ALIKE: Final = 2
"""Placings of one category that are tried: all of them are alike to the policy."""

Lean = Callable[[Move], float]
"""How much a style likes a move for its own sake, 0 to 1."""


class Budget(NamedTuple):
    """How long a search may take, whatever comes first; None sets no limit.

    A playout is one iteration.
    """

    seconds: float | None = None
    iterations: int | None = None


class Trial(NamedTuple):
    """What a search found out about a move: the mean value, and the playouts behind it."""

    move: Move
    value: float
    playouts: int


class Arm:
    """A move in the race, and what it has brought so far."""

    __slots__ = ("bonus", "move", "playouts", "sum")

    def __init__(self, move: Move, bonus: float) -> None:
        self.move = move
        self.bonus = bonus
        self.sum = 0.0
        self.playouts = 0

    @property
    def mean(self) -> float:
        return self.sum / self.playouts if self.playouts else 0.0


class Race:
    """One decision.  Whoever knows the game says what is tried, and what comes of it.

    ``trust`` is how much more than usual the prior of a move counts.
    """

    def __init__(
        self, legal: tuple[Move, ...], random: Random, lean: Lean, trust: float = 1.0
    ) -> None:
        """To be called last: it asks for the prior of each move."""
        self._lean = lean
        self._trust = trust
        self._arms = self._candidates(list(legal), random)

    def try_all(self, arms: list[Arm]) -> None:
        """Plays each move out in one more world, the same for all of them."""
        raise NotImplementedError

    def prior(self, move: Move) -> float:
        """How likely the seat's own policy makes a move."""
        raise NotImplementedError

    def kind_of(self, move: Place) -> int:
        """What tells a placing from others on the same floor."""
        raise NotImplementedError

    def run(self, budget: Budget, should_stop: Callable[[], bool]) -> list[Trial]:
        """The moves that were tried, best first.

        ``should_stop`` is asked once a world; what was found so far is the answer then.
        """
        arms = self._arms
        halvings = max(1, (len(arms) - 1).bit_length())
        clock = _Clock(budget, halvings)
        racing = arms
        for halving in range(halvings):
            while True:
                self.try_all(racing)
                clock.spend(len(racing))
                if clock.is_over(halving) or should_stop():
                    break
            racing = sorted(racing, key=self._score, reverse=True)
            racing = racing[: (len(racing) + 1) // 2]
        order = sorted(arms, key=lambda arm: (arm.playouts, self._score(arm)), reverse=True)
        return [Trial(arm.move, arm.mean, arm.playouts) for arm in order]

    def _score(self, arm: Arm) -> float:
        return arm.mean + arm.bonus / sqrt(arm.playouts) + _FANCY * self._lean(arm.move)

    def _candidates(self, moves: list[Move], random: Random) -> list[Arm]:
        """The legal moves, of equal placings a few."""
        random.shuffle(moves)
        if isinstance(moves[0], Place):
            moves = self._unlike(moves)
        return [Arm(move, self._bonus(move)) for move in moves]

    def _bonus(self, move: Move) -> float:
        weight = _VOTE_PRIOR if isinstance(move, Vote) else _PRIOR
        logit = log(max(self.prior(move), _LEAST_PRIOR))
        return self._trust * weight * (logit + _FANCY_PRIOR * self._lean(move))

    def _unlike(self, moves: list[Move]) -> list[Move]:
        kept: dict[tuple[int, int], list[Move]] = {}
        for move in moves:
            assert isinstance(move, Place)
            kept.setdefault((self.kind_of(move), move.floor), []).append(move)
        return [move for alike in kept.values() for move in alike[:_ALIKE]]


class _Clock:
    """Shares a budget out evenly to the halvings."""

    def __init__(self, budget: Budget, halvings: int) -> None:
        self._budget = budget
        self._halvings = halvings
        self._started = time.perf_counter()
        self._spent = 0

    def spend(self, playouts: int) -> None:
        self._spent += playouts

    def is_over(self, halving: int) -> bool:
        share = (halving + 1) / self._halvings
        seconds, iterations = self._budget
        if iterations is not None and self._spent >= share * iterations:
            return True
        return seconds is not None and time.perf_counter() - self._started >= share * seconds
