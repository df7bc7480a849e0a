"""Games of computers alone, of all levels and styles, through the table: all end, all replay."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from tools.soak.broken import Broken
from tools.soak.games import MOST_ACTIONS, TABLES, new_table
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vienna import bot as town
from vivaroi_gui.ai.vivaroi import bot as castle
from vivaroi_gui.rules.core import CHANCE, LEVELS, Move
from vivaroi_gui.table.players import Kind, Player
from vivaroi_gui.table.record import Record, read, write
from vivaroi_gui.table.table import Table

QUICK: Final = Budget(iterations=2)
"""Enough for an answer, not for a good one."""
CHOOSERS: Final[dict[str, Callable[..., Move]]] = {"vivaroi": castle.choose, "vienna": town.choose}


def check(seed: int) -> str:
    """Computers play a game of the table whose turn it is, each in a style.

    Raises:
        Broken: it did not end, a move was not legal or not the same when asked for again, or its
            record tells another game.
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
    """The same table with nobody else."""
    styles = record.game.styles
    players = tuple(
        _computer(one, seat, seed, styles[(seat + seed) % len(styles)])
        for seat, one in enumerate(record.players)
    )
    record = replace(record, players=players)
    return Table(record, Random(seed)), record


def _computer(player: Player, seat: int, seed: int, style: str) -> Player:
    level = LEVELS[(seat + seed // len(TABLES)) % len(LEVELS)]
    return replace(player, kind=Kind.AI, level=level, style=style)


def _act(table: Table, random: Random) -> None:
    seat = random.choice(table.to_act())
    if seat == CHANCE:
        table.deal()
        return
    view, player, luck = table.view(seat), table.players[seat], random.getrandbits(32)
    choose = CHOOSERS[table.options.game]
    assert player.level is not None
    assert player.style is not None
    first, second = (choose(view, player.level, luck, player.style, budget=QUICK) for _ in range(2))
    if first not in view.legal or second != first:
        raise Broken(f"{player.level} in seat {seat} chose {first}, then {second}")
    table.play(seat, first)
