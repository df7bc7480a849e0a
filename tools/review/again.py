"""What an explanation says, measured once more with another seed; and how long each part takes."""

import time
from collections import Counter
from random import Random
from typing import Final, NamedTuple

from tools.review.mixed import Mixed, mixed
from vivaroi_gui.ai.review import LEAST_CHANGE, Turn
from vivaroi_gui.ai.vivaroi.bot import explain
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs
from vivaroi_gui.ai.vivaroi.review.chances import Gauge
from vivaroi_gui.ai.vivaroi.review.flips import LEAST_DIFFERENCE, flips
from vivaroi_gui.ai.vivaroi.review.judged import LEAST_LOSS, VERDICT, loss, verdict
from vivaroi_gui.ai.vivaroi.review.parts import Flip, Slip
from vivaroi_gui.ai.vivaroi.review.story import retold
from vivaroi_gui.rules.core import Decision

JUDGED: Final = 40
"""Decisions of a game that are judged, of any seat."""


_AT_ONCE_S: Final = 0.005


class Twice(NamedTuple):
    """A game that was explained, and what was said of it measured again.

    Of turning points, single votes (by seat) and slips: how many were ``said``, of how many the
    sign ``turned``, and how many were under half of what they had to be at least.  Of slips a whole
    second judgement found none in so many (``unsaid``).  ``seconds`` are of the processor, by kind
    of part; ``first`` tells when each kind began to come, ``gap_ms`` the longest time in which
    nobody was asked whether to stop, and in how many of a thousand it was over 5 ms.
    """

    number: int
    kind: str
    seats: int
    moments: int
    said: dict[str, int]
    turned: dict[str, int]
    halved: dict[str, int]
    unsaid: int
    seconds: dict[str, float]
    first: dict[str, float]
    gap_ms: float
    late: float


def again(seed: int, number: int) -> Twice:
    """A game of a run, explained, and explained again."""
    game = mixed(seed, number)
    random = Random(f"{seed}/{number}/judged")
    chosen = tuple(random.sample(game.made, min(JUDGED, len(game.made))))
    watch = _Watch()
    found = [part for part in explain(game.shown(chosen), seed, watch.look) if watch.note(part)]
    second = _Second(game, chosen, seed + 1000)
    for part in found:
        second.measure(part)
    return Twice(
        number,
        game.kind,
        game.options.seats,
        len(second.gauge.story.moments),
        dict(second.said),
        dict(second.turned),
        dict(second.halved),
        second.unsaid,
        {name: round(one, 3) for name, one in watch.seconds.items()},
        {name: round(one, 3) for name, one in watch.first.items()},
        round(1000 * watch.longest, 2),
        round(1000 * watch.late / watch.looks, 2),
    )


class _Watch:
    """Processor time by kind of part, and between two looks at whether to stop."""

    def __init__(self) -> None:
        self.begun = self._last = self._looked = time.process_time()
        self.seconds: dict[str, float] = {}
        self.first: dict[str, float] = {}
        self.longest = 0.0
        self.looks = self.late = 0

    def look(self) -> bool:
        now = time.process_time()
        self.longest = max(self.longest, now - self._looked)
        self.looks += 1
        self.late += now - self._looked > _AT_ONCE_S
        self._looked = now
        return False

    def note(self, part: object) -> bool:
        """Whether it is more than how far the explanation has come."""
        now, name = time.process_time(), type(part).__name__
        if name == "Progress":
            return False
        self.seconds[name] = self.seconds.get(name, 0.0) + now - self._last
        self._last = now
        self.first.setdefault(name, now - self.begun)
        return True


class _Second:
    """Measures what was said with another seed."""

    def __init__(self, game: Mixed, judged: tuple[Decision, ...], seed: int) -> None:
        self.gauge = Gauge(Beliefs(retold(game.sights)), seed, lambda: False)
        self.said: Counter[str] = Counter()
        self.turned: Counter[str] = Counter()
        self.halved: Counter[str] = Counter()
        self.unsaid = 0
        self._judged = {one.inputs: one for one in judged}
        self._moment_at = {one.at: n for n, one in enumerate(self.gauge.story.moments)}
        self._flips: dict[int, Flip] | None = None

    def measure(self, part: object) -> None:
        match part:
            case Turn():
                self._turn(part)
            case Flip():
                self._flip(part)
            case Slip():
                self._slip(part)

    def _note(self, name: str, before: float, after: float, least: float) -> None:
        self.said[name] += 1
        self.turned[name] += before * after <= 0
        self.halved[name] += abs(after) < least / 2

    def _turn(self, turn: Turn) -> None:
        ends = (self.gauge.fine(self._moment_at[at]) for at in (turn.since, turn.at))
        before, after = (one.means[turn.seat] for one in ends)
        self._note("turns", turn.after - turn.before, after - before, LEAST_CHANGE)

    def _flip(self, flip: Flip) -> None:
        if self._flips is None:
            self._flips = {one.at: one for one in flips(self.gauge)}
        second = self._flips[flip.at]
        for seat, is_said in enumerate(flip.is_said):
            if is_said:
                before, after = (one.means[seat] - one.instead[seat] for one in (flip, second))
                self._note("flips", before, after, LEAST_DIFFERENCE)

    def _slip(self, slip: Slip) -> None:
        decision = self._judged[slip.inputs]
        same = loss(self.gauge, decision, slip.better, "again", VERDICT)
        self._note("slips", slip.loss, same.mean, LEAST_LOSS)
        self.unsaid += verdict(self.gauge, decision) is None
