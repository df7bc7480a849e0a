"""In which moments a game of Vienna is told: a pure function of events and the view after them.

An evaluation is told stop by stop, each with the position that it leads to; the end is turned to
once people have seen where the last points come from.
"""

from collections.abc import Iterator
from typing import Final

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.events import (
    ChoiceDue,
    EvaluationBegun,
    GameWon,
    RoundBegun,
    StopEvaluated,
)
from vivaroi_gui.ui.session.moment import Disclosure, Moment
from vivaroi_gui.ui.vienna.sounds import cues_of
from vivaroi_gui.ui.vienna.unwinding import before

TABLE: Final = "table"
FINAL: Final = "final"

Passage = tuple[Event, ...]


def timeline(events: tuple[Event, ...], view: View) -> tuple[Moment, ...]:
    """The moments of what one move has brought; without events, the view as it is."""
    return tuple(_told(_parts(events), view)) if events else (_at_rest(view),)


def page_of(view: View) -> str:
    """Where a view is shown by itself."""
    return FINAL if view.result else TABLE


def _at_rest(view: View) -> Moment:
    is_read = view.phase is Phase.NEW_ROUND and bool(view.evaluation)
    return Moment(
        page_of(view), page_of(view), waits=is_read, telling=Disclosure.AT_ONCE, is_count=is_read
    )


def _told(parts: list[Passage], view: View) -> Iterator[Moment]:
    later = [event for part in parts for event in part]
    for part in parts:
        del later[: len(part)]
        seen = before(later, view) if later else None
        is_last_look = [type(event) for event in later] == [GameWon]
        waits = is_last_look and seen is not None and bool(seen.evaluation)
        yield _moment(part, seen, waits=waits)


def _moment(part: Passage, seen: View | None, *, waits: bool) -> Moment:
    if isinstance(part[0], GameWon):
        return Moment(FINAL, FINAL, part, telling=Disclosure.AT_ONCE)
    is_count = any(isinstance(event, StopEvaluated | ChoiceDue | EvaluationBegun) for event in part)
    is_told = is_count or any(isinstance(event, RoundBegun) for event in part)
    telling = Disclosure.AT_ONCE if is_told else Disclosure.AT_REST
    cues = cues_of(part)
    return Moment(TABLE, TABLE, part, waits, telling, is_count=is_count, view=seen, cues=cues)


def _parts(events: tuple[Event, ...]) -> list[Passage]:
    """What is told at once: what led to an evaluation, each of its stops, the end of the game."""
    parts: list[list[Event]] = [[]]
    for event in events:
        is_new = isinstance(event, EvaluationBegun | GameWon)
        was_stop = bool(parts[-1]) and isinstance(parts[-1][-1], StopEvaluated)
        goes_on = was_stop and not any(map(_leads, events[events.index(event) :]))
        if parts[-1] and (is_new or (was_stop and not goes_on)):
            parts.append([])
        parts[-1].append(event)
    return [tuple(part) for part in parts]


def _leads(event: Event) -> bool:
    """Whether there is something of its own to be seen: else it goes with the stop before."""
    return isinstance(event, StopEvaluated | ChoiceDue)
