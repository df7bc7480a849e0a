"""What the coronations of a round of 2024 bring: the markers, the Emissary's and the Ambitions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from vivaroi_gui.ai.vivaroi.playout import Draws, Goals, Markers
from vivaroi_gui.ai.vivaroi.policy_2024 import JESTER, Figures, points
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.masks import members
from vivaroi_gui.rules.vivaroi.modules.ambition import Outcome, is_met


class Premise(NamedTuple):
    """What stays the same while a round is played out.

    ``emissary`` is the mask of its favourites, ``before`` are the markers when the search began.
    Each of the persons who are ``strangers`` keeps one of the ``unseen`` Ambitions, nobody knows
    which.
    """

    figures: Figures
    emissary: int
    before: Markers
    strangers: tuple[int, ...] = ()
    unseen: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Tally:
    """``markers`` and that of the ``emissary`` as they stand now.

    ``brought`` is what the last count brought to each person, ``coronations`` are those to come.
    ``ambitions`` are those that count, by person.
    """

    premise: Premise
    markers: list[int]
    brought: list[int]
    coronations: int
    emissary: int | None = None
    kings: int = 0
    raisers: int = 0
    ambitions: dict[int, str] = field(default_factory=dict)

    def copy(self) -> "Tally":
        """A tally of its own; what is only replaced as a whole is shared."""
        return Tally(
            self.premise,
            self.markers,
            self.brought,
            self.coronations,
            self.emissary,
            self.kings,
            self.raisers,
            self.ambitions,
        )

    def lay_open(self, ambitions: Sequence[str | None]) -> None:
        """The Ambitions of all persons are known."""
        known = enumerate(ambitions)
        self.ambitions = {person: one for person, one in known if one is not None}
        self.premise = self.premise._replace(strangers=())

    def deal_ambitions(self, random: Draws) -> None:
        """The others may have kept any that this seat was not offered."""
        kept = sorted(self.premise.unseen, key=lambda _: random())
        self.ambitions = self.ambitions | dict(zip(self.premise.strangers, kept, strict=False))

    def crown(
        self,
        places: list[int],
        goals: Goals,
        raiser: Seat,
        can_vote_against: Callable[[Seat], bool],
    ) -> None:
        """Counts the coronation of whoever stands on the throne; at last the Ambitions too."""
        king = places[THRONE]
        self.kings |= king
        self.raisers |= 1 << raiser
        self.coronations -= 1
        sign = -1 if king == JESTER else 1
        self.brought = [sign * points(places, goal) for side in goals for goal in side]
        if self.emissary is not None:
            self.emissary = max(0, self.emissary + sign * points(places, self.premise.emissary))
        sums = self.brought
        if not self.coronations and self.ambitions:
            sums = sums.copy()
            for person, ambition in self.ambitions.items():
                sums[person] += self.bonus(person, ambition, places, goals, can_vote_against)
        self._count(sums)

    def _count(self, sums: list[int]) -> None:
        figures = self.premise.figures
        if figures.is_shared:
            sums = [min([sums[person] for person in side]) for side in figures.sides]
        self.markers = [
            total if (total := old + sum_) > 0 else 0
            for old, sum_ in zip(self.markers, sums, strict=True)
        ]

    def bonus(
        self,
        person: int,
        ambition: str,
        places: list[int],
        goals: Goals,
        can_vote_against: Callable[[Seat], bool],
    ) -> int:
        """What an Ambition of a person is worth if the round has ended like this."""
        figures = self.premise.figures
        seat = figures.seats[person]
        goal = goals[seat][figures.sides[seat].index(person)]
        end = Outcome(
            kings=_set_of(self.kings),
            is_raised=bool(self.raisers >> seat & 1),
            places=tuple(_places_of(goal, places)),
            points=self.brought[person],
            has_only_yes=not can_vote_against(seat),
        )
        return AMBITIONS[ambition] if is_met(ambition, end) else 0

    @property
    def totals(self) -> Markers:
        return Markers(self._by_seat(self.markers), self.emissary)

    def leads(self, seat: Seat) -> list[int]:
        """Over each rival, the Emissary the last."""
        totals, emissary = self.totals
        rivals = totals[:seat] + totals[seat + 1 :] + ([] if emissary is None else [emissary])
        return [totals[seat] - rival for rival in rivals]

    @property
    def gains(self) -> Markers:
        before, emissary = self.premise.before, None
        if self.emissary is not None and before.emissary is not None:
            emissary = self.emissary - before.emissary
        pairs = zip(self.markers, before.seats, strict=True)
        return Markers(self._by_seat([total - old for total, old in pairs]), emissary)

    def _by_seat(self, markers: list[int]) -> list[int]:
        """Of partners with a marker each the lower one counts."""
        figures = self.premise.figures
        if figures.is_shared or len(figures.sides) == len(markers):
            return markers
        return [min([markers[person] for person in side]) for side in figures.sides]


@lru_cache
def _set_of(mask: int) -> frozenset[int]:
    return frozenset(members(mask))


def _places_of(goal: int, places: list[int]) -> list[int]:
    """Where the favourites are, the lowest first."""
    found: list[int] = []
    for place, mask in enumerate(places):
        if here := mask & goal:
            found += [place] * here.bit_count()
    return found


def premise_of(premise: Premise, view: View) -> Premise:
    """With what the seat of a view knows and does not know."""
    options = view.options
    mine = {*chain.from_iterable(view.offers), *view.ambitions}
    others = (side for seat, side in enumerate(options.sides) if seat != view.seat)
    return Premise(
        premise.figures,
        premise.emissary,
        Markers(list(view.totals), view.emissary_total),
        tuple(chain.from_iterable(others)),
        tuple(one for one in AMBITIONS if options.ambition and one not in mine),
    )


def tally_of(view: View, premise: Premise) -> Tally:
    """The tally at a view; what is public tells nobody's Ambition."""
    options = view.options
    brought, coronations = [0] * options.players, 1 + options.wedding - len(view.counts)
    tally = Tally(premise, list(view.totals), brought, coronations, view.emissary_total)
    for count in view.counts:
        tally.kings |= 1 << count.king
        tally.raisers |= 1 << count.by
    if view.seat is not None:
        kept = zip(options.sides[view.seat], view.ambitions, strict=True)
        tally.ambitions = {person: ambition for person, ambition in kept if ambition is not None}
    return tally
