"""Games of computers alone at the lowest level, through the table: all end, all replay."""

from dataclasses import replace
from random import Random

from tools.soak.broken import Broken
from tools.soak.games import MOST_ACTIONS, TABLES, new_table
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi.options import STYLES
from vivaroi_gui.table.players import Kind
from vivaroi_gui.table.record import Record, read, write
from vivaroi_gui.table.table import Table


def check(seed: int) -> str:
    """Novices play a game of the table whose turn it is, each in a style.

    Raises:
        Broken: it did not end, a move was not legal, or its record tells another game.
    """
    options, random = TABLES[seed % len(TABLES)], Random(seed)
    table, record = _computers(new_table(options, seed)[1], seed)
    for _ in range(MOST_ACTIONS):
        if table.is_over:
            break
        _act(table, random)
    else:
        raise Broken(f"no end after {MOST_ACTIONS} actions: {options}")
    again = Table.resume(read(write(record).encode()), Random(seed))
    if (again.view(), again.events) != (table.view(), table.events):
        raise Broken(f"the record tells another game: {options}")
    return f"{len(record.inputs)} actions of {options}"


def _computers(record: Record, seed: int) -> tuple[Table, Record]:
    """The same table with nobody but novices."""
    players = tuple(
        replace(one, kind=Kind.AI, level="novice", style=STYLES[(seat + seed) % len(STYLES)])
        for seat, one in enumerate(record.players)
    )
    record = replace(record, players=players)
    return Table(record, Random(seed)), record


def _act(table: Table, random: Random) -> None:
    seat = random.choice(table.to_act())
    if seat == CHANCE:
        table.deal()
        return
    view, style = table.view(seat), table.players[seat].style
    assert style is not None
    move = choose(view, "novice", random.getrandbits(32), style)
    if move not in view.legal:
        raise Broken(f"seat {seat} chose {move}")
    table.play(seat, move)
