"""How a round runs: deal, placing, ascent, election, count."""

from typing import cast

from vivaroi_gui.rules.core import CHANCE, Emit, IllegalMove, Seat
from vivaroi_gui.rules.vivaroi import deal as dealing
from vivaroi_gui.rules.vivaroi.data import (
    CRAFTSMEN,
    DIGNITARIES,
    FLOORS,
    OUT,
    SERVANTS,
    THRONE,
    Character,
)
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    FirstCrowned,
    GameWon,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    RoundOver,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.legal import further_ascents, further_votes, legal
from vivaroi_gui.rules.vivaroi.masks import members
from vivaroi_gui.rules.vivaroi.moves import (
    NO,
    YES,
    Card,
    ChooseAmbition,
    Deal,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.phase import ASCENT, DEAL, ELECTION, GAME_OVER, PLACING
from vivaroi_gui.rules.vivaroi.records import Election, Round
from vivaroi_gui.rules.vivaroi.refusal import refusal
from vivaroi_gui.rules.vivaroi.score import count, final_result
from vivaroi_gui.rules.vivaroi.state import State, places, to_act
from vivaroi_gui.rules.vivaroi.view import view


def apply(state: State, seat: Seat, move: Move, emit: Emit | None = None) -> None:
    """Plays a move in place and tells ``emit`` what everybody sees.

    Raises:
        IllegalMove: a subclass that names the cause; the position is unchanged.
        BadDeal: a deal that does not fit the round; the position is unchanged.
    """
    # No table of functions, no isinstance: every decision of every game comes through here.
    if type(move) is MoveUp:
        _move_up(state, seat, move, emit)
    elif type(move) is Vote:
        _vote(state, seat, move, emit)
    elif type(move) is Place:
        _place(state, seat, move, emit)
    elif type(move) is ChooseAmbition:
        _choose_ambition(state, seat, move, emit)
    else:
        assert isinstance(move, Deal)
        _deal(state, seat, move, emit)


def _refused(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why a move is not played, as whoever plays it may know."""
    is_seat = seat in range(state.options.seats)
    # What is not played is never legal by the view; but were it so, it would not be played either.
    return refusal(view(state, seat if is_seat else None), seat, move) or IllegalMove()


# --- the deal (2003, "Preparation", "New round") ----------------------------------------------


def _deal(state: State, seat: Seat, deal: Deal, emit: Emit | None) -> None:
    if state.phase is not DEAL or seat != CHANCE:
        raise _refused(state, seat, deal)
    state.used_cards |= dealing.check(state, deal)
    _begin_round(state, deal)
    if emit:
        assert state.first_player is not None
        totals = tuple(state.totals)
        emit(RoundBegun(state.round, state.first_player, state.first_places, totals))


def _begin_round(state: State, deal: Deal) -> None:
    options = state.options
    if deal.first_player is not None:
        state.first_player = deal.first_player
    else:
        state.first_player = options.first_player_after(state.history[-1].crowned_by)
    state.round += 1
    state.turn = state.first_player
    state.crown_holder = state.king = None
    state.goals = list(deal.goals)
    state.no_cards = [options.no_cards] * options.seats
    state.acts = []
    state.elections = []
    state.counts = []
    state.rejections = 0
    state.floors = [0] * len(FLOORS)
    state.annexes = [0] * len(state.annexes)
    state.reserve = (1 << len(options.cast)) - 1
    state.first_places = deal.placement or options.first_places
    for character, floor in options.rulebook.start_floors.items():
        state.floors[floor] |= 1 << character
        state.reserve ^= 1 << character
    state.left_to_place = options.to_place
    state.phase = PLACING
    if deal.placement:
        _place_all(state, deal.placement)
    for module in state.modules.setup:
        module.setup(state, deal)


def _place_all(state: State, placement: tuple[int, ...]) -> None:
    for character, floor in enumerate(placement):
        state.floors[floor] |= 1 << character
    state.reserve = state.left_to_place = 0
    state.phase = ASCENT


# --- Ambition (2024, "l'Ambition") -------------------------------------------------------------


def _choose_ambition(state: State, seat: Seat, move: ChooseAmbition, emit: Emit | None) -> None:
    if seat not in to_act(state) or move not in legal(state, seat):
        raise _refused(state, seat, move)
    state.ambitions[move.person] = move.ambition
    if emit:
        emit(AmbitionChosen(move.person))
    if not to_act(state):
        state.phase = PLACING
        state.turn = state.first_player


# --- placing (2003, "1. Placing the characters in the castle") --------------------------------


# When a character may be placed or moved up is stated three times: here for one move, in `legal`
# for all of them, fast, and in `refusal` for what a seat may know.  That they agree is tested by
# `test_what_is_legal_is_not_refused_and_all_else_is_and_changes_nothing`.


def _place(state: State, seat: Seat, move: Place, emit: Emit | None) -> None:
    character, floor = move.character, move.floor
    bit = 1 << character if character >= 0 else 0  # no shift goes by a number below 0
    if (
        state.turn != seat
        or state.phase is not PLACING
        or not state.reserve & bit
        or not CRAFTSMEN <= floor <= DIGNITARIES
        or not state.has_room[state.floors[floor]]
    ):
        raise _refused(state, seat, move)
    state.reserve ^= bit
    state.floors[floor] |= bit
    state.left_to_place -= 1
    state.acts.append((seat, move))
    points = 0
    for module in state.modules.after_placing:
        points += module.after_placing(state, seat)
    if emit:
        emit(Placed(seat, character, floor, points))
    if state.left_to_place:
        state.turn = state.left_of[seat]
    else:
        _end_placing(state, emit)


def _end_placing(state: State, emit: Emit | None) -> None:
    left_over, state.reserve = state.reserve, 0
    state.floors[SERVANTS] |= left_over
    state.phase = ASCENT
    state.turn = state.first_player
    if emit:
        emit(LeftOver(members(left_over)))


# --- ascent (2003, "2. Accession to the throne") ----------------------------------------------


def _move_up(state: State, seat: Seat, move: MoveUp, emit: Emit | None) -> None:
    """From floor to floor at once, as nearly every move goes; all else is for the modules."""
    character, to, floors = move.character, move.to, state.floors
    bit, was = 1 << character if character >= 0 else 0, to - 1
    if (
        state.turn != seat
        or state.phase is not ASCENT
        or not SERVANTS < to <= THRONE
        or not floors[was] & bit
        or not state.has_room[floors[to]]
    ):
        was = _play_further_ascent(state, seat, move)
    else:
        floors[was] ^= bit
        floors[to] |= bit
    state.acts.append((seat, move))
    if emit:
        emit(MovedUp(seat, character, was, to))
    if to == THRONE:
        _call_election(state, seat, character, emit)
    else:
        state.turn = state.left_of[seat]


def _play_further_ascent(state: State, seat: Seat, move: MoveUp) -> int:
    """Plays a move that a module adds, and returns where the character was.

    Raises:
        IllegalMove: no module adds it.
    """
    is_due = state.turn == seat and state.phase is ASCENT
    if not is_due or move not in further_ascents(state):
        raise _refused(state, seat, move)
    was, bit = places(state)[move.character], 1 << move.character
    state.take(bit)
    state.put(bit, move.to)
    return was


# --- election (2003, "The Election of the King") ----------------------------------------------


def _call_election(state: State, seat: Seat, nominee: int, emit: Emit | None) -> None:
    state.phase = ELECTION
    state.nominee = nominee
    state.crown_holder = seat
    state.turn = None
    if emit:
        emit(ElectionCalled(seat, nominee))


def _vote(state: State, seat: Seat, move: Vote, emit: Emit | None) -> None:
    card, votes = move.card, state.votes
    if (
        state.phase is not ELECTION
        or not 0 <= seat < len(votes)
        or votes[seat] is not None
        or (card is NO and not state.no_cards[seat])
        or (card is not YES and card is not NO and move not in further_votes(state, seat))
    ):
        raise _refused(state, seat, move)
    votes[seat] = card
    if emit:
        emit(VoteLaid(seat))
    if None not in votes:
        _reveal(state, emit)


def _reveal(state: State, emit: Emit | None) -> None:
    votes = cast("tuple[Card, ...]", tuple(state.votes))
    nominee, by = state.nominee, state.crown_holder
    assert nominee is not None
    assert by is not None
    emissary = _joined(state)
    to = _fate(state, nominee, (*votes, emissary) if emissary else votes)
    election = Election(nominee, by, votes, to, emissary)
    state.elections.append(election)
    state.votes = [None] * len(votes)
    state.nominee = None
    if emit:
        emit(VotesRevealed(election))
    if to == THRONE:
        _crown(state, nominee, emit)
        return
    _spend(state, votes)
    _send_back(state, to)
    _go_on(state, emit)


def _joined(state: State) -> Card | None:
    """The vote of whoever votes without sitting at the table."""
    for module in state.modules.cast_outside_vote:
        if card := module.cast_outside_vote(state):
            return card
    return None


def _fate(state: State, nominee: Character, cards: tuple[Card, ...]) -> int:
    """Where the nominee goes: onto the throne if all say Yes.

    Else where the modules say; in 2003, which has none for it, out of the round.
    """
    if cards.count(YES) == len(cards):
        return THRONE
    for module in state.modules.send_unelected:
        place = module.send_unelected(state, nominee, cards)
        if place is not None:
            return place
    return OUT


def _spend(state: State, votes: tuple[Card, ...]) -> None:
    """Takes from each hand the card that was played, unless it is a Yes, which is taken back."""
    for seat, vote in enumerate(votes):
        if vote is NO:
            state.no_cards[seat] -= 1
    for module in state.modules.spends:
        module.spends(state, votes)


def _send_back(state: State, place: int) -> None:
    nominee, state.floors[THRONE] = state.floors[THRONE], 0
    if place != OUT:
        state.put(nominee, place)


def _go_on(state: State, emit: Emit | None) -> None:
    """The round continues with the next player, unless nobody is left (ruling D17)."""
    for module in state.modules.is_stranded:
        if module.is_stranded(state):
            _end_round(state, emit)
            return
    assert state.crown_holder is not None
    state.phase = ASCENT
    state.turn = state.left_of[state.crown_holder]


def _crown(state: State, king: Character, emit: Emit | None) -> None:
    state.king = king
    is_last = True
    for module in state.modules.another_coronation_follows:
        is_last = is_last and not module.another_coronation_follows(state)
    counted = count(state, is_last=is_last)
    state.counts.append(counted)
    state.totals = list(counted.totals)
    state.emissary_total = counted.emissary_total
    if is_last:
        _end_round(state, emit)
        return
    if emit:
        emit(FirstCrowned(counted))
    for module in state.modules.round_goes_on:
        module.round_goes_on(state)
    _go_on(state, emit)


def _end_round(state: State, emit: Emit | None) -> None:
    finished = _round(state)
    state.history.append(finished)
    if emit:
        emit(RoundOver(finished))
    if state.round < state.options.rounds:
        state.phase = DEAL
        state.turn = None
        return
    state.phase = GAME_OVER
    state.turn = None
    state.result = final_result(state)
    if emit:
        emit(GameWon(state.result))


# --- count (2003, "End of the round and scoring") ---------------------------------------------


def _round(state: State) -> Round:
    assert state.first_player is not None
    # The last count has found the places already, unless nobody was left for a second coronation.
    is_counted = state.floors[THRONE] != 0
    return Round(
        number=state.round,
        first_player=state.first_player,
        places=state.counts[-1].places if is_counted else places(state),
        elections=tuple(state.elections),
        acts=tuple(state.acts),
        counts=tuple(state.counts),
        ambitions=tuple(state.ambitions),
        emissary_goal=state.emissary_goal,
    )
