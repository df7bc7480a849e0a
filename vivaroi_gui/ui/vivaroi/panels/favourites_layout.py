"""Where everything lies on the paper of the favourites, for every size: a pure function.

A high paper has the arches in two rows of three; a low one has them in one row.  A team's paper
has a block for the card of each partner, with one row of arches.
"""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.rules.vivaroi.data import Character, Goal

_LOW, _HIGH = 230.0, 366.0
"""Units of height under which the arches stand in one row, and the head is a line."""
_CARD_RATIO = 1.375
"""Height of the card that lies there closed, by its width."""


class Arch(NamedTuple):
    """A favourite's place on the card: the middle of its feet, and pixels in a unit there."""

    character: Character
    feet: QPointF
    unit: float


def pawn_height(arch: Arch) -> int:
    """How tall a favourite stands in its arch, in pixels."""
    return round(86 * arch.unit)


class ClosedAreas(NamedTuple):
    """The back of the card, and what is said of it."""

    back: QRectF
    words: QRectF


@dataclass(frozen=True)
class FavouritesLayout:
    """The paper ``face``, ``unit`` pixels a unit, with the cards of one person or of a team."""

    face: QRectF
    unit: float
    cards: int = 1
    has_ambition: bool = False

    @property
    def is_row(self) -> bool:
        """Whether the arches of a card stand in one row, below a head of one line."""
        return self.face.height() < (_HIGH if self.is_team else _LOW) * self.unit

    @property
    def is_low(self) -> bool:
        """Whether the head is one line, and what is told at the foot of others stands there."""
        return self.face.height() < _HIGH * self.unit

    @property
    def is_team(self) -> bool:
        return self.cards > 1

    @property
    def across(self) -> int:
        """Arches side by side."""
        return 6 if self.is_row or self.is_team else 3

    # --- the arches ----------------------------------------------------------------------------

    def arches(self, number: int, goal: Goal) -> list[Arch]:
        """Where the favourites of a card stand."""
        if self.is_team:
            return self._in_block(self.block(number), goal)
        if self.is_row:
            return self._in_one_row(goal)
        return self._in_low_rows(goal) if self.is_low else self._in_two_rows(goal)

    def _in_low_rows(self, goal: Goal) -> list[Arch]:
        """Three over three, as large as there is room for."""
        unit, across = self.unit, self.across
        room = self.face.adjusted(18 * unit, 42 * unit, -18 * unit, -12 * unit)
        if self.has_ambition:
            room.setRight(self.ambition(0).left() - 8 * unit)
        step, line = room.width() / across, room.height() / 2
        size = min(1.2 * unit, step / 84, line / 122)
        first = QPointF(room.left() + step / 2, room.top() + 99 * size)
        return [
            Arch(one, first + QPointF((place % across) * step, (place // across) * line), size)
            for place, one in enumerate(goal)
        ]

    def _in_one_row(self, goal: Goal) -> list[Arch]:
        unit, face = self.unit, self.face
        tiles = 7.2 if self.has_ambition else 6  # an emblem is wider than an arch
        step = (face.width() - 40 * unit) / tiles
        size = min(unit * 1.25, step / 74, (face.height() - 76 * unit) / 100)
        spare = max(0.0, face.height() - 96 * unit - 100 * size)
        low = face.bottom() - 33 * unit - spare / 2
        first = QPointF(face.left() + 18 * unit + step / 2, low)
        return [Arch(one, first + QPointF(place * step, 0), size) for place, one in enumerate(goal)]

    def _in_two_rows(self, goal: Goal) -> list[Arch]:
        unit, face, is_dense = self.unit, self.face, self.has_ambition
        step, across = (face.width() - 24 * unit) / 3.1, self.across
        down, size = (101 if is_dense else 126) * unit, (0.79 if is_dense else 1) * unit
        first = QPointF(face.center().x() - step, face.top() + (146 if is_dense else 166) * unit)
        return [
            Arch(one, first + QPointF((place % across) * step, (place // across) * down), size)
            for place, one in enumerate(goal)
        ]

    def _in_block(self, block: QRectF, goal: Goal) -> list[Arch]:
        """Right of the name on the low paper, else below it."""
        unit, room = self.unit, QRectF(block)
        if self.is_row:
            room.setLeft(block.left() + 92 * unit)
            room.setRight(block.right() - (58 * unit if self.has_ambition else 0))
        else:
            ambition = 28 * unit if self.has_ambition else 0
            room.adjust(0, 25 * unit, 0, -ambition - 6 * unit)
        step = room.width() / len(goal)
        size = min(step / 80, room.height() / 101)
        first = QPointF(room.left() + step / 2, room.center().y() + 48 * size)
        return [Arch(one, first + QPointF(place * step, 0), size) for place, one in enumerate(goal)]

    # --- the rest ------------------------------------------------------------------------------

    def block(self, number: int) -> QRectF:
        """The part of the paper for one card of a team."""
        unit, face = self.unit, self.face
        top, bottom = (38, 13) if self.is_row else (68, 54)
        area = face.adjusted(20 * unit, top * unit, -20 * unit, -bottom * unit)
        down = area.height() / self.cards
        return QRectF(area.left(), area.top() + number * down, area.width(), down)

    def ambition(self, number: int) -> QRectF:
        """Of a card: a square for the emblem on a low paper, else a strip with words."""
        unit, face = self.unit, self.face
        if self.is_team:
            return self._ambition_in(self.block(number))
        if self.is_low:
            side = min(58 * unit, face.height() - 86 * unit)
            left, top = face.right() - 22 * unit - side, face.bottom() - 30 * unit - side
            return QRectF(left, top, side, side)
        strip = QRectF(face.left() + 22 * unit, face.bottom() - 104 * unit, 0, 54 * unit)
        strip.setRight(face.right() - 22 * unit)
        return strip

    def _ambition_in(self, block: QRectF) -> QRectF:
        unit = self.unit
        if not self.is_row:
            return QRectF(block.left(), block.bottom() - 30 * unit, block.width(), 26 * unit)
        side = min(46 * unit, block.height() - 4 * unit)
        return QRectF(block.right() - side, block.center().y() - side / 2, side, side)

    @property
    def foot(self) -> QRectF:
        """What the favourites are worth, at the lower edge of a high paper."""
        unit, face = self.unit, self.face
        rise = 46 if self.is_team or self.has_ambition else 50
        pill = QRectF(face.left() + 26 * unit, face.bottom() - rise * unit, 0, 32 * unit)
        pill.setRight(face.right() - 26 * unit)
        return pill

    @property
    def closed(self) -> ClosedAreas:
        unit, face = self.unit, self.face
        if self.is_low:
            height = face.height() - 36 * unit
            left, top = face.left() + 40 * unit, face.top() + 18 * unit
            back = QRectF(left, top, height / _CARD_RATIO, height)
            words = QRectF(back.right() + 20 * unit, back.top(), 0, height)
            words.setRight(face.right() - 24 * unit)
            return ClosedAreas(back, words)
        height = 240 * unit
        back = QRectF(0, face.top() + 28 * unit, height / _CARD_RATIO, height)
        back.moveLeft(face.center().x() - back.width() / 2)
        return ClosedAreas(back, face.adjusted(28 * unit, 274 * unit, -28 * unit, -24 * unit))
