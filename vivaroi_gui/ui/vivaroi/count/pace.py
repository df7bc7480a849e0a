"""What is counted when, while a count is played: a pure function of time."""

from dataclasses import dataclass
from typing import NamedTuple

POP_MS, COUNT_MS, STONE_MS, WALK_MS = 110, 500, 60, 1200


class CountProgress(NamedTuple):
    """How far the count has come: tiles on the table, shares of the sums and of the ways."""

    popped: float
    risen: float
    walked: float


@dataclass(frozen=True)
class Pace:
    """First the ``tiles`` of a card pop up, then totals rise, then shields walk.

    ``farthest`` is the longest way of a shield, in stones.
    """

    tiles: int
    farthest: int

    @property
    def ms(self) -> int:
        """How long it takes at normal speed."""
        return self.tiles * POP_MS + COUNT_MS + self._walk_ms

    @property
    def _walk_ms(self) -> int:
        return min(WALK_MS, STONE_MS * self.farthest)

    def at(self, share: float) -> CountProgress:
        """The progress after a share of the time."""
        now, pops = share * self.ms, self.tiles * POP_MS
        popped = min(float(self.tiles), now / POP_MS)
        risen = min(1.0, max(0.0, (now - pops) / COUNT_MS))
        walked = max(0.0, now - pops - COUNT_MS) / max(1, self._walk_ms)
        return CountProgress(popped, risen, min(1.0, walked))
