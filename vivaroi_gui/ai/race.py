"""A race between moves, in any game: all are tried in the same possible worlds, the worse drop out.

The worse half is dropped again and again (sequential halving, Karnin, Koren and Somekh 2013).  What
a policy thinks of a move counts for as long as few worlds have been seen (regularized policy
improvement, Grill et al. 2020).
"""

import time
from collections.abc import Callable, Collection, Sequence
from math import log, sqrt
from typing import Final, Generic, NamedTuple, TypeVar

_LEAST_PRIOR: Final = 0.002
"""No move is so unlikely that it is not tried: a policy may be wrong."""
_FANCY: Final = 0.08
_FANCY_PRIOR: Final = 4.0
"""Value, and logits of the prior, that a style gives for what it likes to do: enough that it shows
in the figures of play (a burner says No more often than a hoarder), and hardly loses a game."""

M = TypeVar("M")
"""A move of the game."""


class Budget(NamedTuple):
    """How long a search may take, whatever comes first; None sets no limit.

    A playout is one iteration.
    """

    seconds: float | None = None
    iterations: int | None = None


class Trial(NamedTuple, Generic[M]):
    """What a search found out about a move: the mean value, and the playouts behind it."""

    move: M
    value: float
    playouts: int


class Arm(Generic[M]):
    """A move in the race, and what it has brought so far."""

    __slots__ = ("bonus", "fancy", "move", "playouts", "sum")

    def __init__(self, move: M, prior: float, weight: float, liking: float = 0.0) -> None:
        """``prior`` is how likely a policy makes the move, ``liking`` how much a style likes it.

        ``weight`` is the value that the move gains for a unit of the prior's logarithm, over the
        root of its playouts.
        """
        self.move = move
        self.bonus = weight * (log(max(prior, _LEAST_PRIOR)) + _FANCY_PRIOR * liking)
        self.fancy = _FANCY * liking
        self.sum = 0.0
        self.playouts = 0

    @property
    def mean(self) -> float:
        return self.sum / self.playouts if self.playouts else 0.0

    @property
    def score(self) -> float:
        """What it is ranked by; it has been tried."""
        return self.mean + self.bonus / sqrt(self.playouts) + self.fancy


class Race(Generic[M]):
    """One decision.  Whoever knows the game says which moves run, and what comes of each."""

    def __init__(self, arms: Sequence[Arm[M]]) -> None:
        self._arms = arms

    def try_all(self, arms: Sequence[Arm[M]]) -> None:
        """Plays each move out in one more world, the same for all of them."""
        raise NotImplementedError

    @property
    def moves(self) -> list[M]:
        """Those that run."""
        return [arm.move for arm in self._arms]

    def leave_out(self, moves: Collection[M]) -> None:
        """Lets these moves run no more, unless there is no other."""
        self._arms = [arm for arm in self._arms if arm.move not in moves] or self._arms

    def run(self, budget: Budget, should_stop: Callable[[], bool]) -> list[Trial[M]]:
        """The moves that were tried, best first.

        ``should_stop`` is asked once a world; what was found so far is the answer then.
        """
        halvings = max(1, (len(self._arms) - 1).bit_length())
        clock = _Clock(budget, halvings)
        racing = self._arms
        for halving in range(halvings):
            while True:
                self.try_all(racing)
                clock.spend(len(racing))
                if clock.is_over(halving) or should_stop():
                    break
            racing = sorted(racing, key=lambda arm: arm.score, reverse=True)
            racing = racing[: (len(racing) + 1) // 2]
        return [Trial(arm.move, arm.mean, arm.playouts) for arm in self._ranked()]

    def scores(self) -> list[tuple[M, float]]:
        """What each move is ranked by once they have run, the best first: those that ran longest.

        It is a value, with what the prior and a liking add to it.
        """
        return [(arm.move, arm.score) for arm in self._ranked()]

    def _ranked(self) -> list[Arm[M]]:
        return sorted(self._arms, key=lambda arm: (arm.playouts, arm.score), reverse=True)


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
