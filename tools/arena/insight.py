"""How well the belief knows the others' goals: log-loss on the true card, as a round goes on."""

from collections import defaultdict
from math import log
from random import Random
from typing import Any, Final, NamedTuple

from tools.turns import turns
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.rules.vivaroi import Options, Phase, State, View, apply, new
from vivaroi_gui.rules.vivaroi.masks import mask_of

MOST_ELECTIONS: Final = 6
"""Rounds with more elections than that are told together."""


class Loss(NamedTuple):
    """At one point of a round: samples, and mean log-loss in nats of belief and uniform prior."""

    moment: str
    samples: int
    belief: float
    uniform: float


def losses(level: str, games: int, seed: int, budget: Budget, players: int = 4) -> list[Loss]:
    """The losses over games of ``level`` against itself, in the order of a round."""
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for number in range(games):
        _play(level, Random(f"{seed}/{number}"), budget, players, found)
    return [
        Loss(
            _name(moment),
            len(pairs),
            sum(belief for belief, _ in pairs) / len(pairs),
            sum(uniform for _, uniform in pairs) / len(pairs),
        )
        for moment, pairs in sorted(found.items())
    ]


def _play(
    level: str,
    random: Random,
    budget: Budget,
    players: int,
    found: dict[int, list[tuple[float, float]]],
) -> None:
    state = new(Options(players))
    told = None
    for seat, seen in turns(state, random):
        moment = _moment(seen)
        if (state.round, moment) != told:  # once at each moment, by whoever acts first then
            told = (state.round, moment)
            found[moment] += _compared(state, seen)
        apply(state, seat, choose(seen, level, random.getrandbits(32), budget=budget))


def _moment(seen: View) -> int:
    """-1 while placing, then the number of elections behind."""
    return -1 if seen.phase is Phase.PLACING else min(len(seen.elections), MOST_ELECTIONS)


def _name(moment: int) -> str:
    if moment < 0:
        return "before placing"
    plus = "+" if moment == MOST_ELECTIONS else ""
    return f"after {moment}{plus} elections" if moment else "after placing"


def _compared(state: State, seen: View) -> list[tuple[float, float]]:
    pairs = []
    for person, suspicion in Belief[Any](seen).suspicions.items():
        chances = suspicion.chances()
        pairs.append((-log(chances[mask_of(state.goals[person])]), log(len(chances))))
    return pairs
