"""The Grey Eminence: finds out how each of the others plays, and thinks of the whole game."""

from random import Random
from typing import Any

from vivaroi_gui.ai.vivaroi import standing
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.company import nobody_minds
from vivaroi_gui.ai.vivaroi.expertise import Expertise, Habit, expertise
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.scruples import Scruples
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.tempers import Liking
from vivaroi_gui.rules.vivaroi import View


def eminence(view: View, random: Random, liking: Liking, *, is_blind: bool = False) -> Search[Any]:
    """The search of a decision.  ``is_blind``: it takes every card that may be for as likely."""
    belief = _belief(view, is_blind=is_blind)
    habit = _habit(belief, expertise(view.options))
    own, trust, scruples = habit.policy, habit.trust, _scruples(view)
    return Search(view, belief, own, standing.worth, random, liking, trust, scruples=scruples)


def unbound(view: View, random: Random, liking: Liking) -> Search[Any] | None:
    """The search without a rule of sense in thought, where none binds any of the others."""
    if not nobody_minds(view, _belief(view)):
        return None
    habit = expertise(view.options).unbound
    belief = Belief(view, habit.against, are_alike=True)
    return Search(view, belief, habit.policy, standing.worth, random, liking, habit.trust)


def _belief(view: View, *, is_blind: bool = False) -> Belief[Any]:
    found = expertise(view.options)
    kinds = (*found.kinds, found.searching, found.sensible)
    return Belief(view, kinds, is_blind=is_blind, are_alike=True)


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
