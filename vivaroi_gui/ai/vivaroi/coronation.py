"""What a coronation would bring to whom if it came now, by the cards alone; no Ambition counts."""

from collections.abc import Sequence
from functools import cache, cached_property
from statistics import fmean

from vivaroi_gui.ai.vivaroi.estimate import crowned, other_cards, own_goals
from vivaroi_gui.ai.vivaroi.playout import Cards, Goals
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.masks import mask_of, members
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
        self._points = cache(self._points_of)  # there are few cards, and many worlds

    @cached_property
    def own(self) -> int:
        return self._of_seat(self._seat, [mask_of(goal) for goal in own_goals(self._view)])

    @cached_property
    def margin(self) -> float:
        """Own points above those of an average card that another can hold."""
        return self.own - fmean(self._count(goal) for goal in other_cards(self._view))

    @property
    def is_worth_33(self) -> bool:
        """Whether the seat has zero points then, in the third round."""
        cards = own_goals(self._view)
        return any(corrected(self._round, [goal_points(one, self._places)])[1] for one in cards)

    def beaten(self, goals: Goals) -> float:
        """The share of the others, in a world, who have fewer points than this seat."""
        return fmean(self.own > other for other in self._of_others(goals))

    def ahead(self, goals: Goals) -> float:
        """The share of the others who have more."""
        return fmean(self.own < other for other in self._of_others(goals))

    def lead(self, goals: Goals) -> float:
        """Own points above the mean of the others' in a world."""
        return self.own - fmean(self._of_others(goals))

    def _of_others(self, goals: Goals) -> list[int]:
        seats = enumerate(goals)
        return [self._of_seat(seat, cards) for seat, cards in seats if seat != self._seat]

    def _of_seat(self, seat: Seat, cards: Cards | Sequence[int]) -> int:
        gains = [self._points(card) for card in cards]
        markers = self._view.options.markers_of(seat)
        before = [self._view.totals[marker] for marker in markers] * (len(gains) // len(markers))
        _, behind = min((old + gain, gain) for old, gain in zip(before, gains, strict=True))
        return behind

    def _points_of(self, card: int) -> int:
        return self._count(members(card))

    def _count(self, goal: Goal) -> int:
        (points,), _ = corrected(self._round, [goal_points(goal, self._places)])
        return self._sign * points
