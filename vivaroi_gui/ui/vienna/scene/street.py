"""The street as a way: how far along it a stop is, and where a carriage is in between."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF

from vivaroi_gui.ui.vienna.scene.stops import TownPlan

_ARM: Final = 0.392
"""Of the curve that the picture draws through the same points, by the length of a piece."""
STEP: Final = 4.0
"""Units from one point of the street to the next, about."""
_HALF_CARRIAGE: Final = 27.0
_WAITING_X, _ABOVE, _BELOW = 24.0, (55.0, 85.0), (168.0, 198.0, 228.0)
"""Where carriages wait that have not set out: beside the first stop, above the street and below."""
_WAITING_SIZE = 0.88
"""So that there is air between them, and between them and what is around."""
_COMING_OUT = QPointF(37.0, 85.0)
"""Where the carriage of the evaluation, which is larger, comes out."""
_UNSEEN = 0.02
"""The size of a carriage that has not set out, where there is no room for it to wait."""
_PLANS: Final = 4
"""So many plans are remembered."""
START: Final = 0
"""The position of a carriage that has not set out."""


class Spot(NamedTuple):
    """Where a carriage is, in units, and which way it looks: 1 to the right, -1 to the left."""

    at: QPointF
    facing: int
    size: float = 1.0
    """How large it is beside one in the street."""


@lru_cache(maxsize=_PLANS)
def street_points(plan: TownPlan) -> tuple[QPointF, ...]:
    """The middle of the street, from edge to edge, as the picture has it: about a step apart."""
    corners, found = plan.street, [plan.street[0]]
    for place in range(len(corners) - 1):
        start, end = corners[place], corners[place + 1]
        length = _far(end - start)
        out = start + _arm(corners, place, length)
        into = end - _arm(corners, place + 1, length)
        steps = max(1, round(length / STEP))
        found += (_bent(start, out, into, end, step / steps) for step in range(1, steps + 1))
    return tuple(found)


def _bent(start: QPointF, out: QPointF, into: QPointF, end: QPointF, share: float) -> QPointF:
    """A point of a cubic curve."""
    rest = 1 - share
    return (
        start * rest**3
        + out * (3 * rest * rest * share)
        + into * (3 * rest * share * share)
        + end * share**3
    )


def _arm(points: Sequence[QPointF], place: int, length: float) -> QPointF:
    """Of the curve at a point, along the line through both its neighbours."""
    way = points[min(place + 1, len(points) - 1)] - points[max(place - 1, 0)]
    return way * (_ARM * length / _far(way))


def _far(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())


def _step_beside(point: QPointF, points: Sequence[QPointF]) -> int:
    """The number of the point that is nearest."""
    return min(range(len(points)), key=lambda step: _far(points[step] - point))


def _on_street(step: float, points: Sequence[QPointF]) -> QPointF:
    low = max(0, min(int(step), len(points) - 2))
    return points[low] + (points[low + 1] - points[low]) * (step - low)


# --- carriages ---------------------------------------------------------------------------------


def waiting(seat: int, players: int, plan: TownPlan) -> Spot:
    """One of the carriages that wait before the first stop, below each other in turn."""
    if not plan.has_picture:
        return Spot(plan.street[0], 1, _UNSEEN)
    above = _ABOVE if players > 3 else _ABOVE[1:]
    return Spot(QPointF(_WAITING_X, (*above, *_BELOW)[seat]), 1, _WAITING_SIZE)


def coming_out(plan: TownPlan) -> Spot:
    """The carriage that is nobody's, before its first stop."""
    return Spot(_COMING_OUT if plan.has_picture else plan.street[0], 1)


@lru_cache(maxsize=_PLANS * 25)
def standing(position: int, plan: TownPlan) -> Spot:
    """A carriage that has come to a stop, counted from 1."""
    place = plan.places[position]
    x = min(place.carriage.x(), plan.width - _HALF_CARRIAGE)
    return Spot(QPointF(x, place.carriage.y()), place.facing)


class Ride:
    """The way of a carriage along the street, from spot to spot."""

    def __init__(self, start: Spot, end: Spot, plan: TownPlan) -> None:
        self._start, self._end = start, end
        points = self._points = street_points(plan)
        self._from, self._to = _step_beside(start.at, points), _step_beside(end.at, points)
        self._aside = start.at - points[self._from], end.at - points[self._to]

    @property
    def length(self) -> float:
        """In units, about."""
        return abs(self._to - self._from) * STEP

    def at(self, share: float) -> Spot:
        """Where it is at a share of the way."""
        if share >= 1.0 or self._from == self._to:
            return self._end if share >= 1.0 else self._start
        step = self._from + (self._to - self._from) * share
        before, after = self._aside
        point = _on_street(step, self._points) + before + (after - before) * share
        size = self._start.size + (self._end.size - self._start.size) * share
        return Spot(point, self._facing(step), size)

    def _facing(self, step: float) -> int:
        ahead = 1 if self._to > self._from else -1
        across = _on_street(step + 1, self._points).x() - _on_street(step - 1, self._points).x()
        return ahead if across >= 0 else -ahead


def piece_to(stop: int, plan: TownPlan) -> tuple[QPointF, ...]:
    """The street up to the pad of a stop, counted from 1: from the one before it, or its start."""
    first = _pad_step(stop - 1, plan) if stop > 1 else 0
    return street_points(plan)[first : _pad_step(stop, plan) + 1]


@lru_cache(maxsize=_PLANS * 25)
def _pad_step(stop: int, plan: TownPlan) -> int:
    return _step_beside(plan.places[stop].pad.center(), street_points(plan))
