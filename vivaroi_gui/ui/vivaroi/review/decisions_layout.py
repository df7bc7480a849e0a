"""Where everything lies on the page of decisions, for a page of any size."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRect, QRectF

from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.vivaroi.review.decisions import MOST_SLIPS
from vivaroi_gui.ui.vivaroi.review.papers_layout import PapersLayout, alike

_HIGHEST = 246.0
_STACKED_SLIP = 290.0
_TABLE_HEAD = 70.0
"""Units of the title of the table."""
_TABLE_ROW, _ROW_LINE = Size(56, least=31), Size(19, least=15)
"""A row of it for each seat, and from one line there to the next."""


@dataclass(frozen=True)
class DecisionsLayout(PapersLayout):
    """Three slips on the wide paper, how they were found on the narrow one."""

    @property
    def wide_units(self) -> float:
        return 185.0 + self._highest * MOST_SLIPS

    @property
    def narrow_units(self) -> float:
        return 314.0 + self._table / self.unit

    @property
    def _highest(self) -> float:
        return _STACKED_SLIP if self.is_stacked else _HIGHEST

    @property
    def button(self) -> QRectF:
        """The room for what shows the rest."""
        return self.legend

    def slip(self, number: int) -> QRect:
        """One of them, the largest first."""
        unit, wide, top = self.unit, self.wide, self.head_bottom
        room = self.legend.top() - top
        pitch = min(self._highest * unit, room / MOST_SLIPS)
        left, across = wide.left() + 22 * unit, wide.width() - 44 * unit
        return alike(left, top + pitch * number, across, pitch - 8 * unit)

    def table(self, below: float) -> QRectF:
        """A paper for a row of each seat, below what is said of how it is judged."""
        narrow = self.narrow
        return QRectF(narrow.left(), below + 14 * self.unit, narrow.width(), self._table)

    @property
    def _table(self) -> float:
        """How high it is, in pixels."""
        unit = self.unit
        return (_TABLE_HEAD + 14) * unit + _TABLE_ROW.at(unit) * self.faces_shown

    def height_with_table(self, below: float) -> int:
        """Of a page on which it has room."""
        return ceil(self.table(below).bottom() + 18 * self.unit)

    def row(self, table: QRectF, number: int) -> QRectF:
        """Of a seat on that paper."""
        unit, high = self.unit, _TABLE_ROW.at(self.unit)
        top = table.top() + _TABLE_HEAD * unit + high * number
        return QRectF(table.left() + 24 * unit, top, table.width() - 44 * unit, high)

    @property
    def row_line(self) -> float:
        """Pixels from one line of it to the next."""
        return _ROW_LINE.at(self.unit)

    @property
    def text(self) -> QRectF:
        """On the narrow paper, below its title."""
        unit, narrow, title = self.unit, self.narrow, self.narrow_title
        top = title.bottom() + 24 * unit
        return QRectF(title.left(), top, title.width(), narrow.bottom() - 24 * unit - top)
