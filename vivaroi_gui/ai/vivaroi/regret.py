"""What a seat would be sorry for, by what it suspects of the others.

``sense.py`` counts with a card as good as another; this asks worlds of the seat's own belief.
"""

from collections.abc import Sequence
from math import inf
from statistics import fmean
from typing import Any, Final

from vivaroi_gui.ai.vivaroi.coronation import Coronation
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.playout import Goals
from vivaroi_gui.ai.vivaroi.search import Dealt, Search
from vivaroi_gui.ai.vivaroi.sense import is_defeat
from vivaroi_gui.rules.vivaroi.data import THRONE, Character
from vivaroi_gui.rules.vivaroi.moves import YES, Move, MoveUp, Vote

_WORLDS: Final = 50
"""How many are asked: a mean to half a point."""
_SORRY: Final = -2.5
"""Points below the mean of the others, after which people say: that was silly."""
_SORRY_FOR_FRIEND: Final = -0.5
"""The same where a friend could have been proposed."""
_MUCH: Final = 3
"""Points that the friend would bring more."""
_LOST: Final = -4
_LOST_WITH_MANY: Final = -3
"""The same where a No in hand was not spent on him, or one of more than two."""
_RISK: Final = 0.05
"""The chance that nobody else refuses, up to which a King is left to the others."""


def regretted(facts: Facts, search: Search[Any]) -> list[Move]:
    """The moves that a seat would be sorry for if nobody stopped the King whom they lead to."""
    if facts.view.nominee is not None:
        return _votes(facts, facts.view.nominee, search)
    strangers = [one for one in facts.candidates if not facts.is_mine(one)]
    return _proposals(facts, strangers, search) if strangers else []


def _votes(facts: Facts, nominee: Character, search: Search[Any]) -> list[Move]:
    """The Yes that would lose the game or the round, unless another almost certainly refuses."""
    if not facts.own_refusals:
        return []
    deals = [search.deal() for _ in range(_WORLDS)]
    if not (is_defeat(facts, nominee) or _is_lost(facts, nominee, deals)):
        return []
    yes = Vote(YES)
    ends = [search.made(yes, deal)[0] for deal in deals]
    return [yes] if fmean(end.has_crowned(1 << nominee) for end in ends) > _RISK else []


def _is_lost(facts: Facts, nominee: Character, deals: Sequence[Dealt[Any]]) -> bool:
    """Whether a stranger would leave the seat far behind in the round, as all see or it thinks."""
    if facts.is_mine(nominee) or facts.is_decisive or facts.seeks_zero:
        return False
    lead = _lead(facts, nominee, [deal.goals for deal in deals])
    most = _LOST_WITH_MANY if facts.own_refusals > 2 else _LOST
    return min(lead, facts.margin(nominee)) <= most


def _proposals(facts: Facts, strangers: list[Character], search: Search[Any]) -> list[Move]:
    """Strangers who would please the others more, where something else can be done.

    The count is neither judged by the game then, nor given up for the 33.
    """
    if not facts.may_wait or facts.is_decisive or facts.seeks_zero:
        return []
    worlds = [search.deal().goals for _ in range(_WORLDS)]
    leads = {one: _lead(facts, one, worlds) for one in facts.candidates}
    best = max((lead for one, lead in leads.items() if facts.is_mine(one)), default=-inf)
    return [MoveUp(one, THRONE) for one in strangers if _is_sorry(leads[one], best)]


def _is_sorry(lead: float, friend: float) -> bool:
    """Whether so much is too little for a stranger, with a friend beside who brings that."""
    return lead <= (_SORRY_FOR_FRIEND if friend >= lead + _MUCH else _SORRY)


def _lead(facts: Facts, king: Character, worlds: Sequence[Goals]) -> float:
    """Own points above the mean of the others', were he crowned now."""
    crowning = Coronation(facts.view, king)
    return fmean(crowning.lead(goals) for goals in worlds)
