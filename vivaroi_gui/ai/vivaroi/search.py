"""Search: every move is tried in many possible worlds, each played out to the coronation.

Worlds are determinizations drawn from the belief.  In a playout everybody votes at once by the own
card alone, so that nobody plays as if the cards lay open (no strategy fusion).
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Generic, NamedTuple

from vivaroi_gui.ai.race import Arm, Race
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Goals, P, Playout, Told
from vivaroi_gui.ai.vivaroi.scruples import Scruples
from vivaroi_gui.ai.vivaroi.tempers import Liking
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.moves import YES, Card, ChooseAmbition, Move, MoveUp, Place, Vote

_PRIOR: Final = 0.8
_VOTE_PRIOR: Final = 0.3
"""How much the prior counts.  Votes are few, so that each of them is seen in many worlds."""
_ALIKE: Final = 2
"""Placings of one category that are tried: all of them are alike to the policy."""
_MOST: Final = max(AMBITIONS.values())

Value = Callable[[View, Seat, Playout[P], Goals], float]
"""What the end of the round is worth to a seat."""


class Dealt(NamedTuple, Generic[P]):
    """A world to play on in: what all hold and how they play, by seat, and where it begins."""

    goals: Goals
    policies: Sequence[P]
    start: Playout[P]


class Search(Race[Move], Generic[P]):
    """One decision: ``own`` is how this seat goes on, ``trust`` how much more than usual its word
    counts.  ``value`` says what the end of the round is worth.  If all ``stand_by`` their
    proposals, whoever has made the one that is voted on, or makes one now, says Yes to it.  Whoever
    has ``scruples`` plans nothing that people would call stupid.
    """

    def __init__(
        self,
        view: View,
        belief: Belief[P],
        own: P,
        value: Value[P],
        random: Random,
        liking: Liking = lambda _: 0.0,
        trust: float = 1.0,
        *,
        stand_by: bool = False,
        scruples: Scruples | None = None,
    ) -> None:
        assert view.seat is not None
        self._view = view
        self._seat = view.seat
        self._belief = belief
        self._policies = (*belief.kinds, own)  # the seat itself is of kind -1
        self._value = value
        by = view.seat if view.nominee is None else view.crown_holder
        self._sworn = {by: YES} if stand_by and by is not None else {}
        self._random = random.random
        self._playout: Playout[P] = expertise(view.options).playout_of(view)
        if scruples:
            self._playout.bind(scruples)
        moves = list(view.legal)
        random.shuffle(moves)
        super().__init__([self._arm(move, liking(move), trust) for move in self._unlike(moves)])

    @property
    def own(self) -> P:
        """The policy that the seat itself goes on by."""
        return self._policies[-1]

    def try_all(self, arms: Sequence[Arm[Move]]) -> None:
        deal = self.deal()
        for arm in arms:
            arm.sum += self.worth(arm.move, self.end_of(arm.move, deal), deal.goals)
            arm.playouts += 1

    def deal(self) -> Dealt[P]:
        """One more world, for every move that is compared."""
        world = self._belief.determinization(self._random)
        policies = [self._policies[kind] for kind in world.kinds]
        return Dealt(world.goals, policies, self._playout.dealt(self._random))

    def end_of(
        self, move: Move, deal: Dealt[P], known: dict[Seat, Card] | None = None
    ) -> Playout[P]:
        """How the round ends in a world after a legal move, tried in the race or not."""
        playout, is_over = self.made(move, deal, known)
        if not is_over:
            self.finish(playout, deal)
        return playout

    def made(
        self, move: Move, deal: Dealt[P], known: dict[Seat, Card] | None = None
    ) -> tuple[Playout[P], bool]:
        """A world after a move and the election that it calls for; whether the round is over.

        Of the votes ``known`` ones are not drawn.
        """
        playout, is_over = deal.start.copy(), False
        match move:
            case Vote(card):
                votes = {**self._sworn, **(known or {}), self._seat: card}
                is_over = playout.elect(deal.goals, deal.policies, self._random, votes)
            case Place(character, floor):
                playout.place(1 << character, floor)
            case MoveUp(character, to):
                playout.lift(1 << character, to)
                if to == THRONE:
                    is_over = playout.elect(
                        deal.goals, deal.policies, self._random, known or self._sworn
                    )
        return playout, is_over

    def assents(self, king: Character, deal: Dealt[P]) -> dict[Seat, float]:
        """How likely each of the others who may refuse a King, proposed or yet to be, says Yes.

        Where the Emissary refuses him it has the number after theirs.
        """
        playout, yes = deal.start, Vote(YES)
        if self._view.nominee is None:
            playout = playout.copy()
            playout.lift(1 << king, THRONE)
        found = {
            seat: playout.chances_of(
                yes, seat, [cards], deal.policies[seat], is_own=seat == playout.proposer
            )[0]
            for seat, cards in enumerate(deal.goals)
            if seat not in (self._seat, *self._sworn) and playout.can_vote_against(seat)
        }
        return found if playout.emissary_agrees else {**found, len(deal.goals): 0.0}

    def finish(self, playout: Playout[P], deal: Dealt[P], told: Told | None = None) -> None:
        """Plays it on to the end of the round; ``told`` grows by the elections up to it."""
        playout.finish(deal.goals, deal.policies, self._random, told)

    def worth(self, move: Move, end: Playout[P], goals: Goals) -> float:
        """What a move was worth that has led to this end."""
        if isinstance(move, ChooseAmbition):
            # the round itself is much the same: what counts is the share of the most to be had
            return end.bonus(move.person, move.ambition, goals) / _MOST
        return self._value(self._view, self._seat, end, goals)

    def _arm(self, move: Move, liking: float, trust: float) -> Arm[Move]:
        held, own = [self._belief.cards], self.own
        is_own = self._view.crown_holder == self._seat
        (prior,) = self._playout.chances_of(move, self._seat, held, own, is_own=is_own)
        weight = _VOTE_PRIOR if isinstance(move, Vote) else _PRIOR
        return Arm(move, prior, trust * weight, liking)

    def _unlike(self, moves: list[Move]) -> list[Move]:
        """Of placings that are alike a few."""
        kept: dict[tuple[int, int] | Move, list[Move]] = {}
        for move in moves:
            kept.setdefault(self.category(move), []).append(move)
        return [move for alike in kept.values() for move in alike[:_ALIKE]]

    def category(self, move: Move) -> tuple[int, int] | Move:
        """What tells a placing from others on the same floor: by how many it is liked."""
        if not isinstance(move, Place):
            return move
        return sum(goal >> move.character & 1 for goal in self._belief.cards), move.floor
