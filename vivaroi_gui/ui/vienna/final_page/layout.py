"""Where the columns of the last count are: a pure function of the width of a row."""

from dataclasses import dataclass

from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.ui.kit.rows import EndLayout
from vivaroi_gui.ui.kit.small_rows import SmallRows, has_small_rows

_LEAST_NAME = 240.0
"""Units from the left of a row to the middle of the race."""
_LEAST_SHORT_NAME = 250.0
"""The same to the middle of the first symbols, where the race is left out."""
_LEAST_ROW, _BESIDES = 36, 165
"""Pixels at 100 % of a row, in which two lines stand, and of all besides the rows."""


@dataclass(frozen=True)
class FinalLayout(EndLayout):
    """The last page; ``players`` are its rows."""

    ROW = 122.0
    HEADS = 156.0
    FOOTER = (64.0, 52.0, 12.0)


class SmallFinal(SmallRows, FinalLayout):
    """In a small window: a ribbon in the place of the podium."""

    @property
    def heads(self) -> float:
        """Units for a sign with its word, over the rows."""
        return 78.0


def final_layout(width: float, height: float, players: int) -> FinalLayout:
    """For a page of that size."""
    made = SmallFinal if has_small_rows(width, height) else FinalLayout
    return made(width, height, players)


def least_height_of(players: int) -> int:
    """Pixels at 100 % that the page needs."""
    return _BESIDES + _LEAST_ROW * players


@dataclass(frozen=True)
class Columns:
    """Middles of the columns, in pixels from the left of a row so wide."""

    width: float
    unit: float

    def _from_right(self, units: float) -> float:
        return self.width - units * self.unit

    @property
    def player(self) -> float:
        """Of the head above the names."""
        return 130 * self.unit

    @property
    def race(self) -> float:
        """The points until the end of the race."""
        return self._from_right(576)

    @property
    def has_race(self) -> bool:
        """Whether there is room for it beside the names; each row tells it to all readers."""
        return self.race >= _LEAST_NAME * self.unit

    @property
    def symbols(self) -> tuple[float, float, float]:
        return self._from_right(488), self._from_right(406), self._from_right(324)

    @property
    def shown_symbols(self) -> dict[Symbol, float]:
        """None of them where they leave no room for the names; each row tells them as well."""
        has_room = self.symbols[0] >= _LEAST_SHORT_NAME * self.unit
        return dict(zip(Symbol, self.symbols, strict=True)) if has_room else {}

    @property
    def coins(self) -> float:
        return self._from_right(240)

    @property
    def total(self) -> float:
        return self._from_right(158)

    @property
    def line(self) -> float:
        """Before what breaks a tie."""
        return self._from_right(112)

    @property
    def tie(self) -> float:
        """Special cards, and below them the coins that are left."""
        return self._from_right(56)

    @property
    def name_room(self) -> float:
        """Pixels for a name, from where it begins."""
        before = (
            self.race if self.has_race else min(self.shown_symbols.values(), default=self.coins)
        )
        return before - 44 * self.unit - 136 * self.unit
