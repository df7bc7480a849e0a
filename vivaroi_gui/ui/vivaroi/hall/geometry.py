"""Where everything in the throne hall stands: hall units to the pixels of the page.

The hall is 1440 units wide and 854 high under the top bar.  The page stretches it to its own
shape; things keep theirs and are sized by the tighter direction.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO

WIDTH, HEIGHT = 1440.0, 854.0
BAR = 46.0
"""Units of the picture that lie under the top bar."""
_WIDEST = 1.2
_WIDEST_RIBBON = 1160.0
_TILTS = (-6.0, 4.0, -3.0, 5.0, -4.0, 6.0)
_MOST_SIDE_BY_SIDE = 6
"""Voters beside the candidate who have room next to each other; more sit in two columns."""
_LONGEST_COLUMN = 4
_FEW = 3
"""Cards that each of so many voters may spend."""


@dataclass(frozen=True)
class Spot:
    """Where a voter's card lies, by its middle, width and angle, and the name tag."""

    card: QPointF
    width: float
    tilt: float
    tag: QPointF
    tag_width: float


@dataclass(frozen=True)
class HallGeometry:
    """A page of that size, in logical pixels."""

    width: float
    height: float

    @property
    def unit(self) -> float:
        """Pixels in a unit of anything that keeps its shape."""
        return max(0.05, min(self.width / WIDTH, self.height / HEIGHT))

    @property
    def hall(self) -> QRectF:
        """Where the picture of the hall goes; a very wide page leaves margins at its sides."""
        across = min(self.width, WIDTH * _WIDEST * self.height / HEIGHT)
        over = BAR * self.height / HEIGHT
        return QRectF((self.width - across) / 2, -over, across, self.height + over)

    def at(self, x: float, y: float) -> QPointF:
        """A spot of the hall, ``y`` from the lower edge of the top bar."""
        hall = self.hall
        return QPointF(hall.left() + x * hall.width() / WIDTH, y * self.height / HEIGHT)

    def around(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A thing of that size in units with its middle at a spot of the hall."""
        across, down = width * self.unit, height * self.unit
        middle = self.at(x, y)
        return QRectF(middle.x() - across / 2, middle.y() - down / 2, across, down)

    # --- the candidate -------------------------------------------------------------------------

    @property
    def feet(self) -> QPointF:
        return self.at(720, 556)

    @property
    def feet_tipped(self) -> QPointF:
        """Where a refused candidate is left standing."""
        return self.feet - QPointF(26 * self.unit, 0)

    @property
    def pawn_height(self) -> float:
        return 268 * self.unit

    @property
    def crown_width(self) -> float:
        return 98 * self.unit

    @property
    def crown_hovering(self) -> QPointF:
        """The middle of the crown over the candidate, clear of every hat."""
        return self.feet - QPointF(0, self.pawn_height + 62 * self.unit)

    def crown_worn(self, bare: float) -> QPointF:
        """The middle of the crown on a head; ``bare`` is the share of the sheet above it."""
        return self.feet - QPointF(0, self.pawn_height * (1 - bare) + 20 * self.unit)

    @property
    def crown_off(self) -> QPointF:
        return self.feet + QPointF(180 * self.unit, -self.pawn_height - 14 * self.unit)

    def ribbon(self, wanted: float) -> QRectF:
        """The ribbon, wider where its words need more pixels."""
        across = min(max(570.0, wanted / self.unit + 50), _WIDEST_RIBBON)
        return self.around(720, 98, across, 90)

    # --- the voters ----------------------------------------------------------------------------

    @property
    def tag_width(self) -> float:
        return max(152 * self.unit, 122.0)

    @property
    def tag_height(self) -> float:
        return max(48 * self.unit, 41.0)

    @property
    def card_width(self) -> float:
        return 96 * self.unit

    @property
    def shown_width(self) -> float:
        """The width of a turned card."""
        return 132 * self.unit

    def ballot_width(self, most: int) -> float:
        """By the vote cards that everybody may spend in a round, never by the hand."""
        return max((764.0 + 90 * max(0, most - 2)) * self.unit, 640.0)

    def _hand_left(self, most: int) -> float:
        """Where the cards of a full hand begin."""
        inside = self.ballot_width(most) - 2 * max(190 * self.unit, 176) - 132 * self.unit
        pitch = min(inside / most, 116 * self.unit)
        return self.width / 2 - pitch * most / 2 - 62 * self.unit

    @property
    def wide_tag(self) -> float:
        """The width of a tag with a long name, where there is room for it."""
        return 236 * self.unit

    def spots_aside(self, count: int, most: int, *, is_wide: bool) -> list[Spot]:
        """``count`` voters, half of them left, half right of a hand of ``most`` cards and one."""
        if count > _MOST_SIDE_BY_SIDE:
            return self._in_columns(count, is_wide=is_wide)
        left, free = (count + 1) // 2, self._hand_left(most)
        room = (free - 6) / max(1, left) - 6 * self.unit
        tag = max(self.tag_width, self._tag(room, is_wide))
        gap = tag + 6 * self.unit
        height = self.at(0, 596).y()
        from_left = self._side(left, gap, free)
        from_right = [self.width - x for x in reversed(self._side(count - left, gap, free))]
        return [
            self._below(number, QPointF(x, height), self.card_width, tag)
            for number, x in enumerate((*from_left, *from_right))
        ]

    def own_spot(self, place: int, *, is_wide: bool) -> Spot:
        """The viewer's own card, laid."""
        return self._below(
            place, self.own_card, self.card_width, self.wide_tag if is_wide else self.tag_width
        )

    def spots_in_row(self, count: int, *, is_wide: bool) -> list[Spot]:
        """All cards on the table when the votes are turned."""
        tag = self._tag(self._pitch(count) - 5 * self.unit, is_wide)
        return [
            self._below(number, middle, self.shown_width, tag)
            for number, middle in enumerate(self.seats_in_row(count))
        ]

    def _below(self, place: int, middle: QPointF, width: float, tag: float) -> Spot:
        return Spot(middle, width, self.tilt(place), self.tag_of(middle, width), tag)

    def _tag(self, room: float, is_wide: bool) -> float:
        """The width of the tags, all alike."""
        return min(room, max(self.wide_tag, self.tag_width) if is_wide else self.tag_width)

    def _side(self, count: int, gap: float, free: float) -> list[float]:
        """From the edge inwards, around the middle of the free part of the hall."""
        middle = min(self.at(292 if count < 3 else 278, 0).x(), free - gap * count / 2)
        first = max((gap - 6 * self.unit) / 2 + 6, middle - gap * (count - 1) / 2)
        return [first + gap * number for number in range(count)]

    def _in_columns(self, count: int, *, is_wide: bool) -> list[Spot]:
        """Small cards one below the other at both edges, with the tags beside them."""
        unit, left = self.unit, (count + 1) // 2
        top = self.at(0, 84).y() + 388 * unit
        pitch = (self.height - 8 * unit - top) / _LONGEST_COLUMN
        width = (pitch - 10 * unit) / CARD_RATIO
        edge = 18 * unit + width + 10 * unit
        room = (self.width - self.ballot_width(_FEW)) / 2
        tag = min(self.wide_tag if is_wide else self.tag_width, room - edge - 4 * unit)
        spots = []
        for number in range(count):
            is_left, row = number < left, number if number < left else number - left
            across, beside = 18 * unit + width / 2, edge + tag / 2
            down = top + pitch * (row + 0.5)
            card = QPointF(across if is_left else self.width - across, down)
            tag_at = QPointF(beside if is_left else self.width - beside, down)
            spots.append(Spot(card, width, self.tilt(number) / 2, tag_at, tag))
        return spots

    @property
    def own_card(self) -> QPointF:
        return self.at(720, 634)

    def tag_of(self, card: QPointF, width: float, gap: float = 10.0) -> QPointF:
        """The middle of the name tag under a card."""
        down = width * CARD_RATIO / 2 + gap * self.unit + self.tag_height / 2
        return card + QPointF(0, down)

    def seats_in_row(self, count: int) -> tuple[QPointF, ...]:
        """The middle of each card on the table when the votes are turned."""
        pitch = self._pitch(count)
        first = self.width / 2 - pitch * (count - 1) / 2
        lowest = self.height - 10 * self.unit - self.tag_height
        height = lowest - self.shown_width * CARD_RATIO / 2 - 22 * self.unit
        return tuple(
            QPointF(first + pitch * number, height + self._bow(number, count) * self.unit)
            for number in range(count)
        )

    def _pitch(self, count: int) -> float:
        return min(244 * self.unit * 1.08, (self.width - 40) / count)

    def _bow(self, number: int, count: int) -> float:
        return 14 * abs(2 * number - count + 1) / max(1, count - 1)

    @staticmethod
    def tilt(place: int) -> float:
        """The angle of a card in degrees: it depends on the place and on nothing else."""
        return _TILTS[place % len(_TILTS)]

    @property
    def table_top(self) -> float:
        """How high the table reaches in its middle while votes are read."""
        row = self.seats_in_row(1)[0].y()
        return row - self.shown_width * CARD_RATIO / 2 + 40 * self.unit
