"""Random games of every table: each ends, and its record replays to what was played."""

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Final

from tools.all_tables import all_tables
from tools.positions import court
from tools.soak.broken import Broken
from tools.vienna_positions import guests
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna.data import PLAYERS
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Record, read, write
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

MOST_ACTIONS: Final = 2000
"""More than any game can have: sixteen people, three rounds, every card refused."""
_CASTLES_TO_A_TOWN: Final = 3
CASTLES: Final = tuple(all_tables())
TownOrCastle = Options | vienna.Options


def _mixed() -> Iterator[TownOrCastle]:
    """After some tables of the castle one of the town."""
    towns = cycle(map(vienna.Options, PLAYERS))
    for number, castle in enumerate(CASTLES, 1):
        yield castle
        if number % _CASTLES_TO_A_TOWN == 0:
            yield next(towns)


TABLES: Final = tuple(_mixed())
"""Of all games."""


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


def seated(options: TownOrCastle, humans: int = 1) -> tuple[Player, ...]:
    """The players for any options; the seats of humans come first."""
    if isinstance(options, vienna.Options):
        return guests(options.players, humans)
    return court(options, humans)


def new_table(options: TownOrCastle, seed: int, store: Store | None = None) -> tuple[Table, Record]:
    """A table before the first deal, and the record that it keeps."""
    record = Record(f"{seed:016x}", options, seated(options))
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
