"""Which moves are legal, and why another one is not."""

from collections.abc import Callable

from vivaroi_gui.rules.core import GameOver, IllegalMove, NotYourTurn, Seat, WrongPhase
from vivaroi_gui.rules.vivaroi.data import (
    CAST,
    FLOOR_LIMIT,
    NOBLES,
    PLACING_FLOORS,
    RESERVE,
    THRONE,
)
from vivaroi_gui.rules.vivaroi.moves import (
    AlreadyPlaced,
    AlreadyVoted,
    Card,
    Deal,
    FloorFull,
    Move,
    MoveUp,
    NoSuchCard,
    NotAPlacingFloor,
    NotInCastle,
    NotOneFloor,
    NotUp,
    Place,
    UnknownCharacter,
    Vote,
)
from vivaroi_gui.rules.vivaroi.state import Phase, State, members, places, to_act

VOTE_YES = Vote(Card.YES)
VOTE_NO = Vote(Card.NO)
_HAND_WITHOUT_NO: tuple[Move, ...] = (VOTE_YES,)
_HAND: tuple[Move, ...] = (VOTE_YES, VOTE_NO)


class _Table(dict[int, tuple[Move, ...]]):
    """The moves for each mask of characters, made when first asked for."""

    def __init__(self, moves: Callable[[int], tuple[Move, ...]]) -> None:
        super().__init__()
        self._moves = moves

    def __missing__(self, mask: int) -> tuple[Move, ...]:
        found = self[mask] = self._moves(mask)
        return found


def _placing_table(floor: int) -> _Table:
    moves: list[Move] = [Place(character, floor) for character in range(len(CAST))]
    return _Table(lambda mask: tuple(moves[character] for character in members(mask)))


def _ascent_table(floor: int) -> _Table:
    moves: list[Move] = [MoveUp(character, floor + 1) for character in range(len(CAST))]
    return _Table(lambda mask: tuple(moves[character] for character in members(mask)))


_PLACING = [(floor, _placing_table(floor)) for floor in PLACING_FLOORS]
_ASCENT = [(floor, _ascent_table(floor)) for floor in range(NOBLES)]
_TO_THRONE = _ascent_table(NOBLES)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves of a seat: empty when it may not act.  CHANCE draws, it does not choose."""
    if state.phase is Phase.ELECTION:
        if state.votes[seat] is not None:
            return ()
        return _HAND if state.hands[seat] else _HAND_WITHOUT_NO
    if state.turn != seat:
        return ()
    return _ascents(state.floors) if state.phase is Phase.ASCENT else _placings(state)


def _placings(state: State) -> tuple[Move, ...]:
    floors = state.floors
    moves: tuple[Move, ...] = ()
    for floor, table in _PLACING:
        if floors[floor].bit_count() < FLOOR_LIMIT:
            moves += table[state.reserve]
    return moves


def _ascents(floors: list[int]) -> tuple[Move, ...]:
    moves = _TO_THRONE[floors[NOBLES]]
    for floor, table in _ASCENT:
        mask = floors[floor]
        if mask and floors[floor + 1].bit_count() < FLOOR_LIMIT:
            moves += table[mask]
    return moves


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """Why a move is illegal, named by its cause; None when it is legal."""
    if state.phase is Phase.GAME_OVER:
        return GameOver()
    phase = _PHASE_OF[type(move)]
    if state.phase is not phase:
        return WrongPhase()
    if isinstance(move, Vote):
        return _refused_vote(state, seat, move)
    if seat not in to_act(state):
        return NotYourTurn()
    return None if isinstance(move, Deal) else _refused_character(state, move)


_PHASE_OF: dict[type, Phase] = {
    Deal: Phase.DEAL,
    Place: Phase.PLACING,
    MoveUp: Phase.ASCENT,
    Vote: Phase.ELECTION,
}


def _refused_vote(state: State, seat: Seat, vote: Vote) -> IllegalMove | None:
    if not 0 <= seat < state.options.players:
        return NotYourTurn()
    if state.votes[seat] is not None:
        return AlreadyVoted()
    return NoSuchCard() if vote.card is Card.NO and not state.hands[seat] else None


def _refused_character(state: State, move: Place | MoveUp) -> IllegalMove | None:
    if not 0 <= move.character < len(CAST):
        return UnknownCharacter()
    at = places(state)[move.character]
    if isinstance(move, Place):
        return _refused_place(state, at, move.floor)
    return _refused_ascent(state, at, move.to)


def _refused_place(state: State, at: int, floor: int) -> IllegalMove | None:
    if at != RESERVE:
        return AlreadyPlaced()
    if floor not in PLACING_FLOORS:
        return NotAPlacingFloor()
    return FloorFull() if _is_full(state, floor) else None


def _refused_ascent(state: State, at: int, to: int) -> IllegalMove | None:
    if at > THRONE:
        return NotInCastle()
    if to <= at:
        return NotUp()
    if to > at + 1:
        return NotOneFloor()
    return FloorFull() if _is_full(state, to) else None


def _is_full(state: State, floor: int) -> bool:
    return state.floors[floor].bit_count() >= FLOOR_LIMIT
