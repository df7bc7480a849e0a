"""What of a game may be explained afterwards, and to whom it is said: the guard of the reviews.

Opponents that explain a game are never handed its record.  Of a game that is over they see what
everybody saw, and what people knew when they decided; of one that goes on what everybody saw up to
the last count, at which all cards of the round lay open.
"""

from collections.abc import Iterator

from vivaroi_gui.rules.core import CHANCE, Decision, Event, Seat, Shown, Sight
from vivaroi_gui.table.replay import Hidden, Replay


def shown(replay: Replay) -> Shown:
    """What a game that is over has shown.

    Raises:
        Hidden: it goes on, and whatever was left unfinished may be played on.
    """
    if not replay.is_over:
        raise Hidden("the game goes on")
    return Shown(tuple(_sights(replay, replay.last)), tuple(_decisions(replay)))


def shown_of_seat(replay: Replay, seat: Seat) -> Shown:
    """The same, for those who ask about what one seat decided, whoever has played it.

    Raises:
        Hidden: it goes on.
    """
    if not replay.is_over:
        raise Hidden("the game goes on")
    return Shown(tuple(_sights(replay, replay.last)), tuple(_decisions(replay, seat)))


def shown_round(replay: Replay) -> Shown:
    """What a game has shown up to its last count, and nothing of any seat.

    Raises:
        Hidden: no round is counted yet, or the table keeps past votes hidden until the end.
    """
    if not replay.is_over and replay.hides_past_votes:
        raise Hidden("a review would tell who voted what")
    last = max((one for one in range(1, replay.last + 1) if _is_counted(replay, one)), default=0)
    if not last:
        raise Hidden("no round is counted")
    return Shown(tuple(_sights(replay, last)))


def _is_counted(replay: Replay, position: int) -> bool:
    """Whether a round is over, the last one with the game: its count is read before chance acts."""
    view = replay.view(position)
    if view.result is not None:
        return True
    return bool(view.to_act == (CHANCE,) and replay.game.is_read_first(view))


def _sights(replay: Replay, last: int) -> Iterator[Sight]:
    """The positions from the first deal on; a move that lies sealed has shown nothing."""
    events = list[Event]()
    for position in range(1, last + 1):
        events += replay.events(position)
        if not replay.lies_sealed(position):
            yield Sight(position, replay.view(position), tuple(events))
            events.clear()


def _decisions(replay: Replay, only: Seat | None = None) -> Iterator[Decision]:
    """Where a person had a choice, and made it without the help of an AI; or that one seat."""
    for position in range(1, replay.last + 1):
        seat, move = replay.truth(position) or (CHANCE, None)
        is_asked = seat == only if only is not None else seat != CHANCE
        if is_asked and (only is not None or replay.is_persons(position - 1, seat)):
            view = replay.view(position - 1, seat)
            if len(view.legal) > 1:
                yield Decision(position - 1, view, move)
