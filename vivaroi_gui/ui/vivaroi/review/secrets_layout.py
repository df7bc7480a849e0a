"""Where everything lies on the page of secrets, for a page of any size."""

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QRect, QRectF

from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.targets import are_large, target_size
from vivaroi_gui.ui.vivaroi.review.findings import MOST_TELLING
from vivaroi_gui.ui.vivaroi.review.papers_layout import PapersLayout, alike

_HIGHEST_ROW = 79.0
_TELLING = 210.0
"""Units of what gave the card away, where there is no third of a paper."""
_HEADS = Size(19, least=16)


@dataclass(frozen=True)
class SecretsLayout(PapersLayout):
    """The moments on the wide paper, what gave the card away on the narrow one.

    ``rows`` are how many moments there are.
    """

    rows: int

    @property
    def wide_units(self) -> float:
        return 225.0 + _HIGHEST_ROW * self.rows

    @property
    def narrow_units(self) -> float:
        return 92.0 + _TELLING * MOST_TELLING

    @property
    def least_height(self) -> int:
        """No row is too low for a finger; a unit is at most what it is in a page that scrolls."""
        if self.is_stacked or not are_large():
            return super().least_height
        tall = replace(self, height=self.width)
        unit, rows = tall.unit, self.rows * (target_size() + 4 * tall.unit)
        return ceil(tall.heads.bottom() + 3 * unit + rows + tall.legend.height() + 26 * unit)

    @property
    def heads(self) -> QRectF:
        """What is in the columns of the moments, above them."""
        unit, wide = self.unit, self.wide
        left, across = wide.left() + 22 * unit, wide.width() - 44 * unit
        return QRectF(left, self.head_bottom - 4 * unit, across, _HEADS.at(unit))

    def row(self, number: int) -> QRect:
        """A moment."""
        unit, wide, top = self.unit, self.wide, self.heads.bottom() + 3 * self.unit
        room = self.legend.top() - top
        highest = max(_HIGHEST_ROW * unit, target_size() + 4 * unit)
        pitch = min(highest, room / max(1, self.rows))
        left, across = wide.left() + 22 * unit, wide.width() - 44 * unit
        return alike(left, top + pitch * number, across, pitch - 4 * unit)

    def telling(self, number: int) -> QRect:
        """What gave the card away: a third of the paper."""
        unit, narrow = self.unit, self.narrow
        top = self.narrow_title.bottom() + 18 * unit
        pitch = (narrow.bottom() - 16 * unit - top) / MOST_TELLING
        left, across = narrow.left() + 16 * unit, narrow.width() - 32 * unit
        return alike(left, top + pitch * number, across, pitch - 8 * unit)
