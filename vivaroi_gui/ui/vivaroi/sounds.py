"""What is heard of the castle's events where nothing moves, and how an election sounds."""

from typing import Final

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import DUNGEONS
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    VoteLaid,
)
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.ui.kit.cues import Cue


def outcome_cue(election: Election, options: Options) -> Cue:
    """What tells an outcome that lies open to all."""
    if election.is_crowned:
        return Cue.JESTER if election.character == options.jester else Cue.CROWNED
    return Cue.CANCELLED if election.is_cancelled else Cue.REJECTED


def way_cue(election: Election) -> Cue:
    """What is heard of where a refused one goes, once it was read how it went."""
    return Cue.GATE_DOWN if election.to in DUNGEONS else Cue.SET


def cues_of(events: tuple[Event, ...]) -> tuple[Cue, ...]:
    """What is heard of a move that turns no votes."""
    return tuple(_CUES[type(event)] for event in events if type(event) in _CUES)


_CUES: Final[dict[type[Event], Cue]] = {
    RoundBegun: Cue.DEAL,
    AmbitionChosen: Cue.LAY,
    Placed: Cue.SET,
    MovedUp: Cue.SET,
    LeftOver: Cue.SET,
    ElectionCalled: Cue.CANDIDATE,
    VoteLaid: Cue.LAY,
}
