"""What happens as soon as dice are placed ("Krieau", "Prater"); ``turns`` has the Geheimbund."""

from vivaroi_gui.rules.core import Emit, Seat
from vivaroi_gui.rules.vienna.board import STREET, Action
from vivaroi_gui.rules.vienna.data import FACES, WHITE, Gains
from vivaroi_gui.rules.vienna.events import DiceLeft, DieSet, GendarmeSet, KrieauGained
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    Gain,
    LeaveDice,
    Move,
    SetDie,
    SetGendarme,
)
from vivaroi_gui.rules.vienna.phase import KRIEAU
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.turns import end_turn, show


def free_stops(state: State) -> tuple[Move, ...]:
    """Where the gendarme may stand: no dice there, and not the Geheimbund (A6)."""
    return tuple(SetGendarme(stop) for stop in STREET if not state.taken >> stop & 1)


def set_gendarme(state: State, seat: Seat, move: SetGendarme, emit: Emit | None) -> None:
    """Nobody puts dice there until the next evaluation is over; then the gain is chosen."""
    state.gendarme = move.stop
    state.phase = KRIEAU
    if emit:
        emit(GendarmeSet(seat, move.stop))


GAINS: tuple[Move, ...] = (ChooseGain(Gain.COINS), ChooseGain(Gain.POINTS))


def choose_gain(state: State, seat: Seat, move: ChooseGain, emit: Emit | None) -> None:
    """A coin or a point."""
    printed = next(stop.gains for stop in state.board.stops if stop.action is Action.KRIEAU)
    is_coins = move.gain is Gain.COINS
    gains = Gains(coins=printed.coins) if is_coins else Gains(points=printed.points)
    state.coins[seat] += gains.coins
    state.scores[seat] += gains.points
    if emit:
        emit(KrieauGained(seat, *gains, state.scores[seat], state.coins[seat]))
    end_turn(state, seat, emit)


def faces_to_set(state: State, seat: Seat) -> tuple[Move, ...]:
    """Each die to any other face, or none."""
    shown = [(face, face) for face in dict.fromkeys(state.dice[seat])]
    white = state.whites[seat]
    if white is not None:
        shown.append((WHITE, white))
    moves = [SetDie(die, to) for die, face in shown for to in FACES if to != face]
    return (*moves, LeaveDice())


def set_die(state: State, seat: Seat, move: SetDie, emit: Emit | None) -> None:
    """One of the dice that are left shows the face of choice."""
    was = show(state, seat, move)
    if emit:
        emit(DieSet(seat, was, move.to, move.die == WHITE))
    end_turn(state, seat, emit)


def leave_dice(state: State, seat: Seat, move: LeaveDice, emit: Emit | None) -> None:
    """Nothing is turned."""
    if emit:
        emit(DiceLeft(seat))
    end_turn(state, seat, emit)
