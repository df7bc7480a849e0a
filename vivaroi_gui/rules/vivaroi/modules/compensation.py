"""Points for whoever places one character less (2024, "Placement initial", 7 and 8 players)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data_2024 import COMPENSATION
from vivaroi_gui.rules.vivaroi.modules.module import Module

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State


class Compensation(Module):
    """Given as soon as the single character is placed, in each round (rulings D4, D16)."""

    def placed(self, state: State, seat: Seat) -> None:
        options = state.options
        number = options.to_place - state.to_place  # of this character, in the order of placing
        if options.to_place - options.seats < number <= options.seats:
            for marker in options.markers_of(seat):
                state.totals[marker] += COMPENSATION
