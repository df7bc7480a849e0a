"""The rule of 33 (2003, "Special Scoring Rule!")."""

from collections.abc import Sequence

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import POINTS_FOR_ZERO, ROUND_OF_33
from vivaroi_gui.rules.vivaroi.modules.module import Module, Points


class RuleOf33(Module):
    """Exactly zero points in the third round bring 33, to everybody who has them (ruling B11)."""

    def corrects(self, number: int, points: Points) -> tuple[Points, tuple[Seat, ...]]:
        return corrected(number, points)


def corrected(number: int, points: Sequence[int]) -> tuple[Points, tuple[Seat, ...]]:
    """The points in round ``number`` after the rule of 33, and the seats that got the 33."""
    if number != ROUND_OF_33 or 0 not in points:
        return tuple(points), ()
    got_33 = tuple(seat for seat, sum_ in enumerate(points) if sum_ == 0)
    return tuple(sum_ or POINTS_FOR_ZERO for sum_ in points), got_33
