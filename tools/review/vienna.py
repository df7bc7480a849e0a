"""How far the explained end of Vienna is to be trusted.

python dev.py arena review-vienna [--games 240] [--again 20] [--seed 1] [--jobs N] [--results FILE]

Plays GAMES of unlike players, says who is likely to win at moments of each, and tells how often it
came so; explains the first AGAIN of them, and measures its turning points with another seed.  Each
game is kept in FILE at once: the same line goes on where it was cut off.
"""

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Final, NamedTuple

from tools.review.figures import Statement, binned, bins_of, calibration, mean_worst
from tools.review.runs import asked
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.review import LEAST_CHANGE, Luck, Turn
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


class Row(NamedTuple):
    """A game: what was said at some of its moments, and what came of it, seat by seat."""

    number: int
    statements: list[Statement]


def calibrated(seed: int, number: int) -> Row:
    """A game of a run, measured."""
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
    return Row(number, said)


class Twice(NamedTuple):
    """How many turning points of a game were said, and of how many a second measurement says that
    the sign is another, or the change under half of what it has to be at least.  ``seconds`` are of
    the processor: for all parts, and until turning points and luck were there, ``first``.
    """

    number: int
    said: int
    turned: int
    halved: int
    seconds: float
    first: float


def again(seed: int, number: int) -> Twice:
    """A game of a run, explained, and its turning points measured with another seed."""
    shown, begun, told = mixed(seed, number), process_time(), 0.0
    turns = list[Turn]()
    for part in explained(shown, seed, lambda: False):
        if isinstance(part, Turn):
            turns.append(part)
        elif isinstance(part, Luck):
            told = process_time() - begun
    seconds = process_time() - begun
    changes = list(zip(turns, measured_again(shown, turns, seed + 1000), strict=True))
    turned = sum((turn.after - turn.before) * change <= 0 for turn, change in changes)
    halved = sum(abs(one) < LEAST_CHANGE / 2 for _, one in changes)
    return Twice(number, len(turns), turned, halved, round(seconds, 1), round(told, 1))


def main(arguments: Sequence[str]) -> int:
    run = asked(arguments, "review-vienna", again=20)
    print("\n".join(_calibrated(run.rows(calibrated, Row, run.games))))
    print("\n".join(_repeated(run.rows(again, Twice, run.again))))
    return 0


def _calibrated(rows: Sequence[Row]) -> Iterator[str]:
    yield f"{len(rows)} games, {sum(len(row.statements) for row in rows)} statements"
    yield ""
    yield from calibration("chances", bins_of([binned(row.statements) for row in rows]))


def _repeated(games: Sequence[Twice]) -> Iterator[str]:
    if not games:
        return
    said, turned, halved = (sum(column) for column in list(zip(*games, strict=True))[1:4])
    yield f"{len(games)} games explained twice: {said} turning points by seat,"
    yield f"sign turned in {turned}, under half of the least in {halved}"
    yield f"Seconds of all parts, mean (worst): {mean_worst([one.seconds for one in games])}"
    yield f"with turning points and luck after: {mean_worst([one.first for one in games])}"
