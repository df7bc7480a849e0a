"""What the deals brought to each seat."""

from math import hypot

from vivaroi_gui.ai.review import Chances, Luck
from vivaroi_gui.ai.sample import Effect, summed
from vivaroi_gui.ai.vivaroi.review.beliefs import rounded
from vivaroi_gui.ai.vivaroi.review.chances import Gauge


def luck(gauge: Gauge) -> Luck:
    """The sum over all deals of the chance with these cards, less that with any.

    Both are of the same moment and of the same playouts.
    """
    deals = [n for n, moment in enumerate(gauge.story.moments) if moment.deed is None]
    brought = summed([_brought(gauge.undealt(n), gauge.fine(n)) for n in deals])
    return Luck(*(rounded(one[: gauge.story.options.seats]) for one in brought))


def _brought(before: Chances, after: Chances) -> Effect:
    return Effect(
        tuple([one - other for one, other in zip(after.means, before.means, strict=True)]),
        tuple(map(hypot, after.errors, before.errors)),
    )
