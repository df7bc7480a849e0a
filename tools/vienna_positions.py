"""Vienna in a wanted position, for pictures and tests of the window: laid, not played up to.

A table that is laid has no record of how it came about: nothing of it is saved or watched again.
"""

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from tools.positions import family
from vivaroi_gui.ai.vienna.bot import choose
from vivaroi_gui.rules.core import CHANCE, DEFAULT_STYLE, Event, Seat
from vivaroi_gui.rules.vienna import Options, Phase
from vivaroi_gui.rules.vienna.board import Character
from vivaroi_gui.rules.vienna.circles import together
from vivaroi_gui.rules.vienna.data import Special, Symbols
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

_CIRCLES = (("kk", "cx", "ck"), ("xx", "cx"), ("cc", "c"), ("x", "ckk"), ("k",))
_LYING = {
    "prater": (2, (1,), None),
    "oper": (1, (2,), None),
    "secession": (-1, (2,), None),
    "rathaus": (0, (5,), None),
    "hofburg": (2, (3,), 4),
}
Lying = Mapping[str, tuple[Seat, tuple[int, ...], int | None]]
"""Dice on stops, by the ids of the stops; the seats may be counted from the last one."""


def guests(players: int = 4, humans: int = 1) -> tuple[Player, ...]:
    """A table of people and computers; the humans sit first."""
    return tuple(
        player if player.is_human else replace(player, style=DEFAULT_STYLE)
        for player in family(players, humans)
    )


def finished(players: int = 4, humans: int = 1, seed: int = 1) -> Table:
    """A game of courtiers that is over, with its record."""
    table, random = Table.new(guests(players, humans), Options(players), Random(seed)), Random(seed)
    while seats := table.to_act():
        if seats == (CHANCE,):
            table.deal()
        else:
            table.play(seats[0], choose(table.view(seats[0]), "courtier", random.getrandbits(32)))
    return table


def circle(*ids: str) -> tuple[Character, ...]:
    """Characters of the shipped board by their ids."""
    known = [card.id for card in Options().board.characters]
    return tuple(known.index(one) for one in ids)


def lying(players: int, stops: Lying) -> list[Occupation | None]:
    """Dice on the stops of the shipped board."""
    found: list[Occupation | None] = [None] * len(Options().board.stops)
    for name, (seat, dice, white) in stops.items():
        found[Options().board.index[name]] = Occupation(seat % players, dice, white)
    return found


def owners(**cards: Seat) -> list[Seat | None]:
    """Who has which special card, by its name in lower case."""
    found: list[Seat | None] = [None] * len(Special)
    for name, seat in cards.items():
        found[Special[name.upper()]] = seat
    return found


def laid(players: int = 4, seated: tuple[Player, ...] | None = None, **changes: Any) -> Table:
    """The first seat's turn in round 4; ``changes`` are fields of the position."""
    table = Table.new(seated or guests(players), Options(players), Random(1))
    state = table._state
    assert isinstance(state, State)
    for name, value in {**_in_round_four(players), **changes}.items():
        setattr(state, name, deepcopy(value))  # it is played on
    _fit(state)
    table.position += 1
    return table


def _in_round_four(players: int) -> dict[str, Any]:
    return {
        "round": 4,
        "phase": Phase.TURN,
        "first_player": 0,
        "turn": 0,
        "scores": [14, 16, 11, 17, 9][:players],
        "coins": [3, 2, 5, 1, 0][:players],
        "start_cards": [2, 0, 1, 4, 5][:players],
        "circles": [circle(*ids) for ids in _CIRCLES[:players]],
        "dice": [(2, 3, 6), (5, 6), (3, 5), (1, 6), (2, 2, 4)][:players],
        "has_thrown": [True] * players,
        "positions": [12, 9, 16, 5, 0][:players],
        "owners": owners(
            first_player=1, double_turn=1, joker=0, extra_die=2, influence=-1 % players
        ),
        "placed": lying(players, _LYING),
        "geheimbund": (Occupation(players - 1, (4,)),),
        "gendarme": Options().board.index["landtmann"],
        "display": circle("cxk", "xx", "k", "ccx")[: players - 1],
        "start_left": (),
    }


def _fit(state: State) -> None:
    """What follows from the rest: symbols, the pile, and where dice lie."""
    board = state.board
    for seat, shown in enumerate(state.circles):
        card = state.start_cards[seat]
        found = board.start_cards[card].symbols if card is not None else Symbols()
        for one in shown:
            found = together(found, board.characters[one].symbols)
        state.symbols[seat] = found
    seen = Counter(one for shown in state.circles for one in shown) + Counter(state.display)
    state.pile = tuple((Counter(board.pile) - seen).elements())
    state.taken = sum(1 << stop for stop, dice in enumerate(state.placed) if dice is not None)


def eve_of(
    kind: type[Event], players: int = 3, humans: int = 3, seed: int = 1, store: Store | None = None
) -> tuple[Table, Move]:
    """A random game before the move that brings such an event, and that move; with its record."""
    seated, options = guests(players, humans), Options(players)
    random, table = Random(seed), Table.new(guests(players, humans), options, Random(seed))
    while True:
        (seat,) = table.to_act()
        if seat == CHANCE:
            table.deal()
            continue
        move = random.choice(table.view(seat).legal)
        if any(isinstance(event, kind) for event in table.play(seat, move)):
            record = replace(table.record, players=seated, inputs=table.record.inputs[:-1])
            return Table.resume(record, random, store), move


def played(wanted: Phase, players: int = 4, seed: int = 1, humans: int = 1) -> Table:
    """A random game that has come to a phase, with its record: of the first seat, in round 2."""
    random = Random(seed)
    table = Table.new(guests(players, humans), Options(players), Random(seed))
    while (table.view().phase, table.view().turn, table.view().round) != (wanted, 0, 2):
        (seat,) = table.to_act()
        if seat == CHANCE:
            table.deal()
        else:
            table.play(seat, random.choice(table.view(seat).legal))
    return table


def save_game(folder: Path) -> Path:
    """A saved game, the first seat to act in round two; its file."""
    store = Store(folder / "games")
    store.save(played(Phase.TURN).record)
    return store.file
