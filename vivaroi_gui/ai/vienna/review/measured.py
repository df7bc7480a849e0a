"""Means over playouts with their standard errors, seat by seat."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from vivaroi_gui.ai.review import Chances

SHARPENED: Final = 1.3
"""The power: docs/review.md, under Vienna."""


class Measured:
    """Shares of the victory, or differences of such, each playout as likely as any other."""

    def __init__(self, seats: int) -> None:
        self.playouts = 0
        self._sums = [0.0] * seats
        self._squares = [0.0] * seats

    def add(self, found: Sequence[float]) -> None:
        """Of one playout, by seat."""
        self.playouts += 1
        for seat, one in enumerate(found):
            self._sums[seat] += one
            self._squares[seat] += one * one

    @property
    def means(self) -> tuple[float, ...]:
        return tuple([one / self.playouts for one in self._sums])

    @property
    def errors(self) -> tuple[float, ...]:
        """Standard errors of the means."""
        spreads = zip(self._squares, self.means, strict=True)
        return tuple(
            [
                sqrt(max(0.0, square / self.playouts - mean**2) / self.playouts)
                for square, mean in spreads
            ]
        )

    @property
    def chances(self) -> Chances:
        """What is said: as if all had been alike once more, so that nothing is ever quite sure.

        Those in thought play about as well as one another.  At a table whoever is ahead is rather
        the one who plays better, which makes differences greater: measured, by SHARPENED.
        """
        alike, count = 1 / len(self._sums), self.playouts + 1
        means = sharpened([(one + alike) / count for one in self._sums])
        return Chances(means, tuple([SHARPENED * one for one in self.errors]), self.playouts)


def sharpened(means: Sequence[float], power: float = SHARPENED) -> tuple[float, ...]:
    """The chances with their odds against each other raised to a power; together 1."""
    raised = [one**power for one in means]
    whole = sum(raised)
    return tuple([one / whole for one in raised])
