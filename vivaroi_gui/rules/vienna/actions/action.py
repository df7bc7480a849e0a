"""What an action of the evaluation answers for, and how what it did is recorded."""

from collections.abc import Callable
from typing import Any, NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.phase import Phase
from vivaroi_gui.rules.vienna.records import Evaluated, Outcome
from vivaroi_gui.rules.vienna.state import State


def _never(state: State, seat: Seat) -> None:
    return None


def _nothing(state: State, seat: Seat) -> tuple[Move, ...]:
    return ()


class StopAction(NamedTuple):
    """An action: ``carry_out`` does it with a move out of ``choices``, if it has any.

    Where there is but one it is not asked for; else the round waits in ``phase``.
    ``obstacle`` says why nothing would come of it, in which case nothing is paid either.
    """

    carry_out: Callable[[State, StopIndex, Any], Evaluated]
    choices: Callable[[State, Seat], tuple[Move, ...]] = _nothing
    phase: Phase | None = None
    obstacle: Callable[[State, Seat], Outcome | None] = _never


def evaluated(
    state: State, index: StopIndex, *, coins: int = 0, points: int = 0, **facts: Any
) -> Evaluated:
    """Gives the seat whose dice are there coins and points, and says all that was done."""
    dice, stop = state.placed[index], state.board.stops[index]
    assert dice is not None
    seat = dice.seat
    state.coins[seat] += coins
    state.scores[seat] += points
    return Evaluated(
        stop=index,
        dice=dice,
        outcome=Outcome.DONE,
        paid=stop.cost,
        coins=coins,
        points=points,
        score=state.scores[seat],
        purse=state.coins[seat],
        **facts,
    )


def seat_at(state: State, index: StopIndex) -> Seat:
    """Whose dice are on a stop: who placed them, whatever has changed hands since (ruling A25)."""
    dice = state.placed[index]
    assert dice is not None
    return dice.seat
