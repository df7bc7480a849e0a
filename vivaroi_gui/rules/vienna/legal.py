"""Which moves are legal."""

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import evaluation
from vivaroi_gui.rules.vienna.board import STREET
from vivaroi_gui.rules.vienna.flashes import GAINS, faces_to_set, free_stops
from vivaroi_gui.rules.vienna.hands import Handful
from vivaroi_gui.rules.vienna.moves import ChooseStartCard, DoubleTurn, EndTurn, Move
from vivaroi_gui.rules.vienna.phase import (
    DOUBLE,
    GENDARME,
    KRIEAU,
    NEW_ROUND,
    PRATER,
    START_CARD,
    THROW,
    TURN,
)
from vivaroi_gui.rules.vienna.state import State

_ALL = (1 << len(STREET) + 1) - 1
_AHEAD = [_ALL & ~((1 << position) - 1) | 1 for position in range(len(STREET) + 1)]
"""The stops that are not behind a carriage, by its position; the Geheimbund never is."""
_AFTER_TURN: tuple[Move, ...] = (DoubleTurn(), EndTurn())


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves of a seat: empty when it may not act.  CHANCE throws, it does not choose."""
    phase = state.phase
    if state.turn != seat or phase is THROW or phase is NEW_ROUND:
        return ()
    if phase is TURN:
        return _turn(state, seat)
    if phase is DOUBLE:
        return _AFTER_TURN
    if phase is GENDARME:
        return free_stops(state)
    if phase is KRIEAU:
        return GAINS
    if phase is PRATER:
        return faces_to_set(state, seat)
    if phase is START_CARD:
        return tuple(ChooseStartCard(card) for card in state.start_left)
    return evaluation.choices(state)


def _turn(state: State, seat: Seat) -> tuple[Move, ...]:
    hand = hand_of(state, seat)
    moves = hand.on(hand.stops & open_stops(state, seat))
    return moves + hand.changes if state.coins[seat] else moves


def hand_of(state: State, seat: Seat) -> Handful:
    """What can be done with the dice before a seat."""
    return state.hands.hand(state.dice[seat], state.whites[seat], state.has_joker(seat))


def open_stops(state: State, seat: Seat) -> int:
    """The mask of stops where a seat may put dice, if they fit."""
    closed = state.taken if state.gendarme is None else state.taken | 1 << state.gendarme
    reach = _ALL if state.coins[seat] else _AHEAD[state.positions[seat]]
    return reach & ~closed
