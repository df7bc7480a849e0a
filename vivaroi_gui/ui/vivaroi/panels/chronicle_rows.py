"""What the chronicle tells, newest first: rows of text, without any drawing."""

from collections.abc import Iterator, Sequence

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.told import Line, Row, Span
from vivaroi_gui.ui.vivaroi.pictures import pawn_name
from vivaroi_gui.ui.vivaroi.words.chronicle import chronicle_words
from vivaroi_gui.ui.vivaroi.words.editions import lore

_TOLD = Placed | MovedUp | ElectionCalled | VoteLaid | VotesRevealed
"""What others did, and what came of a vote of one's own."""


def rows(
    events: Sequence[Event], told: Sequence[tuple[Row, ...]], *, shows_past_votes: bool
) -> Iterator[Row]:
    """All rows, the newest first, where ``told`` are those of each event.

    Who voted what stays on view until the next move, or for ever where so chosen.
    """
    has_moved_since = False
    for event, own in zip(reversed(events), reversed(told), strict=True):
        hides = isinstance(event, VotesRevealed) and has_moved_since and not shows_past_votes
        yield from own[1:] if hides else own
        has_moved_since = has_moved_since or isinstance(event, MovedUp | Placed)


def rows_of(event: Event, players: Sequence[Player], options: Options) -> Iterator[Row]:
    """What an event is told in; before how an election ended, who voted what."""
    told_in = lore(options.edition)
    if isinstance(event, VotesRevealed):
        votes = chronicle_words().votes(event, players, told_in)
        seats, characters = _about(event, options)
        yield Row((Span(votes, False),), seats=seats, topics=characters)
    if line := chronicle_words().line(event, players, told_in):
        yield _row(event, line, players, options)


def latest(
    events: Sequence[Event], players: Sequence[Player], options: Options, most: int
) -> tuple[Line, ...]:
    """The lines of the last events, oldest first."""
    told_in = lore(options.edition)
    told = [chronicle_words().line(event, players, told_in) for event in events[-most:]]
    return tuple(line for line in told if line)


def since_last_action(events: Sequence[Event], options: Options, seat: Seat) -> int:
    """How many events there were when a seat had acted last; 0 where it never has."""
    own = (n for n in range(len(events), 0, -1) if _is_of(events[n - 1], options, seat))
    return next(own, 0)


def rows_since(
    events: Sequence[Event], players: Sequence[Player], options: Options, seat: Seat
) -> tuple[Row, ...]:
    """What happened since a seat acted last, oldest first; nothing where that is nothing.

    Of an election it is told how it ended, and who voted what until the next move (ruling B15), but
    never who has chosen an Ambition; of one that is being held also how it was called, whoever
    called it.
    """
    start = min(since_last_action(events, options, seat), _call_of(events))
    if not any(isinstance(event, _TOLD) for event in events[start:]):
        return ()
    events = [event for event in events[start:] if not isinstance(event, AmbitionChosen)]
    told = [tuple(rows_of(event, players, options)) for event in events]
    return tuple(reversed([*rows(events, told, shows_past_votes=False)]))


def _call_of(events: Sequence[Event]) -> int:
    """Where the election that is being held was called; beyond all events where none is."""
    at = len(events)
    while at > 0 and isinstance(events[at - 1], VoteLaid):
        at -= 1
    is_held = at > 0 and isinstance(events[at - 1], ElectionCalled)
    return at - 1 if is_held else len(events)


def _is_of(event: Event, options: Options, seat: Seat) -> bool:
    if isinstance(event, AmbitionChosen):
        return event.person in options.sides[seat]
    return isinstance(event, Placed | MovedUp | ElectionCalled | VoteLaid) and event.seat == seat


def _row(event: Event, line: Line, players: Sequence[Player], options: Options) -> Row:
    pictures = _pictures(event, players, options.edition)
    row = Row(line, *pictures, is_heading=isinstance(event, RoundBegun))
    seats, characters = _about(event, options)
    return row._replace(seats=seats, topics=characters)


def _about(event: Event, options: Options) -> tuple[frozenset[int], frozenset[int]]:
    """Of which seats and of which characters it tells; all have voted, and all are counted."""
    seats, characters = frozenset(range(options.seats)), frozenset[int]()
    if isinstance(event, MovedUp | Placed):
        seats, characters = frozenset({event.seat}), frozenset({event.character})
    elif isinstance(event, ElectionCalled):
        seats, characters = frozenset({event.seat}), frozenset({event.nominee})
    elif isinstance(event, VotesRevealed):
        characters = frozenset({event.election.character})
    elif isinstance(event, LeftOver):
        seats, characters = frozenset(), frozenset(event.characters)
    elif isinstance(event, AmbitionChosen):
        seats = frozenset(seat for seat in seats if event.person in options.sides[seat])
    return seats, characters


def _pictures(event: Event, players: Sequence[Player], edition: str) -> tuple[Player | None, str]:
    """Who acted, and the pawn with which."""
    if isinstance(event, MovedUp | Placed):
        return players[event.seat], pawn_name(edition, event.character)
    if isinstance(event, ElectionCalled):
        return players[event.seat], pawn_name(edition, event.nominee)
    if isinstance(event, VotesRevealed):
        return None, pawn_name(edition, event.election.character)
    return None, ""
