"""Where everything lies on the tray of the ballot, for every size: a pure function."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

_CARD, _LIFT = 183.0, 22.0
"""Units of height of a card that is chosen, and how far that one stands up."""
_FOLD = 48.0
"""Units at the foot of a strip for what unfolds the favourites, with what is around it."""
_SIDE = 0.315
"""The share of a narrow strip that lies beside the cards, either way."""
_PILED = 0.12
"""The least share of a card that is seen of one on which others like it lie."""
_MOST_ASLANT = 16.0
"""Degrees between the first and the last card of a fan."""


def fold_width(page: float, unit: float) -> float:
    """Of what unfolds the favourites, at the foot of a strip across a page of that width."""
    return min(200 * unit, max(page * 0.27, 150 * unit), page * _SIDE - 8 * unit)


@dataclass(frozen=True)
class Tray:
    """A widget of that size, in pixels; cards in an open one stand out above the panel."""

    width: int
    height: int
    unit: float
    is_open: bool
    is_strip: bool = False
    """Whether it is a strip across a small page: all of it is the panel."""

    @property
    def card_unit(self) -> float:
        """Pixels in a unit of a card."""
        if not self.is_strip:
            return self.unit
        return min(self.unit, (self.height - 12 * self.unit) / (_CARD + _LIFT))

    @property
    def top(self) -> float:
        """Where the panel begins; above it there is room for cards, or for a sealed one."""
        if self.is_strip:
            return 0.0 if self.is_open else self.height - 36 * self.unit
        return (108 if self.is_open else 170) * self.unit

    @property
    def side(self) -> float:
        """Width of the words at the left, and of the button at the right."""
        if self.is_strip:
            return min(250 * self.unit, self.width * _SIDE)
        return max(190 * self.unit, 176.0)

    @property
    def words(self) -> QRectF:
        """Left of the fan: whose ballot it is, and what to do."""
        unit = self.unit
        if self.is_strip:
            high = self.height - _FOLD * unit
            return QRectF(12 * unit, 4 * unit, self.side - 18 * unit, high)
        return QRectF(46 * unit, self.top + 22 * unit, self.side - 60 * unit, 200)

    @property
    def sealed(self) -> QRectF:
        """The one line of a tray without cards; of a strip it is beside what unfolds."""
        unit = self.unit
        if self.is_strip:
            left = 18 * unit + fold_width(self.width, unit)
            return QRectF(left, self.top, self.width - left - 12 * unit, self.height - self.top)
        return QRectF(0, 0, self.width, self.height).adjusted(80 * unit, self.top, -80 * unit, 0)

    def button(self, height: int) -> QRect:
        """Right of the fan, of that height."""
        unit = self.unit
        width = max(round(self.side - 26 * unit), 60)
        if self.is_strip:
            top = (self.height - height) / 2
            return QRect(
                QPoint(self.width - width - round(14 * unit), round(top)), QSize(width, height)
            )
        corner = QPoint(self.width - width - round(22 * unit), round(self.top + 50 * unit))
        return QRect(corner, QSize(width, height))

    def fan(self, cards: Sequence[object]) -> list[tuple[QPointF, float]]:
        """The middles of these cards and their angles, from left to right."""
        if not cards:
            return []
        if self.is_strip:
            return self._in_strip([one == other for one, other in pairwise(cards)])
        unit, count = self.unit, len(cards)
        left, right = self.side + 66 * unit, self.width - self.side - 66 * unit
        pitch = min((right - left) / max(1, count - 1), 116 * unit)
        first = (left + right) / 2 - pitch * (count - 1) / 2
        angle = min(4.0, _MOST_ASLANT / max(1, count - 1))
        leans = [number - (count - 1) / 2 for number in range(count)]
        return [
            (QPointF(first + pitch * number, 122 * unit + abs(lean) * 5 * unit), lean * angle)
            for number, lean in enumerate(leans)
        ]

    def _in_strip(self, alike: Sequence[bool]) -> list[tuple[QPointF, float]]:
        """Side by side and upright; ``alike``: whether two that stand beside each other are."""
        half = 66 * self.card_unit
        steps = _steps(alike, self.width - 2 * (self.side + half), 136 * self.card_unit)
        first = (self.width - sum(steps)) / 2
        down = self.height - (_CARD / 2 + 4) * self.card_unit
        return [(QPointF(first + across, down), 0.0) for across in accumulate(steps, initial=0.0)]


def _steps(alike: Sequence[bool], room: float, whole: float) -> list[float]:
    """From card to card: where there is little room, those that are alike are piled up first."""
    count = sum(alike)
    others = len(alike) - count
    even = min(room / max(1, len(alike)), whole)
    close = min(even, max(_PILED * whole, (room - others * whole) / max(1, count)))
    far = min(whole, (room - count * close) / max(1, others))
    return [close if is_alike else far for is_alike in alike]
