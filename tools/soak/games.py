"""Random games of every table: each ends, and its record replays to what was played."""

from random import Random
from typing import Final

from tools.all_tables import all_tables
from tools.positions import court
from tools.soak.broken import Broken
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.record import Record, read, write
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

MOST_ACTIONS: Final = 2000
"""More than any game can have: sixteen people, three rounds, every card refused."""
TABLES: Final = tuple(all_tables())


def check(seed: int) -> str:
    """Plays a game of the table whose turn it is and replays its record.

    Raises:
        Broken: it did not end, or its record tells another game.
    """
    options = TABLES[seed % len(TABLES)]
    table, record = new_table(options, seed)
    play(table, Random(seed))
    again = Table.resume(read(write(record).encode()), Random(seed))
    if (again.view(), again.events) != (table.view(), table.events):
        raise Broken(f"the record tells another game: {options}")
    return f"{len(record.inputs)} actions of {options}"


def new_table(options: Options, seed: int, store: Store | None = None) -> tuple[Table, Record]:
    """A table before the first deal, and the record that it keeps."""
    record = Record(f"{seed:016x}", options, court(options))
    return Table(record, Random(seed), store), record


def play(table: Table, random: Random) -> None:
    """Plays at random to the end.

    Raises:
        Broken: there is none.
    """
    for _ in range(MOST_ACTIONS):
        if table.is_over:
            return
        act(table, random)
    raise Broken(f"no end after {MOST_ACTIONS} actions: {table.options}")


def act(table: Table, random: Random) -> None:
    """One action of whoever may act."""
    seat = random.choice(table.to_act())
    if seat == CHANCE:
        table.deal()
    else:
        table.play(seat, random.choice(table.view(seat).legal))
