"""Where the parts of the last page are, for a page of any size."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.rows import RowsLayout

_FOOT = 78.0


@dataclass(frozen=True)
class Layout(RowsLayout):
    """The last page, for so many rounds."""

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
