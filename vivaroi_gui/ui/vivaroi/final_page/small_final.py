"""The last page in a small window: a ribbon in the place of the podium, then the rows."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.kit.small_rows import SmallRows, has_small_rows
from vivaroi_gui.ui.vivaroi.final_page.layout import FinalLayout

_LEAST_ROW: Final = 38.0
"""Units of a row that is not cut for the pictures over its columns, nor for awards."""
_PICTURES, _NO_PICTURES, _LINE = 112.0, 30.0, 96.0


def final_layout(
    width: float, height: float, players: int, rounds: int, *, has_awards: bool
) -> FinalLayout:
    """Of a page of that size, for text of the size that is chosen."""
    if not has_small_rows(width, height):
        return FinalLayout(width, height, players, rounds, has_awards)
    whole = SmallFinal(width, height, players, rounds, has_awards)
    if whole.row(0).height() >= _LEAST_ROW * whole.unit:
        return whole
    return SmallFinal(width, height, players, rounds, has_awards=False)


@dataclass(frozen=True)
class SmallFinal(SmallRows, FinalLayout):
    """Pictures stand over the columns, and awards lie below, as far as there is room."""

    ROW = 96.0
    IN_LINE = 0.47

    @property
    def highest_row(self) -> float:
        return self.ROW

    @property
    def has_pictures(self) -> bool:
        """Whether Kings and signs stand over the columns."""
        room = self.paper.height() / self.unit - _PICTURES
        return room >= _LEAST_ROW * self.players

    @property
    def heads(self) -> float:
        return _PICTURES if self.has_pictures else _NO_PICTURES

    @property
    def is_lined(self) -> bool:
        return True

    @property
    def kept_below(self) -> float:
        return _LINE if self.has_awards else 0.0

    @property
    def awards(self) -> QRectF:
        paper, unit = self.paper, self.unit
        return QRectF(paper.left(), paper.bottom() + 6 * unit, paper.width(), 84 * unit)
