"""Why a move is not legal, told from a view, so that screens say what the table would."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from vivaroi_gui.rules.core import CHANCE, GameOver, IllegalMove, NotYourTurn, Seat, WrongPhase
from vivaroi_gui.rules.vienna.board import GEHEIMBUND, Fit
from vivaroi_gui.rules.vienna.data import FACES, WHITE, Special
from vivaroi_gui.rules.vienna.fits import sums, takes
from vivaroi_gui.rules.vienna.moves import (
    CannotSteal,
    ChooseGain,
    ChooseStartCard,
    ChooseSymbol,
    Deal,
    Dice,
    DoubleTurn,
    EndTurn,
    Gendarme,
    LeaveDice,
    Move,
    NoCoinToChange,
    NoCoinToGoBack,
    NoDice,
    NoSuchDice,
    NoSuchFace,
    NoSuchStop,
    NotADouble,
    NotByOne,
    NotOnDisplay,
    NotOneOrTwo,
    NotOnTheStreet,
    Occupied,
    Place,
    Reroll,
    SameFace,
    SetDie,
    SetGendarme,
    StartCardTaken,
    Steal,
    SymbolEvaluated,
    TakeCharacter,
    Throw,
    TurnDie,
    WhiteAlone,
    WrongNumber,
)
from vivaroi_gui.rules.vienna.phase import (
    DEAL,
    DOUBLE,
    GAME_OVER,
    GENDARME,
    KRIEAU,
    NEW_ROUND,
    PRATER,
    START_CARD,
    STEAL,
    SYMBOL,
    TAKE,
    THROW,
    TURN,
    Phase,
)

if TYPE_CHECKING:
    from vivaroi_gui.rules.vienna.view import View

_PHASES_OF: Final[dict[type, tuple[Phase, ...]]] = {
    Deal: (DEAL,),
    Throw: (THROW, NEW_ROUND),
    ChooseStartCard: (START_CARD,),
    Place: (TURN,),
    Reroll: (TURN,),
    TurnDie: (TURN,),
    DoubleTurn: (DOUBLE,),
    EndTurn: (DOUBLE,),
    SetGendarme: (GENDARME,),
    ChooseGain: (KRIEAU,),
    SetDie: (PRATER,),
    LeaveDice: (PRATER,),
    TakeCharacter: (TAKE,),
    ChooseSymbol: (SYMBOL,),
    Steal: (STEAL,),
}

_ONLY_CAUSE: Final[dict[type, type[IllegalMove]]] = {
    ChooseStartCard: StartCardTaken,
    TakeCharacter: NotOnDisplay,
    ChooseSymbol: SymbolEvaluated,
    Steal: CannotSteal,
}


def refusal(seen: View, seat: Seat, move: Move) -> IllegalMove | None:
    """Why ``seat`` may not play ``move``, named by its cause; None if it may.

    ``seen`` is the view of that seat, or the public one for whoever has no seat at this table.
    """
    if seen.phase is GAME_OVER:
        return GameOver()
    if seen.phase not in _PHASES_OF[type(move)]:
        return WrongPhase()
    if seat not in seen.to_act:
        return NotYourTurn()
    if seat == CHANCE or move in seen.legal:
        return None
    if type(move) in _ONLY_CAUSE:
        return _ONLY_CAUSE[type(move)]()
    match move:
        case Place():
            return _refused_place(seen, seat, move)
        case Reroll() | TurnDie():
            return _refused_change(seen, seat, move)
        case SetDie(die, to):
            return _no_such_die(seen, seat, die, to) or SameFace()
    assert isinstance(move, SetGendarme)
    return _refused_gendarme(seen, move.stop)


def _refused_place(seen: View, seat: Seat, move: Place) -> IllegalMove | None:
    if move.stop not in range(len(seen.stops)):
        return NoSuchStop()
    if not _has(seen, seat, move.dice, move.white):
        return NoSuchDice()
    if len(move.dice) + move.white not in (1, 2):
        return NotOneOrTwo()
    if not move.dice:
        return WhiteAlone()
    return (
        _closed(seen, move.stop)
        or _unfit(seen, seat, move)
        or (NoCoinToGoBack() if seen.bribe(move) > seen.coins[seat] else None)
    )


def _has(seen: View, seat: Seat, dice: Dice, with_white: bool) -> bool:
    """Whether these dice are before a seat."""
    missing = Counter(dice) - Counter(seen.dice[seat])
    return not missing and (not with_white or seen.whites[seat] is not None)


def _closed(seen: View, stop: int) -> IllegalMove | None:
    there = seen.placed[stop]
    if there is not None:
        return Occupied(there.seat)
    return Gendarme() if seen.gendarme == stop else None


def _unfit(seen: View, seat: Seat, move: Place) -> IllegalMove | None:
    stop, white = seen.stops[move.stop], seen.whites[seat]
    faces = (*move.dice, white) if move.white and white is not None else move.dice
    has_joker = seen.owners[Special.JOKER] == seat
    if takes(stop, faces, has_joker=has_joker):
        return None
    if stop.fit is Fit.DOUBLE:
        return NotADouble()
    return WrongNumber(tuple(sorted(sums(faces, has_joker=has_joker))), stop.numbers)


def _refused_change(seen: View, seat: Seat, move: Reroll | TurnDie) -> IllegalMove | None:
    if isinstance(move, TurnDie):
        wrong = _no_such_die(seen, seat, move.die, move.to)
    elif not _has(seen, seat, move.dice, move.white):
        wrong = NoSuchDice()
    else:
        wrong = None if move.dice or move.white else NoDice()
    if wrong:
        return wrong
    return NotByOne() if seen.coins[seat] else NoCoinToChange()


def _no_such_die(seen: View, seat: Seat, die: int, to: int) -> IllegalMove | None:
    is_there = seen.whites[seat] is not None if die == WHITE else die in seen.dice[seat]
    if not is_there:
        return NoSuchDice()
    return None if to in FACES else NoSuchFace()


def _refused_gendarme(seen: View, stop: int) -> IllegalMove | None:
    if stop not in range(len(seen.stops)):
        return NoSuchStop()
    return NotOnTheStreet() if stop == GEHEIMBUND else _closed(seen, stop)
