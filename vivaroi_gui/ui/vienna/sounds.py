"""What is heard of Vienna's events where nothing moves."""

from typing import Final

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.events import (
    DieSet,
    DieTurned,
    GendarmeSet,
    KrieauGained,
    Placed,
    RerollPaid,
    RoundBegun,
    StartCardChosen,
    StartCoinsTaken,
    StopEvaluated,
    Thrown,
)
from vivaroi_gui.ui.kit.cues import Cue


def cues_of(events: tuple[Event, ...]) -> tuple[Cue, ...]:
    """What is heard of what happens, in its order."""
    return tuple(CUES[type(event)] for event in events if type(event) in CUES)


def note_of(stop: StopIndex) -> int:
    """Which of the notes a stop has: they climb along the street, and begin anew."""
    return (stop - 1) % Cue.POP.value.files + 1


CUES: Final[dict[type[Event], Cue]] = {
    StartCardChosen: Cue.LAY,
    StartCoinsTaken: Cue.COIN,
    RoundBegun: Cue.DEAL,
    Thrown: Cue.DICE,
    RerollPaid: Cue.COIN,
    DieTurned: Cue.COIN,
    DieSet: Cue.DIE,
    Placed: Cue.DIE,
    GendarmeSet: Cue.GENDARME,
    KrieauGained: Cue.COIN,
    StopEvaluated: Cue.POP,
}
