"""Where the parts of the count are, for a page of any size."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

_ROW = 168.0
"""The highest row, in units."""
_HEADS, _FOOT = 96.0, 74.0


@dataclass(frozen=True)
class Layout:
    """A page of that size in pixels, for so many players."""

    width: float
    height: float
    players: int

    @property
    def unit(self) -> float:
        """Pixels in a unit of the design of 1440 x 854."""
        return max(0.05, min(self.width / 1440, self.height / 854))

    @property
    def road(self) -> QRectF:
        down = 96 * self.unit
        return QRectF(0, self.height - down, self.width, down)

    @property
    def column(self) -> QRectF:
        """The picture of the King, at the left."""
        return QRectF(0, 0, self.width * 0.3, self.road.top())

    @property
    def paper(self) -> QRectF:
        """As high as its rows need."""
        unit = self.unit
        left = self.column.right() + 4 * unit
        return QRectF(left, 18 * unit, self.width - left - 26 * unit, self.road.top() - 28 * unit)

    @property
    def footer(self) -> QRectF:
        unit, paper = self.unit, self.paper
        down = max(60 * unit, 48.0)
        return QRectF(
            paper.left() + 34 * unit,
            paper.bottom() - down - 10 * unit,
            paper.width() - 56 * unit,
            down,
        )

    def row(self, number: int) -> QRectF:
        """The row of a player, the highest total first."""
        unit, paper = self.unit, self.paper
        top = paper.top() + _HEADS * unit
        room = self.footer.top() - top - 2 * unit
        down = min(_ROW * unit, room / max(1, self.players))
        left = paper.left() + 20 * unit
        return QRectF(left, top + down * number, paper.width() - 40 * unit, down)
