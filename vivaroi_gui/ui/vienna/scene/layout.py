"""Where everything stands on a board of a size: units of its picture to pixels, and back."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF

from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.vienna.scene.stops import YARD, StopPlace, TownPlan, town_plan

COLUMN_LEAST = 320.0
"""Pixels that the papers beside the board need."""
_DIE_ON_SLOT = 38 / 41
"""A die lies within its place, a little above its middle, for its lip."""
_YARD_DIE = 30 / 32
_LIFT = 1.0


def board_area(width: float, height: float) -> QRectF:
    """Where the board is on a page: at its left, as large as the papers beside it leave room."""
    plan = town_plan()
    scale = max(0.05, min(height / plan.height, (width - COLUMN_LEAST) / plan.width))
    high = plan.height * scale
    return QRectF(0, round((height - high) / 2), round(plan.width * scale), round(high))


class Heap(NamedTuple):
    """Dice on one place of the yard: the number of the one that is seen, and how many there are."""

    slot: int
    top: int
    high: int


def heaps(owners: Sequence[Hashable]) -> list[Heap]:
    """How the dice of the yard lie, oldest first: one by one while there is room, then by owner."""
    if len(owners) <= len(town_plan().places[YARD].dice):  # in every plan
        return [Heap(number, number, 1) for number in range(len(owners))]
    found = []
    for slot, owner in enumerate(dict.fromkeys(owners)):
        theirs = [number for number, other in enumerate(owners) if other == owner]
        found.append(Heap(slot, theirs[-1], len(theirs)))
    return found


@dataclass(frozen=True)
class TownLayout:
    """Everything in viewport pixels; ``area`` is where the picture of the board lies."""

    area: QRectF = field(default_factory=QRectF)
    plan: TownPlan = field(default_factory=town_plan)

    @property
    def is_empty(self) -> bool:
        return self.area.width() < 1 or self.area.height() < 1

    @property
    def scale(self) -> float:
        """Pixels in a unit."""
        return max(0.01, self.area.width() / self.plan.width)

    def point(self, at: QPointF) -> QPointF:
        """A point of the board, given in units."""
        return self.area.topLeft() + at * self.scale

    def rect(self, area: QRectF) -> QRectF:
        """A rectangle of the board, given in units."""
        return QRectF(self.point(area.topLeft()), area.size() * self.scale)

    def units(self, at: QPointF) -> QPointF:
        """A point of the viewport in units: the way back from :meth:`point`."""
        return (at - self.area.topLeft()) / self.scale

    # --- stops ---------------------------------------------------------------------------------

    def stop_at(self, at: QPointF) -> StopIndex | None:
        """The stop below the pointer, the one whose middle is nearest."""
        if self.is_empty:
            return None
        reaches = enumerate(map(self.reach, range(len(self.plan.places))))
        under = {stop: reach.center() for stop, reach in reaches if reach.contains(at)}
        return min(under, key=lambda stop: QLineF(at, under[stop]).length(), default=None)

    def reach(self, stop: StopIndex) -> QRectF:
        """Where a stop is pressed: a finger may miss it a little."""
        drawn = self.rect(self.plan.places[stop].hit)
        across, down = (max(0.0, target_size() - side) / 2 for side in drawn.size().toTuple())
        return drawn.adjusted(-across, -down, across, down)

    def pad(self, stop: StopIndex) -> QRectF:
        return self.rect(self.plan.places[stop].pad)

    def die_edge(self, stop: StopIndex) -> float:
        """How large a die is there, in pixels."""
        share = _YARD_DIE if stop == YARD else _DIE_ON_SLOT
        return self.plan.places[stop].die * share * self.scale

    def slot(self, stop: StopIndex, number: int) -> QPointF:
        """The middle of a die on a place."""
        return self.point(self.plan.places[stop].dice[number] - QPointF(0, _LIFT))

    def ghosts(self, stop: StopIndex, number: int, lying: int = 0) -> list[QPointF]:
        """Where so many dice would come to lie, after those that lie there already."""
        places = self.plan.places[stop].dice
        return [self.slot(stop, min(lying + die, len(places) - 1)) for die in range(number)]

    def owner(self, stop: StopIndex) -> QPointF:
        return self.point(self.plan.places[stop].owner)

    def gendarme(self, stop: StopIndex) -> QPointF:
        """Between the gendarme's feet."""
        return self.point(self.plan.places[stop].gendarme)


# --- from stop to stop -------------------------------------------------------------------------


def next_stop(
    places: Sequence[StopPlace], start: StopIndex, way: tuple[int, int], among: Iterable[StopIndex]
) -> StopIndex | None:
    """Where an arrow leads: along a course of the street, or to the next one that has any.

    So all of them are reached, whichever they are; None beyond the last.
    """
    across, down = way
    x, course = places[start].pad.center().x(), places[start].course
    aside = {stop: places[stop].pad.center().x() - x for stop in among}
    if across:
        row = [stop for stop, far in aside.items() if places[stop].course == course]
        beyond = [stop for stop in row if aside[stop] * across > 0]
        return min(beyond, key=lambda stop: aside[stop] * across, default=None)
    beyond = [stop for stop in aside if (places[stop].course - course) * down > 0]
    nearest = min((places[stop].course * down for stop in beyond), default=0) * down
    row = [stop for stop in beyond if places[stop].course == nearest]
    return min(row, key=lambda stop: abs(aside[stop]), default=None)


def nearest_stop(
    places: Sequence[StopPlace], start: StopIndex, among: Iterable[StopIndex]
) -> StopIndex:
    """Which of some stops is the nearest, as the crow flies."""
    here = places[start].pad.center()
    return min(among, key=lambda stop: QLineF(here, places[stop].pad.center()).length())
