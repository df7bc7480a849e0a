"""The evaluation: stop by stop along the street ("Evaluation des cases action")."""

from vivaroi_gui.rules.core import Emit
from vivaroi_gui.rules.vienna.actions import ACTIONS
from vivaroi_gui.rules.vienna.actions.action import seat_at
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.data import END_SCORE
from vivaroi_gui.rules.vienna.events import (
    ChoiceDue,
    DiceReturned,
    EvaluationBegun,
    RoundOver,
    StopEvaluated,
)
from vivaroi_gui.rules.vienna.last_count import end_game
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.phase import NEW_ROUND
from vivaroi_gui.rules.vienna.records import Evaluated, Outcome
from vivaroi_gui.rules.vienna.state import State


def begin(state: State, emit: Emit | None) -> None:
    """All dice lie on the board."""
    if emit:
        emit(EvaluationBegun(state.round))
    _go_on(state, emit)


def choices(state: State) -> tuple[Move, ...]:
    """What the evaluation waits for, where it does."""
    assert state.pending is not None
    action = ACTIONS[state.board.stops[state.pending].action]
    return action.choices(state, seat_at(state, state.pending))


def choose(state: State, move: Move, emit: Emit | None) -> None:
    """Carries out a choice, and goes on."""
    index, state.pending = state.pending, None
    assert index is not None
    action = ACTIONS[state.board.stops[index].action]
    _settle(state, action.carry_out(state, index, move), emit)
    _go_on(state, emit)


def _go_on(state: State, emit: Emit | None) -> None:
    """From stop to stop until somebody has to choose, or the round is over."""
    while state.taken:
        _come_to(state, (state.taken & -state.taken).bit_length() - 1, emit)
        if state.pending is not None:
            return
    _end_round(state, emit)


def _come_to(state: State, index: StopIndex, emit: Emit | None) -> None:
    stop, dice = state.board.stops[index], state.placed[index]
    assert dice is not None
    if stop.is_immediate:
        _clear(state, index)
        if emit:
            emit(DiceReturned(index, dice))
        return
    action, seat = ACTIONS[stop.action], dice.seat
    obstacle = action.obstacle(state, seat)
    if obstacle is None and state.coins[seat] < stop.cost:
        obstacle = Outcome.CANNOT_PAY
    if obstacle is not None:
        purse, score = state.coins[seat], state.scores[seat]
        _settle(state, Evaluated(index, dice, obstacle, 0, 0, 0, score, purse), emit)
        return
    state.coins[seat] -= stop.cost
    found = action.choices(state, seat)
    if len(found) < 2:
        _settle(state, action.carry_out(state, index, found[0] if found else None), emit)
        return
    assert action.phase is not None
    state.pending, state.turn, state.phase = index, seat, action.phase
    if emit:
        emit(ChoiceDue(index, seat, stop.cost, state.coins[seat]))


def _settle(state: State, record: Evaluated, emit: Emit | None) -> None:
    _clear(state, record.stop)
    state.evaluation += (record,)
    if emit:
        emit(StopEvaluated(record))


def _clear(state: State, index: StopIndex) -> None:
    """The dice on a stop go home."""
    state.placed[index] = None
    state.taken &= ~(1 << index)


def _end_round(state: State, emit: Emit | None) -> None:
    if emit:
        emit(RoundOver(state.round, tuple(state.scores), tuple(state.coins)))
    if max(state.scores) >= END_SCORE:
        end_game(state, emit)
        return
    state.phase = NEW_ROUND
    state.pick_up_first()
