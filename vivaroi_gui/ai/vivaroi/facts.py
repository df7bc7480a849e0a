"""The facts of one view, each worked out once and only if somebody asks."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from vivaroi_gui.ai.vivaroi.coronation import Coronation
from vivaroi_gui.ai.vivaroi.estimate import (
    all_favourites,
    cards_against_left,
    margin,
    other_cards,
    own_goals,
    seeks_zero,
)
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import DUNGEONS, OUT, ROUND_OF_33, THRONE, Character, Goal
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import YES, MoveUp
from vivaroi_gui.rules.vivaroi.score import seat_totals

_WONDER: Final = 20
"""Points that no round makes good against the best of the others, but by a wonder."""
_FAR: Final = 14
"""Points a round that are seldom made good."""


class Facts:
    """What a seat knows for certain, or can count, from its own view.

    ``rivals`` are the seats of the others.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "only a seat's own view has facts to act by"
        self.view = view
        self.seat: Seat = view.seat
        self.rivals = [seat for seat in range(view.options.seats) if seat != view.seat]
        self._margins: dict[Character, float] = {}
        self._wins: dict[Character, float] = {}

    def is_mine(self, character: Character) -> bool:
        """Whether somebody is on the seat's cards, and counts."""
        return character in self._mine

    @cached_property
    def _mine(self) -> frozenset[Character]:
        return all_favourites(self.view)

    def friends_beside(self, nominee: Character) -> bool:
        """Whether any other favourite has not been thrown out."""
        places = self.view.places
        lost = (OUT, *DUNGEONS)
        return any(one != nominee and places[one] not in lost for one in self._mine)

    # --- what can still be voted ------------------------------------------------------------

    @property
    def own_refusals(self) -> int:
        """No and Stomach-ache cards in hand."""
        return (self.view.no_cards or 0) + (self.view.stomach_aches or 0)

    def is_better_armed(self, seat: Seat) -> bool:
        """Whether another holds more of them."""
        return self._refusals[seat] > self.own_refusals

    @cached_property
    def armed(self) -> int:
        """How many others can still refuse: each card that was played was seen."""
        return sum(self._refusals[seat] > 0 for seat in self.rivals) + (self._of_emissary > 0)

    @cached_property
    def guns(self) -> int:
        """How many refusing cards the others hold."""
        return sum(self._refusals[seat] for seat in self.rivals) + self._of_emissary

    @cached_property
    def no_against(self) -> int:
        """How many No the others hold."""
        left = self.view.no_cards_left
        return sum(left[seat] for seat in self.rivals) + self._of_emissary

    def armed_against(self, nominee: Character) -> int:
        """How many others can still refuse somebody, and have not just agreed to him."""
        voted = [one.votes for one in self.view.elections if one.character == nominee]
        willing = [seat for seat in self.rivals if voted and voted[-1][seat] is YES]
        return self.armed - sum(self._refusals[seat] > 0 for seat in willing)

    @property
    def guns_of_voters(self) -> int:
        """How many of them are not in the hand of whoever has proposed, and will hardly refuse."""
        return self.guns - self._of_proposer

    @property
    def armed_voters(self) -> int:
        """How many others can refuse but whoever has proposed."""
        return self.armed - (self._of_proposer > 0)

    @property
    def _of_proposer(self) -> int:
        by = self.view.crown_holder
        return self._refusals[by] if by is not None and by != self.seat else 0

    @cached_property
    def _refusals(self) -> Sequence[int]:
        return cards_against_left(self.view)

    @property
    def _of_emissary(self) -> int:
        """One of the cards in its pile is a Yes."""
        return max(0, self.view.emissary_pile - 1) if self.view.emissary_goal else 0

    # --- what a coronation would bring --------------------------------------------------------

    def margin(self, nominee: Character) -> float:
        """Own points above an average other card's, were the nominee crowned now."""
        if nominee not in self._margins:
            self._margins[nominee] = margin(self.view, nominee)
        return self._margins[nominee]

    @property
    def is_last(self) -> bool:
        """Whether the next coronation ends the game."""
        view = self.view
        return view.round == view.options.rounds and len(view.counts) == view.options.wedding

    def win_chance(self, nominee: Character) -> float:
        """The chance to win the game, were the nominee crowned now and this the last count.

        Every rival holds any of the cards that it can hold, all alike; of an equal total half is
        won.  Ambitions are not counted.
        """
        if nominee not in self._wins:
            self._wins[nominee] = self._win_chance(nominee)
        return self._wins[nominee]

    def totals_with(self, nominee: Character, goals: Sequence[Goal]) -> list[int]:
        """The totals by seat, were the nominee crowned now, with these cards by person."""
        crowning = Coronation(self.view, nominee)
        seats = range(self.view.options.seats)
        return [crowning.total(seat, self._counted(seat, goals)) for seat in seats]

    @cached_property
    def is_hopeless(self) -> bool:
        """So far behind that only a wonder helps: no King is judged by the game any more.

        Whoever has two rounds before it may still be far behind.
        """
        return self._behind > _WONDER

    @property
    def is_decisive(self) -> bool:
        """Whether the next coronation ends the game, and the seat may still win it."""
        return self.is_last and not self.is_hopeless

    @property
    def is_far_behind(self) -> bool:
        """Whether points are to be played for, as victory is out of sight."""
        return self._behind > _FAR

    @cached_property
    def _behind(self) -> float:
        """Points behind the best rival, for each round that is left, the running one included."""
        totals = seat_totals(self.view.options, self.view.totals)
        best = max(totals[seat] for seat in self.rivals)
        return (best - totals[self.seat]) / (self.view.options.rounds - self.view.round + 1)

    @property
    def seeks_zero(self) -> bool:
        return seeks_zero(self.view)

    @property
    def may_have_33(self) -> bool:
        """Whether zero points are worth 33 in this round."""
        return self.view.options.rule_of_33 and self.view.round == ROUND_OF_33

    # --- what else may be done ----------------------------------------------------------------

    @cached_property
    def candidates(self) -> list[Character]:
        """Whom this seat may propose now."""
        legal = self.view.legal
        return [move.character for move in legal if isinstance(move, MoveUp) and move.to == THRONE]

    @cached_property
    def may_wait(self) -> bool:
        """Whether something else can be done than to propose somebody."""
        return any(isinstance(move, MoveUp) and move.to != THRONE for move in self.view.legal)

    # --- the chance to win --------------------------------------------------------------------

    def _win_chance(self, nominee: Character) -> float:
        crowning = Coronation(self.view, nominee)
        own = crowning.total(self.seat, own_goals(self.view))
        if crowning.emissary_total > own:
            return 0.0
        chance = 1.0
        for sums in self._reaches(crowning):
            chance *= sum(1.0 if sum_ < own else 0.5 * (sum_ == own) for sum_ in sums) / len(sums)
        return chance

    def _reaches(self, crowning: Coronation) -> list[list[int]]:
        """The totals that each rival may have then."""
        if cards := self.view.open_goals:
            return [[crowning.total(one, self._counted(one, cards))] for one in self.rivals]
        totals = seat_totals(self.view.options, self.view.totals)
        gains = [crowning.points(card) for card in other_cards(self.view)]
        return [[totals[rival] + gain for gain in gains] for rival in self.rivals]

    def _counted(self, seat: Seat, goals: Sequence[Goal]) -> list[Goal]:
        """What counts of the cards of a seat, out of those of all persons."""
        options = self.view.options
        return [favourites_that_count(options, goals[person]) for person in options.sides[seat]]
