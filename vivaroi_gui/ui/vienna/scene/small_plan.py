"""The town where there is little room: a card for each stop, in the courses of the street.

A card says number, name and effect in words that stay readable, and has its place for dice; the
street runs on behind the cards.  Pixels here, units of the board in what comes out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.targets import gap
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.stops import CardRooms, StopPlace, TownPlan, town_plan

_ACROSS: Final = 5
_MARGIN, _GAP = 7.0, 4.0
"""Pixels at 100 % around all cards, where the street turns, and between them."""
_LINE, _LOW_LINE, _FIGURES = 16.0, 13.6, 20.0
"""The same for the line of a name, of one on a low card, and across the numbers."""
_TALL: Final = 66.0
"""The same from which a card has three lines: dice, name, effect."""
_LOW: Final = 31.0
"""The same below which a card is low."""
_INSET, _LOW_INSET = 2.5, 1.0
_SLOT, _PAD = 41.0, QRectF(0, 0, 92, 46)
"""Units of a place for a die, and of the pad of two of them, as in the picture."""
_YARD_SLOT, _YARD_ACROSS = 22.0, 3
_CARRIAGE, _BESIDE = 56.0, 36.0
"""Units across of a carriage, and how much of it is beside the dice of a tall card."""
_ASIDE, _FREE = 0.37, 0.92
"""How much of the width of a low card its dice may take, of a carriage what no name does."""


def small_layout(area: QRectF, text: float) -> TownLayout:
    """The cards in an area of the page, in pixels."""
    plan = small_plan(round(area.width()), round(area.height()), text, gap(_GAP * text))
    return TownLayout(area, plan)


@lru_cache(maxsize=4)
def small_plan(width: int, height: int, text: float, between: float) -> TownPlan:
    """The same, for an area of so many pixels; remembered, since a plan is itself alone."""
    margin = _MARGIN * text
    across = max(1.0, (width - 2 * margin - between * (_ACROSS - 1)) / _ACROSS)
    down = max(1.0, (height - between * _ACROSS) / _ACROSS)
    card = _Card(QRectF(0, 0, across, down), text)
    step = QPointF(across + between, down + between)
    first = QPointF(margin, between / 2)
    places = []
    for place, (column, row) in zip(town_plan().places, _cells(), strict=True):
        corner = first + QPointF(column * step.x(), row * step.y())
        places.append(card.place(place, corner, row + 1))
    street = [QPointF(*one) / card.scale for one in _street(first, step, width)]
    return TownPlan(
        width / card.scale,
        height / card.scale,
        badge_radius=town_plan().badge_radius,
        places=tuple(places),
        street=tuple(street),
        has_picture=False,
    )


@lru_cache(maxsize=1)
def _cells() -> tuple[tuple[int, int], ...]:
    """Column and row of each stop, as they follow each other in the picture; the yard in a gap."""
    places = town_plan().places
    found: dict[str, tuple[int, int]] = {}
    for course in range(1, _ACROSS + 1):
        row = [place for place in places if place.course == course and not place.is_yard]
        row.sort(key=lambda place: place.pad.center().x())
        spare = _ACROSS - len(row)
        for column, place in enumerate(row):
            found[place.id] = column + spare, course - 1
    taken = set(found.values())
    free = [(0, row) for row in range(_ACROSS) if (0, row) not in taken]
    return tuple(found.get(place.id, free[0]) for place in places)


def _street(first: QPointF, step: QPointF, width: float) -> list[tuple[float, float]]:
    """From the left edge from card to card, and from row to row beyond the last of them."""
    found = [(0.0, first.y() + step.y() / 2)]
    before = 0
    for column, row in _cells()[1:]:
        x = first.x() + (column + 0.5) * step.x()
        if row != before:
            turn = found[-1][0] > width / 2
            edge = width - first.x() * 0.4 if turn else found[-1][0] - step.x() * 0.52
            y = first.y() + row * step.y()
            found += [(max(edge, first.x() * 0.4), y)]
            before = row
        found.append((x, first.y() + (row + 0.5) * step.y()))
    return [*found, (width, found[-1][1])]


@dataclass(frozen=True)
class _Card:
    """A card of that size, in pixels."""

    face: QRectF
    text: float

    @property
    def is_tall(self) -> bool:
        return self.face.height() >= _TALL * self.text

    @property
    def _is_low(self) -> bool:
        return self.face.height() < _LOW * self.text

    @property
    def _inset(self) -> float:
        return (_LOW_INSET if self._is_low else _INSET) * self.text

    @property
    def _line(self) -> float:
        return (_LOW_LINE if self._is_low else _LINE) * self.text

    @property
    def scale(self) -> float:
        """Pixels in a unit: dice as large as they find room."""
        line, inset = self._line, 2 * self._inset
        lines = 2 if self.is_tall else 1
        high = (self.face.height() - lines * line - inset) / _PAD.height()
        if self.is_tall:
            room = self.face.width() - _FIGURES * self.text - inset * 2
            return max(0.1, min(high, room / (_PAD.width() + _BESIDE)))
        return max(0.1, min(high, self.face.width() * _ASIDE / _PAD.width()))

    def place(self, drawn: StopPlace, corner: QPointF, course: int) -> StopPlace:
        """A stop on the card at a corner, in units; what it is comes from the picture's."""
        pad, rooms, carriage = self._parts()
        units = _Units(corner, self.scale)
        shown = units.area(pad)
        slots, die = _yard_slots(shown) if drawn.is_yard else (_slots(shown), _SLOT)
        return StopPlace(
            id=drawn.id,
            course=course,
            pad=shown,
            dice=tuple(slots),
            die=die,
            badge=units.area(rooms.plates).center(),
            label=units.area(self.face),
            owner=shown.topRight() + QPointF(-4, 2),
            hit=units.area(self.face),
            gendarme=QPointF(shown.center().x(), shown.bottom()),
            carriage=units.point(carriage),
            facing=drawn.facing,
            rooms=CardRooms(*map(units.area, rooms)),
        )

    def _parts(self) -> tuple[QRectF, CardRooms, QPointF]:
        """Pad, words, and where a carriage stands, in pixels of the card."""
        text, scale, inset = self.text, self.scale, self._inset
        inner = self.face.adjusted(inset, inset, -inset, -inset)
        pad = QRectF(0, 0, _PAD.width() * scale, _PAD.height() * scale)
        line, figures = self._line, max(_FIGURES * text, 30 * scale)
        half = QPointF(_CARRIAGE * scale / 2, 0)
        if self.is_tall:
            pad.moveTopLeft(inner.topLeft() + QPointF(figures + inset, 0))
            plates = QRectF(inner.left(), pad.top(), figures, pad.height())
            below = inner.adjusted(0, pad.height(), 0, 0)
            name = QRectF(below.left(), below.top(), below.width(), below.height() / 2)
            effect = name.translated(0, below.height() / 2)
            carriage = QPointF(inner.right() - half.x(), pad.bottom())
            return pad, CardRooms(plates, name, effect), carriage
        pad.moveBottomRight(inner.bottomRight())
        plates = QRectF(inner.left(), inner.top(), figures, inner.height())
        left = plates.right() + inset
        name = QRectF(left, inner.top(), inner.right() - left - 2 * half.x() * _FREE, line)
        effect = QRectF(left, name.bottom(), pad.left() - left - inset, inner.bottom() - line)
        effect.setBottom(inner.bottom())
        stand = QPointF(self.face.right() - half.x(), line + inset)
        return pad, CardRooms(plates, name, effect), stand


@dataclass(frozen=True)
class _Units:
    """From pixels of a card at a corner of the board to units of the board."""

    corner: QPointF
    scale: float

    def point(self, at: QPointF) -> QPointF:
        return (self.corner + at) / self.scale

    def area(self, area: QRectF) -> QRectF:
        return QRectF(self.point(area.topLeft()), self.point(area.bottomRight()))


def _slots(pad: QRectF) -> Sequence[QPointF]:
    """The middle of two places for dice."""
    return [pad.center() + QPointF(side * (_SLOT + 3) / 2, 1) for side in (-1, 1)]


def _yard_slots(pad: QRectF) -> tuple[Sequence[QPointF], float]:
    """Six smaller ones, and how large they are."""
    pitch = QPointF(pad.width() / _YARD_ACROSS, pad.height() / 2)
    first = pad.topLeft() + pitch / 2 + QPointF(0, 1)
    spots = range(2 * _YARD_ACROSS)
    slots = [
        first + QPointF(one % _YARD_ACROSS * pitch.x(), one // _YARD_ACROSS * pitch.y())
        for one in spots
    ]
    return slots, _YARD_SLOT
