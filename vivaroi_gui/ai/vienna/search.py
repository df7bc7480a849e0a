"""Search: every move that looks good is tried in the same rounds, thrown and played in thought.

Chance is drawn, not known: a future is how all dice of the round may still fall.
"""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from vivaroi_gui.ai.race import Arm, Race
from vivaroi_gui.ai.vienna.acts import play
from vivaroi_gui.ai.vienna.future import Future, drawn
from vivaroi_gui.ai.vienna.habits import Rehearsal
from vivaroi_gui.ai.vienna.plan import Planner, worth_of
from vivaroi_gui.ai.vienna.position import Position, position_of
from vivaroi_gui.ai.vienna.tastes import Tastes, mind_of
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.moves import Move, Place, Reroll

Value = Callable[[Position, Seat], float]
"""What the end of a round is worth to a seat."""

_TRUST: Final = 0.075
"""How much a point of the first guess counts, over the root of the playouts."""
_GUESSES: Final = 8
"""Throws that a reroll is first judged by."""
_REROLLS: Final = 3


class Search(Race[Move]):
    """One decision, among the ``breadth`` moves that a first guess likes most."""

    def __init__(
        self, view: View, tastes: Tastes, value: Value, random: Random, breadth: int
    ) -> None:
        assert view.seat is not None
        self._seat, self._legal = view.seat, view.legal
        self._position = position_of(view)
        seats = range(view.options.seats)
        self._planner = Planner([mind_of(self._position, one, tastes) for one in seats])
        self._value = value
        self._luck = random.random
        self._futures = [drawn(view.options.seats, self._luck) for _ in range(_GUESSES)]
        super().__init__([Arm(move, exp(guess), _TRUST) for guess, move in self._runners(breadth)])

    def _runners(self, breadth: int) -> list[tuple[float, Move]]:
        """The moves that a first guess likes most, with how much less than the best one.

        Of rerolls only a few: they are many, and all but the best few are wasted coins.
        """
        guesses = [(self._guess(move), number) for number, move in enumerate(self._legal)]
        guesses.sort(key=lambda one: (-one[0], one[1]))
        best, rerolls, runners = guesses[0][0], 0, list[tuple[float, Move]]()
        for guess, number in guesses:
            move = self._legal[number]
            rerolls += isinstance(move, Reroll)
            if not isinstance(move, Reroll) or rerolls <= _REROLLS:
                runners.append((guess - best, move))
        return runners[:breadth]

    def try_all(self, arms: Sequence[Arm[Move]]) -> None:
        future = drawn(self._position.seats, self._luck)
        for arm in arms:
            position = self._position.copy()
            play(position, arm.move, future)
            Rehearsal(position, self._planner, future).finish()
            arm.sum += self._value(position, self._seat)
            arm.playouts += 1

    def _guess(self, move: Move) -> float:
        """What a move brings, as if nobody else took anything, in points."""
        futures = self._futures if isinstance(move, Reroll) else self._futures[:1]
        return sum(self._outlook(move, future) for future in futures) / len(futures)

    def _outlook(self, move: Move, future: Future) -> float:
        position, seat, mind = self._position.copy(), self._seat, self._planner.minds[self._seat]
        before = position.coins[seat]
        play(position, move, future)
        coin = mind.tastes.coin
        worth = worth_of(self._planner.plan(position, seat))
        worth += coin * (position.coins[seat] - before)
        if isinstance(move, Place):
            worth -= coin * (len(move.dice) + move.white)
            worth += mind.values[move.stop]
        return worth
