"""Where the papers beside the town lie, for a column of any size: a pure function.

Two designs: the regular one, and a compact one for small windows.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.kit.targets import are_large, target_size

_REGULAR_SIZE: Final = (440.0, 854.0)
_COMPACT_SIZE: Final = (324.0, 604.0)
"""The column of each design, in units; whatever is more is shared out."""
_COMPACT_BELOW: Final = 0.82
_WIDEST: Final = 620.0
"""Units beyond which a paper only has longer lines."""
_ROWS_IN_DESIGN: Final = 3
_FOR_FINGERS: Final = 66.0
"""Pixels that rows of answers need beyond the design."""


class _Design(NamedTuple):
    """Units, from the top down."""

    aside: float
    top: float
    ribbon: float
    race_gap: float
    race: float
    gap: float
    row: float
    row_gap: float
    crowded_row: float
    """Of four other players."""
    crowded_gap: float
    salon: float
    crowded_salon: float
    head: float
    """The ribbon of an evaluation."""
    stop: float
    totals: float
    controls: float
    foot: float


_REGULAR: Final = _Design(
    aside=14,
    top=12,
    ribbon=78,
    race_gap=8,
    race=56,
    gap=12,
    row=56,
    row_gap=6,
    crowded_row=51,
    crowded_gap=5,
    salon=134,
    crowded_salon=124,
    head=70,
    stop=240,
    totals=92,
    controls=60,
    foot=14,
)
_COMPACT: Final = _Design(
    aside=10,
    top=8,
    ribbon=58,
    race_gap=6,
    race=54,
    gap=8,
    row=45,
    row_gap=5,
    crowded_row=40,
    crowded_gap=3,
    salon=88,
    crowded_salon=78,
    head=52,
    stop=186,
    totals=66,
    controls=48,
    foot=8,
)


@dataclass(frozen=True)
class ColumnLayout:
    """A column of that size in pixels, for a table of so many players.

    ``has_controls``: whether there is something to press below an evaluation; while somebody has
    to choose (``is_asking``) the stop takes that place.
    """

    width: float
    height: float
    players: int
    has_controls: bool = True
    is_asking: bool = False

    # --- measures ------------------------------------------------------------------------------

    @property
    def is_compact(self) -> bool:
        across, down = _REGULAR_SIZE
        return min(self.width / across, self.height / down) < _COMPACT_BELOW

    @property
    def unit(self) -> float:
        """Pixels in a unit of the design."""
        across, down = _COMPACT_SIZE if self.is_compact else _REGULAR_SIZE
        return max(0.05, min(self.width / across, self.height / down))

    @property
    def top_unit(self) -> float:
        """The same for the ribbon."""
        return self.unit

    @property
    def _design(self) -> _Design:
        return _COMPACT if self.is_compact else _REGULAR

    @property
    def _is_crowded(self) -> bool:
        return self.players - 1 > _ROWS_IN_DESIGN

    def _paper(self, top: float, height: float) -> QRectF:
        """A paper across the column, by units."""
        unit = self.unit
        across = min(self.width - 2 * self._design.aside * unit, _WIDEST * unit)
        return QRectF((self.width - across) / 2, top * unit, across, max(0.0, height) * unit)

    @property
    def _down(self) -> float:
        """The height of the column in units."""
        return self.height / self.unit

    # --- a turn --------------------------------------------------------------------------------

    @property
    def ribbon(self) -> QRectF:
        return self._paper(self._design.top, self._design.ribbon)

    @property
    def race(self) -> QRectF:
        """With the flag over the cobbles."""
        design = self._design
        return self._paper(design.top + design.ribbon + design.race_gap, design.race)

    @property
    def rows(self) -> list[QRectF]:
        """One for each other player."""
        design = self._design
        row = design.crowded_row if self._is_crowded else design.row
        row = max(row, target_size() / self.unit)
        gap = design.crowded_gap if self._is_crowded else design.row_gap
        top = design.top + design.ribbon + design.race_gap + design.race + design.gap
        return [self._paper(top + (row + gap) * one, row) for one in range(self.players - 1)]

    @property
    def _below_rows(self) -> float:
        return self.rows[-1].bottom() / self.unit + self._design.gap

    @property
    def salon(self) -> QRectF:
        design = self._design
        high = design.crowded_salon if self._is_crowded else design.salon
        return self._paper(self._below_rows, high)

    @property
    def hand(self) -> QRectF:
        """The viewer's dice and circle: all that is left."""
        top = self.salon.bottom() / self.unit + self._design.gap
        return self._paper(top, self._down - self._design.foot - top)

    @property
    def start(self) -> QRectF:
        """The start cards, where salon and hand will lie."""
        return self.salon | self.hand

    # --- an evaluation -------------------------------------------------------------------------

    @property
    def head(self) -> QRectF:
        return self._paper(self._design.top, self._design.head)

    @property
    def so_far(self) -> QRectF:
        top = self.race.bottom() / self.unit + self._design.gap
        return self._paper(top, self.stop.top() / self.unit - self._design.gap - top)

    @property
    def stop(self) -> QRectF:
        """The stop where the evaluation is."""
        high = self._design.stop + (self._controls if self.is_asking else 0)
        if self.is_asking and are_large():
            high += _FOR_FINGERS / self.unit
        top = self.totals.top() / self.unit - self._design.gap - high
        return self._paper(top, high)

    @property
    def totals(self) -> QRectF:
        """What the round has brought."""
        design = self._design
        below = 0 if self.is_asking else self._controls
        top = self._down - design.foot - below - design.totals
        return self._paper(top, design.totals)

    @property
    def _controls(self) -> float:
        """Units that they take, with the gap above."""
        design = self._design
        return design.controls + design.gap * 0.5 if self.has_controls else 0.0

    @property
    def controls(self) -> QRectF:
        design = self._design
        high = 0.0 if self.is_asking or not self.has_controls else design.controls
        return self._paper(self._down - design.foot - high, high)
