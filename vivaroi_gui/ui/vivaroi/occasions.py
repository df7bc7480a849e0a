"""What everybody at the castle has seen that may be remarked on: a pure function without Qt.

Nothing is known of an election before all its cards are turned, and of a round before its count.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    GameWon,
    MovedUp,
    Placed,
    RoundBegun,
    RoundOver,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import YES
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.rules.vivaroi.score import seat_totals
from vivaroi_gui.ui.session.lead import topics_of_count, topics_of_end
from vivaroi_gui.ui.session.talk import Occasion, Topic
from vivaroi_gui.ui.vivaroi.timeline import COUNT, END, HALL, TABLE

_SECONDS: Final = {Placed: 2.0, MovedUp: 2.0, ElectionCalled: 2.0, VotesRevealed: 8.0}
"""What each takes on average; a count needs no figure, people read it as long as they like."""
_THIRD: Final = 3


def occasions(events: Sequence[Event], options: Options) -> Iterator[Occasion]:
    """What may be remarked on in a game, by what everybody saw of it."""
    at_s, round_ = 0.0, 0
    refused: Counter[Character] = Counter()
    has_begun = False
    for number, event in enumerate(events):
        at_s += _SECONDS.get(type(event), 0.0)
        topics: tuple[Topic, ...] = ()
        page = TABLE
        match event:
            case RoundBegun():
                round_ = event.number
            case Placed() | MovedUp() if not has_begun:
                has_begun = True
                topics = tuple(Topic("start", seat) for seat in range(options.seats))
            case VotesRevealed(election=election):
                refused[election.character] += not (election.is_crowned or election.is_cancelled)
                page, topics = HALL, tuple(_on_election(election, refused[election.character]))
            case RoundOver() if event.round.number < options.rounds:
                page, topics = COUNT, _on_count(event, options)
            case GameWon(result=result):
                page, topics = END, topics_of_end(result.winners, options.seats)
        if topics:
            yield Occasion(number, at_s, round_, page, topics)


def _on_election(election: Election, times: int) -> Iterator[Topic]:
    """``times``: how often the candidate has been refused by now, this time included."""
    if election.is_crowned:
        yield Topic("crowned_own", election.by)
        return
    refusing = [seat for seat, card in enumerate(election.votes) if card is not YES]
    if refusing != [election.by]:
        yield Topic("own_rejected", election.by)
    if len(refusing) == 1 and election.emissary_vote in (None, YES):
        yield from _on_alone(refusing[0], election)
    if times == _THIRD and not election.is_cancelled:
        others = (seat for seat in range(len(election.votes)) if seat != election.by)
        yield from (Topic("third", seat) for seat in others)


def _on_alone(alone: int, election: Election) -> Iterator[Topic]:
    """One card decided, against all others."""
    if alone != election.by:
        yield Topic("alone_no_mine", alone)
    for seat in range(len(election.votes)):
        if seat not in (alone, election.by):
            yield Topic("alone_no_other", seat)


def _on_count(event: RoundOver, options: Options) -> tuple[Topic, ...]:
    counts = event.round.counts
    totals = counts[0].totals_before, counts[-1].totals
    before, after = (seat_totals(options, one) for one in totals)
    return topics_of_count(before, after)
