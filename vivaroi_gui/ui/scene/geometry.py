"""Where everything stands: castle units to viewport pixels, and back.

The castle is drawn in units of its own picture: rooms from x 196 to 676, the ground at y 812.
"""

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.rules.vivaroi.data import FLOORS, THRONE

CASTLE = QRectF(0, 46, 830, 766)
"""What must be seen of the castle, in units."""
ROAD = QRectF(0, 812, 830, 88)
"""The score road, in units."""

ROOM_LEFT, ROOM_RIGHT = 196.0, 676.0
GROUND, STOREY, SLAB = 806.0, 96.0, 9.0
SLOTS = (310.0, 394.0, 478.0, 562.0)
"""The middle of each place on a floor."""
PAWN_HEIGHT = 84.0
STONES = 100
_THRONE_SEAT = (436.0, 232.0)
_TOWER_LEFT = 50.0
_STONE = 744 / 50


@dataclass(frozen=True)
class Stand:
    """Where a pawn's feet are and how tall it is, in pixels."""

    feet: QPointF
    height: float


@dataclass(frozen=True)
class Geometry:
    """The areas that the page gives, in viewport pixels, and what follows from them.

    The castle stands on the bottom edge of ``castle``; an empty ``gate`` means no tray.
    """

    castle: QRectF = field(default_factory=QRectF)
    road: QRectF = field(default_factory=QRectF)
    gate: QRectF = field(default_factory=QRectF)

    @property
    def is_empty(self) -> bool:
        return self.castle.width() < 1 or self.castle.height() < 1

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
        left = self.castle.center().x() - CASTLE.center().x() * self.scale
        top = self.castle.bottom() - CASTLE.bottom() * self.scale
        return QPointF(left + x * self.scale, top + y * self.scale)

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle of the castle, given in units."""
        return QRectF(self.point(x, y), self.point(x + width, y + height))

    # --- floors --------------------------------------------------------------------------------

    def room(self, floor: int) -> QRectF:
        """The inside of a floor."""
        if floor == THRONE:
            return self.rect(304, 124, 264, 106)
        top = GROUND - floor * STOREY - STOREY + SLAB
        return self.rect(ROOM_LEFT, top, ROOM_RIGHT - ROOM_LEFT, STOREY - SLAB)

    def target(self, floor: int) -> QRectF:
        """What counts as the floor for the pointer: the plaque on the tower too."""
        if floor == THRONE:
            return self.rect(290, 70, 292, 162)
        room = self.room(floor)
        room.setLeft(self.point(_TOWER_LEFT, 0).x())
        room.setBottom(room.bottom() + SLAB * self.scale)
        return room

    def floor_at(self, position: QPointF) -> int | None:
        """The floor below the pointer."""
        return next((floor for floor in FLOORS if self.target(floor).contains(position)), None)

    def stand(self, floor: int, slot: int) -> Stand:
        """A place on a floor of the castle."""
        x, y = _THRONE_SEAT
        if floor != THRONE:
            x, y = SLOTS[slot], GROUND - floor * STOREY + 2
        return Stand(_whole(self.point(x, y)), round(PAWN_HEIGHT * self.scale))

    # --- the gate ------------------------------------------------------------------------------

    @property
    def gate_head(self) -> float:
        """Height of the tray's title line."""
        return min(42.0 * max(self.scale, 0.72), self.gate.height() * 0.34)

    def gate_stands(self, number: int) -> list[Stand]:
        """Places for ``number`` characters at the gate, as tall as the tray allows."""
        if number < 1 or self.gate.isEmpty():
            return []
        rows = max((1, 2, 3), key=lambda rows: self._gate_pawn(number, rows))
        height = self._gate_pawn(number, rows)
        across = math.ceil(number / rows)
        step = self._gate_inside.width() / across
        line = self._gate_inside.height() / rows
        stands = []
        for place in range(number):
            row, column = divmod(place, across)
            in_row = min(across, number - row * across)
            x = self._gate_inside.center().x() + step * (column - (in_row - 1) / 2)
            y = self._gate_inside.top() + line * row + (line + height) / 2
            stands.append(Stand(_whole(QPointF(x, y)), height))
        return stands

    @property
    def _gate_inside(self) -> QRectF:
        return self.gate.adjusted(16, self.gate_head, -16, -10)

    def _gate_pawn(self, number: int, rows: int) -> float:
        step = self._gate_inside.width() / math.ceil(number / rows)
        line = self._gate_inside.height() / rows
        return max(8.0, math.floor(min(1.15 * PAWN_HEIGHT * self.scale, step / 0.74, line / 1.06)))

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
    """The same in units of the road."""
    row, column = divmod(points % STONES, 50)
    x = 78 + column * _STONE + _STONE / 2
    bend = -7 * math.sin(math.pi * (x - 78) / 744) * (1 if row else 0.8)
    return x, 818 + 37 - row * 35 + bend + 2


def _whole(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))
