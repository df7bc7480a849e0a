"""What was played in thought, and what is said by it."""

from collections.abc import Sequence
from typing import Final

from vivaroi_gui.ai.review import Chances
from vivaroi_gui.ai.sample import Sample

SHARPENED: Final = 1.3
"""The power: docs/review.md, under Vienna."""


class Measured(Sample):
    """Shares of the victory by seat, or differences of such."""

    __slots__ = ()

    @property
    def chances(self) -> Chances:
        """What is said: as if all had been alike once more, so that nothing is ever quite sure.

        Those in thought play about as well as one another.  At a table whoever is ahead is rather
        the one who plays better, which makes differences greater: measured, by SHARPENED.
        """
        alike, count = 1 / len(self.sums), self.playouts + 1
        means = sharpened([(one + alike) / count for one in self.sums])
        return Chances(means, tuple([SHARPENED * one for one in self.errors]), self.playouts)


def sharpened(means: Sequence[float], power: float = SHARPENED) -> tuple[float, ...]:
    """The chances with their odds against each other raised to a power; together 1."""
    raised = [one**power for one in means]
    whole = sum(raised)
    return tuple([one / whole for one in raised])
