"""Sizes by name: units of the design, which grow with the window, but not below some pixels.

A unit is a number of pixels, the text size included: at 150 % a page of 1440 x 900 is laid out as
one of 960 x 600, in units half as large again.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QSize

from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.targets import target_size


class Size(NamedTuple):
    """So many units; where those are too few pixels to be read or hit, the least."""

    units: float
    least: float

    def at(self, unit: float) -> float:
        """In pixels, where a unit is so many."""
        return max(self.least * text_factor(), self.units * unit)

    @property
    def alone(self) -> float:
        """In pixels where nothing grows with the window, as in a dialog: the least, or more."""
        return max(self.least, self.units) * text_factor()


class Target(Size):
    """The size of something that is pressed: a finger needs more of it."""

    def at(self, unit: float) -> float:
        return max(super().at(unit), target_size())

    @property
    def alone(self) -> float:
        return max(super().alone, target_size())


PAGE: Final = (1440.0, 854.0)
"""A page of the design, in units: the window without the top bar."""


def page_unit(width: float, height: float) -> float:
    """Pixels in a unit on a page of that size: things keep their shape, the tighter way decides."""
    # Never nothing: Qt lays pages out before they have a size, and a font of no size is an error.
    return max(0.05, min(width / PAGE[0], height / PAGE[1]))


def bar_unit(window: QSize) -> float:
    """Pixels in a unit of a bar in a window of that size; it stays readable in a small one."""
    return max(0.82 * text_factor(), min(window.width() / 1440, window.height() / 900))


TEXT: Final = Size(16.5, least=14.5)
"""What people choose from."""
NOTE: Final = Size(16, least=14.5)
"""What stands beside or below it."""
SUBTITLE: Final = Size(21, least=17)
HINT_WIDTH: Final = Size(292, least=232)
HINT_HEIGHT: Final = Size(134, least=118)
"""The paper of a hint, where it lies on a page."""
FIELD: Final = Target(40, least=31)
"""The height of a field to type or choose in."""
