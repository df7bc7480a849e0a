"""A turn: dice are changed and placed ("Déroulement de la partie"), the flashes with it."""

from vivaroi_gui.rules.core import Emit, Seat
from vivaroi_gui.rules.vienna import evaluation
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, Action
from vivaroi_gui.rules.vienna.data import BRIBE, CHANGE, WHITE, Special
from vivaroi_gui.rules.vienna.events import (
    DieTurned,
    DoubleTurnKept,
    DoubleTurnUsed,
    Placed,
    RerollPaid,
)
from vivaroi_gui.rules.vienna.fits import takes
from vivaroi_gui.rules.vienna.hands import without
from vivaroi_gui.rules.vienna.moves import (
    Dice,
    DoubleTurn,
    EndTurn,
    Place,
    Reroll,
    SetDie,
    TurnDie,
)
from vivaroi_gui.rules.vienna.phase import DOUBLE, GENDARME, PRATER, THROW, TURN
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.rules.vienna.state import State

# --- changing dice -------------------------------------------------------------------------------


def reroll(state: State, seat: Seat, move: Reroll, emit: Emit | None) -> None:
    """A coin for another throw of any dice."""
    white = _take_up(state, seat, move.dice, move.white)
    state.coins[seat] -= CHANGE
    state.in_the_air, state.white_in_the_air = len(move.dice), move.white
    state.phase = THROW
    if emit:
        emit(RerollPaid(seat, move.dice, white, state.coins[seat]))


def turn_die(state: State, seat: Seat, move: TurnDie, emit: Emit | None) -> None:
    """A coin for one pip more or less."""
    was = show(state, seat, move)
    state.coins[seat] -= CHANGE
    if emit:
        emit(DieTurned(seat, was, move.to, move.die == WHITE, state.coins[seat]))


def show(state: State, seat: Seat, move: TurnDie | SetDie) -> int:
    """Turns a die, and says what it showed before."""
    if move.die == WHITE:
        was, state.whites[seat] = state.whites[seat], move.to
        assert was is not None
        return was
    rest = without(state.dice[seat], (move.die,))
    state.dice[seat] = tuple(sorted((*rest, move.to)))
    return move.die


def _take_up(state: State, seat: Seat, dice: Dice, with_white: bool) -> int | None:
    """Dice that are no longer before a seat; what the white one shows if it is among them."""
    state.dice[seat] = without(state.dice[seat], dice)
    if not with_white:
        return None
    white, state.whites[seat] = state.whites[seat], None
    return white


# --- placing -------------------------------------------------------------------------------------


def place(state: State, seat: Seat, move: Place, emit: Emit | None) -> None:
    """Dice on a stop; the carriage follows, unless the coachman is paid to turn back (A3)."""
    was, index = state.positions[seat], move.stop
    dice = Occupation(seat, move.dice, _take_up(state, seat, move.dice, move.white))
    bribe = coins = 0
    if index == GEHEIMBUND:
        coins = state.board.stops[index].gains.coins * (len(move.dice) + move.white)
        state.geheimbund += (dice,)
    else:
        state.placed[index] = dice
        state.taken |= 1 << index
        bribe = BRIBE if index < was else 0
        state.positions[seat] = max(index, was)
    state.coins[seat] += coins - bribe
    if emit:
        now, purse = state.positions[seat], state.coins[seat]
        is_joker = _is_joker(state, move, dice)
        emit(Placed(seat, index, dice, was, now, bribe, coins, purse, is_joker))
    action = state.board.stops[index].action
    if action is Action.KRIEAU:
        state.phase = GENDARME
    elif action is Action.PRATER and state.has_dice(seat):
        state.phase = PRATER
    else:
        end_turn(state, seat, emit)


def _is_joker(state: State, move: Place, dice: Occupation) -> bool:
    """Whether dice fit only because a one stands for another face."""
    faces = dice.dice if dice.white is None else (*dice.dice, dice.white)
    return not takes(state.board.stops[move.stop], faces, has_joker=False)


# --- whose turn it is ----------------------------------------------------------------------------


def end_turn(state: State, seat: Seat, emit: Emit | None) -> None:
    """The next one, unless the card for a second turn can be used (A9)."""
    is_holder = state.owners[Special.DOUBLE_TURN] == seat
    if is_holder and not state.is_double_used and state.has_dice(seat):
        state.phase = DOUBLE
        return
    _pass_on(state, seat, emit)


def use_double_turn(state: State, seat: Seat, move: DoubleTurn, emit: Emit | None) -> None:
    """A second turn, as complete as any; the card is turned aside."""
    state.is_double_used = True
    state.phase = TURN
    if emit:
        emit(DoubleTurnUsed(seat))


def keep_double_turn(state: State, seat: Seat, move: EndTurn, emit: Emit | None) -> None:
    """The card may still be used later in the round."""
    if emit:
        emit(DoubleTurnKept(seat))
    _pass_on(state, seat, emit)


def _pass_on(state: State, seat: Seat, emit: Emit | None) -> None:
    """Clockwise to whoever has dice or has not thrown them; to the evaluation if nobody."""
    for _ in state.left_of:
        seat = state.left_of[seat]
        if not state.has_thrown[seat]:
            state.phase = THROW
            state.pick_up(seat)
            return
        if state.has_dice(seat):
            state.phase, state.turn = TURN, seat
            return
    evaluation.begin(state, emit)
