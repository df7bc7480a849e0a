"""Where the parts of the last page are, for a page of any size."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

_ROW = 146.0
"""The highest row, in units."""
_HEADS, _FOOT = 174.0, 78.0


@dataclass(frozen=True)
class Layout:
    """A page of that size in pixels, for so many players and rounds."""

    width: float
    height: float
    players: int
    rounds: int

    @property
    def unit(self) -> float:
        """Pixels in a unit of the design of 1440 x 854."""
        return max(0.05, min(self.width / 1440, self.height / 854))

    @property
    def column(self) -> QRectF:
        """The winner's side, at the left."""
        return QRectF(0, 0, self.width * 0.31, self.height)

    def aside(self, x: float, y: float) -> QPointF:
        """A spot of the left side: ``x`` units from its middle, ``y`` of 854 from the top."""
        middle = self.column.center().x()
        return QPointF(middle + x * self.unit, y * self.height / 854)

    @property
    def paper(self) -> QRectF:
        """As high as its rows need."""
        unit = self.unit
        left = self.column.right() + 8 * unit
        most = self.height - 36 * unit
        needed = (_HEADS + _FOOT + 4 + _ROW * self.players) * unit
        down = min(most, needed)
        top = (self.height - down) / 2
        return QRectF(left, top, self.width - left - 26 * unit, down)

    @property
    def footer(self) -> QRectF:
        unit, paper = self.unit, self.paper
        down = max(64 * unit, 52.0)
        return QRectF(
            paper.left() + 34 * unit,
            paper.bottom() - down - 12 * unit,
            paper.width() - 56 * unit,
            down,
        )

    def row(self, number: int) -> QRectF:
        """The row of a player, the winner first."""
        unit, paper = self.unit, self.paper
        top = paper.top() + _HEADS * unit
        room = self.footer.top() - top - 2 * unit
        down = min(_ROW * unit, room / max(1, self.players))
        left = paper.left() + 20 * unit
        return QRectF(left, top + down * number, paper.width() - 40 * unit, down)


class Columns:
    """Where the columns are, in pixels from the left of a row."""

    def __init__(self, width: float, unit: float, rounds: int) -> None:
        self.player = 112 * unit
        self.facts = tuple(width - x * unit for x in (214, 128, 46))
        self.line = width - 262 * unit
        self.total = width - 316 * unit
        pitch = 98 * unit
        last = self.total - 96 * unit
        self.rounds = tuple(last - pitch * (rounds - 1 - number) for number in range(rounds))
        self.name_room = self.rounds[0] - 46 * unit - 136 * unit
