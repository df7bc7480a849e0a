"""What is to be seen in the hall: a pure function of a view, or of a revealed election."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Election


class Lying(Enum):
    """What lies at a voter's place."""

    NOTHING = auto()
    FACE_DOWN = auto()
    YES = auto()
    NO = auto()


@dataclass(frozen=True)
class Voter:
    """One voter's place at the table."""

    seat: Seat
    lying: Lying
    is_proposer: bool


@dataclass(frozen=True)
class Sight:
    """``voters`` from left to right; ``own`` is the viewer's seat where its card is on the table.

    ``has_ballot`` says that the viewer still has a card to lay; ``outcome`` is there once the
    cards are turned.
    """

    nominee: Character | None = None
    voters: tuple[Voter, ...] = ()
    own: Seat | None = None
    has_ballot: bool = False
    outcome: Election | None = None


def sight_of(view: View) -> Sight:
    """The hall as the viewer may see it; empty outside an election."""
    if view.phase is not Phase.ELECTION or view.nominee is None:
        return Sight(nominee=view.king)
    has_ballot = view.seat is not None and view.seat not in view.voted
    voters = tuple(
        Voter(
            seat,
            Lying.FACE_DOWN if seat in view.voted else Lying.NOTHING,
            seat == view.crown_holder,
        )
        for seat in places(view.options.players, view.seat)
        if not (has_ballot and seat == view.seat)
    )
    own = view.seat if view.seat in view.voted else None
    return Sight(view.nominee, voters, own, has_ballot)


def before_turning(election: Election, viewer: Seat | None, late: Sequence[Seat]) -> Sight:
    """All cards but those of ``late`` lie face down."""
    voters = tuple(
        Voter(seat, Lying.NOTHING if seat in late else Lying.FACE_DOWN, seat == election.by)
        for seat in places(len(election.votes), viewer)
    )
    return Sight(election.character, voters, viewer)


def turned(election: Election, viewer: Seat | None) -> Sight:
    """All cards face up."""
    faces = {Card.YES: Lying.YES, Card.NO: Lying.NO}
    voters = tuple(
        Voter(seat, faces[election.votes[seat]], seat == election.by)
        for seat in places(len(election.votes), viewer)
    )
    return Sight(election.character, voters, viewer, outcome=election)


def places(players: int, viewer: Seat | None) -> tuple[Seat, ...]:
    """The seats from left to right, clockwise from the viewer, who sits in the middle."""
    if viewer is None:
        return tuple(range(players))
    others = [(viewer + step) % players for step in range(1, players)]
    left = (len(others) + 1) // 2
    return (*others[:left], viewer, *others[left:])
