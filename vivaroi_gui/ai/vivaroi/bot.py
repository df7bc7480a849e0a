"""What the opponents of the castle answer: a move of one of the levels, or advice."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from vivaroi_gui.ai.bot import Advice, ShouldStop, never
from vivaroi_gui.ai.measures import MEASURING_S, within
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.review import Part
from vivaroi_gui.ai.vivaroi import levels
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.levels import BUDGETS
from vivaroi_gui.ai.vivaroi.measures import Trials
from vivaroi_gui.ai.vivaroi.modesty import rather_mine
from vivaroi_gui.ai.vivaroi.reasons import told
from vivaroi_gui.ai.vivaroi.regret import bearable, restrain
from vivaroi_gui.ai.vivaroi.review import course
from vivaroi_gui.rules.core import DEFAULT_STYLE, Shown
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move

_WORLDS: Final = 200
"""Worlds in which the advised move and the next one are measured: a chance to 0.035."""
_BRIEF: Final = Budget(0.1, 200)


def choose(
    view: View,
    level: str,
    seed: int,
    style: str = DEFAULT_STYLE,
    should_stop: ShouldStop = never,
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
    return levels.choose(view, level, Random(seed), style, should_stop, budget)


def advise(
    view: View, seed: int, should_stop: ShouldStop = never, budget: Budget | None = None
) -> Advice:
    """What the strongest level finds best for this seat, and the reason; a placing is not drawn.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    case = considered(view, seed, should_stop, budget)
    found = told(case)
    return Advice(case.move, Reason.ALONE) if should_stop() else Advice(case.move, *found)


def considered(
    view: View, seed: int, should_stop: ShouldStop = never, budget: Budget | None = None
) -> Case:
    """The best move beside the next best one, to be measured in worlds that no search has seen.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    _check(view)
    view = _of_one_person(view)
    weighed = replace(view, legal=tuple(bearable(view)))
    search = eminence(weighed, Random(seed), lambda _: 0.0)
    restrain(search, weighed)
    tried = [trial.move for trial in search.run(budget or BUDGETS["eminence"], should_stop)]
    move = rather_mine(Facts(weighed), tried[0], search)
    others = [one for one in tried if one != move]
    other = others[0] if others else _next(view, move, should_stop)
    trials = Trials(search, _WORLDS, within(MEASURING_S, should_stop))
    return Case(view, move, other, trials)


def _next(view: View, move: Move, should_stop: ShouldStop) -> Move | None:
    """Where sense leaves but one move, the best of the others; None if there are none."""
    others = [other for other in view.legal if other != move]
    if not others:
        return None
    search = eminence(replace(view, legal=tuple(others)), Random(0), lambda _: 0.0)
    return search.run(_BRIEF, should_stop)[0].move


def _of_one_person(view: View) -> View:
    """Partners choose their Ambitions one after the other: the moves of the first alone."""
    choices = [move for move in view.legal if isinstance(move, ChooseAmbition)]
    if not choices:
        return view
    first = min(move.person for move in choices)
    return replace(view, legal=tuple(move for move in choices if move.person == first))


def explain(shown: Shown, seed: int, should_stop: ShouldStop = never) -> Iterator[Part]:
    """What can be said about a game by what it has shown.

    Raises:
        ValueError: no round of it is counted.
    """
    return course.explain(shown, seed, should_stop)


def _check(view: View) -> None:
    if not view.legal:
        raise ValueError("nothing to choose: the seat may not act")
