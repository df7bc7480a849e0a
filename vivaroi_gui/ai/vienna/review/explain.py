"""A game of Vienna explained, part by part: curve, turning points, luck, and a calmer curve."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from vivaroi_gui.ai.bot import ShouldStop, Stopped
from vivaroi_gui.ai.review import LEAST_CHANGE, SURE, Chances, Luck, Part, Point, Progress, Turn
from vivaroi_gui.ai.sample import Effect, summed
from vivaroi_gui.ai.vienna.review.acts import Act, acts
from vivaroi_gui.ai.vienna.review.measured import Measured
from vivaroi_gui.ai.vienna.review.outlook import Outlook, Shares, piles
from vivaroi_gui.rules.core import CHANCE, Shown
from vivaroi_gui.rules.vienna import View

AHEAD: Final = 1
"""Rounds that are played on after the one that goes on: a standing is worth little at once."""


class Effort(NamedTuple):
    """How much is played: playouts of a point when it is seen first, how many more each time round,
    and how many at last; at both ends of a change that may be a turning point, how many of these
    come first, to drop what is none, and how many changes are looked at, the greatest ones; at both
    ends of a throw.
    """

    coarse: int = 4
    finer: int = 28
    finest: int = 88
    pairs: int = 400
    sieve: int = 100
    looked_at: int = 12
    of_luck: int = 300

    def within_patience(self, points: int, throws: int) -> "Effort":
        """Less for each point and throw of a game that has very many of them."""
        return self._replace(
            finest=min(self.finest, _MOST_OF_CURVE // points),
            of_luck=min(self.of_luck, _MOST_OF_LUCK // (2 * throws + 1)),
        )


WHOLE: Final = Effort()
_MOST_OF_CURVE: Final = 20_000
_MOST_OF_LUCK: Final = 24_000
"""Playouts; both are about 40 seconds of a core where five play."""

_STRIDE: Final = 1 << 12
"""More playouts than are ever made of one thing: those of another have other dice."""


def explained(
    shown: Shown, seed: int, should_stop: ShouldStop, effort: Effort = WHOLE
) -> Iterator[Part]:
    """What ``ai.bot.Bot.explain`` promises."""
    try:
        yield from _Explanation(shown, seed, should_stop, effort).parts()
    except Stopped:
        return


def measured_again(shown: Shown, said: Sequence[Turn], seed: int) -> list[float]:
    """The changes that were said to be turning points, each measured once more."""
    explanation = _Explanation(shown, seed, lambda: False, WHOLE)
    by_end = {act.at: act for act in explanation.acts}
    numbers = range(WHOLE.pairs)
    return [
        explanation.pairs(by_end[one.at], numbers, AHEAD).change.means[one.seat] for one in said
    ]


class Ends(NamedTuple):
    """The chances before and after an act, and their differences."""

    before: Measured
    after: Measured
    change: Measured


class _Explanation:
    """One game; playouts are numbered, and of one number the same dice fall."""

    def __init__(self, shown: Shown, seed: int, should_stop: ShouldStop, effort: Effort) -> None:
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
        self._won = _won(self._last)
        self.acts = tuple(acts(shown.sights))
        self._throws = [act for act in self.acts if act.seat == CHANCE]
        self._effort = effort = effort.within_patience(len(self._points), len(self._throws))
        self._played = 0
        self._to_play = (
            effort.finest * len(self._outlooks)
            + 2 * effort.pairs * min(effort.looked_at, len(self.acts))
            + effort.of_luck * (2 * len(self._throws) + 1)
        )

    def parts(self) -> Iterator[Part]:
        """In the order in which people want to know."""
        yield from self._end()
        yield from self._curve(self._effort.coarse)
        yield from self._curve(self._effort.finer)
        yield from self._turns()
        yield from self._luck()
        while (left := self._effort.finest - self._points[0].playouts) > 0:
            yield from self._curve(min(left, self._effort.finer))
        yield Progress(1.0)

    def _end(self) -> Iterator[Point]:
        """What needs no estimate."""
        if self._won is not None:
            chances = Chances(self._won, (0.0,) * self._seats, 0)
            yield Point(len(self._outlooks), True, chances)

    def _curve(self, more: int) -> Iterator[Part]:
        """All points of the curve, with more playouts each."""
        for at, (outlook, measured) in enumerate(zip(self._outlooks, self._points, strict=True)):
            before = measured.playouts
            for number in range(before, before + more):
                measured.add(self._shares(outlook, self._first + number, outlook.round + AHEAD))
            yield Point(at, True, measured.chances)
            yield self._progress()

    def _turns(self) -> Iterator[Part]:
        """The greatest changes, measured again with other dice than those that made them great."""
        looked_at = sorted(self.acts, key=self._change, reverse=True)[: self._effort.looked_at]
        for act in looked_at:
            yield from self._turn(act)
            yield self._progress()

    def _turn(self, act: Act) -> Iterator[Turn]:
        """For whom it was one; an act that falls through the sieve is played no further."""
        effort = self._effort
        ends = self.pairs(act, range(effort.sieve), AHEAD)
        if not may_turn(ends.change):
            self._to_play -= 2 * (effort.pairs - effort.sieve)
            return
        before, after, change = self.pairs(act, range(effort.sieve, effort.pairs), AHEAD, ends)
        then, now = before.chances.means, self._end_of(act) or after.chances.means
        yield from turns(act, then, now, change)

    def _change(self, act: Act) -> float:
        before = self._points[act.since].means
        after = self._end_of(act) or self._points[act.at].means
        return max(abs(now - then) for then, now in zip(before, after, strict=True))

    def _luck(self) -> Iterator[Part]:
        """What each throw brought; and the deal, before which all were alike."""
        dealt, alike = Measured(self._seats), 1 / self._seats
        for number in range(self._effort.of_luck):
            shares = self._shares(self._outlooks[0], self._first + _STRIDE + number, 1)
            dealt.add([share - alike for share in shares])
        changes = [dealt]
        for act in self._throws:
            changes.append(self.pairs(act, range(self._effort.of_luck), 0).change)
            yield self._progress()
        yield luck(changes)

    def _end_of(self, act: Act) -> Shares | None:
        """Who has won by it, if it was the last one of the game."""
        return self._won if act.at == len(self._outlooks) else None

    def pairs(self, act: Act, numbers: range, ahead: int, found: Ends | None = None) -> Ends:
        """The chances before and after an act, by playouts of these numbers besides those found.

        Both ends are played to the end of the same round, with the same dice.  No other act has
        these dice: what is off at one is not off at all of them.
        """
        before, after, change = found = found or Ends(*(Measured(self._seats) for _ in range(3)))
        end, last = self._end_of(act), min(act.at, len(self._outlooks) - 1)
        until = self._outlooks[last].round + ahead
        first = self._first + (act.at + 2) * _STRIDE
        for number in numbers:
            then = self._shares(self._outlooks[act.since], first + number, until)
            now = end or self._shares(self._outlooks[last], first + number, until)
            before.add(then)
            after.add(now)
            change.add([one - other for one, other in zip(now, then, strict=True)])
        return found

    def _shares(self, outlook: Outlook, number: int, until: int) -> Shares:
        if self._should_stop():
            raise Stopped
        self._played += 1
        return outlook.shares(number, until)

    def _progress(self) -> Progress:
        return Progress(min(0.99, self._played / self._to_play))


def _won(view: View) -> Shares | None:
    """None while the game goes on."""
    if view.result is None:
        return None
    winners = view.result.winners
    return tuple([(seat in winners) / len(winners) for seat in range(view.options.seats)])


def may_turn(change: Measured) -> bool:
    """Whether more playouts might find a turning point for somebody."""
    found = zip(change.means, change.errors, strict=True)
    return any(abs(change_) + error >= LEAST_CHANGE for change_, error in found)


def turns(act: Act, then: Shares, now: Shares, change: Measured) -> Iterator[Turn]:
    """For whom an act was a turning point, beyond chance, and the chances before and after it."""
    for seat, (change_, error) in enumerate(zip(change.means, change.errors, strict=True)):
        if abs(change_) - SURE * error >= LEAST_CHANGE:
            yield Turn(act.since, act.at, seat, then[seat], now[seat], error)


def luck(changes: Iterable[Measured]) -> Luck:
    """The sums of what chance brought, by seat."""
    return Luck(*summed(Effect(one.means, one.errors) for one in changes))
