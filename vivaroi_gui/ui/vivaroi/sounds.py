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
    RoundOver,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.vivaroi.timeline import HALL, TABLE


def outcome_cue(election: Election, options: Options) -> Cue:
    """What tells an outcome that lies open to all."""
    if election.is_crowned:
        return Cue.JESTER if election.character == options.jester else Cue.CROWNED
    return Cue.CANCELLED if election.is_cancelled else Cue.REJECTED


def cues_at_rest(moment: Moment, options: Options) -> tuple[Cue, ...]:
    """What would be heard of a moment if it were played, in its order.

    After an election the table tells only where the refused one goes: how it went was heard.
    """
    revealed = [one.election for one in moment.events if isinstance(one, VotesRevealed)]
    if not revealed:
        return tuple(_CUES[type(event)] for event in moment.events if type(event) in _CUES)
    if moment.rests == HALL:
        return (outcome_cue(revealed[-1], options),)
    if moment.rests == TABLE:
        return (Cue.GATE_DOWN if revealed[-1].to in DUNGEONS else Cue.SET,)
    is_over = any(isinstance(event, RoundOver) for event in moment.events)
    return (Cue.ROUND_OVER,) if is_over else (Cue.WEDDING,)


_CUES: Final[dict[type[Event], Cue]] = {
    RoundBegun: Cue.DEAL,
    AmbitionChosen: Cue.LAY,
    Placed: Cue.SET,
    MovedUp: Cue.SET,
    LeftOver: Cue.SET,
    ElectionCalled: Cue.CANDIDATE,
    VoteLaid: Cue.LAY,
}
