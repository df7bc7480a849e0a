"""What the chronicle tells, newest first: rows of text, without any drawing."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    MovedUp,
    Placed,
    RoundBegun,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.vivaroi.lore import lore
from vivaroi_gui.ui.vivaroi.text import Line, Span, texts
from vivaroi_gui.ui.vivaroi.trails import trails

_ACTIONS = Placed | MovedUp | VoteLaid


class Row(NamedTuple):
    """A line of the chronicle; ``player`` and ``character`` are shown as pictures before it."""

    line: Line
    player: Player | None = None
    character: Character | None = None
    is_heading: bool = False
    is_indented: bool = False
    """Whether this goes on with a row that has pictures."""

    @property
    def has_pictures(self) -> bool:
        return self.player is not None or self.character is not None

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.line)


def rows(
    events: Sequence[Event],
    players: Sequence[Player],
    options: Options,
    *,
    shows_past_votes: bool,
) -> tuple[Row, ...]:
    """All rows; who voted what stays on view until the next move, or for ever where so chosen."""
    return tuple(_rows(events, players, options, shows_past_votes))


def folded(
    row: Row, fits: Callable[[Line], bool], fits_well: Callable[[Line], bool]
) -> Iterator[Row]:
    """A row whose line does not even fit small goes on below, in lines that fit well."""
    if fits(row.line):
        yield row
        return
    line: list[Span] = []
    for word in _words(row.line):
        if line and not fits_well((*line, *word)):
            yield row._replace(line=tuple(line))
            row = Row((), is_indented=row.has_pictures or row.is_indented)
            line = []
        line += word
    yield row._replace(line=tuple(line))


def _words(line: Line) -> Iterator[Line]:
    """Word by word, each with the space behind it; a bold name and its comma are one."""
    word: list[Span] = []
    for span in line:
        for piece in re.findall(r"[^ ]+ *| +", span.text):
            word.append(Span(piece, span.is_bold))
            if piece.endswith(" "):
                yield tuple(word)
                word = []
    if word:
        yield tuple(word)


def latest(
    events: Sequence[Event], players: Sequence[Player], options: Options, most: int
) -> tuple[Line, ...]:
    """The lines of the last events, oldest first."""
    told_in = lore(options.edition)
    told = [
        texts().line(event, players, told_in, trail) for event, trail in trails(events, options)
    ]
    return tuple(line for line in told[-most:] if line)


def since_last_action(events: Sequence[Event], options: Options, seat: Seat) -> int:
    """How many events there were when a seat had acted last; 0 where it never has."""
    own = (n for n in range(len(events), 0, -1) if _is_of(events[n - 1], options, seat))
    return next(own, 0)


def rows_since(
    events: Sequence[Event], players: Sequence[Player], options: Options, seat: Seat
) -> tuple[Row, ...]:
    """What happened since a seat acted last, oldest first; nothing where nobody else has acted.

    How an election ended is told, past votes are not (ruling B15), nor who has chosen an Ambition.
    """
    start, told_in = since_last_action(events, options, seat), lore(options.edition)
    if not any(isinstance(event, _ACTIONS) for event in events[start:]):
        return ()
    later = list(trails(events, options))[start:]
    lines = (
        (event, texts().line(event, players, told_in, trail))
        for event, trail in later
        if not isinstance(event, AmbitionChosen)
    )
    return tuple(_row(event, line, players) for event, line in lines if line)


def _is_of(event: Event, options: Options, seat: Seat) -> bool:
    if isinstance(event, AmbitionChosen):
        return event.person in options.sides[seat]
    return isinstance(event, Placed | MovedUp | ElectionCalled | VoteLaid) and event.seat == seat


def _row(event: Event, line: Line, players: Sequence[Player]) -> Row:
    return Row(line, *_pictures(event, players), isinstance(event, RoundBegun))


def _rows(
    events: Sequence[Event], players: Sequence[Player], options: Options, shows_past_votes: bool
) -> Iterator[Row]:
    told_in, has_moved_since = lore(options.edition), False
    for event, trail in reversed(list(trails(events, options))):
        line = texts().line(event, players, told_in, trail)
        if isinstance(event, VotesRevealed) and (shows_past_votes or not has_moved_since):
            yield Row((Span(texts().votes(event, players, told_in), False),))
        if line:
            yield _row(event, line, players)
        has_moved_since = has_moved_since or isinstance(event, MovedUp | Placed)


def _pictures(event: Event, players: Sequence[Player]) -> tuple[Player | None, Character | None]:
    if isinstance(event, MovedUp | Placed):
        return players[event.seat], event.character
    if isinstance(event, ElectionCalled):
        return players[event.seat], event.nominee
    if isinstance(event, VotesRevealed):
        return None, event.election.character
    return None, None
