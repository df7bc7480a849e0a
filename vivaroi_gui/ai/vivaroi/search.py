"""Search: every move is tried in many possible worlds, each played out to the coronation.

Worlds are determinizations drawn from the belief.  In a playout everybody votes at once by the own
card alone, so that nobody plays as if the cards lay open (no strategy fusion).
"""

from collections.abc import Callable, Sequence
from random import Random

from vivaroi_gui.ai.race import Arm, Budget, Lean, Race, Trial
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.playout import Castle, is_elected, play_out
from vivaroi_gui.ai.vivaroi.policy import Policy, ascents, chance, floor_masks, placings, yes_chance
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import YES, Move, MoveUp, Place, Vote

__all__ = ["Budget", "Search", "Trial", "Value"]

Value = Callable[[View, Seat, list[int], Sequence[int]], float]


class Search(Race):
    """One decision: ``kinds`` are the policies of the belief, ``own`` is how this seat goes on.

    ``value`` says what the end of the round is worth, ``lean`` says how much
    a style likes each move for its own sake, 0 to 1.
    """

    def __init__(
        self,
        view: View,
        belief: Belief,
        kinds: Sequence[Policy],
        own: Policy,
        value: Value,
        random: Random,
        lean: Lean = lambda _: 0.0,
    ) -> None:
        assert view.seat is not None
        self._view = view
        self._seat = view.seat
        self._belief = belief
        self._kinds = (*kinds, own)  # the seat itself is the hypothesis of kind -1
        self._own = own
        self._value = value
        self._random = random.random
        self._castle = _castle(view, belief.hands)
        super().__init__(view.legal, random, lean)

    def try_all(self, arms: list[Arm]) -> None:
        world = self._belief.determinization(self._random)
        goals = [hypothesis.goal for hypothesis in world]
        policies = [self._kinds[hypothesis.kind] for hypothesis in world]
        for arm in arms:
            arm.sum += self._outcome(arm.move, goals, policies)
            arm.playouts += 1

    def _outcome(self, move: Move, goals: list[int], policies: list[Policy]) -> float:
        castle = self._castle.copy()
        if isinstance(move, Vote):
            votes = {self._seat: move.card is YES}
            is_over = is_elected(castle, goals, policies, self._random, votes)
        else:
            is_over = self._is_over_after(move, castle, goals, policies)
        if not is_over:
            play_out(castle, goals, policies, self._random)
        return self._value(self._view, self._seat, castle.floors, goals)

    def _is_over_after(
        self, move: Move, castle: Castle, goals: list[int], policies: list[Policy]
    ) -> bool:
        assert isinstance(move, Place | MoveUp)
        bit = 1 << move.character
        if isinstance(move, Place):
            castle.place(bit, move.floor)
            return False
        castle.lift(bit, move.to)
        return move.to == THRONE and is_elected(castle, goals, policies, self._random)

    def kind_of(self, move: Place) -> int:
        return self._belief.goal >> move.character & 1

    def prior(self, move: Move) -> float:
        castle, goal, own = self._castle, self._belief.goal, self._own
        others = sum(castle.hands) - castle.hands[self._seat]
        if isinstance(move, Place):
            choices = placings(castle.floors, castle.reserve, goal, own)
            return chance(choices, move.character, move.floor)
        if isinstance(move, MoveUp):
            return chance(ascents(castle.floors, goal, own, others), move.character, move.to)
        is_own = self._view.crown_holder == self._seat
        yes = yes_chance(castle.floors, goal, own, others, is_own)
        return yes if isinstance(move, Vote) and move.card is YES else 1 - yes


def _castle(view: View, hands: list[int]) -> Castle:
    placed = sum(isinstance(move, Place) for _, move in view.acts)
    is_placing = view.phase is Phase.PLACING
    to_place = view.options.placed_each * view.options.players - placed if is_placing else 0
    assert view.first_player is not None
    turn = view.turn
    if turn is None:
        assert view.crown_holder is not None
        turn = (view.crown_holder + 1) % view.options.players
    floors, reserve = floor_masks(view.places)
    return Castle(floors, reserve, to_place, hands.copy(), turn, view.first_player)
