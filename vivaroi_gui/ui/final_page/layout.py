"""Where the parts of the last page are, for a page of any size."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.rows import RowsLayout

_FOOT = 78.0


@dataclass(frozen=True)
class Layout(RowsLayout):
    """The last page, for so many rounds; ``players`` are its rows."""

    rounds: int

    ROW = 146.0
    HEADS = 174.0
    FOOTER = (64.0, 52.0, 12.0)

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
        needed = (self.HEADS + _FOOT + 4 + self.ROW * self.players) * unit
        down = min(most, needed)
        top = (self.height - down) / 2
        return QRectF(left, top, self.width - left - 26 * unit, down)


_LOOSE = ((214, 128, 46), 262, 96, 98)
_DENSE = ((232, 168, 104, 40), 278, 86, 84)
"""Facts and line from the right edge; from the total to the last round; from round to round."""


class Columns:
    """Where the columns are, in pixels from the left of a row; three or four public facts."""

    def __init__(self, width: float, unit: float, rounds: int, facts: int = 3) -> None:
        self.player = 112 * unit
        edges, line, gap, pitch = _DENSE if facts > len(_LOOSE[0]) else _LOOSE
        self.facts = tuple(width - edge * unit for edge in edges)
        self.line = width - line * unit
        self.total = self.line - 54 * unit
        self.pitch = pitch * unit
        last = self.total - gap * unit
        self.rounds = tuple(last - self.pitch * (rounds - 1 - number) for number in range(rounds))
        self.name_room = self.rounds[0] - 46 * unit - 136 * unit
