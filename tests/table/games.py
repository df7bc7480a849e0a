"""Tables for the tests: players, scripts of a game, and what to look at."""

import json
from collections.abc import Iterator
from random import Random

from vivaroi_gui.rules.core import CHANCE, LEVELS, Event, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, State, View
from vivaroi_gui.rules.vivaroi.moves import Move
from vivaroi_gui.table.players import AVATARS, COLOURS, Kind, Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

NAMES = ("Anna", "Bruno", "Chloé", "Dino", "Elsa", "Fred")


def seats(players: int = 4, humans: int = 1) -> tuple[Player, ...]:
    """So many at the table; the humans sit first."""
    return tuple(_seat(seat, is_human=seat < humans) for seat in range(players))


def _seat(seat: Seat, *, is_human: bool) -> Player:
    kind, level = (Kind.HUMAN, None) if is_human else (Kind.AI, LEVELS[seat % len(LEVELS)])
    return Player(NAMES[seat], kind, level, COLOURS[seat], AVATARS[seat])


def new_table(
    seed: int = 1,
    players: int = 4,
    humans: int = 4,
    options: Options | None = None,
    store: Store | None = None,
) -> Table:
    """A table before the first deal."""
    chosen = options or Options(players)
    return Table.new(seats(chosen.players, humans), chosen, Random(seed), store)


def random_step(table: Table, random: Random) -> tuple[Event, ...]:
    """One action of whoever may act."""
    seat = random.choice(table.to_act())
    if seat == CHANCE:
        return table.deal()
    return table.play(seat, random.choice(table.view(seat).legal))


def steps(table: Table, random: Random, most: int = 10_000) -> Iterator[None]:
    """Plays on at random, one action at a time, to the end or so many actions."""
    while most and not table.is_over:
        random_step(table, random)
        most -= 1
        yield


def until(table: Table, phase: Phase, seed: int = 1) -> Table:
    """Plays on at random until that phase."""
    random = Random(seed)
    while table.view().phase is not phase:
        random_step(table, random)
    return table


def first_move(table: Table) -> tuple[Seat, Move]:
    """The first legal move of the first seat that may act."""
    seat = table.to_act()[0]
    return seat, table.view(seat).legal[0]


def sight(table: Table) -> tuple[tuple[Event, ...], list[View]]:
    """All that anybody can know of a table: the events, and everybody's view."""
    spectators: list[Seat | None] = [None, *range(len(table.players))]
    return table.events, [table.view(seat) for seat in spectators]


def record_of(table: Table) -> Record:
    """The record of a table as it would be saved now."""
    return table._record


def state_of(table: Table) -> State:
    """The full position, secrets included."""
    state = table._state
    assert isinstance(state, State)
    return state


def in_first_format(data: bytes) -> bytes:
    """The file of a record as the first versions of the game wrote it."""
    return _in_format(1, data, ("style", "lent", "partner"))


def in_second_format(data: bytes) -> bytes:
    """The file of a record as it was written before there were partners."""
    return _in_format(2, data, ("partner",))


def in_third_format(data: bytes) -> bytes:
    """The file of a record as it was written before tables had options."""
    return _in_format(3, data, ())


def _in_format(number: int, data: bytes, unknown: tuple[str, ...]) -> bytes:
    first, *inputs = data.splitlines(keepends=True)
    header = json.loads(first)
    header["format"] = number
    for name in ("table", "loans", "notes", "seed", "shared"):
        del header[name]
    for player in header["players"]:
        for name in unknown:
            del player[name]
    return b"".join((json.dumps(header).encode(), b"\n", *inputs))
