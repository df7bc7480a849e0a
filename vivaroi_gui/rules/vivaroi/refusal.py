"""Why a move is not legal, told from a view: a refusal gives away nothing that is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivaroi_gui.rules.core import GameOver, IllegalMove, NotYourTurn, Seat, WrongPhase
from vivaroi_gui.rules.vivaroi.data import PLACING_FLOORS, RESERVE, THRONE
from vivaroi_gui.rules.vivaroi.moves import (
    AlreadyPlaced,
    AlreadyVoted,
    ChooseAmbition,
    Deal,
    FloorFull,
    Move,
    MoveUp,
    NoSuchAmbition,
    NoSuchCard,
    NotAPlacingFloor,
    NotInCastle,
    NotOneFloor,
    NotUp,
    Place,
    UnknownCharacter,
    Vote,
)
from vivaroi_gui.rules.vivaroi.phase import (
    AMBITION,
    ASCENT,
    DEAL,
    ELECTION,
    GAME_OVER,
    PLACING,
    Phase,
)

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.view import View


def refusal(seen: View, seat: Seat, move: Move) -> IllegalMove | None:
    """Why ``seat`` may not play ``move``, named by its cause; None if it may.

    ``seen`` is the view of that seat, or the public one for whoever has no seat at this table.
    """
    if seen.phase is GAME_OVER:
        return GameOver()
    if seen.phase is not _PHASE_OF[type(move)]:
        return WrongPhase()
    if isinstance(move, Vote):
        return _refused_vote(seen, seat, move)
    if isinstance(move, ChooseAmbition):
        return _refused_ambition(seen, seat, move)
    if seat not in seen.to_act:
        return NotYourTurn()
    return None if isinstance(move, Deal) else _refused_character(seen, move)


_PHASE_OF: dict[type, Phase] = {
    Deal: DEAL,
    ChooseAmbition: AMBITION,
    Place: PLACING,
    MoveUp: ASCENT,
    Vote: ELECTION,
}


def _refused_vote(seen: View, seat: Seat, vote: Vote) -> IllegalMove | None:
    if seen.seat != seat:
        return NotYourTurn()
    if seat in seen.voted:
        return AlreadyVoted()
    return None if vote in seen.legal else NoSuchCard()


def _refused_ambition(seen: View, seat: Seat, move: ChooseAmbition) -> IllegalMove | None:
    if seen.seat != seat or move.person not in seen.options.sides[seat]:
        return NotYourTurn()
    return None if move in seen.legal else NoSuchAmbition()


def _refused_character(seen: View, move: Place | MoveUp) -> IllegalMove | None:
    if not 0 <= move.character < len(seen.places):
        return UnknownCharacter()
    at = seen.places[move.character]
    if isinstance(move, Place):
        return _refused_place(seen, at, move.floor)
    return _refused_ascent(seen, at, move.to)


def _refused_place(seen: View, at: int, floor: int) -> IllegalMove | None:
    if at != RESERVE:
        return AlreadyPlaced()
    if floor not in PLACING_FLOORS:
        return NotAPlacingFloor()
    return FloorFull() if seen.is_full(floor) else None


def _refused_ascent(seen: View, at: int, to: int) -> IllegalMove | None:
    for module in seen.options.modules.refused_ascent:
        if module.rules_move(at, to):
            return module.refused_ascent(seen, at, to)
    if at > THRONE:
        return NotInCastle()
    if to <= at:
        return NotUp()
    if to > at + 1:
        return NotOneFloor()
    return FloorFull() if seen.is_full(to) else None
