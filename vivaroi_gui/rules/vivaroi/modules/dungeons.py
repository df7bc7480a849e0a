"""The dungeons (2024, "Le couronnement du Roi: rejet")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vivaroi_gui.rules.vivaroi.data import DUNGEON_1, DUNGEON_2, DUNGEON_3, Character
from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.moves import Card

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State

DUNGEON_ORDER: Final = (DUNGEON_3, DUNGEON_2, DUNGEON_1)
"""Where the rejected characters of a round go, the first one first."""


class Dungeons(Module):
    """The first three rejected characters of a round; the next ones go back to the box.

    The Jester never comes here, and takes nobody's dungeon (ruling D6).
    """

    def send_unelected(self, state: State, nominee: Character, cards: Sequence[Card]) -> int | None:
        number = state.rejections
        state.rejections += 1
        return DUNGEON_ORDER[number] if number < len(DUNGEON_ORDER) else None
