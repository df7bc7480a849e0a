"""Symbols: what a seat's circle of cards shows."""

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.data import Special, Symbols
from vivaroi_gui.rules.vienna.state import State


def together(one: Symbols, other: Symbols) -> Symbols:
    """The symbols of both."""
    return Symbols(one[0] + other[0], one[1] + other[1], one[2] + other[2])


def symbols_of(state: State, seat: Seat) -> Symbols:
    """Those of start card and characters, and of the special card that adds to them."""
    own = state.symbols[seat]
    is_holder = state.owners[Special.INFLUENCE] == seat
    return together(own, state.board.influence) if is_holder else own
