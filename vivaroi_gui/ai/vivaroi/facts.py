"""The facts of one view, each worked out once and only if somebody asks."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from vivaroi_gui.ai.vivaroi.estimate import (
    all_favourites,
    cards_against_left,
    crowned,
    margin,
    other_cards,
    own_goals,
    seeks_zero,
)
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import (
    POINTS_FOR_ZERO,
    ROUND_OF_33,
    THRONE,
    Character,
    Goal,
)
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import MoveUp
from vivaroi_gui.rules.vivaroi.points import goal_points
from vivaroi_gui.rules.vivaroi.score import seat_totals

_GOOD_ROUND: Final = 27
"""Points that a very good round brings."""
_USUAL_ROUND: Final = 13
"""Points that a rival will have out of it."""


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

    # --- what can still be voted ------------------------------------------------------------

    @property
    def own_refusals(self) -> int:
        """No and Stomach-ache cards in hand."""
        return (self.view.no_cards or 0) + (self.view.stomach_aches or 0)

    @cached_property
    def armed(self) -> int:
        """How many others can still refuse: each card that was played was seen."""
        return sum(self._refusals[seat] > 0 for seat in self.rivals) + (self._of_emissary > 0)

    @property
    def is_best_armed(self) -> bool:
        """Whether it has more than one refusing card, and no other voter has more than it has.

        Whoever has proposed will hardly refuse.
        """
        voters = [seat for seat in self.rivals if seat != self.view.crown_holder]
        most = max([self._of_emissary, *(self._refusals[seat] for seat in voters)])
        return self.own_refusals > 1 and self.own_refusals >= most

    @cached_property
    def guns(self) -> int:
        """How many refusing cards the others hold."""
        return sum(self._refusals[seat] for seat in self.rivals) + self._of_emissary

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
        where = crowned(self.view, nominee)
        is_inverted = nominee == self.view.options.jester
        return [
            self._reached(seat, self._counted(seat, goals), where, is_inverted)
            for seat in range(self.view.options.seats)
        ]

    @cached_property
    def is_hopeless(self) -> bool:
        """So far behind that only a wonder helps: nothing that it does now is a blunder.

        Whoever has two rounds before it may still be far behind.
        """
        totals = seat_totals(self.view.options, self.view.totals)
        best = max(totals[seat] for seat in self.rivals)
        rounds = self.view.options.rounds - self.view.round + 1
        return best - totals[self.seat] > rounds * (_GOOD_ROUND - _USUAL_ROUND)

    @property
    def seeks_zero(self) -> bool:
        return seeks_zero(self.view)

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
        where = crowned(self.view, nominee)
        is_inverted = nominee == self.view.options.jester
        own = self._reached(self.seat, own_goals(self.view), where, is_inverted)
        if self._emissary_total(where, is_inverted) > own:
            return 0.0
        chance = 1.0
        for rival in self.rivals:
            sums = self._reaches(rival, where, is_inverted)
            chance *= sum(1.0 if sum_ < own else 0.5 * (sum_ == own) for sum_ in sums) / len(sums)
        return chance

    def _reaches(self, rival: Seat, where: Sequence[int], is_inverted: bool) -> list[int]:
        """The totals that a rival may have then."""
        if self.view.open_goals:
            cards = self._counted(rival, self.view.open_goals)
            return [self._reached(rival, cards, where, is_inverted)]
        total = seat_totals(self.view.options, self.view.totals)[rival]
        return [total + self._points(card, where, is_inverted) for card in other_cards(self.view)]

    def _counted(self, seat: Seat, goals: Sequence[Goal]) -> list[Goal]:
        """What counts of the cards of a seat, out of those of all persons."""
        options = self.view.options
        return [favourites_that_count(options, goals[person]) for person in options.sides[seat]]

    def _reached(
        self, seat: Seat, cards: Sequence[Goal], where: Sequence[int], is_inverted: bool
    ) -> int:
        """The total of a seat with these cards; of partners the lower one counts."""
        markers = self.view.options.markers_of(seat)
        before = [self.view.totals[marker] for marker in markers] * (len(cards) // len(markers))
        gains = [self._points(card, where, is_inverted) for card in cards]
        return min(total + gain for total, gain in zip(before, gains, strict=True))

    def _points(self, card: Goal, where: Sequence[int], is_inverted: bool) -> int:
        points = goal_points(card, where)
        if not points and self.view.options.rule_of_33 and self.view.round == ROUND_OF_33:
            return POINTS_FOR_ZERO
        return -points if is_inverted else points

    def _emissary_total(self, where: Sequence[int], is_inverted: bool) -> float:
        view = self.view
        if view.emissary_goal is None or view.emissary_total is None:
            return float("-inf")
        goal = favourites_that_count(view.options, view.emissary_goal)
        return view.emissary_total + self._points(goal, where, is_inverted)
