"""What the chronicle tells, newest first, and what happened since one's turn: rows of text."""

from collections.abc import Iterator, Sequence
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


def rows(events: Sequence[Event], players: Sequence[Player], options: Options) -> tuple[Row, ...]:
    """All rows, the newest first."""
    return tuple(_rows(reversed(events), players, options))


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

    Nothing where nobody else has acted, and before its first turn is over: there is none since
    which anything could be told.
    """
    since = since_last_action(events, seat)
    if not any(isinstance(event, Thrown) and event.seat == seat for event in events[:since]):
        return ()
    later = [
        event for event in events[since:] if not (isinstance(event, Thrown) and event.seat == seat)
    ]
    if not any(_actor(event) is not None for event in later):
        return ()
    return tuple(_rows(later, players, options))


def _rows(
    events: Iterator[Event] | Sequence[Event], players: Sequence[Player], options: Options
) -> Iterator[Row]:
    for event in events:
        if line := chronicle_words().line(event, players, options):
            yield Row(line, _player(event, players), is_heading=isinstance(event, _HEADINGS))


def _player(event: Event, players: Sequence[Player]) -> Player | None:
    """Whose line it is."""
    seat = event.record.seat if isinstance(event, StopEvaluated) else getattr(event, "seat", None)
    return None if seat is None else players[seat]


def _actor(event: Event) -> Seat | None:
    """Who decided it; nobody where it came by itself, as a throw or what an evaluation brings."""
    return None if isinstance(event, _DECIDED_BY_NOBODY) else getattr(event, "seat", None)
