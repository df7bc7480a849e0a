"""The third vote card (2024, "Le couronnement du Roi: annulation")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import NOBLES, Character
from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.moves import STOMACH_ACHE, Card, Deal, Vote, is_cancelled

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State

_STOMACH_ACHE = (Vote(STOMACH_ACHE),)


class StomachAche(Module):
    """Cancels the election, whatever else was voted: the nominee goes back among the Nobles."""

    def setup(self, state: State, deal: Deal) -> None:
        state.stomach_aches = [state.options.stomach_aches] * state.options.seats

    def votes(self, state: State, seat: Seat) -> tuple[Vote, ...]:
        return _STOMACH_ACHE if state.stomach_aches[seat] else ()

    def send_unelected(self, state: State, nominee: Character, cards: Sequence[Card]) -> int | None:
        return NOBLES if is_cancelled(cards) else None

    def spends(self, state: State, votes: Sequence[Card]) -> None:
        """The card is lost: each seat has it once a round."""
        for seat, card in enumerate(votes):
            state.stomach_aches[seat] -= card is STOMACH_ACHE
