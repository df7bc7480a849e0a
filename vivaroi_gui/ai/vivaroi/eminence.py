"""The Grey Eminence: finds out how each of the others plays, and thinks of the whole game."""

from random import Random
from typing import Any

from vivaroi_gui.ai.vivaroi import standing
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.expertise import Expertise, Habit, expertise
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.scruples import Scruples
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.tempers import Liking
from vivaroi_gui.rules.vivaroi import View


def eminence(view: View, random: Random, liking: Liking, *, is_blind: bool = False) -> Search[Any]:
    """The search of a decision.  ``is_blind``: it takes every card that may be for as likely."""
    found = expertise(view.options)
    kinds = (*found.kinds, found.searching, found.sensible)
    belief = Belief(view, kinds, is_blind=is_blind, are_alike=True)
    habit = _habit(belief, found)
    own, trust, scruples = habit.policy, habit.trust, _scruples(view)
    return Search(view, belief, own, standing.worth, random, liking, trust, scruples=scruples)


def _scruples(view: View) -> Scruples:
    assert view.seat is not None
    is_last = view.round == view.options.rounds
    return Scruples(view.seat, is_last and not Facts(view).is_hopeless)


def _habit(belief: Belief[Any], found: Expertise[Any]) -> Habit[Any]:
    """How to go on with such others as these seem to be."""
    for habit in found.habits:
        share = sum(belief.share_of(belief.kinds.index(kind)) for kind in habit.against)
        if share >= habit.least:
            return habit
    raise LookupError("no habit is for everybody")
