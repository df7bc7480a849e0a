"""The levels of play, weakest first, and what each does with a view."""

from collections.abc import Iterator
from random import Random
from typing import Final

from vivaroi_gui.ai.bot import Advice, ShouldStop, never
from vivaroi_gui.ai.measures import MEASURING_S, compared, within
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.review import Part
from vivaroi_gui.ai.vienna import courtier, novice, standing
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.ai.vienna.reasons import why
from vivaroi_gui.ai.vienna.review.explain import explained
from vivaroi_gui.ai.vienna.search import Search
from vivaroi_gui.ai.vienna.tastes import SOUND
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS, Shown
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.options import STYLES

BUDGETS: Final = {"counsellor": Budget(0.3, 24), "eminence": Budget(1.0, 1500)}
"""What the levels that search may spend on a decision, on one core."""
_BREADTH: Final = {"counsellor": 6, "eminence": 14}
"""Among how many moves they search."""
_VALUES: Final = {"counsellor": standing.hoard, "eminence": standing.chance}
"""What they think of: the counsellor of what it has itself, the other one of who wins."""

_ROUNDS: Final = 200
"""In how many the advised move is compared with the next one: a chance to 0.035."""


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
    if level not in LEVELS or style not in STYLES:
        raise KeyError(f"{level}, {style}")
    if len(view.legal) == 1:
        return view.legal[0]
    if level == "novice":
        return novice.choose(view, Random(seed))
    if level == "courtier" or view.phase is Phase.START_CARD:
        return courtier.choose(view)
    return _search(view, level, seed).run(budget or BUDGETS[level], should_stop)[0].move


def advise(
    view: View, seed: int, should_stop: ShouldStop = never, budget: Budget | None = None
) -> Advice:
    """What the strongest level would do in this seat, and its reason.

    What is said of it is measured in rounds that the search has not thrown.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    _check(view)
    level = LEVELS[-1]
    if len(view.legal) == 1 or view.phase is Phase.START_CARD:
        move = choose(view, level, seed)
        return Advice(move, *why(view, move, None, None))
    search = _search(view, level, seed)
    tried = [trial.move for trial in search.run(budget or BUDGETS[level], should_stop)]
    move, other = tried[0], tried[1] if len(tried) > 1 else None
    stop = within(MEASURING_S, should_stop)
    lead = None if other is None else compared(search, move, other, _ROUNDS, stop)
    found = why(view, move, other, lead)
    return Advice(move, Reason.ALONE) if should_stop() else Advice(move, *found)


def _search(view: View, level: str, seed: int) -> Search:
    return Search(view, SOUND, _VALUES[level], Random(seed), _BREADTH[level])


def explain(shown: Shown, seed: int, should_stop: ShouldStop = never) -> Iterator[Part]:
    """What can be said about a game by what it has shown."""
    return explained(shown, seed, should_stop)


def _check(view: View) -> None:
    if not view.legal:
        raise ValueError("nothing to choose: the seat may not act")
