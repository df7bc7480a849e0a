"""A page with a picture at the left and, at the right, a paper with a row for each player."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.kit.sizes import page_unit


@dataclass(frozen=True)
class RowsLayout:
    """Where the parts are, for a page of that size in pixels and so many players.

    The class variables are units of the design of 1440 x 854.
    """

    width: float
    height: float
    players: int

    ROW: ClassVar[float]
    """The highest row."""
    HEADS: ClassVar[float]
    """From the top of the paper to the first row."""
    FOOTER: ClassVar[tuple[float, float, float]]
    """Height, the least height in pixels, and the room below."""

    @property
    def unit(self) -> float:
        """Pixels in a unit."""
        return page_unit(self.width, self.height)

    @property
    def paper(self) -> QRectF:
        raise NotImplementedError

    @property
    def footer(self) -> QRectF:
        unit, paper = self.unit, self.paper
        height, least, below = self.FOOTER
        down = max(height * unit, least)
        return QRectF(
            paper.left() + 34 * unit,
            paper.bottom() - down - below * unit,
            paper.width() - 56 * unit,
            down,
        )

    def row(self, number: int) -> QRectF:
        """The row of a player, the best first."""
        unit, paper = self.unit, self.paper
        top = paper.top() + self.HEADS * unit
        room = self.footer.top() - top - 2 * unit
        down = min(self.ROW * unit, room / max(1, self.players))
        left = paper.left() + 20 * unit
        return QRectF(left, top + down * number, paper.width() - 40 * unit, down)
