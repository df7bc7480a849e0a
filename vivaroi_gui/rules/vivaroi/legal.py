"""Which moves are legal."""

from itertools import chain, compress, product

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import (
    PLACING_FLOORS,
    THRONE,
)
from vivaroi_gui.rules.vivaroi.masks import members
from vivaroi_gui.rules.vivaroi.moves import (
    NO,
    YES,
    ChooseAmbition,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.rules.vivaroi.phase import (
    AMBITION,
    ASCENT,
    ELECTION,
)
from vivaroi_gui.rules.vivaroi.state import State, undecided

VOTE_YES = Vote(YES)
VOTE_NO = Vote(NO)
_HAND_WITHOUT_NO: tuple[Move, ...] = (VOTE_YES,)
_HAND: tuple[Move, ...] = (VOTE_YES, VOTE_NO)


_Table = dict[int, tuple[Move, ...]]
"""The moves for each mask of characters, noted when one is first met."""

_CHARACTERS = range(max(len(edition.cast) for edition in EDITION_NAMED.values()))
_MOVES_UP = [[MoveUp(one, floor + 1) for one in _CHARACTERS] for floor in range(THRONE)]
_FROM: list[_Table] = [{} for _ in _MOVES_UP]
(
    _FROM_SERVANTS,
    _FROM_CRAFTSMEN,
    _FROM_TRADERS,
    _FROM_OFFICERS,
    _FROM_DIGNITARIES,
    _FROM_NOBLES,
) = _FROM
_PLACINGS = [[Place(one, floor) for floor in PLACING_FLOORS] for one in _CHARACTERS]
# By which floors have room.  A reserve is looked up in two halves: 192 masks, not 8192.
_PLACING_TABLES: dict[tuple[bool, ...], _Table] = {
    have_room: {} for have_room in product((False, True), repeat=len(PLACING_FLOORS))
}
_LOW_HALF = (1 << 6) - 1


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves of a seat: empty when it may not act.  CHANCE draws, it does not choose."""
    if state.turn == seat:
        try:  # almost always the tables know the masks: asking first would cost every move
            return _ascents(state) if state.phase is ASCENT else _placings(state)
        except KeyError:
            _learn(state)
            return legal(state, seat)
    if state.phase is ELECTION:
        if seat < 0 or state.votes[seat] is not None:
            return ()
        votes = _HAND if state.no_cards[seat] else _HAND_WITHOUT_NO
        return votes + further_votes(state, seat) if state.modules.votes else votes
    return _ambitions(state, seat) if state.phase is AMBITION and seat >= 0 else ()


def _ambitions(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(
        ChooseAmbition(person, ambition)
        for person in undecided(state, state.options.sides[seat])
        for ambition in state.offers[person]
    )


def _placings(state: State) -> tuple[Move, ...]:
    _, craftsmen, traders, officers, dignitaries, _, _ = state.floors
    has_room = state.has_room
    table = _PLACING_TABLES[
        has_room[craftsmen], has_room[traders], has_room[officers], has_room[dignitaries]
    ]
    return table[state.reserve & _LOW_HALF] + table[state.reserve & ~_LOW_HALF]


def _ascents(state: State) -> tuple[Move, ...]:
    """Unrolled: every random game spends its time here."""
    servants, craftsmen, traders, officers, dignitaries, nobles, _ = state.floors
    has_room = state.has_room
    moves = _FROM_NOBLES[nobles]
    if dignitaries and has_room[nobles]:
        moves += _FROM_DIGNITARIES[dignitaries]
    if officers and has_room[dignitaries]:
        moves += _FROM_OFFICERS[officers]
    if traders and has_room[officers]:
        moves += _FROM_TRADERS[traders]
    if craftsmen and has_room[traders]:
        moves += _FROM_CRAFTSMEN[craftsmen]
    if servants and has_room[craftsmen]:
        moves += _FROM_SERVANTS[servants]
    return moves + further_ascents(state) if state.modules.ascents else moves


def further_ascents(state: State) -> tuple[MoveUp, ...]:
    """The moves that modules add to those from floor to floor."""
    return tuple(move for module in state.modules.ascents for move in module.ascents(state))


def _learn(state: State) -> None:
    """Notes the moves for masks that no position had before."""
    if state.phase is ASCENT:
        # The seventh floor is the throne, from where nobody moves up.
        for table, moves, mask in zip(_FROM, _MOVES_UP, state.floors, strict=False):
            if mask not in table:
                table[mask] = tuple([moves[character] for character in members(mask)])
        return
    for half in (state.reserve & _LOW_HALF, state.reserve & ~_LOW_HALF):
        for have_room, table in _PLACING_TABLES.items():
            open_places = (compress(_PLACINGS[character], have_room) for character in members(half))
            table[half] = tuple(chain(*open_places))


def further_votes(state: State, seat: Seat) -> tuple[Vote, ...]:
    """The votes that modules add to Yes and No."""
    return tuple(vote for module in state.modules.votes for vote in module.votes(state, seat))
