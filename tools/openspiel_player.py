"""OpenSpiel's information set Monte Carlo tree search as a player of the arena.

The search is ``open_spiel.python.algorithms.ismcts``: the twin in C++ cannot draw another state
of a game that is written in Python, it crashes.  Two of its plug-ins are ours, for its good: the
states it searches from are drawn by ``tools.openspiel_game``, and a game is played to its end at
random by the bare rules, not through OpenSpiel: that makes six simulations of one.
"""

import math
import time
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tools.openspiel_game import Game, GameState, number_of, shares
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import Options, State, View, apply, draw, legal, to_act, view
from vivaroi_gui.rules.vivaroi.moves import Move

EXPLORATION: Final = 0.7
"""Weight of what was tried seldom, for returns from 0 to 1."""
_SIMULATIONS: Final = 300
"""For each decision, where the budget leaves it open."""
_NO_LIMIT: Final = 10**9
_LEAST: Final = 2
"""Simulations before an action was tried: the first one only opens the root."""


def search(seen: View, seed: int, budget: Budget) -> Move:
    """The move that was tried most when the budget was used up."""
    game = _game(seen.options)
    bot = Search(game, Random(seed), seed, budget)
    action = bot.step(game.possible_state(seen, Random(seed)))
    (move,) = (move for move in seen.legal if number_of(move) == action)
    return move


class Search(ismcts.ISMCTSBot):
    """OpenSpiel's search, repeatable by its seed, that also ends after a time.

    The time is the processor's: a busy machine takes nothing away from it.
    """

    def __init__(self, game: Game, random: Random, seed: int, budget: Budget) -> None:
        simulations = budget.iterations or (_SIMULATIONS if budget.seconds is None else _NO_LIMIT)
        super().__init__(
            game,
            Playout(random),
            EXPLORATION,
            max(_LEAST, simulations),
            random_state=np.random.RandomState(seed),
        )
        self._played = game
        self._seconds = budget.seconds
        self._random = random
        self._end = math.inf
        self._begun = 0

    def run_search(self, state: GameState) -> Any:
        self._begun = 0
        if self._seconds is not None:
            self._end = time.process_time() + self._seconds
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def resample_from_infostate(self, state: GameState) -> GameState:
        """The state that the next simulation starts from."""
        self._begun += 1
        if self._begun > _LEAST and time.process_time() > self._end:
            raise _TimeIsUp
        seen = view(state.position.rules, state.current_player())
        return self._played.possible_state(seen, self._random)


class _TimeIsUp(Exception):
    """Ends a search between two simulations."""


@lru_cache
def _game(options: Options) -> Game:
    parameters = {
        "players": options.players,
        "rounds": options.rounds,
        "placement": str(options.placement),
    }
    game = pyspiel.load_game("python_vivaroi", parameters)
    assert isinstance(game, Game)
    return game


class Playout(mcts.Evaluator):
    """Values a state by one random game from it; no action is preferred beforehand."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def evaluate(self, state: GameState) -> list[float]:
        return shares(self._played_out(state.position.rules.copy()))

    def prior(self, state: GameState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def _played_out(self, rules: State) -> State:
        pick = self._random.random
        while seats := to_act(rules):
            for seat in seats:
                if seat == CHANCE:
                    apply(rules, seat, draw(rules, self._random))
                else:
                    moves = legal(rules, seat)
                    apply(rules, seat, moves[int(pick() * len(moves))])
        return rules
