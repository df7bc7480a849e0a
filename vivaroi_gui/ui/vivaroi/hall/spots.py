"""Where the cards and name tags of the voters lie: at the sides of the hall, or on the table.

Places depend on the number of voters and on what each may hold, never on what anybody holds.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO
from vivaroi_gui.ui.vivaroi.hall.geometry import ROW_OF_VOTERS, HallGeometry
from vivaroi_gui.ui.vivaroi.hall.small_hall import SmallHall

_TILTS = (-6.0, 4.0, -3.0, 5.0, -4.0, 6.0)
_LONGEST_COLUMN = 4
_NARROW = 122.0
"""Units of a tag under which those of a row lie one below the other."""
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
class VoterSpots:
    """The spots in a hall; ``is_wide`` where tags have more to say than a short name."""

    hall: HallGeometry
    is_wide: bool

    def aside(self, count: int, most: int) -> list[Spot]:
        """``count`` voters, half of them left, half right of a hand of ``most`` cards and one."""
        if isinstance(self.hall, SmallHall):
            return self._above(self.hall, count)
        if count > ROW_OF_VOTERS:
            return self._in_columns(count)
        hall, left, free = self.hall, (count + 1) // 2, self._hand_left(most)
        room = (free - 6) / max(1, left) - 6 * hall.unit
        tag = max(hall.tag_width, self._tag(room))
        gap = tag + 6 * hall.unit
        height = hall.at(0, 596).y()
        from_left = self._side(left, gap, free)
        from_right = [hall.width - x for x in reversed(self._side(count - left, gap, free))]
        return [
            self._below(number, QPointF(x, height), hall.card_width, tag)
            for number, x in enumerate((*from_left, *from_right))
        ]

    def own(self, place: int) -> Spot:
        """The viewer's own card, laid."""
        hall = self.hall
        if isinstance(hall, SmallHall) and hall.is_low:
            return self._beside(place, hall)
        return self._below(place, hall.own_card, hall.own_width, self._usual_tag)

    def _beside(self, place: int, hall: SmallHall) -> Spot:
        """The viewer's own card with its tag beside it."""
        middle, width, gap = hall.own_card, hall.own_width, 8 * hall.unit
        tag = min(self._usual_tag, middle.x() - width / 2 - 2 * gap)
        aside = QPointF(width / 2 + gap + tag / 2, 0)
        return Spot(middle, width, _tilt(place), middle + aside, tag)

    def _above(self, hall: SmallHall, count: int) -> list[Spot]:
        """Tags in a row below the ribbon, or at both edges; each card hangs out under its tag."""
        area, gap = hall.tags, 6 * hall.unit
        if count > ROW_OF_VOTERS:
            return [self._at_edge(hall, number, (count + 1) // 2) for number in range(count)]
        width = min((area.width() - gap * (count - 1)) / max(1, count), 236 * hall.unit)
        pitch = (hall.strip.top() - area.top()) / max(1, (count + 1) // 2)
        if width < _NARROW * hall.unit and count > 2 and pitch > hall.tag_height:
            return [self._at_edge(hall, number, (count + 1) // 2) for number in range(count)]
        first = area.center().x() - (width + gap) * (count - 1) / 2
        places = [QPointF(first + (width + gap) * one, area.center().y()) for one in range(count)]
        return [self._hanging(hall, number, at, width) for number, at in enumerate(places)]

    def _at_edge(self, hall: SmallHall, number: int, left: int) -> Spot:
        area, width = hall.tags, min(self._usual_tag, max(hall.width * 0.24, 150 * hall.unit))
        is_left, row = number < left, number if number < left else number - left
        pitch = min(hall.tag_height + 5 * hall.unit, (hall.strip.top() - area.top()) / left)
        x = area.left() + width / 2 if is_left else area.right() - width / 2
        at = QPointF(x, area.center().y() + row * pitch)
        across = (width / 2 + hall.card_width * 0.7) * (1 if is_left else -1)
        return Spot(at + QPointF(across, 0), hall.card_width, 0.0, at, width)

    def _hanging(self, hall: SmallHall, number: int, at: QPointF, width: float) -> Spot:
        down = hall.tag_height / 2 + hall.card_width * CARD_RATIO * 0.46
        card = at + QPointF(width * 0.34, down)
        return Spot(card, hall.card_width, _tilt(number) / 2, at, width)

    def in_row(self, count: int) -> list[Spot]:
        """All cards on the table when the votes are turned."""
        hall, pitch = self.hall, self._pitch(count)
        tag, first = self._tag(pitch - 5 * hall.unit), hall.width / 2 - pitch * (count - 1) / 2
        spots = []
        for number in range(count):
            down = hall.row_height + _bow(number, count) * hall.unit
            middle = QPointF(first + pitch * number, down)
            spots.append(self._below(number, middle, hall.shown_width, tag))
        return spots

    def _below(self, place: int, middle: QPointF, width: float, tag: float) -> Spot:
        """A card with its tag below."""
        hall = self.hall
        down = width * CARD_RATIO / 2 + 10.0 * hall.unit + hall.tag_height / 2
        return Spot(middle, width, _tilt(place), middle + QPointF(0, down), tag)

    @property
    def _usual_tag(self) -> float:
        return self.hall.wide_tag if self.is_wide else self.hall.tag_width

    def _tag(self, room: float) -> float:
        """The width of the tags, all alike."""
        return min(room, max(self._usual_tag, self.hall.tag_width))

    def _hand_left(self, most: int) -> float:
        """Where the cards of a full hand begin."""
        hall, unit = self.hall, self.hall.unit
        inside = hall.ballot_width(most) - 2 * max(190 * unit, 176) - 132 * unit
        pitch = min(inside / most, 116 * unit)
        return hall.width / 2 - pitch * most / 2 - 62 * unit

    def _side(self, count: int, gap: float, free: float) -> list[float]:
        """From the edge inwards, around the middle of the free part of the hall."""
        middle = min(self.hall.at(292 if count < 3 else 278, 0).x(), free - gap * count / 2)
        first = max((gap - 6 * self.hall.unit) / 2 + 6, middle - gap * (count - 1) / 2)
        return [first + gap * number for number in range(count)]

    def _in_columns(self, count: int) -> list[Spot]:
        """Small cards one below the other at both edges, with the tags beside them."""
        hall, unit, left = self.hall, self.hall.unit, (count + 1) // 2
        top = hall.at(0, 84).y() + 388 * unit
        pitch = (hall.height - 8 * unit - top) / _LONGEST_COLUMN
        width = (pitch - 10 * unit) / CARD_RATIO
        edge = 18 * unit + width + 10 * unit
        room = (hall.width - hall.ballot_width(_FEW)) / 2
        tag = min(self._usual_tag, room - edge - 4 * unit)
        spots = []
        for number in range(count):
            is_left, row = number < left, number if number < left else number - left
            across, beside = 18 * unit + width / 2, edge + tag / 2
            down = top + pitch * (row + 0.5)
            card = QPointF(across if is_left else hall.width - across, down)
            tag_at = QPointF(beside if is_left else hall.width - beside, down)
            spots.append(Spot(card, width, _tilt(number) / 2, tag_at, tag))
        return spots

    def _pitch(self, count: int) -> float:
        return min(244 * self.hall.unit * 1.08, (self.hall.width - 40) / count)


def _tilt(place: int) -> float:
    """The angle of a card in degrees: it depends on the place and on nothing else."""
    return _TILTS[place % len(_TILTS)]


def _bow(number: int, count: int) -> float:
    """Units by which the cards of a row lie lower towards its ends."""
    return 14 * abs(2 * number - count + 1) / max(1, count - 1)
