"""The levels of play, weakest first, and what each does with a view."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from vivaroi_gui.ai.bot import Advice, ShouldStop, never
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.review import Part, Progress
from vivaroi_gui.ai.vivaroi import courtier, novice, standing
from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.reasons import reason
from vivaroi_gui.ai.vivaroi.search import Lean, Search
from vivaroi_gui.ai.vivaroi.styles import leaning
from vivaroi_gui.rules.core import DEFAULT_STYLE, Shown
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Move

BUDGETS: Final = {"counsellor": Budget(0.3, 400), "eminence": Budget(1.0)}
"""What the levels that search may spend on a decision, on one core."""

_SKILLED: Final = 0.15
"""The share of unruly others, as far as can be told, below which patience is better than boldness.
At first it is higher: everybody is met boldly."""
_TRUST: Final = 4.0
"""How much more boldness, which evolved for just such others, counts than what few playouts say."""


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
    likes = leaning(style)
    random = Random(seed)
    if len(view.legal) == 1:
        return view.legal[0]
    if level == "novice":
        return novice.choose(view, random, likes)
    if level == "courtier":
        return courtier.choose(view, random, likes)
    search = _SEARCHES[level](view, random, lambda move: likes(view, move))
    return search.run(budget or BUDGETS[level], should_stop)[0].move


def advise(
    view: View, seed: int, should_stop: ShouldStop = never, budget: Budget | None = None
) -> Advice:
    """What the strongest level would do in this seat, and its reason.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    _check(view)
    view = _of_one_person(view)
    search = eminence(view, Random(seed), lambda _: 0.0)
    move = search.run(budget or BUDGETS["eminence"], should_stop)[0].move
    return Advice(move, reason(view, move, Random(seed)))


def _of_one_person(view: View) -> View:
    """Partners choose their Ambitions one after the other: the moves of the first alone."""
    choices = [move for move in view.legal if isinstance(move, ChooseAmbition)]
    if not choices:
        return view
    first = min(move.person for move in choices)
    return replace(view, legal=tuple(move for move in choices if move.person == first))


def explain(shown: Shown, seed: int, should_stop: ShouldStop = never) -> Iterator[Part]:
    """What can be said about a game by what it has shown."""
    yield Progress(1.0)


def _check(view: View) -> None:
    if not view.legal:
        raise ValueError("nothing to choose: the seat may not act")


def counsellor(view: View, random: Random, lean: Lean) -> Search[Any]:
    """Takes all for plain players, and thinks of the points of this round."""
    found = expertise(view.options)
    belief = Belief(view, (found.naive, found.shrewd))
    return Search(view, belief, found.patient, standing.round_worth, random, lean)


def eminence(view: View, random: Random, lean: Lean, *, is_blind: bool = False) -> Search[Any]:
    """Finds out how each of the others plays, and thinks of the whole game.

    ``is_blind``: it takes every card that may be for as likely.
    """
    found = expertise(view.options)
    belief = Belief(view, found.kinds, is_blind=is_blind)
    own, trust = found.patient, 1.0
    if found.bold and belief.share_of(found.kinds.index(found.unruly)) > _SKILLED:
        own, trust = found.bold, _TRUST
    return Search(view, belief, own, standing.worth, random, lean, trust)


_SEARCHES: Final = {"counsellor": counsellor, "eminence": eminence}
