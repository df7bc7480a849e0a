"""Means over playouts with their standard errors, in any game."""

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from typing import NamedTuple


class Sample:
    """What was seen by whoever may win, each playout as likely as any other."""

    __slots__ = ("_squares", "playouts", "sums")

    def __init__(self, rivals: int) -> None:
        self.playouts = 0
        self.sums = [0.0] * rivals
        self._squares = [0.0] * rivals

    def copy(self) -> "Sample":
        """One that grows by itself."""
        found = Sample(len(self.sums))
        found.playouts = self.playouts
        found.sums, found._squares = self.sums[:], self._squares[:]
        return found

    def add(self, values: Sequence[float]) -> None:
        """Of one playout."""
        self.playouts += 1
        for rival, value in enumerate(values):
            self.sums[rival] += value
            self._squares[rival] += value * value

    @property
    def means(self) -> tuple[float, ...]:
        return tuple([one / self.playouts for one in self.sums])

    @property
    def errors(self) -> tuple[float, ...]:
        """Standard errors of the means."""
        squares = zip(self._squares, self.means, strict=True)
        spreads = [max(0.0, one / self.playouts - mean**2) for one, mean in squares]
        return tuple([sqrt(one / self.playouts) for one in spreads])


class Effect(NamedTuple):
    """What something brought to whoever may win, with standard errors."""

    means: tuple[float, ...]
    errors: tuple[float, ...]


def summed(changes: Iterable[Effect]) -> Effect:
    """All together, of changes that were measured one by one."""
    means, errors = zip(*changes, strict=True)
    return Effect(
        tuple([sum(one) for one in zip(*means, strict=True)]),
        tuple([hypot(*one) for one in zip(*errors, strict=True)]),
    )
