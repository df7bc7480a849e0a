"""Search: every move is tried in many possible worlds, each played out to the coronation.

Worlds are determinizations drawn from the belief; all moves are tried in the same worlds, and the
worse half of them is dropped again and again (sequential halving, Karnin, Koren and Somekh 2013).
In a playout everybody votes at once by the own card alone, so that nobody plays as if the cards lay
open (no strategy fusion).  What a policy thinks of a move counts for as long as few worlds have
been seen (regularized policy improvement, Grill et al. 2020).
"""

import time
from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Final, NamedTuple

from vivaroi_gui.ai.belief import Belief
from vivaroi_gui.ai.playout import Castle, is_elected, play_out
from vivaroi_gui.ai.policy import Policy, ascents, chance, floor_masks, placings, yes_chance
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import YES, Move, MoveUp, Place, Vote

_PRIOR: Final = 0.8
_VOTE_PRIOR: Final = 0.3
"""Value that a move gains for a unit of the logarithm of its prior, over the root of its playouts.
Votes are two, so that each of them is seen in many worlds."""
_LEAST_PRIOR: Final = 0.002
_FANCY: Final = 0.08
_FANCY_PRIOR: Final = 4.0
"""Value, and logits of the prior, that a style gives for what it likes to do."""
_ALIKE: Final = 2
"""Placings of one category that are tried: all of them are alike to the policy."""

Value = Callable[[View, Seat, list[int], Sequence[int]], float]


class Budget(NamedTuple):
    """How long a search may take, whatever comes first; None sets no limit.

    A playout is one iteration.
    """

    seconds: float | None = None
    iterations: int | None = None


class Trial(NamedTuple):
    """What a search found out about a move: the mean value, and the playouts behind it."""

    move: Move
    value: float
    playouts: int


class _Arm:
    __slots__ = ("bonus", "move", "playouts", "sum")

    def __init__(self, move: Move, bonus: float) -> None:
        self.move = move
        self.bonus = bonus
        self.sum = 0.0
        self.playouts = 0

    @property
    def mean(self) -> float:
        return self.sum / self.playouts if self.playouts else 0.0


class Search:
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
        lean: Callable[[Move], float] = lambda _: 0.0,
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
        self._lean = lean
        self._arms = self._candidates(random)

    def run(self, budget: Budget, should_stop: Callable[[], bool]) -> list[Trial]:
        """The moves that were tried, best first.

        ``should_stop`` is asked once a world; what was found so far is the answer then.
        """
        arms = self._arms
        halvings = max(1, (len(arms) - 1).bit_length())
        clock = _Clock(budget, halvings)
        racing = arms
        for halving in range(halvings):
            while True:
                self._try_all(racing)
                clock.spend(len(racing))
                if clock.is_over(halving) or should_stop():
                    break
            racing = sorted(racing, key=self._score, reverse=True)
            racing = racing[: (len(racing) + 1) // 2]
        order = sorted(arms, key=lambda arm: (arm.playouts, self._score(arm)), reverse=True)
        return [Trial(arm.move, arm.mean, arm.playouts) for arm in order]

    def _score(self, arm: _Arm) -> float:
        return arm.mean + arm.bonus / sqrt(arm.playouts) + _FANCY * self._lean(arm.move)

    def _try_all(self, arms: list[_Arm]) -> None:
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

    # --- which moves are tried -----------------------------------------------------------------

    def _candidates(self, random: Random) -> list[_Arm]:
        """The legal moves, of equal placings a few."""
        moves = list(self._view.legal)
        random.shuffle(moves)
        if isinstance(moves[0], Place):
            moves = self._unlike(moves)
        return [_Arm(move, self._bonus(move)) for move in moves]

    def _bonus(self, move: Move) -> float:
        weight = _VOTE_PRIOR if isinstance(move, Vote) else _PRIOR
        logit = log(max(self._prior(move), _LEAST_PRIOR))
        return weight * (logit + _FANCY_PRIOR * self._lean(move))

    def _unlike(self, moves: list[Move]) -> list[Move]:
        kept: dict[tuple[bool, int], list[Move]] = {}
        for move in moves:
            assert isinstance(move, Place)
            is_mine = bool(self._belief.goal >> move.character & 1)
            kept.setdefault((is_mine, move.floor), []).append(move)
        return [move for alike in kept.values() for move in alike[:_ALIKE]]

    def _prior(self, move: Move) -> float:
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


class _Clock:
    """Shares a budget out evenly to the halvings."""

    def __init__(self, budget: Budget, halvings: int) -> None:
        self._budget = budget
        self._halvings = halvings
        self._started = time.perf_counter()
        self._spent = 0

    def spend(self, playouts: int) -> None:
        self._spent += playouts

    def is_over(self, halving: int) -> bool:
        share = (halving + 1) / self._halvings
        seconds, iterations = self._budget
        if iterations is not None and self._spent >= share * iterations:
            return True
        return seconds is not None and time.perf_counter() - self._started >= share * seconds


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
