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
from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.moves import Card

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State


class Jester(Module):
    """Rejected, he comes back lower down; as King he turns the points of all upside down.

    He stands among the Officers from the start (``Edition.start_floors``); the points of a count
    are turned in ``score.count``.
    """

    def __init__(self, jester: Character) -> None:
        self._jester = jester

    def send_unelected(self, state: State, nominee: Character, cards: Sequence[Card]) -> int | None:
        """The Traders' floor, or the next one below with room (ruling D33)."""
        if nominee != self._jester:
            return None
        has_room = (floor for floor in (TRADERS, CRAFTSMEN) if not state.is_full(floor))
        return next(has_room, SERVANTS)

    def inverts(self, king: Character) -> bool:
        return king == self._jester
