"""The course of an explanation: part by part, in the order in which somebody wants to see them."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from vivaroi_gui.ai.bot import ShouldStop, Stopped
from vivaroi_gui.ai.review import Part, Point, Progress, Turn
from vivaroi_gui.ai.vivaroi.review.awards import awards
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs, guesses
from vivaroi_gui.ai.vivaroi.review.chances import Gauge
from vivaroi_gui.ai.vivaroi.review.flips import flips
from vivaroi_gui.ai.vivaroi.review.judged import judged
from vivaroi_gui.ai.vivaroi.review.luck import luck
from vivaroi_gui.ai.vivaroi.review.parts import Flip
from vivaroi_gui.ai.vivaroi.review.story import retold
from vivaroi_gui.ai.vivaroi.review.telling import telling
from vivaroi_gui.ai.vivaroi.review.turns import turns
from vivaroi_gui.rules.core import Decision, Shown, Sight

P = TypeVar("P", Turn, Flip)

COARSE: Final = 48
"""Playouts of each point of the first curve, and of each time that it is made finer."""
FINEST: Final = 240
"""Playouts of each point in the end."""


def explain(shown: Shown, seed: int, should_stop: ShouldStop) -> Iterator[Part]:
    """All that can be said; what comes first is exact, and the curve is made finer at last.

    Of a game that goes on, what its counted rounds tell: no decision, no award, no luck.
    """
    beliefs, known = remembered(shown.sights, seed)
    gauge = Gauge(beliefs, seed, should_stop, known)
    try:
        yield from _with_progress(_course(gauge, shown.decisions), gauge.look)
    except Stopped:
        return


@lru_cache(maxsize=1)
def remembered(sights: tuple[Sight, ...], seed: int) -> tuple[Beliefs, dict[Hashable, Any]]:
    """What was found out about the last game: whoever was interrupted, or asks about another seat
    of it, goes on from there.

    Raises:
        ValueError: no round is counted.
    """
    return Beliefs(retold(sights)), {}


class _Stage(NamedTuple):
    """Parts of one kind: how many are expected, and their share of all the time."""

    share: float
    expected: int
    parts: Iterator[Part]


def _course(gauge: Gauge, decisions: Sequence[Decision]) -> Iterator[_Stage]:
    count, turning, single = len(gauge.story.moments), list[Turn](), list[Flip]()
    yield _Stage(0.02, count, guesses(gauge.beliefs))
    yield _Stage(0.01, 8, telling(gauge.beliefs, gauge.look))
    yield _Stage(0.06, count, _coarse(gauge, is_public=False))
    yield _Stage(0.06, count, _coarse(gauge, is_public=True))
    yield _Stage(0.12, 8, _kept(turns(gauge), turning))
    yield _Stage(0.06, 8, _kept(flips(gauge), single))
    if gauge.story.result is not None:
        yield _Stage(0.01, 4, awards(gauge, turning, single))
        yield _Stage(0.02, 1, iter([luck(gauge)]))
    yield _Stage(0.01, count, _fine(gauge))
    if gauge.story.result is not None:
        yield _Stage(0.20, 2 * len(decisions), judged(gauge, decisions))
    yield _Stage(0.43, 8 * count, _finer(gauge))


def _with_progress(stages: Iterable[_Stage], look: Callable[[], None]) -> Iterator[Part]:
    """All parts, and after every few of them how much of the whole is there."""
    begun = told_last = 0.0
    for share, expected, parts in stages:
        for number, part in enumerate(parts, 1):
            yield part
            look()
            done = round(begun + share * min(1.0, number / expected), 2)
            if done > told_last:
                told_last = done
                yield Progress(done)
        begun += share
    yield Progress(1.0)


def _kept(parts: Iterator[P], into: list[P]) -> Iterator[P]:
    """Hands parts on, and keeps them for those that are made out of them."""
    for part in parts:
        into.append(part)
        yield part


def _coarse(gauge: Gauge, *, is_public: bool) -> Iterator[Point]:
    """A first curve."""
    for n, moment in enumerate(gauge.story.moments):
        yield Point(moment.at, is_public, gauge.more(n, COARSE, is_public=is_public))


def _fine(gauge: Gauge) -> Iterator[Point]:
    """Wherever something was said, the curve goes through what was said."""
    for n, chances in sorted(gauge.all_fine.items()):
        yield Point(gauge.story.moments[n].at, False, chances)


def _finer(gauge: Gauge) -> Iterator[Point]:
    """The same curves, calmer each time."""
    for _ in range(FINEST // COARSE - 1):
        for is_public in (False, True):
            for n, moment in enumerate(gauge.story.moments):
                if not moment.is_counted and (is_public or n not in gauge.all_fine):
                    yield Point(moment.at, is_public, gauge.more(n, COARSE, is_public=is_public))
