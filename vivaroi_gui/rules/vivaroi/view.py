"""What one seat may see: a frozen allow-list that fails closed."""

from dataclasses import MISSING, dataclass, fields, replace
from typing import Final, TypedDict

from vivaroi_gui.rules.core import NOBODY, IllegalMove, Seat
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.legal import legal
from vivaroi_gui.rules.vivaroi.moves import Card, Move, Place
from vivaroi_gui.rules.vivaroi.options import Options
from vivaroi_gui.rules.vivaroi.phase import Phase
from vivaroi_gui.rules.vivaroi.records import Act, Count, Election, Result, Round
from vivaroi_gui.rules.vivaroi.refusal import refusal
from vivaroi_gui.rules.vivaroi.state import State, places, to_act


@dataclass(frozen=True, slots=True)
class View:
    """The public position, and the secrets of one seat; ``seat`` None sees the public part only.

    ``places`` is by character, as are the ``first_places`` with which the round began; ``totals``
    is by marker, ``voted`` the seats whose card lies sealed, ``decided`` the persons who have
    chosen their Ambition.  ``acts`` are the moves of this round, ``elections`` its votes,
    ``counts`` its coronations so far, ``open_goals`` the cards by person once they lie open in a
    royal wedding, ``history`` the finished rounds with their goals, which are public then.
    ``emissary_pile`` is the number of its face-down cards.

    The last fields are the seat's own: the secret ``goals`` of its persons in their order, the
    ``no_cards`` and ``stomach_aches`` in hand (one that lies sealed included), its sealed
    ``vote``, the Ambitions that its persons were offered and keep, and its ``legal`` moves.
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
    first_places: tuple[int, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]
    acts: tuple[Act, ...]
    elections: tuple[Election, ...]
    counts: tuple[Count, ...]
    rejections: int
    decided: tuple[int, ...]
    open_goals: tuple[Goal, ...]
    emissary_goal: Goal | None
    emissary_pile: int
    emissary_total: int | None
    history: tuple[Round, ...]
    result: Result | None
    seat: Seat | None = None
    goals: tuple[Goal, ...] = ()
    no_cards: int | None = None
    stomach_aches: int | None = None
    vote: Card | None = None
    offers: tuple[tuple[str, ...], ...] = ()
    ambitions: tuple[str | None, ...] = ()
    legal: tuple[Move, ...] = ()

    @property
    def goal(self) -> Goal | None:
        """The secret goal of the seat, of a team the first one's."""
        return self.goals[0] if self.goals else None

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why this seat may not play ``move``, named by its cause; None when it may."""
        return None if move in self.legal else refusal(self, self._own_seat, move)

    def is_full(self, floor: int) -> bool:
        """Whether as many characters stand on a floor as it holds."""
        return self.places.count(floor) >= self.options.floor_limit

    @property
    def placings(self) -> tuple[Act, ...]:
        """The placings of this round."""
        return tuple(act for act in self.acts if isinstance(act[1], Place))

    @property
    def no_cards_left(self) -> tuple[int, ...]:
        """No cards of each seat, as everybody can count them: each that was played was seen."""
        played = [0] * self.options.seats
        for election in self.elections:
            for seat, card in enumerate(election.votes):
                played[seat] += card is Card.NO
        return tuple(self.options.no_cards - count for count in played)

    def with_own_of(self, other: "View") -> "View":
        """This position with what the seat of another view holds, and no move to choose.

        For a screen that still shows the position before a move, to the eyes that look after it.
        """
        own = {name: getattr(other, name) for name in _OWN}
        return replace(self, **own | {"legal": ()})

    @property
    def _own_seat(self) -> Seat:
        return NOBODY if self.seat is None else self.seat


class _Secrets(TypedDict, total=False):
    """The fields of a seat; what is public has none of them."""

    seat: Seat
    goals: tuple[Goal, ...]
    no_cards: int
    stomach_aches: int
    vote: Card | None
    offers: tuple[tuple[str, ...], ...]
    ambitions: tuple[str | None, ...]
    legal: tuple[Move, ...]


_OWN: Final = tuple(one.name for one in fields(View) if one.default is not MISSING)
"""The fields of a seat; what is public has no default."""


def view(state: State, seat: Seat | None = None) -> View:
    """What ``seat`` may see; without a seat, what everybody may see.

    Raises:
        ValueError: nobody sits there; -1 would see what the last seat holds.
    """
    if seat is not None and seat not in range(state.options.seats):
        raise ValueError(f"no seat {seat}")
    return View(
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
        first_places=state.first_places,
        places=places(state),
        totals=tuple(state.totals),
        acts=tuple(state.acts),
        elections=tuple(state.elections),
        counts=tuple(state.counts),
        rejections=state.rejections,
        decided=tuple(one for one, kept in enumerate(state.ambitions) if kept),
        open_goals=tuple(state.goals) if state.options.wedding and state.counts else (),
        emissary_goal=state.emissary_goal,
        emissary_pile=len(state.pile),
        emissary_total=state.emissary_total,
        history=tuple(state.history),
        result=state.result,
        **_Secrets() if seat is None else _secrets(state, seat),
    )


def _secrets(state: State, seat: Seat) -> _Secrets:
    persons = state.options.sides[seat]
    return _Secrets(
        seat=seat,
        goals=tuple(state.goals[person] for person in persons if state.goals[person]),
        no_cards=state.no_cards[seat],
        stomach_aches=state.stomach_aches[seat],
        vote=state.votes[seat],
        offers=tuple(state.offers[person] for person in persons if state.offers[person]),
        ambitions=tuple(state.ambitions[person] for person in persons),
        legal=legal(state, seat),
    )
