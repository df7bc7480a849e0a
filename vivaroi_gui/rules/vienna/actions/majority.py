"""Symbols against both neighbours ("Pestsäule / Stephansdom / Schloss Belvedere"; A18, A26)."""

from typing import Final

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.actions.action import StopAction, evaluated, seat_at
from vivaroi_gui.rules.vienna.board import Stop, StopIndex
from vivaroi_gui.rules.vienna.circles import symbols_of
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.records import Comparison, Evaluated, compare
from vivaroi_gui.rules.vienna.state import State


def _compare(state: State, index: StopIndex, _: Move | None) -> Evaluated:
    stop = state.board.stops[index]
    assert stop.symbol is not None
    return compared(state, index, stop.symbol, comparisons(state, seat_at(state, index), stop))


def compared(
    state: State, index: StopIndex, symbol: Symbol, found: tuple[Comparison, ...]
) -> Evaluated:
    """What comparisons brought at a stop; nobody compares the symbol again in this round."""
    state.evaluated[seat_at(state, index)] |= 1 << symbol
    return evaluated(
        state,
        index,
        coins=sum(one.coins for one in found),
        points=sum(one.points for one in found),
        symbol=symbol,
        comparisons=found,
    )


def comparisons(state: State, seat: Seat, stop: Stop) -> tuple[Comparison, ...]:
    """The symbols of a majority stop against those of each neighbour, the left one first."""
    symbol = stop.symbol
    assert symbol is not None
    neighbours = state.options.neighbours[seat]
    others = [(other, symbols_of(state, other)[symbol]) for other in neighbours]
    return compare(symbols_of(state, seat)[symbol], others, stop)


MAJORITY: Final = StopAction(_compare)
