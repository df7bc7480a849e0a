"""The variant the Emissary of the Empire (2024, "L'Émissaire de l'Empire")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from vivaroi_gui.rules.vivaroi.modules.module import Module
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, BadDeal, Card, Deal, EmissaryDeal
from vivaroi_gui.rules.vivaroi.points import total_of

if TYPE_CHECKING:
    from random import Random

    from vivaroi_gui.rules.vivaroi.data import Goal
    from vivaroi_gui.rules.vivaroi.options import Options
    from vivaroi_gui.rules.vivaroi.state import State


class Emissary(Module):
    """Votes and scores, and never moves anybody.  Its card lies open, its pile face down.

    Its marker starts on ``Edition.emissary_start`` and never falls below 0 (``score.count``).
    Where it plays, each seat has fewer No cards (``Edition.no_cards_with_emissary``).
    """

    def setup(self, state: State, deal: Deal) -> None:
        assert deal.emissary is not None
        state.emissary_goal = deal.emissary.goal
        state.pile = list(deal.emissary.pile)

    def cast_outside_vote(self, state: State) -> Card | None:
        """Yes for a favourite, without a card (D29); else the top of its pile.

        A Yes goes under the pile, any other card is spent (ruling D9).
        """
        if state.nominee in state.emissary_favourites:
            return YES
        card = state.pile.pop(0)
        if card is YES:
            state.pile.append(card)
        return card

    def scores(self, state: State, worth: Sequence[int]) -> int:
        return total_of(state.emissary_favourites, worth)

    def wins(self, state: State, totals: Sequence[int]) -> bool:
        """Alone, if it is ahead of everybody (D28)."""
        assert state.emissary_total is not None
        return state.emissary_total > max(totals)


def draw(options: Options, goal: Goal, random: Random) -> EmissaryDeal:
    """Its card, and the vote cards of a player as its pile."""
    hand = _hand(options)
    return EmissaryDeal(goal, tuple(random.sample(hand, len(hand))))


def _hand(options: Options) -> tuple[Card, ...]:
    """The vote cards of each seat, and of the Emissary."""
    return (YES, *(NO,) * options.no_cards, *(STOMACH_ACHE,) * options.stomach_aches)


def check(options: Options, emissary: EmissaryDeal | None) -> None:
    """What chance has dealt here.

    Raises:
        BadDeal: naming what does not fit.
    """
    if (emissary is not None) is not options.emissary:
        raise BadDeal("emissary: to be dealt exactly where the variant is played")
    if emissary is not None and Counter(emissary.pile) != Counter(_hand(options)):
        raise BadDeal("emissary: its pile has the vote cards of a player")
