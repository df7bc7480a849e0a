"""The position: apart from the game, as no screen and no opponent may import it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vivaroi_gui.rules.core import Seat

if TYPE_CHECKING:
    from tests.toy.game import Options


@dataclass
class State:
    options: Options
    scores: tuple[int, ...] = (0, 0, 0)
    turn: Seat = 0
    pot: int = 0
    is_in_the_air: bool = False
    """Whether the die has been thrown and not fallen yet."""
    round: int = 1

    def copy(self) -> State:
        return replace(self)
