"""What the viewer is offered beside the dice: changes, answers, and the faces of a die to turn.

All of it is read out of ``view.legal``; no rule is known here.
"""

from enum import Enum, auto
from typing import NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.data import CHANGE, DICE, FACES, WHITE, Special
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    DoubleTurn,
    EndTurn,
    Gain,
    LeaveDice,
    Move,
    Place,
    Reroll,
    SetDie,
    TurnDie,
)
from vivaroi_gui.ui.vienna.selection import Selection, Use


class Deed(Enum):
    """What a chip does."""

    THROW = auto()
    REROLL = auto()
    """Begin to choose the dice."""
    TURN = auto()
    THROW_AGAIN = auto()
    CANCEL = auto()
    COIN = auto()
    POINT = auto()
    LEAVE = auto()
    DOUBLE = auto()
    END = auto()


class Why(Enum):
    """Why a chip is off."""

    NOT_NOW = auto()
    """It is not the viewer's turn, or something else is asked first."""
    NO_COIN = auto()
    NO_DIE = auto()
    """None is chosen."""


class Proposal(NamedTuple):
    """``move`` is played by pressing it; a deed without one begins or ends something."""

    deed: Deed
    move: Move | None = None
    why_not: Why | None = None


def offers(view: View, seat: Seat, selection: Selection) -> tuple[Proposal, ...]:
    """The chips for the seat whose dice are shown."""
    if is_to_throw(view, seat):
        return (Proposal(Deed.THROW),)
    if seat not in view.to_act or view.seat != seat:
        return (Proposal(Deed.REROLL, None, Why.NOT_NOW), Proposal(Deed.TURN, None, Why.NOT_NOW))
    if view.phase is Phase.TURN:
        return _in_turn(view, seat, selection)
    if view.phase is Phase.PRATER and selection.chosen:
        return (Proposal(Deed.CANCEL),)
    return tuple(Proposal(deed, move) for deed, move in _answers(view))


def is_to_throw(view: View, seat: Seat) -> bool:
    """Whether the viewer is a seat that throws for the first time in a round."""
    is_due = view.phase in (Phase.THROW, Phase.NEW_ROUND) and not view.evaluation
    has_thrown = view.phase is Phase.THROW and view.has_thrown[seat]
    return is_due and view.turn == seat == view.seat and not has_thrown


def _in_turn(view: View, seat: Seat, selection: Selection) -> tuple[Proposal, ...]:
    if selection.use is Use.REROLLING:
        move = Reroll(selection.own, selection.white)
        why_not = None if move in view.legal else Why.NO_DIE
        return (Proposal(Deed.THROW_AGAIN, move, why_not), Proposal(Deed.CANCEL))
    if selection.use is Use.TURNING:
        return (Proposal(Deed.CANCEL),)
    poor = Why.NO_COIN if view.coins[seat] < CHANGE else Why.NOT_NOW
    changes = ((Deed.REROLL, Reroll), (Deed.TURN, TurnDie))
    return tuple(
        Proposal(deed, None, None if any(isinstance(move, kind) for move in view.legal) else poor)
        for deed, kind in changes
    )


def _answers(view: View) -> list[tuple[Deed, Move]]:
    """Those of a question, in the order in which they stand."""
    deeds: dict[Deed, Move] = {}
    for move in view.legal:
        match move:
            case ChooseGain(Gain.COINS):
                deeds[Deed.COIN] = move
            case ChooseGain(Gain.POINTS):
                deeds[Deed.POINT] = move
            case LeaveDice():
                deeds[Deed.LEAVE] = move
            case DoubleTurn():
                deeds[Deed.DOUBLE] = move
            case EndTurn():
                deeds[Deed.END] = move
            case _:
                pass
    return sorted(deeds.items(), key=lambda item: item[0].value)


def faces(view: View, selection: Selection) -> dict[int, Move | None]:
    """Each face of the die that is turned, with the move to it; nothing while none is turned."""
    if selection.use is not Use.TURNING or not selection.chosen:
        return {}
    (place,) = selection.chosen
    die = WHITE if selection.is_white(place) else selection.dice[place]
    moves = {
        move.to: move
        for move in view.legal
        if isinstance(move, TurnDie | SetDie) and move.die == die
    }
    return {face: moves.get(face) for face in FACES}


def slots(view: View, seat: Seat) -> int:
    """How many dice a seat has in this round, those in the town among them."""
    own = DICE[view.options.players]
    if not _has_thrown(view, seat):
        return own + (view.owners[Special.EXTRA_DIE] == seat)
    lying = (*filter(None, view.placed), *view.geheimbund)
    is_placed = any(one.seat == seat and one.white is not None for one in lying)
    has_white = view.white_in_the_air and view.turn == seat
    return own + (has_white or view.whites[seat] is not None or is_placed)


def in_hand(view: View, seat: Seat) -> tuple[tuple[int, ...], int | None]:
    """The dice before a seat, its own and the white one: 0 for those that are to be thrown."""
    has_begun = view.phase not in (Phase.DEAL, Phase.START_CARD)
    if has_begun and not _has_thrown(view, seat):
        own = (0,) * DICE[view.options.players]
        return own, 0 if view.owners[Special.EXTRA_DIE] == seat else None
    if view.turn != seat:
        return view.dice[seat], view.whites[seat]
    white = 0 if view.white_in_the_air else view.whites[seat]
    return (*view.dice[seat], *(0,) * view.in_the_air), white


def _has_thrown(view: View, seat: Seat) -> bool:
    """Between two rounds all dice are back."""
    return view.has_thrown[seat] and view.phase is not Phase.NEW_ROUND


def deed_of(move: Move | None) -> Deed | None:
    """The chip by which a move is begun or played."""
    match move:
        case Reroll():
            return Deed.REROLL
        case TurnDie():
            return Deed.TURN
        case ChooseGain(gain):
            return Deed.COIN if gain is Gain.COINS else Deed.POINT
        case LeaveDice():
            return Deed.LEAVE
        case DoubleTurn():
            return Deed.DOUBLE
        case EndTurn():
            return Deed.END
        case _:
            return None


def dice_of(move: Move | None) -> tuple[tuple[int, ...], bool]:
    """The faces of the own dice that a move is about, and whether the white one is among them."""
    match move:
        case Place() | Reroll():
            return move.dice, move.white
        case TurnDie() | SetDie():
            return ((), True) if move.die == WHITE else ((move.die,), False)
        case _:
            return (), False
