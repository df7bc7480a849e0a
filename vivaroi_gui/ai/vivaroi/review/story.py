"""A game told again, moment by moment, out of what everybody saw of it."""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from vivaroi_gui.ai.vivaroi.reading import Deed
from vivaroi_gui.ai.vivaroi.review.deeds import deed, is_deal
from vivaroi_gui.rules.core import Sight
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.records import Election, Result, Round


class Instant(NamedTuple):
    """A position, and what led there: a deed, None for a deal.

    ``at`` is the place of its sight among all that were shown, ``inputs`` what was put in by then.
    """

    at: int
    inputs: int
    view: View
    deed: Deed | None

    @property
    def is_counted(self) -> bool:
        """Whether the round is over: nothing of it is left to chance."""
        return len(self.view.history) == self.view.round


class Retold(NamedTuple):
    """The moments of all counted rounds.  ``result`` is None where the game goes on after them."""

    options: Options
    moments: tuple[Instant, ...]
    rounds: tuple[Round, ...]
    result: Result | None

    def before(self, n: int) -> int:
        """The moment before what led to a moment: a proposal and the votes on it are one event."""
        return n - 2 if isinstance(self.moments[n].deed, Election) else n - 1

    def at_inputs(self, inputs: int) -> int:
        """The moment that everybody saw when so much was put in."""
        return max(n for n, one in enumerate(self.moments) if one.inputs <= inputs)

    def round_of(self, n: int) -> Round:
        """The round of a moment, with all that lay open at its end."""
        return self.rounds[self.moments[n].view.round - 1]


def retold(sights: Sequence[Sight]) -> Retold:
    """The story of a game by its sights; a round that is not counted is left out.

    Raises:
        ValueError: no round is counted.
    """
    last: View = sights[-1].view
    if not last.history:
        raise ValueError("nothing to explain: no round is counted")
    rounds = len(last.history)
    moments = takewhile(lambda one: one.view.round <= rounds, _moments(sights))
    return Retold(last.options, tuple(moments), last.history, last.result)


def _moments(sights: Sequence[Sight]) -> list[Instant]:
    """Where nothing but what lies sealed has changed there is none."""
    found: list[Instant] = []
    before: View | None = None
    for at, (inputs, view, _) in enumerate(sights):
        if before is None or is_deal(before, view):
            found.append(Instant(at, inputs, view, None))
        elif done := deed(before, view):
            found.append(Instant(at, inputs, view, done))
        before = view
    return found
