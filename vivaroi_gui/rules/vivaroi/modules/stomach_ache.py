"""The third vote card (2024, "Le couronnement du Roi: annulation")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.moves import STOMACH_ACHE, Deal, Vote

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State

_STOMACH_ACHE = (Vote(STOMACH_ACHE),)


class StomachAche(Module):
    """Cancels the election: the nominee goes back among the Nobles (``flow._reveal``)."""

    def setup(self, state: State, deal: Deal) -> None:
        state.stomach_aches = [state.options.stomach_aches] * state.options.seats

    def votes(self, state: State, seat: Seat) -> tuple[Vote, ...]:
        return _STOMACH_ACHE if state.stomach_aches[seat] else ()
