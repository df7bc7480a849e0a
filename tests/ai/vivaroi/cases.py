"""What is said of a move in a position."""

from random import Random
from typing import Any

from vivaroi_gui.ai.grounds import Grounds
from vivaroi_gui.ai.vivaroi import reasons
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.measures import Trials
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.standing import worth
from vivaroi_gui.rules.vivaroi import State, View, view
from vivaroi_gui.rules.vivaroi.moves import Move


def search_of(seen: View, seed: int = 1) -> Search[Any]:
    """One who is patient with all, whomever the strongest level may learn to meet otherwise."""
    patient = expertise(seen.options).patient
    return Search(seen, Belief(seen), patient, worth, Random(seed))


def told(state: State, move: Move, other: Move | None = None, worlds: int = 40) -> Grounds[Reason]:
    """Why seat 0 would make a move and not the other one; None: nothing else can be done."""
    seen = view(state, 0)
    assert move in seen.legal, "nobody is advised what the rules forbid"
    trials = Trials(search_of(seen), worlds)
    return reasons.why(Case(seen, move, other, trials))


def why(state: State, move: Move, other: Move | None = None, worlds: int = 40) -> Reason:
    return told(state, move, other, worlds).reason
