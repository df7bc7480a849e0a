"""Positions for the tests: rounds with dice in hand, dice on stops, cards before players."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from vivaroi_gui.rules.core import CHANCE, Event, IllegalMove, Seat
from vivaroi_gui.rules.vienna import game
from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.data import DICE, Special, Symbols
from vivaroi_gui.rules.vienna.events import StopEvaluated
from vivaroi_gui.rules.vienna.moves import (
    ChooseStartCard,
    Deal,
    Move,
    Place,
    Throw,
)
from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.rules.vienna.state import State

SABRINA, MATTHIAS, NINA = range(3)
"""The players of the rulebook's examples, clockwise."""

Dice = tuple[int, ...]


def stop(name: str) -> int:
    """The index of a stop."""
    return SHIPPED.index[name]


def character(name: str) -> int:
    """The index of a character."""
    return [card.id for card in SHIPPED.characters].index(name)


def pile(*top: str) -> tuple[int, ...]:
    """All character cards, these on top."""
    first = [character(name) for name in top]
    rest = list(SHIPPED.pile)
    for one in first:
        rest.remove(one)
    return (*first, *rest)


def dealt(players: int = 3, first: Seat = 0, board: Board = SHIPPED, *top: str) -> State:
    """Before the first start card is chosen."""
    state = game.new(Options(players, board))
    game.apply(state, CHANCE, Deal(first, pile(*top) if board is SHIPPED else board.pile))
    return state


def with_start_cards(players: int = 3, first: Seat = 0, board: Board = SHIPPED, *top: str) -> State:
    """All have chosen, the first card that was left: before the first throw."""
    state = dealt(players, first, board, *top)
    for _ in range(players):
        play(state, ChooseStartCard(state.start_left[0]))
    return state


@cache
def _first_round(players: int, board: Board) -> State:
    state = with_start_cards(players, board=board)
    game.apply(state, CHANCE, Throw((1,) * DICE[players]))
    return state


def turn(
    *hands: Dice,
    players: int = 3,
    coins: Sequence[int] = (),
    whites: Sequence[int | None] = (),
    owners: dict[Special, Seat] | None = None,
    board: Board = SHIPPED,
) -> State:
    """A round in which all have thrown; the first one is on turn, hands and coins by seat."""
    state = _first_round(players, board).copy()
    state.dice = [(*hands, *[()] * players)[seat] for seat in range(players)]
    state.whites = [(*whites, *[None] * players)[seat] for seat in range(players)]
    state.coins = [(*coins, *[0] * players)[seat] for seat in range(players)]
    state.has_thrown = [True] * players
    for card, seat in (owners or {}).items():
        state.owners[card] = seat
    return state


def lay(state: State, name: str, seat: Seat, *dice: int, white: int | None = None) -> None:
    """Dice that lie on a stop already."""
    index = state.board.index[name]
    state.placed[index] = Occupation(seat, dice, white)
    state.taken |= 1 << index
    state.positions[seat] = max(state.positions[seat], index)


def play(state: State, move: Move) -> list[Event]:
    """Whoever is to act plays a move; what everybody saw of it."""
    (seat,) = game.to_act(state)
    events: list[Event] = []
    game.apply(state, seat, move, events.append)
    return events


def place(state: State, name: str, *dice: int, white: bool = False) -> list[Event]:
    """Whoever is on turn puts dice on a stop."""
    return play(state, Place(state.board.index[name], tuple(sorted(dice)), white))


def evaluated(state: State) -> list[Evaluated]:
    """The last die goes to the Geheimbund: what the evaluation does until it waits or ends."""
    assert state.turn is not None
    state.dice = [(6,) if seat == state.turn else () for seat in range(state.options.seats)]
    return records(place(state, "geheimbund", 6))


def records(events: list[Event]) -> list[Evaluated]:
    """What was evaluated."""
    return [event.record for event in events if isinstance(event, StopEvaluated)]


def cause(state: State, move: Move, seat: Seat | None = None) -> IllegalMove:
    """Why a move is refused, by the rules and by the view alike; the position is unchanged."""
    before = state.copy()
    mover = state.turn if seat is None else seat
    assert mover is not None
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, mover, move)
    assert state == before
    told = game.view(state, mover).refusal(move)
    assert type(told) is type(caught.value)
    assert vars(told) == vars(caught.value)
    return caught.value


def places(state: State) -> set[tuple[str, Dice, bool]]:
    """Where the seat on turn may put which dice."""
    assert state.turn is not None
    moves = game.legal(state, state.turn)
    stops = state.board.stops
    return {(stops[m.stop].id, m.dice, m.white) for m in moves if isinstance(m, Place)}


def stops_for(state: State, *dice: int, white: bool = False) -> set[str]:
    """The stops where these dice may go."""
    return {name for name, some, w in places(state) if some == dice and w is white}


def with_symbols(state: State, *symbols: tuple[int, int, int]) -> None:
    """What the circles show, by seat."""
    state.symbols = [Symbols(*counts) for counts in symbols]


def step(state: State, random: Random) -> tuple[Seat, Move]:
    """What somebody may do, drawn by lot."""
    (seat,) = game.to_act(state)
    if seat == CHANCE:
        return seat, game.draw(state, random)
    return seat, random.choice(game.legal(state, seat))


def random_game(options: Options, random: Random) -> Iterator[tuple[State, Seat, Move]]:
    """Every position of a random game before its move, and at last the end of it."""
    state = game.new(options)
    while game.to_act(state):
        seat, move = step(state, random)
        yield state.copy(), seat, move
        game.apply(state, seat, move)
