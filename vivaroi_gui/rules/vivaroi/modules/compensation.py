"""Points for whoever places one character less (2024, "Placement initial", 7 and 8 players)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data_2024 import COMPENSATION
from vivaroi_gui.rules.vivaroi.modules.module import Module

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.options import Options
    from vivaroi_gui.rules.vivaroi.state import State


class Compensation(Module):
    """Given as soon as the single character is placed, in each round (rulings D4, D16)."""

    def after_placing(self, state: State, seat: Seat) -> int:
        options = state.options
        if not is_compensated(options, options.to_place - state.left_to_place):
            return 0
        for marker in options.markers_of(seat):
            state.totals[marker] += COMPENSATION
        return COMPENSATION


def is_compensated(options: Options, number: int) -> bool:
    """Whether the placing of that number in a round, from 1, is the only one of its seat.

    It is where the seat's first turn (up to ``seats``) is its last one too (the last ``seats``).
    """
    return options.to_place - options.seats < number <= options.seats
