"""Where everything lies on the page of decisions, for a page of any size."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF

from vivaroi_gui.ui.vivaroi.review.decisions import MOST_SLIPS
from vivaroi_gui.ui.vivaroi.review.papers_layout import PapersLayout, alike

_HIGHEST = 206.0
_STACKED_SLIP = 250.0


@dataclass(frozen=True)
class DecisionsLayout(PapersLayout):
    """Three slips on the wide paper, how they were found on the narrow one."""

    @property
    def wide_units(self) -> float:
        return 185.0 + self._highest * MOST_SLIPS

    @property
    def narrow_units(self) -> float:
        return 300.0

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

    @property
    def text(self) -> QRectF:
        """On the narrow paper, below its title."""
        unit, narrow, title = self.unit, self.narrow, self.narrow_title
        top = title.bottom() + 24 * unit
        return QRectF(title.left(), top, title.width(), narrow.bottom() - 24 * unit - top)
