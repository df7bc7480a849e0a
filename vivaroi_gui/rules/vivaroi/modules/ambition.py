"""The option Ambition (2024, "l'Ambition", "Cartes Ambition")."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import (
    CRAFTSMEN,
    DIGNITARIES,
    DUNGEONS,
    NOBLES,
    OFFICERS,
    SERVANTS,
    TRADERS,
    WCS,
    Character,
    Goal,
)
from vivaroi_gui.rules.vivaroi.data_2024 import (
    AMBITIONS,
    BOUFFON,
    CONSOLATION_BELOW,
    MEN,
    WOMEN,
)
from vivaroi_gui.rules.vivaroi.modules.module import Module, Points
from vivaroi_gui.rules.vivaroi.moves import BadDeal, Deal
from vivaroi_gui.rules.vivaroi.phase import AMBITION

if TYPE_CHECKING:
    from random import Random

    from vivaroi_gui.rules.vivaroi.options import Options
    from vivaroi_gui.rules.vivaroi.state import State
    from vivaroi_gui.rules.vivaroi.view import View


class Outcome(NamedTuple):
    """What an Ambition card looks at: the end of a round, for one person.

    ``kings`` and who proposed them are those of the round, two in a wedding (ruling D12);
    ``places`` are those of the favourites that count, ``points`` theirs in this count (D25).
    """

    kings: frozenset[Character]
    is_raised: bool
    places: tuple[int, ...]
    points: int
    has_only_yes: bool

    def at(self, *where: int) -> int:
        """How many favourites are in one of these places (rulings D11, D26)."""
        return sum(place in where for place in self.places)


_IS_MET: Final[Mapping[str, Callable[[Outcome], bool]]] = {
    "bouffon_king": lambda end: BOUFFON in end.kings,
    "woman_queen": lambda end: bool(end.kings & WOMEN),
    "man_king": lambda end: bool(end.kings & MEN),
    "no_wc": lambda end: end.at(*WCS) == 0,
    "one_wc": lambda end: end.at(*WCS) == 1,
    "two_wc": lambda end: end.at(*WCS) == 2,
    "one_dungeon": lambda end: end.at(*DUNGEONS) == 1,
    "two_dungeons": lambda end: end.at(*DUNGEONS) == 2,
    "three_dungeons": lambda end: end.at(*DUNGEONS) == 3,
    "no_wc_no_dungeon": lambda end: end.at(*WCS, *DUNGEONS) == 0,
    "not_floors_0_1": lambda end: end.at(SERVANTS, CRAFTSMEN) == 0,
    "not_floors_2_3": lambda end: end.at(TRADERS, OFFICERS) == 0,
    "not_floors_4_5": lambda end: end.at(DIGNITARIES, NOBLES) == 0,
    "only_yes_left": lambda end: end.has_only_yes,
    "raised_the_king": lambda end: end.is_raised,
    "consolation": lambda end: end.points < CONSOLATION_BELOW,
}


def is_met(ambition: str, end: Outcome) -> bool:
    """Whether the condition on an Ambition card is fulfilled."""
    return _IS_MET[ambition](end)


class Ambition(Module):
    """Two cards are dealt to each person, who keeps one in secret; it counts when the round ends.

    Its points stay positive when the Jester is King.
    """

    def setup(self, state: State, deal: Deal) -> None:
        assert deal.ambitions is not None
        state.offers = list(deal.ambitions)
        state.ambitions = [None] * len(deal.ambitions)
        state.phase = AMBITION
        state.turn = None

    def bonus(self, state: State, where: Sequence[int], points: Points) -> Points:
        return tuple(
            self._points(state, seat, person, where, points[person])
            for seat, persons in enumerate(state.options.sides)
            for person in persons
        )

    def _points(
        self, state: State, seat: Seat, person: int, where: Sequence[int], points: int
    ) -> int:
        ambition = state.ambitions[person]
        assert ambition is not None
        assert state.king is not None
        end = Outcome(
            kings=frozenset((state.king, *(count.king for count in state.counts))),
            is_raised=seat in (state.crown_holder, *(count.by for count in state.counts)),
            places=tuple(where[favourite] for favourite in state.counted_goals[person]),
            points=points,
            has_only_yes=not state.no_cards[seat] and not state.stomach_aches[seat],
        )
        return AMBITIONS[ambition] if is_met(ambition, end) else 0


def outcome_so_far(seen: View, favourites: Goal, points: int) -> Outcome:
    """What an Ambition of a view's seat would look at if the round ended as things stand.

    Only who is crowned already is among the kings: before an election there is none.
    """
    return Outcome(
        kings=frozenset(count.king for count in seen.counts),
        is_raised=seen.seat in [count.by for count in seen.counts],
        places=tuple(seen.places[favourite] for favourite in favourites),
        points=points,
        has_only_yes=not seen.no_cards and not seen.stomach_aches,
    )


def draw(options: Options, random: Random) -> tuple[tuple[str, str], ...]:
    """Two cards for each person."""
    cards = random.sample(tuple(AMBITIONS), 2 * options.players)
    return tuple(zip(cards[::2], cards[1::2], strict=True))


def check(options: Options, ambitions: tuple[tuple[str, str], ...] | None) -> None:
    """What chance has dealt here.

    Raises:
        BadDeal: naming what does not fit.
    """
    if (ambitions is not None) is not options.ambition:
        raise BadDeal("ambition: to be dealt exactly where the option is chosen")
    if ambitions is None:
        return
    if len(ambitions) != options.players or any(len(pair) != 2 for pair in ambitions):
        raise BadDeal("ambition: two cards for each person")
    cards = [card for pair in ambitions for card in pair]
    if not set(cards) <= set(AMBITIONS):
        raise BadDeal("ambition: no such card")
    if len(set(cards)) != len(cards):
        raise BadDeal("ambition: a card dealt twice in one round")
