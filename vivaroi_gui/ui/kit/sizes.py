"""Sizes by name: units of the design, which grow with the window, but not below some pixels."""

from typing import Final, NamedTuple


class Size(NamedTuple):
    """So many units; where those are too few pixels to be read or hit, the least."""

    units: float
    least: float

    def at(self, unit: float) -> float:
        """In pixels, where a unit is so many."""
        return max(self.least, self.units * unit)


TEXT: Final = Size(16.5, least=14.5)
"""What people choose from."""
NOTE: Final = Size(16, least=14.5)
"""What stands beside or below it."""
SUBTITLE: Final = Size(21, least=17)
HINT_WIDTH: Final = Size(292, least=232)
HINT_HEIGHT: Final = Size(134, least=118)
"""The paper of a hint, where it lies on a page."""
FIELD: Final = Size(40, least=31)
"""The height of a field to type or choose in."""
