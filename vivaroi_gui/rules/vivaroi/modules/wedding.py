"""The variant Royal wedding (2024, "Le mariage royal")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, THRONE, WCS
from vivaroi_gui.rules.vivaroi.modules.module import Module

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State


class Wedding(Module):
    """The round ends with the second coronation; the first King waits beside the throne."""

    def another_coronation_follows(self, state: State) -> bool:
        return not state.counts

    def round_goes_on(self, state: State) -> None:
        state.put(state.at(THRONE), BESIDE_THRONE)
        state.floors[THRONE] = 0

    def is_stranded(self, state: State) -> bool:
        """The Jester beside the throne, and everybody else rejected (ruling D17)."""
        return not any(state.floors) and not any(state.at(wc) for wc in WCS)
