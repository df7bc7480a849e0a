"""Where the columns of the last count are: a pure function of the width of a row."""

from dataclasses import dataclass

from vivaroi_gui.ui.kit.rows import EndLayout


@dataclass(frozen=True)
class FinalLayout(EndLayout):
    """The last page; ``players`` are its rows."""

    ROW = 122.0
    HEADS = 156.0
    FOOTER = (64.0, 52.0, 12.0)


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
    def symbols(self) -> tuple[float, float, float]:
        return self._from_right(488), self._from_right(406), self._from_right(324)

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
        return self.race - 44 * self.unit - 136 * self.unit
