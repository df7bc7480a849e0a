"""How far the explained end of Vienna is to be trusted.

python dev.py arena review-vienna [--games 240] [--again 20] [--seed 1] [--jobs N]

Plays GAMES of unlike players, says who is likely to win at moments of each, and tells how often it
came so; explains the first AGAIN of them, and measures its turning points with another seed.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from tools.arena.crew import work
from tools.numbers import positive
from tools.review.figures import Statement, binned, bins_of, calibration
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.review import LEAST_CHANGE, Turn
from vivaroi_gui.ai.vienna.bot import choose
from vivaroi_gui.ai.vienna.review.explain import AHEAD, explained, measured_again
from vivaroi_gui.ai.vienna.review.measured import Measured
from vivaroi_gui.ai.vienna.review.outlook import Outlook, piles
from vivaroi_gui.rules.core import CHANCE, Event, Shown, Sight
from vivaroi_gui.rules.vienna import Options, game
from vivaroi_gui.rules.vienna.moves import Move

MOMENTS: Final = 6
"""Moments of a game that are looked at."""
PLAYOUTS: Final = 32
_LEVELS: Final = ("novice", "novice", "courtier", "courtier", "counsellor", "eminence")
_TABLES: Final = (3, 4, 4, 5)
_BUDGETS: Final = {
    "counsellor": Budget(iterations=24),
    "eminence": Budget(iterations=100),
}
"""No clock makes a run another one."""


def mixed(seed: int, number: int) -> Shown:
    """A game of a run: a level is drawn for each seat."""
    random = Random(f"{seed}/{number}")
    options = Options(_TABLES[number % len(_TABLES)])
    levels = [random.choice(_LEVELS) for _ in range(options.seats)]
    state, sights = game.new(options), list[Sight]()
    while seats := game.to_act(state):
        seat, events = seats[0], list[Event]()
        if seat == CHANCE:
            move: Move = game.draw(state, random)
        else:
            level, luck = levels[seat], random.getrandbits(32)
            budget = _BUDGETS.get(level)
            move = choose(game.view(state, seat), level, luck, budget=budget)
        game.apply(state, seat, move, events.append)
        sights.append(Sight(len(sights) + 1, game.view(state), tuple(events)))
    return Shown(tuple(sights))


def calibrated(seed: int, number: int) -> list[Statement]:
    """What was said at some moments of a game, and what came of it, seat by seat."""
    shown, random = mixed(seed, number), Random(f"{seed}/{number}/moments")
    places = list(zip(shown.sights, piles(shown.sights), strict=True))
    result = shown.sights[-1].view.result
    said = list[Statement]()
    for sight, pile in random.sample(places[:-1], MOMENTS):
        outlook = Outlook(sight.view, pile)
        until = outlook.round + AHEAD
        found = [outlook.shares(random.getrandbits(32), until) for _ in range(PLAYOUTS)]
        measured = Measured(len(found[0]))
        for shares in found:
            measured.add(shares)
        for seat, mean in enumerate(measured.chances.means):
            said.append((mean, (seat in result.winners) / len(result.winners)))
    return said


class Twice(NamedTuple):
    """How many turning points of a game were said, and of how many a second measurement says that
    the sign is another, or the change under half of what it has to be at least."""

    said: int
    turned: int
    halved: int


def again(seed: int, number: int) -> Twice:
    """A game of a run, explained, and its turning points measured with another seed."""
    shown = mixed(seed, number)
    turns = [part for part in explained(shown, seed, lambda: False) if isinstance(part, Turn)]
    changes = list(zip(turns, measured_again(shown, turns, seed + 1000), strict=True))
    turned = sum((turn.after - turn.before) * change <= 0 for turn, change in changes)
    return Twice(len(turns), turned, sum(abs(one) < LEAST_CHANGE / 2 for _, one in changes))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena review-vienna")
    parser.add_argument("--games", type=positive, default=240)
    parser.add_argument("--again", type=int, default=20, help="games that are explained twice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    for line in _report(chosen.seed, chosen.games, chosen.again, chosen.jobs):
        print(line, flush=True)
    return 0


def _report(seed: int, games: int, explained_twice: int, jobs: int) -> Iterator[str]:
    said = list(work(partial(calibrated, seed), range(games), jobs))
    yield f"{games} games, {sum(map(len, said))} statements"
    yield ""
    yield from calibration("chances", bins_of([binned(one) for one in said]))
    if explained_twice:
        found = list(work(partial(again, seed), range(explained_twice), jobs))
        told, turned, halved = (sum(column) for column in zip(*found, strict=True))
        yield f"{explained_twice} games explained twice: {told} turning points by seat,"
        yield f"sign turned in {turned}, under half of the least in {halved}"
