"""Turning points: what changed the chance of a seat beyond doubt."""

from collections.abc import Iterator
from math import ceil, hypot
from typing import Final, NamedTuple

from vivaroi_gui.ai.review import LEAST_CHANGE, SURE, Turn
from vivaroi_gui.ai.vivaroi.review.chances import Gauge
from vivaroi_gui.rules.core import Seat

_LOOKED_AT: Final = 16
"""Changes of a game that are measured again, the same share in each round."""


class _Change(NamedTuple):
    size: float
    n: int
    seat: Seat


def turns(gauge: Gauge) -> Iterator[Turn]:
    """The greatest changes of the curve, each measured again at both ends, the greatest first.

    The curve has chosen them, so that it shows them too great: what is said comes from playouts of
    their own.  What cards bring is luck, and no turning point.
    """
    curve, story, seats = gauge.open_curve(), gauge.story, range(gauge.story.options.seats)
    by_round: dict[int, list[_Change]] = {}
    for n, moment in enumerate(story.moments):
        if moment.deed is not None and moment.view.nominee is None:
            before, after = curve[story.before(n)].means, curve[n].means
            by_round.setdefault(moment.view.round, []).extend(
                _Change(abs(after[seat] - before[seat]), n, seat) for seat in seats
            )
    most = ceil(_LOOKED_AT / story.options.rounds)
    for changes in by_round.values():
        for _, n, seat in sorted(changes, reverse=True)[:most]:
            if turn := _measured(gauge, n, seat):
                yield turn


def _measured(gauge: Gauge, n: int, seat: Seat) -> Turn | None:
    story, since = gauge.story, gauge.story.before(n)
    start, end = gauge.fine(since), gauge.fine(n)
    before, after = start.means[seat], end.means[seat]
    error = hypot(start.errors[seat], end.errors[seat])
    if abs(after - before) - SURE * error < LEAST_CHANGE:
        return None
    at = story.moments
    return Turn(at[since].at, at[n].at, seat, before, after, round(error, 4))
