"""Search: every move that looks good is tried in the same rounds, thrown and played in thought.

Chance is drawn, not known: a fate is how all dice of the round may still fall.
"""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from vivaroi_gui.ai.race import Arm, Race
from vivaroi_gui.ai.vienna import fate
from vivaroi_gui.ai.vienna.acts import play
from vivaroi_gui.ai.vienna.habits import Course
from vivaroi_gui.ai.vienna.plan import plan_of, worth_of
from vivaroi_gui.ai.vienna.position import Position, position_of
from vivaroi_gui.ai.vienna.tastes import Tastes, mind_of
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.rules.vienna.moves import Move, Place, Reroll

Value = Callable[[Position, Seat], float]
"""What the end of a round is worth to a seat."""

_TRUST: Final = 0.075
"""How much a point of the first guess counts, over the root of the playouts."""
_GUESSES: Final = 3
"""Throws that a reroll is first judged by."""


class Search(Race[Move]):
    """One decision, among the ``breadth`` moves that a first guess likes most."""

    def __init__(
        self, view: View, tastes: Tastes, value: Value, random: Random, breadth: int
    ) -> None:
        assert view.seat is not None
        self._seat = view.seat
        self._position = position_of(view)
        self._minds = [mind_of(self._position, one, tastes) for one in range(view.options.seats)]
        self._value = value
        self._luck = random.random
        guesses = [(self._guess(move), number) for number, move in enumerate(view.legal)]
        guesses.sort(reverse=True)
        best = guesses[0][0]
        super().__init__(
            [
                Arm(view.legal[number], exp(guess - best), _TRUST)
                for guess, number in guesses[:breadth]
            ]
        )

    def try_all(self, arms: Sequence[Arm[Move]]) -> None:
        future = fate.drawn(self._position.seats, self._luck)
        for arm in arms:
            position = self._position.copy()
            play(position, arm.move, future)
            Course(position, self._minds, future).finish()
            arm.sum += self._value(position, self._seat)
            arm.playouts += 1

    def _guess(self, move: Move) -> float:
        """What a move brings, as if nobody else took anything, in points."""
        tries = _GUESSES if isinstance(move, Reroll) else 1
        return sum(self._outlook(move) for _ in range(tries)) / tries

    def _outlook(self, move: Move) -> float:
        position, seat, mind = self._position.copy(), self._seat, self._minds[self._seat]
        before = position.coins[seat]
        play(position, move, fate.drawn(position.seats, self._luck))
        worth = worth_of(plan_of(position, seat, mind))
        coin = mind.tastes.coin
        worth += coin * (position.coins[seat] - before)
        if isinstance(move, Place):
            dice = len(move.dice) + move.white
            worth -= coin * dice
            if move.stop != GEHEIMBUND:
                worth += mind.values[move.stop]
        return worth
