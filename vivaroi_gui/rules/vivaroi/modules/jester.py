"""The Jester (2024, "Cas particulier: le Bouffon")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vivaroi_gui.rules.vivaroi.data import (
    CRAFTSMEN,
    SERVANTS,
    TRADERS,
    Character,
)
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON
from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.moves import Card

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State


class Jester(Module):
    """Rejected, he comes back lower down; as King he turns the points of all upside down.

    He stands among the Officers from the start (``Edition.start_floors``).
    """

    def send_unelected(self, state: State, nominee: Character, cards: Sequence[Card]) -> int | None:
        """The Traders' floor, or the next one below with room (ruling D33)."""
        if nominee != BOUFFON:
            return None
        has_room = (floor for floor in (TRADERS, CRAFTSMEN) if not state.is_full(floor))
        return next(has_room, SERVANTS)

    def inverts(self, king: Character) -> bool:
        return king == BOUFFON
