"""What is counted when, while a count is played: a pure function of time."""

import math
from dataclasses import dataclass
from typing import NamedTuple

POP_MS, COUNT_MS, SORT_MS, RANK_MS = 110, 700, 500, 160
IN_TURN = 4
"""So many are counted one after the other; all others together, after them."""


class RowProgress(NamedTuple):
    """How far one row has come: tiles of each card on the table, share of the points added."""

    popped: float
    risen: float


class CountProgress(NamedTuple):
    """``rows`` in the order in which they are counted; how far these have moved to where they rank,
    and how many ranks are told, the last one first.
    """

    rows: tuple[RowProgress, ...]
    moved: float
    told: int


@dataclass(frozen=True)
class Pace:
    """Row by row the ``tiles`` of a card pop up and its total rises; only then there are ranks.

    ``ranks`` are those that differ: of a tie all are told at once.
    """

    tiles: int
    rows: int
    ranks: int

    @property
    def ms(self) -> int:
        """How long it takes at normal speed."""
        return self._counted_ms + SORT_MS + self.ranks * RANK_MS

    @property
    def _row_ms(self) -> int:
        return self.tiles * POP_MS + COUNT_MS

    @property
    def _counted_ms(self) -> int:
        return min(self.rows, IN_TURN + 1) * self._row_ms

    def at(self, share: float) -> CountProgress:
        """The progress after a share of the time."""
        now = share * self.ms
        rows = tuple(self._row(now - min(row, IN_TURN) * self._row_ms) for row in range(self.rows))
        after = now - self._counted_ms
        moved = min(1.0, max(0.0, after / SORT_MS))
        told = max(0, round((after - SORT_MS) // RANK_MS))
        return CountProgress(rows, moved, self.ranks if share >= 1 else min(told, self.ranks))

    def calm_at(self, share: float) -> CountProgress:
        """The same where nothing travels: each row's cards at once, then its total, at last all
        ranks.
        """
        come = self.at(share)
        rows = tuple(
            RowProgress(float(self.tiles) if row.popped else 0.0, math.floor(row.risen))
            for row in come.rows
        )
        is_told = come.moved >= 1
        return CountProgress(rows, float(is_told), self.ranks if is_told else 0)

    def _row(self, since: float) -> RowProgress:
        popped = min(float(self.tiles), max(0.0, since / POP_MS))
        risen = (since - self.tiles * POP_MS) / COUNT_MS
        return RowProgress(popped, min(1.0, max(0.0, risen)))
