"""Where the parts of the count are, for a page of any size."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.kit.rows import RowsLayout


@dataclass(frozen=True)
class CountLayout(RowsLayout):
    """The count: above the score road; ``players`` are its rows, each with so many ``cards``."""

    cards: int = 1

    ROW = 168.0
    HEADS = 96.0
    FOOTER = (60.0, 48.0, 10.0)

    @property
    def road(self) -> QRectF:
        down = 96 * self.unit
        return QRectF(0, self.height - down, self.width, down)

    @property
    def column(self) -> QRectF:
        """The picture of the King, at the left."""
        share = 0.3 if self.cards == 1 else 0.22
        return QRectF(0, 0, self.width * share, self.road.top())

    @property
    def paper(self) -> QRectF:
        """As high as its rows need."""
        unit = self.unit
        left = self.column.right() + 4 * unit
        return QRectF(left, 18 * unit, self.width - left - 26 * unit, self.road.top() - 28 * unit)
