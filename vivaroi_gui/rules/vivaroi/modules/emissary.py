"""The variant the Emissary of the Empire (2024, "L'Émissaire de l'Empire")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.moves import YES, Card, Deal
from vivaroi_gui.rules.vivaroi.points import goal_points

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.state import State


class Emissary(Module):
    """Votes and scores, and never moves anybody.  Its card lies open, its pile face down."""

    def setup(self, state: State, deal: Deal) -> None:
        assert deal.emissary is not None
        state.emissary_goal = deal.emissary.goal
        state.pile = list(deal.emissary.pile)

    def joins(self, state: State) -> Card | None:
        """Yes for a favourite, without a card (D29); else the top of its pile.

        A Yes goes under the pile, any other card is spent (ruling D9).
        """
        if state.nominee in state.emissary_favourites:
            return YES
        card = state.pile.pop(0)
        if card is YES:
            state.pile.append(card)
        return card

    def scores(self, state: State, where: Sequence[int]) -> int:
        return goal_points(state.emissary_favourites, where)

    def wins(self, state: State, totals: Sequence[int]) -> bool:
        """Alone, if it is ahead of everybody (D28)."""
        assert state.emissary_total is not None
        return state.emissary_total > max(totals)
