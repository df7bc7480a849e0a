"""What the deals brought to each seat."""

from math import sqrt

from vivaroi_gui.ai.review import Luck
from vivaroi_gui.ai.vivaroi.review.beliefs import rounded
from vivaroi_gui.ai.vivaroi.review.chances import Gauge


def luck(gauge: Gauge) -> Luck:
    """The sum over all deals of the chance with these cards, less that with any.

    Both are of the same moment and of the same playouts.
    """
    seats = range(gauge.story.options.seats)
    gains, squares = [0.0] * len(seats), [0.0] * len(seats)
    for n, moment in enumerate(gauge.story.moments):
        if moment.deed is None:
            before, after = gauge.undealt(n), gauge.fine(n)
            for seat in seats:
                gains[seat] += after.means[seat] - before.means[seat]
                squares[seat] += after.errors[seat] ** 2 + before.errors[seat] ** 2
    return Luck(rounded(gains), rounded([sqrt(one) for one in squares]))
