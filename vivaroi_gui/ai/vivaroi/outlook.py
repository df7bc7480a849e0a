"""What a seat thinks of Kings by the cards that it suspects, and of the others' votes on them."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import fsum, prod
from operator import mul
from statistics import fmean
from typing import Any, Final

from vivaroi_gui.ai.vivaroi.coronation import Coronation, place_among
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.playout import Playout
from vivaroi_gui.ai.vivaroi.search import Dealt, Search
from vivaroi_gui.ai.vivaroi.sense_of_votes import is_good_friend
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Move

_WORLDS: Final = 50
"""How many are asked: a mean to half a point."""
_CLOSELY: Final = 4
"""How many times as many of a friend who may decide the game: with him and without him the seat
wins seldom, and of few worlds chance would say which is better."""
_WAITS: Final = 0.4
"""How often somebody who should refuse a King at the last count waits for the seat to do it."""
_WAITS_ARMED: Final = 0.2
"""The same of somebody with more cards to refuse with: it is rather that one's turn."""
_WAITS_EARLY: Final = 0.15
"""The same in other rounds."""


class Outlook:
    """Worlds of the own belief; each question is answered in all of them."""

    def __init__(self, facts: Facts, search: Search[Any]) -> None:
        self._facts = facts
        self._search = search
        self._known_leads: dict[Character, list[float]] = {}
        self._known_wins: dict[Character, list[float]] = {}
        self._known_ends: dict[Move, list[Playout[Any]]] = {}

    def lead(self, king: Character) -> float:
        """Own points above the mean of the others', were he crowned now."""
        return fmean(self._leads(king))

    def worst_lead(self, king: Character) -> float:
        """The least of them."""
        return min(self._leads(king))

    def win(self, king: Character) -> float:
        """The chance to win the game, were he crowned now and this the last count."""
        return fmean(self._wins(king))

    def win_if_agreed(self, king: Character) -> float:
        """The same where all others say Yes to him: they do if he suits them."""
        return self._if_agreed(king, self._wins(king))

    def lead_if_agreed(self, king: Character) -> float:
        """The lead where all others say Yes to him."""
        return self._if_agreed(king, self._leads(king))

    def _if_agreed(self, king: Character, found: Sequence[float]) -> float:
        weights = [self._agreement(king, deal) for deal in self._deals]
        if not sum(weights):
            return fmean(found)
        return fsum(map(mul, weights, found)) / fsum(weights)

    def place(self, king: Character) -> float:
        """How many others would stand before the seat in the game, were he crowned now."""
        place = Coronation(self._facts.view, king).place
        return fmean(place(deal.goals) for deal in self._deals)

    def place_after(self, move: Move) -> float:
        """The same at the end of the round, after a move."""
        return fmean(self._place_at(end, deal) for end, deal in self._ends(move))

    def _place_at(self, end: Playout[Any], deal: Dealt[Any]) -> float:
        totals = end.totals(deal.goals).seats
        return place_among(totals[self._facts.seat], [totals[one] for one in self._facts.rivals])

    def worth_after(self, move: Move) -> float:
        """What a move is worth to the search, in the worlds that are asked here."""
        return fmean(self._search.worth(move, end, deal.goals) for end, deal in self._ends(move))

    def lead_after(self, move: Move) -> float:
        """Own points above the mean of the others' at the end of the round, after a move."""
        return fmean(self._lead_at(end, deal) for end, deal in self._ends(move))

    def _lead_at(self, end: Playout[Any], deal: Dealt[Any]) -> float:
        gains = end.gains(deal.goals).seats
        return gains[self._facts.seat] - fmean(gains[seat] for seat in self._facts.rivals)

    def assent(self, king: Character) -> float:
        """The chance that all others say Yes to him, if nobody waits for anybody."""
        assents = (self._search.assents(king, deal).values() for deal in self._deals)
        return fmean(prod(one) for one in assents)

    def risk(self, king: Character) -> float:
        """The chance that nobody else refuses him, as everybody may wait for somebody else."""
        return fmean(self._agreement(king, deal) for deal in self._deals)

    def _agreement(self, king: Character, deal: Dealt[Any]) -> float:
        return prod(
            yes + self._waiting(seat) * (1 - yes)
            for seat, yes in self._search.assents(king, deal).items()
        )

    def _waiting(self, seat: Seat) -> float:
        if seat not in self._facts.rivals:
            return 0.0  # the Emissary's card lies in its pile already
        if not self._facts.is_decisive:
            return _WAITS_EARLY
        return _WAITS_ARMED if self._facts.is_better_armed(seat) else _WAITS

    def _leads(self, king: Character) -> list[float]:
        if king not in self._known_leads:
            lead = Coronation(self._facts.view, king).lead
            self._known_leads[king] = [lead(deal.goals) for deal in self._deals]
        return self._known_leads[king]

    def _wins(self, king: Character) -> list[float]:
        if king not in self._known_wins:
            win = Coronation(self._facts.view, king).win
            self._known_wins[king] = [win(deal.goals) for deal in self._deals]
        return self._known_wins[king]

    def _ends(self, move: Move) -> Iterator[tuple[Playout[Any], Dealt[Any]]]:
        """Each of the worlds played on, and the world itself."""
        if move not in self._known_ends:
            self._known_ends[move] = [self._search.end_of(move, deal) for deal in self._deals]
        return zip(self._known_ends[move], self._deals, strict=True)

    @cached_property
    def _deals(self) -> list[Dealt[Any]]:
        times = _CLOSELY if self._is_close else 1
        return [self._search.deal() for _ in range(_WORLDS * times)]

    @property
    def _is_close(self) -> bool:
        """Whether the seat votes on a friend, no bad King, who would decide the game."""
        facts, king = self._facts, self._facts.view.nominee
        if king is None or not facts.own_refusals or not facts.is_decisive:
            return False
        return is_good_friend(facts, king)
