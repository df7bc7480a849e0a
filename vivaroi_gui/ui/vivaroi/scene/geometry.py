"""Where everything stands: castle units to viewport pixels, and back.

The castle is drawn in units of its own picture: rooms from x 196 to 676, the ground at y 812.
That of 2024 has places beside its floors, and moves aside to make room for them.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.rules.vivaroi.data import (
    ANNEXES,
    BESIDE_THRONE,
    DIGNITARIES,
    DUNGEONS,
    FLOORS,
    NOBLES,
    OFFICERS,
    PLACING_FLOORS,
    THRONE,
    WCS,
)
from vivaroi_gui.ui.kit.fonts import text_factor

CASTLE = QRectF(0, 46, 830, 766)
"""What must be seen of the castle, in units."""
ROAD = QRectF(0, 812, 830, 88)
"""The score road, in units."""

ROOM_LEFT, ROOM_RIGHT = 196.0, 676.0
GROUND, STOREY, SLAB = 806.0, 96.0, 9.0
SLOTS = (310.0, 394.0, 478.0, 562.0)
"""The middle of each place on a floor."""
PAWN_HEIGHT = 84.0
_TALL_PAWN, _TALL_BELOW = 91.0, 0.62
"""Up to the ceiling, in a castle of so few pixels in a unit."""
_IN_LEAF = 1.0
"""Pixels in a unit of the tray on a small table, where it has a leaf for itself."""
STONES = 100
_ROW = 50
_SHIELD_ABOVE, _SHIELD_BELOW = 3.0, 30.0
LEVEL: Final = {
    **dict(zip(WCS, (OFFICERS, DIGNITARIES), strict=True)),
    **dict(zip(DUNGEONS, PLACING_FLOORS, strict=False)),
    BESIDE_THRONE: THRONE,
}
"""The floor that each place outside the floors is beside."""
_THRONE_SEAT = (436.0, 232.0)
_BESIDE_THRONE = (371.0, 232.0)
_DUNGEON_X, _DUNGEON_HALF, _DUNGEON_ARCH, _DUNGEON_PAWN = 735.0, 39.0, 86.0, 72.0
_WC_X, _WC_LEFT, _WC_RIGHT, _WC_ROOF, _WC_PAWN = 822.0, 786.0, 862.0, 90.0, 66.0
_FIRST_OF_COUPLE = 78.0
MOVED_ASIDE = 26.0
"""How far to the left the castle stands whose WCs need room at the right."""
_TOWER_LEFT = 50.0
_STONE = 744 / 50
_APART = 18.0
"""Units from one shield to the next."""


class Stand(NamedTuple):
    """Where a pawn's feet are and how tall it is, in pixels."""

    feet: QPointF
    height: float


@dataclass(frozen=True)
class Geometry:
    """The areas that the page gives, in viewport pixels, and what follows from them.

    The castle stands on the bottom edge of ``castle``; an empty ``gate`` means no tray.
    ``has_annexes`` tells the castle with WCs and dungeons.
    """

    castle: QRectF = field(default_factory=QRectF)
    road: QRectF = field(default_factory=QRectF)
    gate: QRectF = field(default_factory=QRectF)
    has_annexes: bool = False

    @property
    def is_empty(self) -> bool:
        return self.castle.width() < 1 or self.castle.height() < 1

    @property
    def board(self) -> QRectF:
        """The castle, and the tray where there is one."""
        return self.castle | self.gate

    @property
    def scale(self) -> float:
        """Pixels in a castle unit."""
        across = self.castle.width() / CASTLE.width()
        return max(0.01, min(across, self.castle.height() / CASTLE.height()))

    @property
    def is_compact(self) -> bool:
        """Whether plaques put the name below the numeral."""
        return self.scale < 0.84

    def point(self, x: float, y: float) -> QPointF:
        """A point of the castle, given in units."""
        middle = CASTLE.center().x() + (MOVED_ASIDE if self.has_annexes else 0)
        left = self.castle.center().x() - middle * self.scale
        top = self.castle.bottom() - CASTLE.bottom() * self.scale
        return QPointF(left + x * self.scale, top + y * self.scale)

    def units(self, point: QPointF) -> tuple[float, float]:
        """A point of the viewport in units of the castle: the way back from :meth:`point`."""
        away = (point - self.point(0, 0)) / self.scale
        return away.x(), away.y()

    def grown(self, x: float, y: float, by: float) -> "Geometry":
        """So many times as large around a point, for what is larger than the castle has it."""
        at = self.point(x, y)
        corner = at + (self.castle.topLeft() - at) * by
        return replace(self, castle=QRectF(corner, self.castle.size() * by))

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle of the castle, given in units."""
        return QRectF(self.point(x, y), self.point(x + width, y + height))

    def area(self, units: QRectF) -> QRectF:
        """The same of a rectangle."""
        return self.rect(units.x(), units.y(), units.width(), units.height())

    # --- floors and what is beside them --------------------------------------------------------

    @property
    def destinations(self) -> tuple[int, ...]:
        """Where a character may be sent by hand, as far as this castle has such a place."""
        return (*FLOORS, *WCS) if self.has_annexes else tuple(FLOORS)

    def room(self, place: int) -> QRectF:
        """The inside of a floor or a WC."""
        if place == THRONE:
            return self.rect(304, 124, 264, 106)
        if place in WCS:
            return self.rect(_WC_LEFT, _line(place) - 82, _WC_RIGHT - _WC_LEFT, 88)
        top = GROUND - place * STOREY - STOREY + SLAB
        return self.rect(ROOM_LEFT, top, ROOM_RIGHT - ROOM_LEFT, STOREY - SLAB)

    def cell(self, dungeon: int) -> QRectF:
        """The inside of a dungeon, arch included."""
        top = _line(dungeon) - _DUNGEON_ARCH
        return self.rect(_DUNGEON_X - _DUNGEON_HALF, top, 2 * _DUNGEON_HALF, _DUNGEON_ARCH)

    def target(self, place: int) -> QRectF:
        """What counts as the place for the pointer: a floor's plaque on the tower too."""
        if place == THRONE:
            return self.rect(290, 70, 292, 162)
        room = self.room(place)
        if place in WCS:
            room.setTop(self.point(0, _line(place) - _WC_ROOF).y())
            return room
        room.setLeft(self.point(_TOWER_LEFT, 0).x())
        room.setBottom(room.bottom() + SLAB * self.scale)
        return room

    def place_at(self, position: QPointF) -> int | None:
        """The floor or WC below the pointer."""
        places = (place for place in self.destinations if self.target(place).contains(position))
        return next(places, None)

    def annex_at(self, position: QPointF) -> int | None:
        """The WC or dungeon below the pointer."""
        if not self.has_annexes:
            return None
        areas = {place: self.target(place) for place in WCS}
        areas |= {place: self.cell(place) for place in DUNGEONS}
        return next((place for place, area in areas.items() if area.contains(position)), None)

    def stand(self, place: int, slot: int = 0) -> Stand:
        """A place in the castle; floors below the throne have slots."""
        if place in ANNEXES:
            return self._stand_outside(place)
        x, y = _THRONE_SEAT
        if place != THRONE:
            x, y = SLOTS[slot], _line(place) + 2
        return self._stand(x, y, self._pawn)

    @property
    def _pawn(self) -> float:
        """Units of a pawn on a floor."""
        return _TALL_PAWN if self.scale < _TALL_BELOW else PAWN_HEIGHT

    def _stand_outside(self, place: int) -> Stand:
        if place in WCS:
            return self._stand(_WC_X, _line(place) - 8, _WC_PAWN)
        if place in DUNGEONS:
            return self._stand(_DUNGEON_X, _line(place) + 1, _DUNGEON_PAWN)
        return self._stand(*_BESIDE_THRONE, _FIRST_OF_COUPLE)

    def _stand(self, x: float, y: float, height: float) -> Stand:
        return Stand(_whole(self.point(x, y)), round(height * self.scale))

    # --- the gate ------------------------------------------------------------------------------

    @property
    def gate_head(self) -> float:
        """Height of the tray's title line."""
        return min(42.0 * max(self.scale, 0.72), self.gate.height() * 0.34)

    def gate_stands(self, number: int, cast: int) -> tuple[Stand, ...]:
        """Places for ``number`` characters at the gate, of a cast of so many.

        Who waits is drawn as on the floors as soon as the tray has room for that, till then as
        when nobody has gone in yet, or, on a small table, when half of them have: few sizes, so
        that few pictures are drawn while others move.
        """
        key = number, cast
        if key not in self._known_gates:
            self._known_gates[key] = self._gate_stands(number, cast)
        return self._known_gates[key]

    @cached_property
    def _known_gates(self) -> dict[tuple[int, int], tuple[Stand, ...]]:
        """Each pawn at the gate asks for its place, whenever anything is shown."""
        return {}

    def _gate_stands(self, number: int, cast: int) -> tuple[Stand, ...]:
        if number < 1 or self.gate.isEmpty():
            return ()
        inside = self.gate.adjusted(16, self.gate_head, -16, -10)
        usual = max(self.stand(NOBLES).height, math.floor(self._gate_unit * PAWN_HEIGHT))
        height, rows = self._gate_rows(inside, number)
        is_half = self.road.isEmpty() and 2 * number <= cast
        fitting = self._gate_rows(inside, -(-cast // 2) if is_half else cast)[0]
        height = usual if height >= usual else min(usual, fitting)
        across = math.ceil(number / rows)
        step, line = inside.width() / across, inside.height() / rows
        stands = []
        for place in range(number):
            row, column = divmod(place, across)
            in_row = min(across, number - row * across)
            x = inside.center().x() + step * (column - (in_row - 1) / 2)
            y = inside.top() + line * row + (line + height) / 2
            stands.append(Stand(_whole(QPointF(x, y)), height))
        return tuple(stands)

    def _gate_rows(self, inside: QRectF, number: int) -> tuple[float, int]:
        """How tall so many may be at most, and in how many rows."""
        rows = max((1, 2, 3), key=lambda rows: self._gate_pawn(inside, number, rows))
        return self._gate_pawn(inside, number, rows), rows

    def _gate_pawn(self, inside: QRectF, number: int, rows: int) -> float:
        step = inside.width() / math.ceil(number / rows)
        line = inside.height() / rows
        tallest = 1.15 * PAWN_HEIGHT * max(self.scale, self._gate_unit)
        return max(8.0, math.floor(min(tallest, step / 0.74, line / 1.06)))

    @property
    def _gate_unit(self) -> float:
        """Pixels in a unit of whoever waits in a sheet with room for more than the castle has."""
        return _IN_LEAF * text_factor() if self.road.isEmpty() else 0.0

    # --- the score road ------------------------------------------------------------------------

    @property
    def road_scale(self) -> float:
        """Pixels in a unit of the score road."""
        across = self.road.width() / ROAD.width()
        return max(0.01, min(across, self.road.height() / ROAD.height()))

    def road_point(self, x: float, y: float) -> QPointF:
        """A point of the score road, given in units."""
        left = self.road.center().x() - ROAD.center().x() * self.road_scale
        return QPointF(
            left + x * self.road_scale, self.road.top() + (y - ROAD.top()) * self.road_scale
        )

    def stone(self, points: int) -> QPointF:
        """The upper middle of the stone of that number; beyond 99 the road goes round again."""
        return self.road_point(*stone(points))


def stone(points: int) -> tuple[float, float]:
    """The upper middle of the stone of that number, in units of the road."""
    row, column = divmod(points % STONES, _ROW)
    x = 78 + column * _STONE + _STONE / 2
    bend = -7 * math.sin(math.pi * (x - 78) / 744) * (1 if row else 0.8)
    return x, 818 + 37 - row * 35 + bend + 2


def beside_stone(points: int) -> float:
    """Units down from a stone to the middle of a shield: above the far row, below the near one.

    So the numbers on the stones stay in sight, and nobody mistakes the row.
    """
    return -_SHIELD_ABOVE if points % STONES >= _ROW else _SHIELD_BELOW


def asides(totals: Sequence[int]) -> list[float]:
    """How far each shield stands aside of its stone, in units, so that none hides another."""
    aside = [0.0] * len(totals)
    stones = [points % STONES for points in totals]
    for row in range(STONES // _ROW):
        on_row = [one for one, here in enumerate(stones) if here // _ROW == row]
        on_row.sort(key=lambda one: stones[one])
        wished = [stone(stones[one])[0] for one in on_row]
        for one, x, at in zip(on_row, wished, _spread(wished), strict=True):
            aside[one] = at - x
    return aside


def _spread(wished: Sequence[float]) -> list[float]:
    """Where shields stand that wish to be there, from left to right, each clear of the next.

    Those that would overlap stand side by side around the middle of where they wish to be.
    """
    groups: list[list[float]] = []
    for x in wished:
        groups.append([x])
        while len(groups) > 1 and _first(groups[-1]) - _last(groups[-2]) < _APART:
            last = groups.pop()
            groups[-1] += last
    return [_first(group) + _APART * place for group in groups for place in range(len(group))]


def _first(group: Sequence[float]) -> float:
    """Where the first of a group stands, on the road as the last."""
    half = _APART * (len(group) - 1) / 2
    middle = sum(group) / len(group)
    least, most = ROAD.left() + half + _APART, ROAD.right() - half - _APART
    return min(max(middle, least), most) - half


def _last(group: Sequence[float]) -> float:
    return _first(group) + _APART * (len(group) - 1)


def _line(place: int) -> float:
    """Where feet are on a floor or beside it, in units."""
    return GROUND - LEVEL.get(place, place) * STOREY


def _whole(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))
