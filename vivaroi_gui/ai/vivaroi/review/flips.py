"""The single vote that decided an election, and what the other one would have brought.

Hindsight: the true cards, all other votes as they were laid.
"""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from vivaroi_gui.ai.review import SURE
from vivaroi_gui.ai.vivaroi.review.chances import Gauge
from vivaroi_gui.ai.vivaroi.review.parts import Flip
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Card
from vivaroi_gui.rules.vivaroi.records import Election

LEAST_DIFFERENCE: Final = 0.05
"""What the other vote changes at least for a seat of which that is said."""


class Swing(NamedTuple):
    """Whose vote could have turned an election, and the card that does it."""

    voters: tuple[Seat, ...]
    card: Card


def flips(gauge: Gauge) -> Iterator[Flip]:
    """The elections that one vote decided, in their order."""
    for n, moment in enumerate(gauge.story.moments):
        if isinstance(moment.deed, Election):
            past = moment.view.elections[:-1]
            if other := decisive(moment.view.options, past, moment.deed):
                yield _flip(gauge, n, moment.deed, other)


def decisive(options: Options, past: Sequence[Election], election: Election) -> Swing | None:
    """The one card against a candidate; where there was none, any that somebody still held.

    ``past`` are the elections of the round before.
    """
    if election.emissary_vote not in (None, YES):
        return None  # no seat alone could have turned that
    against = [seat for seat, card in enumerate(election.votes) if card is not YES]
    if against:
        return Swing((against[0],), YES) if len(against) == 1 else None
    for card, hand in ((NO, options.no_cards), (STOMACH_ACHE, options.stomach_aches)):
        played = [[one.votes[seat] for one in past].count(card) for seat in range(options.seats)]
        if able := tuple(seat for seat, count in enumerate(played) if count < hand):
            return Swing(able, card)
    return None


def _flip(gauge: Gauge, n: int, election: Election, other: Swing) -> Flip:
    laid = dict(enumerate(election.votes))
    ballots = [{**laid, voter: other.card} for voter in other.voters]
    here, there = gauge.fine(n), gauge.voted(n - 1, ballots, election.emissary_vote)
    seats = range(gauge.story.options.seats)
    errors = [hypot(here.errors[seat], there.errors[seat]) for seat in seats]
    means, instead = here.means[: len(seats)], there.means[: len(seats)]
    is_said = [
        abs(one - two) - SURE * error >= LEAST_DIFFERENCE
        for one, two, error in zip(means, instead, errors, strict=True)
    ]
    at = gauge.story.moments[n].at
    rounded = tuple(round(error, 4) for error in errors)
    return Flip(at, other.voters, other.card, means, instead, rounded, tuple(is_said))
