"""What a coronation would bring to whom if it came now, by the cards alone; no Ambition counts."""

from collections.abc import Sequence
from functools import cache, cached_property
from statistics import fmean

from vivaroi_gui.ai.vivaroi.estimate import crowned, other_cards, own_goals, reached
from vivaroi_gui.ai.vivaroi.playout import Goals
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.masks import members
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.modules.rule_of_33 import corrected
from vivaroi_gui.rules.vivaroi.points import goal_points


class Coronation:
    """Somebody is crowned as all stand now: the points of a count, the 33 included.

    Of a team it is whoever is behind then.
    """

    def __init__(self, view: View, king: Character) -> None:
        assert view.seat is not None
        self._view = view
        self._seat = view.seat
        self._places = crowned(view, king)
        self._sign = -1 if king == view.options.jester else 1
        self._round = view.round if view.options.rule_of_33 else 0
        # there are few cards, and many worlds
        self._points_of = cache(lambda card: self.points(members(card)))

    def points(self, goal: Goal) -> int:
        """Those of a card."""
        (points,), _ = corrected(self._round, [goal_points(goal, self._places)])
        return self._sign * points

    def total(self, seat: Seat, goals: Sequence[Goal]) -> int:
        """That of a seat with these cards."""
        return min(reached(self._view, seat, [self.points(goal) for goal in goals]))

    @cached_property
    def own(self) -> int:
        """What the seat gains."""
        return self._gain(self._seat, [self.points(goal) for goal in own_goals(self._view)])

    @cached_property
    def margin(self) -> float:
        """Own points above those of an average card that another can hold."""
        return self.own - fmean(self.points(goal) for goal in other_cards(self._view))

    def beaten(self, goals: Goals) -> float:
        """The share of the others, in a world, who have fewer points than this seat."""
        return fmean(self.own > other for other in self._of_others(goals))

    def ahead(self, goals: Goals) -> float:
        """The share of the others who have more."""
        return fmean(self.own < other for other in self._of_others(goals))

    def lead(self, goals: Goals) -> float:
        """Own points above the mean of the others' in a world."""
        return self.own - fmean(self._of_others(goals))

    def win(self, goals: Goals) -> float:
        """The chance to have won the game in a world, were this its last count."""
        own, *others = self._totals(goals)
        if self.emissary_total > own or max(others) > own:
            return 0.0
        return float(0.5 ** others.count(own))

    def place(self, goals: Goals) -> float:
        """How many others would stand before the seat in a world; a half for each beside it."""
        own, *others = self._totals(goals)
        return place_among(own, others)

    @cached_property
    def emissary_total(self) -> float:
        """That of the Emissary; below all others where there is none."""
        view = self._view
        if view.emissary_goal is None or view.emissary_total is None:
            return float("-inf")
        goal = favourites_that_count(view.options, view.emissary_goal)
        return view.emissary_total + self.points(goal)

    def _totals(self, goals: Goals) -> list[int]:
        """The own one first."""
        by_seat = [
            min(reached(self._view, seat, [self._points_of(card) for card in cards]))
            for seat, cards in enumerate(goals)
        ]
        return [by_seat[self._seat], *by_seat[: self._seat], *by_seat[self._seat + 1 :]]

    def _of_others(self, goals: Goals) -> list[int]:
        return [
            self._gain(seat, [self._points_of(card) for card in cards])
            for seat, cards in enumerate(goals)
            if seat != self._seat
        ]

    def _gain(self, seat: Seat, gains: Sequence[int]) -> int:
        """Of whoever is behind then."""
        if len(gains) == 1:
            return gains[0]
        _, behind = min(zip(reached(self._view, seat, gains), gains, strict=True))
        return behind


def place_among(own: int, others: Sequence[int]) -> float:
    """How many of the others have more; a half for each who has as much."""
    return sum((other > own) + 0.5 * (other == own) for other in others)
