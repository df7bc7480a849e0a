"""What is to be seen in the hall: a pure function of a view, or of a revealed election."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.modules.banished import favourites_that_count
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Election

EMISSARY = None
"""In the place of a seat: the Emissary has a vote, but no seat."""


class Lying(Enum):
    """What lies at a voter's place."""

    NOTHING = auto()
    FACE_DOWN = auto()
    YES = auto()
    NO = auto()
    STOMACH_ACHE = auto()
    FAVOUR = auto()
    """The Yes of the Emissary to a favourite of its own, for which it needs no card."""


_FACES = {Card.YES: Lying.YES, Card.NO: Lying.NO, Card.STOMACH_ACHE: Lying.STOMACH_ACHE}


@dataclass(frozen=True)
class Voter:
    """One voter's place at the table; ``decides``: this card made the outcome."""

    seat: Seat | None
    lying: Lying
    is_proposer: bool
    decides: bool = False


@dataclass(frozen=True)
class Sight:
    """``voters`` from left to right; ``own`` is the viewer's seat where its card is on the table.

    ``has_ballot`` says that the viewer has a card to lay now; ``outcome`` is there once the
    cards are turned, and in a royal wedding ``couple``, whoever has been crowned by now.
    """

    nominee: Character | None = None
    voters: tuple[Voter, ...] = ()
    own: Seat | None = None
    has_ballot: bool = False
    outcome: Election | None = None
    couple: tuple[Character, ...] = ()


def sight_of(view: View) -> Sight:
    """The hall as the viewer may see it; empty outside an election."""
    if view.phase is not Phase.ELECTION or view.nominee is None:
        return Sight(nominee=view.king)
    has_ballot = bool(view.legal)
    voters = tuple(
        Voter(seat, _sealed(view, view.nominee, seat), seat == view.crown_holder)
        for seat in places(view)
        if not (has_ballot and seat == view.seat)
    )
    own = view.seat if view.seat in view.voted else None
    return Sight(view.nominee, voters, own, has_ballot)


def before_turning(election: Election, view: View, late: Sequence[Seat]) -> Sight:
    """All cards but those of ``late`` lie face down; ``view`` is that after the election."""
    voters = tuple(
        Voter(
            seat,
            Lying.NOTHING if seat in late else _covered(view, election.character, seat),
            seat == election.by,
        )
        for seat in places(view)
    )
    return Sight(election.character, voters, view.seat)


def laid_open(view: View, votes: Sequence[Card | None]) -> Sight:
    """An election that is voted on, with all cards that lie there face up."""
    sight = sight_of(view)
    voters = tuple(
        replace(voter, lying=_FACES[card], decides=card is not Card.YES)
        if voter.seat is not None and (card := votes[voter.seat])
        else voter
        for voter in sight.voters
    )
    return replace(sight, voters=voters)


def turned(election: Election, view: View) -> Sight:
    """All cards face up; ``view`` is that after the election."""
    voters = tuple(_turned(election, view, seat) for seat in places(view))
    couple = tuple(count.king for count in view.counts) if view.options.wedding else ()
    return Sight(election.character, voters, view.seat, outcome=election, couple=couple)


def places(view: View) -> tuple[Seat | None, ...]:
    """The voters from left to right, clockwise from the viewer, who sits in the middle.

    The Emissary sits between the last seat and the first one.
    """
    count, guests = view.options.seats, (EMISSARY,) if view.options.emissary else ()
    if view.seat is None:
        return (*range(count), *guests)
    others = [*((view.seat + step) % count for step in range(1, count)), *guests]
    left = (len(others) + 1) // 2
    return (*others[:left], view.seat, *others[left:])


def emissary_favourites(view: View) -> Goal:
    """Those for whom the Emissary says Yes: not the Banished (ruling D11)."""
    return favourites_that_count(view.options, view.emissary_goal or ())


def _sealed(view: View, nominee: Character, seat: Seat | None) -> Lying:
    if seat is EMISSARY or seat in view.voted:
        return _covered(view, nominee, seat)
    return Lying.NOTHING


def _covered(view: View, nominee: Character, seat: Seat | None) -> Lying:
    if seat is EMISSARY and nominee in emissary_favourites(view):
        return Lying.FAVOUR
    return Lying.FACE_DOWN


def _turned(election: Election, view: View, seat: Seat | None) -> Voter:
    lying = _covered(view, election.character, seat)
    if lying is not Lying.FAVOUR:
        card = election.emissary_vote if seat is None else election.votes[seat]
        assert card is not None, "the Emissary has not voted"
        lying = _FACES[card]
    decisive = Lying.STOMACH_ACHE if election.is_cancelled else Lying.NO
    return Voter(seat, lying, seat == election.by, lying is decisive)
