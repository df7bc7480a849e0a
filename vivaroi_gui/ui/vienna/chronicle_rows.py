"""What the chronicle tells, newest first, and what happened since one's turn: rows of text."""

from collections.abc import Sequence
from typing import Final

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.events import (
    ChoiceDue,
    DiceReturned,
    EvaluationBegun,
    RoundBegun,
    StopEvaluated,
    Thrown,
)
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.told import Line, Row
from vivaroi_gui.ui.vienna.words.chronicle import chronicle_words

_HEADINGS: Final = (RoundBegun, EvaluationBegun)
_DECIDED_BY_NOBODY: Final = (Thrown, ChoiceDue, DiceReturned)


def rows_of(event: Event, players: Sequence[Player], options: Options) -> tuple[Row, ...]:
    """What an event is told in: one row, or none."""
    line = chronicle_words().line(event, players, options)
    if not line:
        return ()
    is_heading, seats = isinstance(event, _HEADINGS), _seats(event, options)
    player = _player(event, players)
    return (Row(line, player, is_heading=is_heading, seats=seats, topics=_stops(event)),)


def latest(
    events: Sequence[Event], players: Sequence[Player], options: Options, most: int
) -> tuple[Line, ...]:
    """The lines of the last events, oldest first."""
    told = (chronicle_words().line(event, players, options) for event in events[-most:])
    return tuple(line for line in told if line)


def since_last_action(events: Sequence[Event], seat: Seat) -> int:
    """How many events there were when a seat had decided something last; 0 where it never has."""
    own = (number for number in range(len(events), 0, -1) if _actor(events[number - 1]) == seat)
    return next(own, 0)


def rows_since(
    events: Sequence[Event], players: Sequence[Player], options: Options, seat: Seat
) -> tuple[Row, ...]:
    """What happened since a seat acted last, oldest first.

    Nothing where nobody else has acted.
    """
    since = since_last_action(events, seat)
    later = [
        event for event in events[since:] if not (isinstance(event, Thrown) and event.seat == seat)
    ]
    if not any(_actor(event) is not None for event in later):
        return ()
    return tuple(row for event in later for row in rows_of(event, players, options))


def _seats(event: Event, options: Options) -> frozenset[int]:
    """Of whom it tells: of its seat, and whoever lost something there; or of all that count."""
    if isinstance(event, StopEvaluated):
        record = event.record
        others = {seat for seat, _ in record.stolen} | {one.neighbour for one in record.comparisons}
        taken_from = set() if record.owner is None else {record.owner}
        return frozenset({record.seat} | others | taken_from)
    seat = getattr(event, "seat", None)
    return frozenset(range(options.seats)) if seat is None else frozenset({seat})


def _stops(event: Event) -> frozenset[int]:
    """Of which stops it tells."""
    stop = event.record.stop if isinstance(event, StopEvaluated) else getattr(event, "stop", None)
    return frozenset() if stop is None else frozenset({stop})


def _player(event: Event, players: Sequence[Player]) -> Player | None:
    """Whose line it is."""
    seat = event.record.seat if isinstance(event, StopEvaluated) else getattr(event, "seat", None)
    return None if seat is None else players[seat]


def _actor(event: Event) -> Seat | None:
    """Who decided it; nobody where it came by itself, as a throw or what an evaluation brings."""
    return None if isinstance(event, _DECIDED_BY_NOBODY) else getattr(event, "seat", None)
