"""How a round runs: deal, placing, ascent, election, count."""

from collections.abc import Callable
from typing import Any, Final, cast

from vivaroi_gui.rules.core import Emit, IllegalMove, Seat
from vivaroi_gui.rules.vivaroi import deal as dealing
from vivaroi_gui.rules.vivaroi.data import (
    FLOOR_LIMIT,
    FLOORS,
    PLACING_FLOORS,
    SERVANTS,
    THRONE,
)
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    GameWon,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    RoundOver,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.legal import refusal
from vivaroi_gui.rules.vivaroi.moves import NO, Card, Deal, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.records import Election, Round
from vivaroi_gui.rules.vivaroi.score import decide, round_points
from vivaroi_gui.rules.vivaroi.state import (
    ASCENT,
    DEAL,
    ELECTION,
    EVERYBODY,
    GAME_OVER,
    PLACING,
    State,
    members,
    places,
)


def apply(state: State, seat: Seat, move: Move, emit: Emit | None = None) -> None:
    """Plays a move in place and tells ``emit`` what everybody sees.

    Raises:
        IllegalMove: a subclass that names the cause; the position is unchanged.
        BadDeal: a deal that does not fit the round; the position is unchanged.
    """
    _APPLY[type(move)](state, seat, move, emit)


def _refuse(state: State, seat: Seat, move: Move) -> IllegalMove:
    return refusal(state, seat, move) or IllegalMove()


# --- the deal (2003, "Preparation", "New round") ----------------------------------------------


def _deal(state: State, seat: Seat, deal: Deal, emit: Emit | None) -> None:
    refused = refusal(state, seat, deal)
    if refused:
        raise refused
    state.used |= dealing.check(state, deal)
    _begin_round(state, deal)
    if emit:
        assert state.first_player is not None
        emit(RoundBegun(state.round, state.first_player, places(state)))


def _begin_round(state: State, deal: Deal) -> None:
    players = state.options.players
    if deal.first_player is not None:
        state.first_player = deal.first_player
    else:
        state.first_player = _left_of_crown(state)
    state.round += 1
    state.turn = state.first_player
    state.crown_holder = state.king = None
    state.goals = list(deal.goals)
    state.hands = [state.options.no_cards] * players
    state.acts = []
    state.elections = []
    state.floors = [0] * len(FLOORS)
    state.reserve = EVERYBODY
    state.to_place = state.options.placed_each * players
    state.phase = PLACING
    if deal.placement:
        _place_all(state, deal.placement)


def _place_all(state: State, placement: tuple[int, ...]) -> None:
    for character, floor in enumerate(placement):
        state.floors[floor] |= 1 << character
    state.reserve = state.to_place = 0
    state.phase = ASCENT


def _left_of_crown(state: State) -> Seat:
    assert state.crown_holder is not None
    return (state.crown_holder + 1) % state.options.players


# --- placing (2003, "1. Placing the characters in the castle") --------------------------------


def _place(state: State, seat: Seat, move: Place, emit: Emit | None) -> None:
    bit = 1 << move.character if move.character >= 0 else 0
    if (
        state.turn != seat
        or state.phase is not PLACING
        or not state.reserve & bit
        or move.floor not in PLACING_FLOORS
        or state.floors[move.floor].bit_count() >= FLOOR_LIMIT
    ):
        raise _refuse(state, seat, move)
    state.reserve ^= bit
    state.floors[move.floor] |= bit
    state.to_place -= 1
    state.acts.append((seat, move))
    if emit:
        emit(Placed(seat, move.character, move.floor))
    if state.to_place:
        state.turn = (seat + 1) % state.options.players
    else:
        _end_placing(state, emit)


def _end_placing(state: State, emit: Emit | None) -> None:
    left_over, state.reserve = state.reserve, 0
    state.floors[SERVANTS] = left_over
    state.phase = ASCENT
    state.turn = state.first_player
    if emit:
        emit(LeftOver(members(left_over)))


# --- ascent (2003, "2. Accession to the throne") ----------------------------------------------


def _move_up(state: State, seat: Seat, move: MoveUp, emit: Emit | None) -> None:
    bit = 1 << move.character if move.character >= 0 else 0
    to = move.to
    floors = state.floors
    if (
        state.turn != seat
        or state.phase is not ASCENT
        or not SERVANTS < to <= THRONE
        or not floors[to - 1] & bit
        or floors[to].bit_count() >= FLOOR_LIMIT
    ):
        raise _refuse(state, seat, move)
    floors[to - 1] ^= bit
    floors[to] |= bit
    state.acts.append((seat, move))
    if emit:
        emit(MovedUp(seat, move.character, to))
    if to == THRONE:
        _call_election(state, seat, move.character, emit)
    else:
        state.turn = (seat + 1) % state.options.players


# --- election (2003, "The Election of the King") ----------------------------------------------


def _call_election(state: State, seat: Seat, nominee: int, emit: Emit | None) -> None:
    state.phase = ELECTION
    state.nominee = nominee
    state.crown_holder = seat
    state.turn = None
    state.votes = [None] * state.options.players
    if emit:
        emit(ElectionCalled(seat, nominee))


def _vote(state: State, seat: Seat, move: Vote, emit: Emit | None) -> None:
    if (
        state.phase is not ELECTION
        or not 0 <= seat < len(state.votes)
        or state.votes[seat] is not None
        or (move.card is NO and not state.hands[seat])
    ):
        raise _refuse(state, seat, move)
    state.votes[seat] = move.card
    if emit:
        emit(VoteLaid(seat))
    if all(state.votes):
        _reveal(state, emit)


def _reveal(state: State, emit: Emit | None) -> None:
    votes = cast(tuple[Card, ...], tuple(state.votes))
    is_crowned = NO not in votes
    assert state.nominee is not None
    assert state.crown_holder is not None
    election = Election(state.nominee, state.crown_holder, votes, is_crowned)
    state.elections.append(election)
    state.votes = [None] * len(votes)
    state.nominee = None
    if emit:
        emit(VotesRevealed(election))
    if is_crowned:
        _crown(state, election.character, emit)
    else:
        _eliminate(state, votes)


def _eliminate(state: State, votes: tuple[Card, ...]) -> None:
    state.floors[THRONE] = 0
    for seat, vote in enumerate(votes):
        if vote is NO:
            state.hands[seat] -= 1
    state.phase = ASCENT
    state.turn = _left_of_crown(state)


def _crown(state: State, king: int, emit: Emit | None) -> None:
    state.king = king
    finished = _count(state)
    state.history.append(finished)
    state.totals = list(finished.totals)
    if emit:
        emit(RoundOver(finished))
    if state.round < state.options.rounds:
        state.phase = DEAL
        return
    state.phase = GAME_OVER
    state.result = decide(finished.totals, finished.goals, finished.places)
    if emit:
        emit(GameWon(state.result))


# --- count (2003, "End of the round and scoring") ---------------------------------------------


def _count(state: State) -> Round:
    where = places(state)
    goals = tuple(state.goals)
    points, struck = round_points(state.round, goals, where)
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    assert state.first_player is not None
    assert state.king is not None
    assert state.crown_holder is not None
    return Round(
        number=state.round,
        first_player=state.first_player,
        king=state.king,
        crowned_by=state.crown_holder,
        places=where,
        goals=goals,
        points=points,
        zero_bonus=struck,
        elections=tuple(state.elections),
        acts=tuple(state.acts),
        totals=totals,
    )


_APPLY: Final[dict[type, Callable[[State, Seat, Any, Emit | None], None]]] = {
    Deal: _deal,
    Place: _place,
    MoveUp: _move_up,
    Vote: _vote,
}
