"""A character from the display ("Cartes de personnage"; rulings A10, A13)."""

from typing import Final

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.actions.action import StopAction, evaluated, seat_at
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.circles import together
from vivaroi_gui.rules.vienna.moves import Move, TakeCharacter
from vivaroi_gui.rules.vienna.phase import TAKE
from vivaroi_gui.rules.vienna.records import Evaluated, Outcome
from vivaroi_gui.rules.vienna.state import State


def _take(state: State, index: StopIndex, move: TakeCharacter) -> Evaluated:
    seat, taken = seat_at(state, index), move.character
    state.display = tuple(one for one in state.display if one != taken)
    state.circles[seat] += (taken,)
    state.symbols[seat] = together(state.symbols[seat], state.board.characters[taken].symbols)
    return evaluated(state, index, character=taken)


def _on_display(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(TakeCharacter(one) for one in state.display)


def _nobody_left(state: State, seat: Seat) -> Outcome | None:
    return None if state.display else Outcome.NO_CHARACTER


CHARACTER: Final = StopAction(_take, _on_display, TAKE, _nobody_left)
