"""Search in 2024: see :mod:`vivaroi_gui.ai.vivaroi.search`."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from vivaroi_gui.ai.race import Arm, Lean, Race
from vivaroi_gui.ai.vivaroi.belief_2024 import Belief2024, World
from vivaroi_gui.ai.vivaroi.playout_2024 import Castle2024, Goals, aim_of, elect, play_out
from vivaroi_gui.ai.vivaroi.policy_2024 import Hand, Policy2024, chance_of, place_masks
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS, COMPENSATION
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move, MoveUp, Place, Vote

Value = Callable[[View, Seat, Castle2024, Goals], float]

_MOST: Final = max(AMBITIONS.values())


class Search2024(Race):
    """One decision: ``kinds`` are the policies of the belief, ``own`` is how this seat goes on."""

    def __init__(
        self,
        view: View,
        belief: Belief2024,
        kinds: Sequence[Policy2024],
        own: Policy2024,
        value: Value,
        random: Random,
        lean: Lean = lambda _: 0.0,
        trust: float = 1.0,
    ) -> None:
        assert view.seat is not None
        self._view = view
        self._seat = view.seat
        self._belief = belief
        self._policies = (*kinds, own)  # the seat itself is of kind -1
        self._own = own
        self._value = value
        self._random = random.random
        self._castle = castle_of(view, belief)
        self._ambitions = self._castle.ambitions
        self._goals: Goals = [belief.goals] * view.options.seats  # only the own ones are asked for
        super().__init__(view.legal, random, lean, trust)

    def try_all(self, arms: list[Arm]) -> None:
        world = self._belief.determinization(self._random)
        policies = [self._policies[kind] for kind in world.kinds]
        self._castle.pile = self._belief.pile(self._random)
        self._castle.ambitions = self._ambitions | self._belief.ambitions(self._random)
        for arm in arms:
            arm.sum += self._outcome(arm.move, world, policies)
            arm.playouts += 1

    def _outcome(self, move: Move, world: World, policies: list[Policy2024]) -> float:
        castle, goals = self._castle.copy(), world.goals
        if isinstance(move, ChooseAmbition):
            return self._ambition(move, castle, goals, policies)
        if isinstance(move, Vote):
            is_over = elect(castle, goals, policies, self._random, {self._seat: move.card})
        else:
            is_over = self._is_over_after(move, castle, goals, policies)
        if not is_over:
            play_out(castle, goals, policies, self._random)
        return self._value(self._view, self._seat, castle, goals)

    def _is_over_after(
        self, move: Move, castle: Castle2024, goals: Goals, policies: list[Policy2024]
    ) -> bool:
        assert isinstance(move, Place | MoveUp)
        bit = 1 << move.character
        if isinstance(move, Place):
            castle.place(bit, move.floor)
            return False
        castle.lift(bit, move.to)
        return move.to == THRONE and elect(castle, goals, policies, self._random)

    def _ambition(
        self,
        move: ChooseAmbition,
        castle: Castle2024,
        goals: Goals,
        policies: list[Policy2024],
    ) -> float:
        """The share of the most that an Ambition can bring: the round itself is much the same."""
        play_out(castle, goals, policies, self._random)
        return castle.bonus(move.person, move.ambition, goals) / _MOST

    def kind_of(self, move: Place) -> int:
        return sum(goal >> move.character & 1 for goal in self._belief.goals)

    def prior(self, move: Move) -> float:
        if isinstance(move, ChooseAmbition):
            return 1.0
        castle, seat = self._castle, self._seat
        hand = Hand(castle.hands[seat], castle.aches[seat], self._view.crown_holder == seat)
        aim, refusals = aim_of(castle, seat, self._goals, self._own), castle.refusals(seat)
        table = castle.table.figures
        return chance_of(move, castle.places, aim, self._own, refusals, hand, table)


def castle_of(view: View, belief: Belief2024) -> Castle2024:
    """The position of a view, as a playout goes on from it."""
    options, castle = view.options, belief.castle.copy()
    assert view.seat is not None
    assert view.first_player is not None
    castle.places, castle.rejections = place_masks(view.places), view.rejections
    is_placing = view.phase in (Phase.AMBITION, Phase.PLACING)
    castle.to_place = options.to_place - len(view.placings) if is_placing else 0
    castle.first = view.first_player
    castle.turn = view.first_player if view.turn is None else view.turn
    if view.nominee is not None:
        assert view.crown_holder is not None
        castle.turn = (view.crown_holder + 1) % options.seats
    castle.totals = list(view.totals)
    castle.emissary_total = view.emissary_total
    for counted in view.counts:
        castle.coronations -= 1
        castle.kings |= 1 << counted.king
        castle.raisers |= 1 << counted.by
    kept = zip(options.sides[view.seat], view.ambitions, strict=True)
    castle.ambitions = {person: ambition for person, ambition in kept if ambition is not None}
    _compensate(castle, view)
    return castle


def _compensate(castle: Castle2024, view: View) -> None:
    """The points that those who place one character less still have to get."""
    options, seats = view.options, view.options.seats
    placed = options.to_place - castle.to_place
    for number in range(max(placed, options.to_place - seats), seats):
        for marker in options.markers_of((castle.first + number) % seats):
            castle.totals[marker] += COMPENSATION
