"""Where everything lies on the tray of the ballot, for every size: a pure function."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

_MOST_ASLANT = 16.0
"""Degrees between the first and the last card of a fan."""


@dataclass(frozen=True)
class Tray:
    """A widget of that size, in pixels; cards in an open one stand out above the panel."""

    width: int
    height: int
    unit: float
    is_open: bool

    @property
    def top(self) -> float:
        """Where the panel begins; above it there is room for cards, or for a sealed one."""
        return (108 if self.is_open else 170) * self.unit

    @property
    def side(self) -> float:
        """Width of the words at the left, and of the button at the right."""
        return max(190 * self.unit, 176.0)

    @property
    def words(self) -> QRectF:
        """Left of the fan: whose ballot it is, and what to do."""
        unit = self.unit
        return QRectF(46 * unit, self.top + 22 * unit, self.side - 60 * unit, 200)

    @property
    def sealed(self) -> QRectF:
        """The one line of a tray without cards."""
        unit = self.unit
        return QRectF(0, 0, self.width, self.height).adjusted(80 * unit, self.top, -80 * unit, 0)

    def button(self, height: int) -> QRect:
        """Right of the fan, of that height."""
        unit = self.unit
        width = max(round(self.side - 26 * unit), 60)
        corner = QPoint(self.width - width - round(22 * unit), round(self.top + 50 * unit))
        return QRect(corner, QSize(width, height))

    def fan(self, count: int) -> list[tuple[QPointF, float]]:
        """The middles of so many cards and their angles, from left to right."""
        unit = self.unit
        left, right = self.side + 66 * unit, self.width - self.side - 66 * unit
        pitch = min((right - left) / max(1, count - 1), 116 * unit)
        first = (left + right) / 2 - pitch * (count - 1) / 2
        angle = min(4.0, _MOST_ASLANT / max(1, count - 1))
        leans = [number - (count - 1) / 2 for number in range(count)]
        return [
            (QPointF(first + pitch * number, 122 * unit + abs(lean) * 5 * unit), lean * angle)
            for number, lean in enumerate(leans)
        ]
