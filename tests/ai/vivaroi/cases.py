"""What is said of a move in a position."""

from random import Random

from vivaroi_gui.ai.grounds import Grounds
from vivaroi_gui.ai.vivaroi import reasons
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.measures import Trials
from vivaroi_gui.rules.vivaroi import State, view
from vivaroi_gui.rules.vivaroi.moves import Move


def told(state: State, move: Move, other: Move | None = None, worlds: int = 40) -> Grounds[Reason]:
    """Why seat 0 would make a move and not the other one; None: nothing else can be done."""
    seen = view(state, 0)
    assert move in seen.legal, "nobody is advised what the rules forbid"
    trials = Trials(eminence(seen, Random(1), lambda _: 0.0), worlds)
    return reasons.why(Case(seen, move, other, trials))


def why(state: State, move: Move, other: Move | None = None, worlds: int = 40) -> Reason:
    return told(state, move, other, worlds).reason
