"""Every move comes through here, and is played if it is legal."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from vivaroi_gui.rules.core import CHANCE, Emit, IllegalMove, Seat
from vivaroi_gui.rules.vienna import evaluation, flashes, preparation, throwing, turns
from vivaroi_gui.rules.vienna.legal import hand_of, legal, open_stops
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseStartCard,
    Deal,
    DoubleTurn,
    EndTurn,
    LeaveDice,
    Move,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    Throw,
    TurnDie,
)
from vivaroi_gui.rules.vienna.phase import DEAL, NEW_ROUND, THROW, TURN
from vivaroi_gui.rules.vienna.refusal import refusal
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.view import view


def apply(state: State, seat: Seat, move: Move, emit: Emit | None = None) -> None:
    """Plays a move in place and tells ``emit`` what everybody sees.

    Raises:
        IllegalMove: a subclass that names the cause; the position is unchanged.
        BadDeal, BadThrow: what cannot be dealt or fall; the position is unchanged.
    """
    kind = type(move)
    if kind is Throw or kind is Deal:
        _let_chance(state, seat, move, emit)
    elif not _is_legal(state, seat, move):
        raise _refused(state, seat, move)
    elif kind in _PLAYS:
        _PLAYS[kind](state, seat, move, emit)
    else:
        evaluation.choose(state, move, emit)


def draw(state: State, random: Random) -> Deal | Throw:
    """What chance does, where it is due."""
    is_deal = state.phase is DEAL
    return (preparation.draw_deal if is_deal else throwing.draw_throw)(state, random)


def _let_chance(state: State, seat: Seat, move: Move, emit: Emit | None) -> None:
    if seat == CHANCE and isinstance(move, Throw) and state.phase in (THROW, NEW_ROUND):
        throwing.throw(state, move, emit)
    elif seat == CHANCE and isinstance(move, Deal) and state.phase is DEAL:
        preparation.deal(state, move, emit)
    else:
        raise _refused(state, seat, move)


def _is_legal(state: State, seat: Seat, move: Move) -> bool:
    """Without making all moves, where there are many of them."""
    if state.phase is not TURN:
        return move in legal(state, seat)
    if state.turn != seat:
        return False
    hand = hand_of(state, seat)
    if isinstance(move, Place):
        fitting = hand.fits.get((move.dice, move.white), 0) & open_stops(state, seat)
        return move.stop >= 0 and bool(fitting >> move.stop & 1)
    return state.coins[seat] > 0 and move in hand.change_set


def _refused(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why a move is not played, as whoever plays it may know."""
    is_seat = seat in range(state.options.seats)
    # What is not played is never legal by the view; but were it so, it would not be played either.
    return refusal(view(state, seat if is_seat else None), seat, move) or IllegalMove()


_PLAYS: Final[dict[type, Callable[[State, Seat, Any, Emit | None], None]]] = {
    ChooseStartCard: preparation.choose_start_card,
    Place: turns.place,
    Reroll: turns.reroll,
    TurnDie: turns.turn_die,
    DoubleTurn: turns.use_double_turn,
    EndTurn: turns.keep_double_turn,
    SetGendarme: flashes.set_gendarme,
    ChooseGain: flashes.choose_gain,
    SetDie: flashes.set_die,
    LeaveDice: flashes.leave_dice,
}
"""What is no choice of the evaluation."""
