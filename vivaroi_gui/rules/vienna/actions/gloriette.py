"""One symbol more to compare, of choice ("Gloriette"; rulings A14, A15)."""

from typing import Final

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.actions.action import StopAction, seat_at
from vivaroi_gui.rules.vienna.actions.majority import compared, comparisons
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.moves import ChooseSymbol, Move
from vivaroi_gui.rules.vienna.phase import SYMBOL
from vivaroi_gui.rules.vienna.records import Evaluated, Outcome
from vivaroi_gui.rules.vienna.state import State


def _compare(state: State, index: StopIndex, move: ChooseSymbol) -> Evaluated:
    """As at the stop of that symbol, but for its coins."""
    stop = next(stop for stop in state.board.stops if stop.symbol is move.symbol)
    found = comparisons(state, seat_at(state, index), stop)
    return compared(state, index, move.symbol, tuple(one._replace(coins=0) for one in found))


def _symbols(state: State, seat: Seat) -> tuple[Move, ...]:
    """Those that the seat has not compared in this round."""
    evaluated = state.evaluated[seat]
    return tuple(ChooseSymbol(symbol) for symbol in Symbol if not evaluated >> symbol & 1)


def _none_left(state: State, seat: Seat) -> Outcome | None:
    return None if _symbols(state, seat) else Outcome.NO_SYMBOL


GLORIETTE: Final = StopAction(_compare, _symbols, SYMBOL, _none_left)
