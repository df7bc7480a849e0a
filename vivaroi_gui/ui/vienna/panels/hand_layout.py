"""Where dice, changes and cards lie on the viewer's paper: a pure function of its size."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.targets import are_large, gap, target_size

_DIE: Final = 54.0
_PITCH: Final = 64.0
_SMALL_DIE: Final = 38.0
_SMALL_PITCH: Final = 48.0
_LEAST_PITCH: Final = 52.0
"""Units from die to die below which the changes make way, to a line of their own."""
_CHIPS: Final = (134.0, 0.3, 184.0)
"""Units across of the changes beside the dice: at least, as a share of the paper, at most."""
_ASIDE: Final = 40.0
"""Units at both sides of the dice, and between them and the changes."""
_LOW: Final = 34.0
_STRIP, _STRIP_DIE, _STRIP_PITCH = 110.0, 36.0, 50.0
"""Units of height below which there are dice alone, and what they are like there."""
_LEAST_CIRCLE: Final = 60.0
"""Units of height below the dice that a circle needs."""
_LOW_TITLE: Final = 76.0
"""Units of height from which a small circle has a title, below its symbols."""
_MOST_BESIDE_COINS: Final = 4
"""So many dice lie beside the coins on a small paper."""
_FACES: Final = 6
_LOW_CIRCLE: Final = 142.0
_FEW_CARDS: Final = 5
"""So many find room beside their symbols; more need the whole width."""


@dataclass(frozen=True)
class HandLayout:
    """The paper ``face`` with places for so many dice."""

    face: QRectF
    unit: float
    slots: int
    is_compact: bool
    cards_there: int = 0
    """How many cards lie in the circle and beside it."""

    # --- measures ------------------------------------------------------------------------------

    @property
    def _across(self) -> float:
        return self.face.width() / self.unit

    @property
    def _chips(self) -> float:
        least, share, most = _CHIPS
        return max(least, min(most, self._across * share))

    @property
    def is_beside(self) -> bool:
        """Whether the changes lie at the right of the dice."""
        room = (self._across - self._chips - _ASIDE) / max(1, self.slots)
        return not self.is_compact and room >= _LEAST_PITCH

    @property
    def is_strip(self) -> bool:
        """Whether there is room for dice and coins alone."""
        return self.is_compact and self.face.height() < _STRIP * self.unit

    @property
    def has_circle(self) -> bool:
        return not self.is_compact or self._down - self._circle_top >= _LEAST_CIRCLE

    def _spot(self, x: float, y: float) -> QPointF:
        return self.face.topLeft() + QPointF(x, y) * self.unit

    def _area(self, x: float, y: float, across: float, down: float) -> QRectF:
        return QRectF(self._spot(x, y), self._spot(x + across, y + down))

    # --- the dice ------------------------------------------------------------------------------

    @property
    def title(self) -> QPointF:
        """The baseline; a small paper has none."""
        return self._spot(20, 34)

    @property
    def has_title(self) -> bool:
        return not self.is_compact

    @property
    def coin(self) -> QPointF:
        """The middle of the coin; the figure follows at its right."""
        if not self.is_compact:
            return self._spot(self._across - 66, 27)
        if self.is_strip:
            return self._spot(self._across - 42, self._down / 2)
        if self.slots > _MOST_BESIDE_COINS:
            return self._spot(24, min(self._circle_top + 59, self._down - 22))
        return self._spot(self._across - 68, 34)

    @property
    def pitch(self) -> float:
        """Pixels from die to die."""
        apart = target_size() + gap(0)
        if self.is_strip:
            room = (self._across - 76) / max(1, self.slots) * self.unit
            return min(max(_STRIP_PITCH * self.unit, apart), room)
        if self.is_compact:
            taken = 24.0 if self.slots > _MOST_BESIDE_COINS else 94.0
            room = (self._across - taken) / max(1, self.slots) * self.unit
            return min(max(_SMALL_PITCH * self.unit, apart), room)
        taken = self._chips + _ASIDE if self.is_beside else 40
        return min(_PITCH, (self._across - taken) / max(1, self.slots)) * self.unit

    @property
    def edge(self) -> float:
        """Of a die, in pixels."""
        most = _STRIP_DIE if self.is_strip else _SMALL_DIE if self.is_compact else _DIE
        return min(most * self.unit, self.pitch * 0.8)

    def die(self, number: int) -> QPointF:
        """The middle of a die."""
        left, down = (14.0, 38.0) if self.is_compact else (16.0, 86.0 if self.is_beside else 80.0)
        if self.is_strip:
            left, down = 14.0, self._down * 0.42
        return self._spot(left, down) + QPointF((number + 0.5) * self.pitch, 0)

    @property
    def bracket(self) -> float:
        """How far below the middle of the dice the line of a sum runs."""
        return self.edge / 2 + (7 if self.is_compact else 13) * self.unit

    @property
    def sum_radius(self) -> float:
        return (12 if self.is_compact else 16) * self.unit

    # --- changes and answers -------------------------------------------------------------------

    @property
    def _changes(self) -> QRectF:
        if self.is_compact:
            return self._pressed(self._area(12, 88, self._across - 24, _LOW))
        if self.is_beside:
            return self._area(self._across - self._chips - 16, 50, self._chips, 88)
        return self._pressed(self._area(18, 146, self._across - 36, 38))

    def _pressed(self, row: QRectF) -> QRectF:
        """High enough for a finger, around the same middle."""
        more = max(0.0, target_size() - row.height()) / 2
        return row.adjusted(0, -more, 0, more)

    def chips(self, number: int) -> list[QRectF]:
        """The places of so many changes or answers."""
        room, gap = self._changes, 12 * self.unit
        if not self.is_beside:
            wide = (room.width() - gap * (number - 1)) / max(1, number)
            left, top = room.left(), room.top()
            return [
                QRectF(left + one * (wide + gap), top, wide, room.height()) for one in range(number)
            ]
        high = max((38 if number > 1 else 52) * self.unit, target_size())
        return [
            QRectF(room.left(), room.top() + one * (high + gap), room.width(), high)
            for one in range(number)
        ]

    @property
    def faces(self) -> list[QRectF]:
        """The places of the six faces of a die that is turned."""
        if are_large():
            return _large_faces(self._changes, is_beside=self.is_beside)
        room = self._changes
        if self.is_beside:
            room.setBottom(self.cancel.top() - 7 * self.unit)
        else:
            room.setRight(self.cancel.left() - 6 * self.unit)
        across = 3 if self.is_beside else _FACES
        down = _FACES // across
        wide, high = room.width() / across, room.height() / down
        side = min(wide, high * 1.12)
        left = room.center().x() - side * across / 2
        top = room.center().y() - high * down / 2
        return [
            QRectF(left + one % across * side, top + one // across * high, side, high)
            for one in range(_FACES)
        ]

    @property
    def cancel(self) -> QRectF:
        """The way out, below or beside the faces."""
        if are_large():
            return _large_cancel(self._changes, is_beside=self.is_beside)
        room = self._changes
        if self.is_beside:
            room.setTop(room.bottom() - 12 * self.unit)
            room.setBottom(room.top() + 33 * self.unit)
            return room
        room.setLeft(room.right() - max(84 * self.unit, room.width() * 0.24))
        return room

    # --- the circle ----------------------------------------------------------------------------

    @property
    def _down(self) -> float:
        return self.face.height() / self.unit

    @property
    def _is_low(self) -> bool:
        """Whether the cards lie beside their symbols: below them they would be too small."""
        is_low = self._down - self._circle_top < _LOW_CIRCLE
        return is_low and not self.is_compact and self.cards_there <= _FEW_CARDS

    @property
    def _circle_top(self) -> float:
        """Units from the upper edge to the circle."""
        if self.is_compact:
            return 126
        return 166 if self.is_beside else 198

    @property
    def rule(self) -> float:
        """The line above the circle, down from the top of the widget."""
        return self._spot(0, self._circle_top).y()

    @property
    def circle_title(self) -> QPointF:
        """The baseline; on a small crowded paper the coins are there."""
        if self.is_compact:
            return self._spot(14, min(self._circle_top + 64, self._down - 17))
        return self._spot(20, self._circle_top + 29)

    @property
    def has_circle_title(self) -> bool:
        is_low = self._down - self._circle_top < _LOW_TITLE
        return not (self.is_compact and (is_low or self.slots > _MOST_BESIDE_COINS))

    @property
    def symbol_high(self) -> float:
        return (20 if self.is_compact else 26) * self.unit

    def symbol(self, number: int) -> QPointF:
        """The middle of a symbol; its figure follows at its right."""
        if self.is_compact:
            return self._spot(24 + 42 * number, self._circle_top + 24)
        if self._is_low:
            return self._spot(34 + 60 * number, self._circle_top + 58)
        return self._spot(self._across - 196 + 64 * number, self._circle_top + 22)

    @property
    def cards(self) -> QRectF:
        """Where the circle and the special cards lie."""
        across, down = self._across, self._down
        if self.is_compact:
            top = self._circle_top + 4
            return self._area(142, top, across - 154, max(0.0, down - top - 10))
        if self._is_low:
            top = self._circle_top + 8
            return self._area(204, top, across - 224, max(0.0, down - top - 16))
        top = self._circle_top + 42
        return self._area(20, top, across - 40, max(0.0, min(170.0, down - top - 14)))


# --- for a finger ------------------------------------------------------------------------------


def _large_faces(room: QRectF, *, is_beside: bool) -> list[QRectF]:
    """Two rows of faces, over the circle, which has to wait."""
    step = target_size() + gap(0)
    left = room.center().x() - 1.5 * step if is_beside else room.left()
    return [
        QRectF(left + one % 3 * step, room.top() + one // 3 * step, step, step)
        for one in range(_FACES)
    ]


def _large_cancel(room: QRectF, *, is_beside: bool) -> QRectF:
    """The way out of them, below or beside."""
    faces, apart = _large_faces(room, is_beside=is_beside), gap(0)
    if is_beside:
        below = faces[-1].bottom() + apart / 2
        return QRectF(faces[0].left(), below, faces[2].right() - faces[0].left(), target_size())
    left = faces[2].right() + apart
    return QRectF(left, room.top(), room.right() - left, target_size())
