"""Where everything lies on the paper of the favourites, for every size: a pure function.

A high paper has the arches in two rows of three; a low one has them in one row.  A team's paper
has a block for the card of each partner, with one row of arches.
"""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.ui.kit.sizes import Size

_LOW, _HIGH = 230.0, 366.0
"""Units of height under which the arches stand in one row, and the head is a line."""
_CARD_RATIO = 1.375
"""Height of the card that lies there closed, by its width."""
_STRIP = Size(72, least=64)
"""Height of an Ambition with its title and three lines of condition."""
_BLOCK = 84.0
"""Units that the name and the arches of a partner need above the Ambition."""
_WIDE, _BESIDE = 520.0, 216.0
"""Units of a low paper with room for words, and of the words beside the arches."""
_NARROW = 56.0
"""Units from arch to arch below which names are on two lines."""
_DENSEST = 0.79
"""Of the arches above an Ambition, by those of a paper without one."""


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
    def is_emblem(self) -> bool:
        """Whether of an Ambition there is no room for more than its emblem."""
        return self.is_low and self.face.width() < _WIDE * self.unit

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
        room = self.face.adjusted(18 * unit, 42 * unit, -18 * unit, -18 * unit)
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
        room = face.width() - 40 * unit
        if self.has_ambition:
            room -= max(room / 6, self.ambition(0).width() + 8 * unit)
        step = room / 6
        size = min(unit * 1.25, step / 74, (face.height() - 76 * unit) / 100)
        spare = max(0.0, face.height() - 96 * unit - 100 * size)
        foot = 45 if step < _NARROW * unit else 33
        low = face.bottom() - foot * unit - spare / 2
        first = QPointF(face.left() + 18 * unit + step / 2, low)
        return [Arch(one, first + QPointF(place * step, 0), size) for place, one in enumerate(goal)]

    def _in_two_rows(self, goal: Goal) -> list[Arch]:
        unit, face, size = self.unit, self.face, self.unit
        step, across = (face.width() - 24 * unit) / 3.1, self.across
        if self.has_ambition:
            high = self.ambition(0).top() - face.top() - 86 * unit
            size = min(unit, max(_DENSEST * unit, high / 230))
        down, first = 126 * size, QPointF(face.center().x() - step, face.top())
        first += QPointF(0, 62 * unit + 104 * size)
        return [
            Arch(one, first + QPointF((place % across) * step, (place // across) * down), size)
            for place, one in enumerate(goal)
        ]

    def _in_block(self, block: QRectF, goal: Goal) -> list[Arch]:
        """Right of the name on the low paper, else below it."""
        unit, room = self.unit, QRectF(block)
        if self.is_row:
            room.setLeft(block.left() + 92 * unit)
            if self.has_ambition:
                room.setRight(self._ambition_in(block).left() - 12 * unit)
        else:
            ambition = self._strip_in(block) + 2 * unit if self.has_ambition else 0
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
        if self.is_low and not self.is_emblem:
            return self._beside(face.adjusted(0, 42 * unit, -18 * unit, -12 * unit))
        if self.is_low:
            side = min(58 * unit, face.height() - 86 * unit)
            left, top = face.right() - 22 * unit - side, face.bottom() - 30 * unit - side
            return QRectF(left, top, side, side)
        bottom = face.bottom() - 50 * unit
        top = max(face.top() + (86 + 230 * _DENSEST) * unit, bottom - _STRIP.at(unit))
        return QRectF(face.left() + 22 * unit, top, face.width() - 44 * unit, bottom - top)

    def _ambition_in(self, block: QRectF) -> QRectF:
        unit = self.unit
        if not self.is_row:
            high = self._strip_in(block)
            return QRectF(block.left(), block.bottom() - 4 * unit - high, block.width(), high)
        if not self.is_emblem:
            return self._beside(block)
        side = min(46 * unit, block.height() - 4 * unit)
        return QRectF(block.right() - side, block.center().y() - side / 2, side, side)

    def _beside(self, room: QRectF) -> QRectF:
        """Emblem and words at the right of what has the arches."""
        wide, high = _BESIDE * self.unit, min(_STRIP.at(self.unit), room.height() - 4 * self.unit)
        return QRectF(room.right() - wide, room.center().y() - high / 2, wide, high)

    def _strip_in(self, block: QRectF) -> float:
        """How high the Ambition of a partner is; one line where there is no room for more."""
        return max(26 * self.unit, min(_STRIP.at(self.unit), block.height() - _BLOCK * self.unit))

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
