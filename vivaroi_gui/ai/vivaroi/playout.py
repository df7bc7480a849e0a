"""What a round offers to policies, whatever the edition: belief, search and standing ask this.

A playout is quick: sets of characters are bit masks, and there are no objects for moves.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Self, TypeVar

from vivaroi_gui.ai.vivaroi.policy import Categories
from vivaroi_gui.ai.vivaroi.scruples import Guns, Prospect, Scruples, exposes, rash, without
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import THRONE, Goal
from vivaroi_gui.rules.vivaroi.moves import Card, Move
from vivaroi_gui.rules.vivaroi.records import Election

P = TypeVar("P")
"""The policies of an edition."""

Draws = Callable[[], float]
"""Gives numbers from 0 up to 1: ``random()`` of a generator."""

Cards = tuple[int, ...]
"""What counts of the cards of a seat, as masks: one for each of its persons."""

Goals = Sequence[Cards]
"""The cards of all seats."""


class Opening(NamedTuple):
    """What everybody sees when a round begins.

    ``places`` is by character where chance has placed all of them, else empty.
    """

    places: tuple[int, ...]
    emissary_goal: Goal | None


class Markers(NamedTuple):
    """Points by seat, and those of the Emissary where there is one."""

    seats: list[int]
    emissary: int | None = None


class Spent(NamedTuple):
    """Cards against that were laid since an earlier position: masks of the seats who laid them."""

    no: int
    ache: int = 0
    is_emissary: bool = False
    """Whether the Emissary laid one."""

    def by_another(self, seat: Seat) -> bool:
        """Whether anybody but this seat has laid one."""
        return self.is_emissary or bool((self.no | self.ache) & ~(1 << seat))


Told = list[tuple[int, Spent]]
"""Elections: each nominee, as a mask, and what was laid against it."""


class Playout(ABC, Generic[P]):
    """A round from here on: where all stand, what everybody holds, and whose turn it is."""

    __slots__ = ()

    no_cards: list[int]
    """No cards by seat."""
    turn: Seat
    left_to_place: int

    @abstractmethod
    def copy(self) -> Self:
        """A playout of its own."""

    def dealt(self, random: Draws) -> Self:
        """This with what nobody can guess dealt anew, if there is anything."""
        return self

    def lay_open(self, ambitions: Sequence[str | None]) -> None:
        """Goes on knowing the Ambitions of all persons, where there are any."""

    def stack(self, card: Card) -> None:
        """Goes on with the Emissary's vote on whoever stands on the throne, where it has one."""

    @property
    def proposer(self) -> Seat:
        """Whose turn it was before this one."""
        return (self.turn or len(self.no_cards)) - 1

    @abstractmethod
    def can_vote_against(self, seat: Seat) -> bool:
        """Whether a vote of this seat is a choice."""

    @abstractmethod
    def chances_of(
        self, move: Move, seat: Seat, held: Sequence[Cards], policy: P, *, is_own: bool = False
    ) -> list[float]:
        """How likely the seat makes a move, with each of the cards that it may hold.

        ``is_own``: it votes on a nominee of its own.
        """

    @property
    def emissary_agrees(self) -> bool:
        """Whether the Emissary says Yes to whoever stands on the throne, if there is one."""
        return True

    @abstractmethod
    def points_of(self, goal: int) -> int:
        """Points of a card as the characters stand, whoever is King."""

    # --- going on --------------------------------------------------------------------------

    @abstractmethod
    def place(self, bit: int, floor: int) -> None:
        """Places a character; after the last one all who are left over become Servants."""

    @abstractmethod
    def lift(self, bit: int, to: int) -> None:
        """Moves a character up to ``to``; the turn passes."""

    @abstractmethod
    def settle(self, election: Election) -> None:
        """What everybody saw of an election happens here as well."""

    @abstractmethod
    def elect(
        self,
        goals: Goals,
        policies: Sequence[P],
        random: Draws,
        known: dict[Seat, Card] | None = None,
    ) -> bool:
        """Everybody votes at once on whoever stands on the throne; whether the round is over.

        The turn has passed already from whoever made the proposal; ``known`` votes are not drawn.
        """

    @abstractmethod
    def ways(self, cards: Cards, policy: P) -> Categories:
        """Whom the seat whose turn it is may place or move up, and where to; none, and it is over.

        The weights are those of a policy for somebody with these cards.
        """

    def finish(
        self,
        goals: Goals,
        policies: Sequence[P],
        random: Draws,
        told: Told | None = None,
    ) -> None:
        """Plays the round to its last coronation.

        ``told`` grows by the elections.
        """
        while self.left_to_place:
            self.place(*drawn(self.ways(goals[self.turn], policies[self.turn]), random))
        while ways := self.ways(goals[self.turn], policies[self.turn]):
            bit, to = drawn(ways, random)
            self.lift(bit, to)
            if to == THRONE:
                before = None if told is None else self.copy()
                is_over = self.elect(goals, policies, random)
                if told is not None and before is not None:
                    told.append((bit, self.spent_since(before)))
                if is_over:
                    return

    # --- what the seat that searches would not do ---------------------------------------------

    @abstractmethod
    def bind(self, scruples: Scruples) -> None:
        """Has a seat go on within its scruples."""

    def restrained(
        self, ways: Categories, mine: int, now: Prospect, share: float, jester: int = 0
    ) -> Categories:
        """Its ways but those that it would not go.

        ``share`` of the cards name any nominee; ``jester`` is his mask, 0 where there is none.
        """
        guns = self.guns_of(self.turn)
        has_choice = ways[-1][2] == THRONE and ways[0][2] != THRONE
        out = 0
        if has_choice:
            out = rash(now, share, guns.armed, self.nobles & mine, self.nobles & jester)
        return without(ways, mine, is_exposed=exposes(guns), rash=out)

    def guns_of(self, seat: Seat) -> Guns:
        """What the others can refuse with."""
        held = self.refusals
        return Guns(held[:seat] + held[seat + 1 :])

    def guns_of_voters(self, seat: Seat) -> Guns:
        """What all others can refuse with who have not made the proposal."""
        held = enumerate(self.refusals)
        return Guns([cards for other, cards in held if other not in (seat, self.proposer)])

    @property
    @abstractmethod
    def nobles(self) -> int:
        """The mask of those whom somebody may propose."""

    @property
    @abstractmethod
    def refusals(self) -> list[int]:
        """Cards that refuse by seat, and last those of the Emissary if it has any."""

    # --- what has happened -----------------------------------------------------------------

    @abstractmethod
    def spent_since(self, before: Self) -> Spent:
        """Who has voted against since an earlier position."""

    @property
    @abstractmethod
    def sent_away(self) -> int:
        """The mask of those who were rejected."""

    @abstractmethod
    def has_crowned(self, bit: int) -> bool:
        """Whether a character was crowned in this round."""

    # --- what the end of the round brings --------------------------------------------------

    @abstractmethod
    def gains(self, goals: Goals) -> Markers:
        """What the round has brought, by itself."""

    @abstractmethod
    def totals(self, goals: Goals) -> Markers:
        """Where everybody stands in the game then."""

    @abstractmethod
    def tie_break(self, cards: Cards) -> int:
        """What decides between equal totals at the end of the game: more is better."""

    def bonus(self, person: int, ambition: str, goals: Goals) -> int:
        """What an Ambition of a person is worth then; nothing where there are none."""
        return 0


def drawn(categories: Categories, random: Draws) -> tuple[int, int]:
    """A character's bit and where it goes, by weight."""
    at = random() * categories[-1][0]
    for upto, mask, to in categories:  # noqa: B007 - both are used below
        if at <= upto:
            break
    for _ in range(int(random() * mask.bit_count())):
        mask &= mask - 1
    return mask & -mask, to


def fewer(now: Sequence[int], before: Sequence[int]) -> int:
    """The mask of the seats that hold fewer cards than before."""
    pairs = enumerate(zip(now, before, strict=True))
    return sum([1 << seat for seat, (left, held) in pairs if left < held])
