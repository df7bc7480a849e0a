"""The Grey Eminence: finds out how each of the others plays, and thinks of the whole game."""

from random import Random
from typing import Any, Final

from vivaroi_gui.ai.vivaroi import standing
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.tempers import Liking
from vivaroi_gui.rules.vivaroi import View

_SKILLED: Final = 0.15
"""The share of unruly others, as far as can be told, below which patience is better than boldness.
At first it is higher: everybody is met boldly."""
_TRUST: Final = 4.0
"""How much more boldness, which evolved for just such others, counts than what few playouts say."""


def eminence(view: View, random: Random, liking: Liking, *, is_blind: bool = False) -> Search[Any]:
    """The search of a decision.  ``is_blind``: it takes every card that may be for as likely."""
    found = expertise(view.options)
    belief = Belief(view, found.kinds, is_blind=is_blind)
    own, trust = found.patient, 1.0
    if found.bold and belief.share_of(found.kinds.index(found.unruly)) > _SKILLED:
        own, trust = found.bold, _TRUST
    return Search(view, belief, own, standing.worth, random, liking, trust)
