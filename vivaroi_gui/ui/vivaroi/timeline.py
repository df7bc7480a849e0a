"""In which moments a game of the castle is told: a pure function of events and the view after them.

An election is read in the hall before anything tells where it leads; then a coronation is counted,
or the castle shows where the refused one goes.
"""

from collections.abc import Iterator
from typing import Final

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    FirstCrowned,
    RoundBegun,
    RoundOver,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.session.moment import Disclosure, Moment
from vivaroi_gui.ui.vivaroi.sounds import cues_of, outcome_cue, way_cue

TABLE: Final = "table"
AMBITION: Final = "ambition"
HALL: Final = "hall"
COUNT: Final = "count"
END: Final = "end"


def timeline(events: tuple[Event, ...], view: View) -> tuple[Moment, ...]:
    """The moments of what one move has brought; without events, the view as it is."""
    if any(isinstance(event, VotesRevealed) for event in events):
        return tuple(_after_votes(events, view))
    return (_told_in_one(events, view) if events else _at_rest(view),)


def page_of(view: View) -> str:
    """Where a view is shown by itself: between two rounds on the count of the last one."""
    if view.phase is Phase.ELECTION:
        return HALL
    if view.phase is Phase.AMBITION:
        return AMBITION
    if view.result:
        return END
    return COUNT if view.phase is Phase.DEAL and view.history else TABLE


def _at_rest(view: View) -> Moment:
    page = page_of(view)
    return Moment(page, page, waits=page == COUNT, telling=Disclosure.AT_ONCE)


def _told_in_one(events: tuple[Event, ...], view: View) -> Moment:
    """A candidate walks to the throne before the hall opens; a round that begins has no mover."""
    is_new = any(isinstance(event, RoundBegun) for event in events)
    telling = Disclosure.AT_ONCE if is_new else Disclosure.AT_REST
    plays, cues = _page_that_plays(events[0], view), cues_of(events)
    return Moment(plays, page_of(view), events, telling=telling, cues=cues)


def _page_that_plays(event: Event, view: View) -> str:
    if isinstance(event, VoteLaid):
        return HALL
    is_choice = isinstance(event, AmbitionChosen) or view.phase is Phase.AMBITION
    return AMBITION if is_choice else TABLE


def _after_votes(events: tuple[Event, ...], view: View) -> Iterator[Moment]:
    election = next(one.election for one in events if isinstance(one, VotesRevealed))
    outcome = (outcome_cue(election, view.options),)
    yield Moment(HALL, HALL, events, waits=True, telling=Disclosure.ONCE_READ, cues=outcome)
    if any(isinstance(event, FirstCrowned) for event in events):  # the wedding goes on once read
        told = Disclosure.ONCE_READ
        yield Moment(COUNT, COUNT, events, True, told, is_count=True, cues=(Cue.WEDDING,))
    if any(isinstance(event, RoundOver) for event in events):
        over = () if view.result else (Cue.ROUND_OVER,)
        yield Moment(COUNT, COUNT, events, True, Disclosure.AT_ONCE, is_count=True, cues=over)
    if view.result:
        yield Moment(END, END, events, telling=Disclosure.AT_ONCE, is_known=True)
    elif view.phase is not Phase.DEAL:
        way = (way_cue(election),)
        yield Moment(TABLE, TABLE, events, is_known=_are_out(events), cues=way)


def _are_out(events: tuple[Event, ...]) -> bool:
    """Whoever is out of the round was seen to leave in the hall."""
    return all(one.election.to == OUT for one in events if isinstance(one, VotesRevealed))
