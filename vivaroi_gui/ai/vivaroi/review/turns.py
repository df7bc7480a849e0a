"""Turning points: what changed the chance of somebody who may win beyond doubt."""

from collections.abc import Iterator
from math import ceil, hypot
from typing import Final, NamedTuple

from vivaroi_gui.ai.review import LEAST_CHANGE, SURE, Turn
from vivaroi_gui.ai.vivaroi.review.chances import Gauge

_LOOKED_AT: Final = 16
"""Changes of a game that are measured again, the same share in each round."""


class _Change(NamedTuple):
    size: float
    n: int
    rival: int


def turns(gauge: Gauge) -> Iterator[Turn]:
    """The greatest changes of the curve, each measured again at both ends, the greatest first.

    The curve has chosen them, so that it shows them too great: what is said comes from playouts of
    their own.  What cards bring is luck, and no turning point.
    """
    curve, story = gauge.open_curve(), gauge.story
    by_round: dict[int, list[_Change]] = {}
    for n, moment in enumerate(story.moments):
        if moment.deed is not None and moment.view.nominee is None:
            both = zip(curve[story.before(n)].means, curve[n].means, strict=True)
            by_round.setdefault(moment.view.round, []).extend(
                _Change(abs(after - before), n, rival) for rival, (before, after) in enumerate(both)
            )
    most = ceil(_LOOKED_AT / story.options.rounds)
    for changes in by_round.values():
        for _, n, rival in sorted(changes, reverse=True)[:most]:
            if turn := _measured(gauge, n, rival):
                yield turn


def _measured(gauge: Gauge, n: int, rival: int) -> Turn | None:
    story, since = gauge.story, gauge.story.before(n)
    start, end = gauge.fine(since), gauge.fine(n)
    before, after = start.means[rival], end.means[rival]
    error = hypot(start.errors[rival], end.errors[rival])
    if abs(after - before) - SURE * error < LEAST_CHANGE:
        return None
    at = story.moments
    return Turn(at[since].at, at[n].at, rival, before, after, round(error, 4))
