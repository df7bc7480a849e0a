"""A page with a picture at the left and, at the right, a paper with a row for each player."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.sizes import page_unit

_FOOT = 78.0
"""Units below the last row of a last page."""
_EDGES = 36.0
"""Units above and below all papers of a last page."""

_FEW, _LEAST_ROW, _BESIDES = 5, 16, 155
"""Lines that any page has room for; pixels at 100 % of each where there are more, and besides."""


def height_of_rows(number: int) -> int:
    """Pixels at 100 % that a page needs for so many names below each other; few need none."""
    return _BESIDES + _LEAST_ROW * number if number > _FEW else 0


@dataclass(frozen=True)
class RowsLayout:
    """Where the parts are, for a page of that size in pixels and so many players.

    The class variables are units of the design of 1440 x 854.
    """

    width: float
    height: float
    players: int

    is_small: ClassVar[bool] = False
    """Whether a ribbon stands in the place of the picture; see ``SmallRows``."""
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
    def highest_row(self) -> float:
        """Units of a row that has room."""
        return self.ROW

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

    @property
    def buttons(self) -> QRectF:
        """Where buttons stand, from the right on."""
        foot = QRectF(self.footer)
        foot.setLeft(6 * self.unit)
        foot.setRight(self.paper.right() - 22 * self.unit)
        return foot

    def row(self, number: int) -> QRectF:
        """The row of a player, the best first."""
        unit, paper = self.unit, self.paper
        top = paper.top() + self.HEADS * unit
        room = self.footer.top() - top - 2 * unit
        down = min(self.highest_row * unit, room / max(1, self.players))
        left = paper.left() + 20 * unit
        return QRectF(left, top + down * number, paper.width() - 40 * unit, down)


@dataclass(frozen=True)
class EndLayout(RowsLayout):
    """The last page of a game: the winner's side at the left, the paper as high as its rows."""

    @property
    def column(self) -> QRectF:
        """The winner's side, at the left."""
        return QRectF(0, 0, self.width * 0.31, self.height)

    def aside(self, x: float, y: float) -> QPointF:
        """A spot of the left side: ``x`` units from its middle, ``y`` of 854 from the top."""
        middle = self.column.center().x()
        return QPointF(middle + x * self.unit, y * self.height / 854)

    @property
    def honours(self) -> QRectF:
        """Where the ribbon with who has won and the podium are."""
        area = QRectF(self.column)
        area.setTop(self.aside(0, 180).y())
        area.setBottom(self.aside(0, 690).y())
        return area

    @property
    def below(self) -> float:
        """Units below the paper for what comes later."""
        return 0.0

    @property
    def paper(self) -> QRectF:
        """As high as its rows need."""
        unit = self.unit
        left = self.column.right() + 8 * unit
        high = self.height - self.below * unit
        needed = (self.HEADS + _FOOT + 4 + self.highest_row * self.players) * unit
        down = min(high - _EDGES * unit, needed)
        top = (high - down) / 2
        return QRectF(left, top, self.width - left - 26 * unit, down)
