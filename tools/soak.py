"""Long runs that look for what never may happen.

python dev.py soak games [--games 1000] [--seed 1]

``games``: random games over every permitted table of both editions, through rules, table and
record.  Each must end, and its record must replay to what was played.  The tables come round in
turn; a failure names the options and the seed that show it again.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from itertools import cycle, islice
from random import Random
from typing import Final

from tools.all_tables import all_tables
from tools.numbers import positive
from tools.positions import court
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.record import Record, read, write
from vivaroi_gui.table.table import Table

MOST_ACTIONS: Final = 2000
"""More than any game can have: sixteen people, three rounds, every card refused."""
_EVERY: Final = 500
"""Games between two lines of progress."""


class Broken(Exception):
    """A game that did what none may do; the message shows how to see it again."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__.split("\n")[0])
    runs = parser.add_subparsers(required=True)
    games = runs.add_parser("games", help="random games of every table, and their records")
    games.add_argument("--games", type=positive, default=1000)
    games.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    return soak_games(chosen.games, chosen.seed)


def soak_games(games: int, seed: int) -> int:
    """Plays so many games; 1 if one of them is broken."""
    started, actions = time.monotonic(), 0
    for number, options in enumerate(islice(cycle(all_tables()), games)):
        try:
            actions += check_game(options, seed + number)
        except Broken as broken:
            print(broken)
            return 1
        if (number + 1) % _EVERY == 0 or number + 1 == games:
            seconds = time.monotonic() - started
            print(f"{number + 1} games, {actions} actions, {seconds:.0f} s", flush=True)
    return 0


def check_game(options: Options, seed: int) -> int:
    """Plays one game at random to its end and replays its record; how many actions it had.

    Raises:
        Broken: it did not end, or its record tells another game.
    """
    random, record = Random(seed), Record("soak", options, court(options))
    table = Table(record, random)
    actions = 0
    while not table.is_over:
        if actions == MOST_ACTIONS:
            raise Broken(f"no end after {actions} actions: {options}, seed {seed}")
        _act(table, random)
        actions += 1
    again = Table.resume(read(write(record).encode()), random)
    if (again.view(), again.events) != (table.view(), table.events):
        raise Broken(f"the record tells another game: {options}, seed {seed}")
    return actions


def _act(table: Table, random: Random) -> None:
    seat = random.choice(table.to_act())
    if seat == CHANCE:
        table.deal()
    else:
        table.play(seat, random.choice(table.view(seat).legal))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
