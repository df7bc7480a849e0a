"""A game of Vienna explained, part by part: curve, turning points, luck, and a calmer curve."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from vivaroi_gui.ai.bot import ShouldStop
from vivaroi_gui.ai.review import Chances, Luck, Part, Point, Progress, Turn
from vivaroi_gui.ai.vienna.review.acts import Act, acts
from vivaroi_gui.ai.vienna.review.measured import Measured
from vivaroi_gui.ai.vienna.review.outlook import Outlook, Shares, piles
from vivaroi_gui.rules.core import CHANCE, Shown

COARSE: Final = 16
"""Playouts of a point when it is seen first."""
FINER: Final = 48
"""How many more each time round, up to"""
FINEST: Final = 256
PAIRS: Final = 800
"""At both ends of a change that may be a turning point, the same dice at both."""
LOOKED_AT: Final = 16
"""The greatest changes of the curve, which are measured again."""
LEAST_CHANGE: Final = 0.10
SURE: Final = 4
"""Standard errors by which a turning point has to be that great at least."""
PAIRS_OF_LUCK: Final = 400

_STRIDE: Final = 1 << 12
"""More playouts than are ever made of one thing: those of another have other dice."""


class _Stopped(Exception):
    """Nobody waits any more."""


def explained(shown: Shown, seed: int, should_stop: ShouldStop) -> Iterator[Part]:
    """What ``ai.bot.Bot.explain`` promises."""
    try:
        yield from _Explanation(shown, seed, should_stop).parts()
    except _Stopped:
        return


class _Explanation:
    """One game; playouts are numbered, and of one number the same dice fall."""

    def __init__(self, shown: Shown, seed: int, should_stop: ShouldStop) -> None:
        views = [sight.view for sight in shown.sights]
        self._last = views[-1]
        self._seats: int = self._last.options.seats
        self._should_stop = should_stop
        self._first = seed * _STRIDE**2
        self._outlooks = [
            Outlook(view, pile)
            for view, pile in zip(views, piles(shown.sights), strict=True)
            if not view.result
        ]
        self._points = [Measured(self._seats) for _ in self._outlooks]
        self._acts = tuple(act for act in acts(shown.sights) if act.at < len(self._outlooks))
        self._throws = [act for act in self._acts if act.seat == CHANCE]
        self._played = 0
        self._to_play = (
            FINEST * len(self._outlooks)
            + 2 * PAIRS * min(LOOKED_AT, len(self._acts))
            + PAIRS_OF_LUCK * (2 * len(self._throws) + 1)
        )

    def parts(self) -> Iterator[Part]:
        """In the order in which people want to know."""
        yield from self._end()
        yield from self._curve(COARSE)
        yield from self._curve(FINER)
        yield from self._turns()
        yield from self._luck()
        while self._points[0].playouts < FINEST:
            yield from self._curve(FINER)
        yield Progress(1.0)

    def _end(self) -> Iterator[Point]:
        """What needs no estimate."""
        result = self._last.result
        if result is not None:
            winners = result.winners
            shares = [(seat in winners) / len(winners) for seat in range(self._seats)]
            chances = Chances(tuple(shares), (0.0,) * self._seats, 0)
            yield Point(len(self._outlooks), True, chances)

    def _curve(self, more: int) -> Iterator[Part]:
        """All points of the curve, with more playouts each."""
        for at, (outlook, measured) in enumerate(zip(self._outlooks, self._points, strict=True)):
            before = measured.playouts
            for number in range(before, before + more):
                measured.add(self._shares(outlook, self._first + number))
            yield Point(at, True, measured.chances)
            yield self._progress()

    def _turns(self) -> Iterator[Part]:
        """The greatest changes, measured again with other dice than those that made them great."""
        looked_at = sorted(self._acts, key=self._change, reverse=True)[:LOOKED_AT]
        for act in looked_at:
            before, after, change = self._pairs(act, PAIRS)
            yield from turns(act, before, after, change)
            yield self._progress()

    def _change(self, act: Act) -> float:
        before, after = (self._points[at].means for at in (act.since, act.at))
        return max(abs(now - then) for then, now in zip(before, after, strict=True))

    def _luck(self) -> Iterator[Part]:
        """What each throw brought; and the deal, before which all were alike."""
        dealt, alike = Measured(self._seats), 1 / self._seats
        for number in range(PAIRS_OF_LUCK):
            shares = self._shares(self._outlooks[0], self._first + _STRIDE + number)
            dealt.add([share - alike for share in shares])
        changes = [dealt]
        for act in self._throws:
            changes.append(self._pairs(act, PAIRS_OF_LUCK)[2])
            yield self._progress()
        yield luck(changes)

    def _pairs(self, act: Act, pairs: int) -> tuple[Measured, Measured, Measured]:
        """The chances before and after an act, and their differences, the same dice at both ends.

        No other act has these dice: what is off at one is not off at all of them.
        """
        before, after, change = (Measured(self._seats) for _ in range(3))
        first = self._first + (act.at + 2) * _STRIDE
        for number in range(first, first + pairs):
            then = self._shares(self._outlooks[act.since], number)
            now = self._shares(self._outlooks[act.at], number)
            before.add(then)
            after.add(now)
            change.add([one - other for one, other in zip(now, then, strict=True)])
        return before, after, change

    def _shares(self, outlook: Outlook, number: int) -> Shares:
        if self._should_stop():
            raise _Stopped
        self._played += 1
        return outlook.shares(number)

    def _progress(self) -> Progress:
        return Progress(min(0.99, self._played / self._to_play))


def turns(act: Act, before: Measured, after: Measured, change: Measured) -> Iterator[Turn]:
    """For whom an act was a turning point, beyond chance."""
    for seat, (change_, error) in enumerate(zip(change.means, change.errors, strict=True)):
        if abs(change_) - SURE * error >= LEAST_CHANGE:
            yield Turn(act.since, act.at, seat, before.means[seat], after.means[seat], error)


def luck(changes: Sequence[Measured]) -> Luck:
    """The sums of what chance brought, by seat."""
    gains = tuple([sum(of_seat) for of_seat in zip(*[one.means for one in changes], strict=True)])
    errors = tuple(
        [hypot(*of_seat) for of_seat in zip(*[one.errors for one in changes], strict=True)]
    )
    return Luck(gains, errors)
