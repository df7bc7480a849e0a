"""The levels of play, weakest first, and what each does with a view."""

from dataclasses import replace
from random import Random
from typing import Final

from vivaroi_gui.ai.bot import Advice, Stop, never
from vivaroi_gui.ai.race import Budget, Lean, Race, Trial
from vivaroi_gui.ai.vivaroi import courtier, novice
from vivaroi_gui.ai.vivaroi.editions import edition
from vivaroi_gui.ai.vivaroi.reasons import reason
from vivaroi_gui.ai.vivaroi.styles import leaning
from vivaroi_gui.rules.core import DEFAULT_STYLE
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move

__all__ = ["advise", "choose"]

BUDGETS: Final = {"counsellor": Budget(0.3, 400), "eminence": Budget(1.0)}
"""What the levels that search may spend on a decision, on one core."""


def choose(
    view: View,
    level: str,
    seed: int,
    style: str = DEFAULT_STYLE,
    should_stop: Stop = never,
    budget: Budget | None = None,
) -> Move:
    """The move of a level for the seat of the view.

    It is the same for the same arguments if ``budget`` (by default that of the level) is used up
    in iterations, not in seconds.

    Raises:
        KeyError: no such level or style.
        ValueError: the seat has nothing to choose.
    """
    _check(view)
    likes = leaning(style)
    random = Random(seed)
    if len(view.legal) == 1:
        return view.legal[0]
    if level == "novice":
        return novice.choose(view, random, likes)
    if level == "courtier":
        return courtier.choose(view, random, likes)
    found = _SEARCHES[level](view, random, lambda move: likes(view, move))
    return _best(found, budget or BUDGETS[level], should_stop).move


def advise(
    view: View, seed: int, should_stop: Stop = never, budget: Budget | None = None
) -> Advice:
    """What the strongest level would do in this seat, and its reason.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    _check(view)
    view = _of_one_person(view)
    search = _eminence(view, Random(seed), lambda _: 0.0)
    move = _best(search, budget or BUDGETS["eminence"], should_stop).move
    return Advice(move, reason(view, move, Random(seed)))


def _of_one_person(view: View) -> View:
    """Partners choose their Ambitions one after the other: the moves of the first alone."""
    choices = [move for move in view.legal if isinstance(move, ChooseAmbition)]
    if not choices:
        return view
    first = min(move.person for move in choices)
    return replace(view, legal=tuple(move for move in choices if move.person == first))


def _check(view: View) -> None:
    if not view.legal:
        raise ValueError("nothing to choose: the seat may not act")


def _best(search: Race, budget: Budget, should_stop: Stop) -> Trial:
    return search.run(budget, should_stop)[0]


def _counsellor(view: View, random: Random, lean: Lean) -> Race:
    return edition(view.options).counsellor(view, random, lean)


def _eminence(view: View, random: Random, lean: Lean) -> Race:
    return edition(view.options).eminence(view, random, lean)


_SEARCHES: Final = {"counsellor": _counsellor, "eminence": _eminence}
