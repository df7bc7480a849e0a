"""What one seat may see: a frozen allow-list that fails closed."""

from dataclasses import dataclass, replace

from vivaroi_gui.rules.core import IllegalMove, Seat
from vivaroi_gui.rules.vivaroi.data import FLOORS, RESERVE, Character, Goal
from vivaroi_gui.rules.vivaroi.legal import legal, refusal
from vivaroi_gui.rules.vivaroi.moves import Card, Move
from vivaroi_gui.rules.vivaroi.options import Options
from vivaroi_gui.rules.vivaroi.records import Act, Election, Result, Round
from vivaroi_gui.rules.vivaroi.state import Phase, State, mask_of, places, to_act


@dataclass(frozen=True, slots=True)
class View:
    """The public position, and the secrets of one seat; ``seat`` None sees the public part only.

    ``places`` is by character, ``totals`` by seat, ``voted`` the seats whose card lies sealed.
    ``acts`` are the moves of this round, ``elections`` its votes, ``history`` the finished rounds
    with their goals, which are public then.  The last fields are the seat's own: its secret
    ``goal``, the ``no_cards`` in hand (one that lies sealed included), its sealed ``vote`` and its
    ``legal`` moves.
    """

    options: Options
    round: int
    phase: Phase
    first_player: Seat | None
    turn: Seat | None
    to_act: tuple[Seat, ...]
    crown_holder: Seat | None
    king: Character | None
    nominee: Character | None
    voted: tuple[Seat, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]
    acts: tuple[Act, ...]
    elections: tuple[Election, ...]
    history: tuple[Round, ...]
    result: Result | None
    seat: Seat | None = None
    goal: Goal | None = None
    no_cards: int | None = None
    vote: Card | None = None
    legal: tuple[Move, ...] = ()

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why this seat may not play ``move``, named by its cause; None when it may."""
        return None if move in self.legal else refusal(_seen(self), self._own_seat, move)

    @property
    def no_cards_left(self) -> tuple[int, ...]:
        """No cards of each seat, as everybody can count them: each that was played was seen."""
        played = [0] * self.options.players
        for election in self.elections:
            for seat, card in enumerate(election.votes):
                played[seat] += card is Card.NO
        return tuple(self.options.no_cards - count for count in played)

    @property
    def _own_seat(self) -> Seat:
        return -2 if self.seat is None else self.seat  # a spectator is never on turn


def view(state: State, seat: Seat | None = None) -> View:
    """What ``seat`` may see; without a seat, what everybody may see.

    Raises:
        ValueError: nobody sits there; -1 would see what the last seat holds.
    """
    if seat is not None and seat not in range(state.options.players):
        raise ValueError(f"no seat {seat}")
    public = View(
        options=state.options,
        round=state.round,
        phase=state.phase,
        first_player=state.first_player,
        turn=state.turn,
        to_act=to_act(state),
        crown_holder=state.crown_holder,
        king=state.king,
        nominee=state.nominee,
        voted=tuple(voter for voter, vote in enumerate(state.votes) if vote),
        places=places(state),
        totals=tuple(state.totals),
        acts=tuple(state.acts),
        elections=tuple(state.elections),
        history=tuple(state.history),
        result=state.result,
    )
    return public if seat is None else _with_secrets(public, state, seat)


def _with_secrets(public: View, state: State, seat: Seat) -> View:
    return replace(
        public,
        seat=seat,
        goal=state.goals[seat] or None,
        no_cards=state.hands[seat],
        vote=state.votes[seat],
        legal=legal(state, seat),
    )


def _seen(view: View) -> State:
    """The position as far as the view tells it, for the rules to refuse a move upon.

    Hands stay empty: a No that is in hand is legal, and never comes here.
    """
    seen = State(view.options)
    seen.phase, seen.turn = view.phase, view.turn
    for floor in FLOORS:
        seen.floors[floor] = mask_of(_at(view, floor))
    seen.reserve = mask_of(_at(view, RESERVE))
    for voter in view.voted:
        seen.votes[voter] = Card.YES  # sealed: any card stands for it
    return seen


def _at(view: View, place: int) -> tuple[Character, ...]:
    return tuple(character for character, at in enumerate(view.places) if at == place)
