"""Who may win, at a moment of a story: the rest of the round is played many times."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from vivaroi_gui.ai.bot import ShouldStop
from vivaroi_gui.ai.review import Chances
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs, rounded
from vivaroi_gui.ai.vivaroi.review.leads import after_count
from vivaroi_gui.ai.vivaroi.review.rest import Laid, Rest
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Card

FINE: Final = 800
"""Playouts wherever something may be said."""
SURE: Final = 4.0
"""Standard errors that are taken off before anything is said."""


class Stopped(Exception):
    """Nobody waits any more."""


class Sample:
    """What was seen in playouts, by whoever may win."""

    __slots__ = ("playouts", "squares", "sums")

    def __init__(self, rivals: int) -> None:
        self.playouts = 0
        self.sums = [0.0] * rivals
        self.squares = [0.0] * rivals

    def add(self, values: Sequence[float]) -> None:
        self.playouts += 1
        for rival, value in enumerate(values):
            self.sums[rival] += value
            self.squares[rival] += value * value

    @property
    def chances(self) -> Chances:
        """The means and their standard errors."""
        count = self.playouts
        means = [one / count for one in self.sums]
        spread = [max(0.0, s / count - m * m) for s, m in zip(self.squares, means, strict=True)]
        return Chances(rounded(means), rounded([sqrt(one / count) for one in spread]), count)


class Gauge:
    """Measures the chances at the moments of a story, and remembers them.

    Each measure draws from a stream of its own, so that none depends on what was measured before:
    a round by itself is told as it is in the whole game.
    """

    def __init__(self, beliefs: Beliefs, seed: int, should_stop: ShouldStop) -> None:
        self.beliefs = beliefs
        self.story = beliefs.story
        self.should_stop = should_stop
        self._seed = seed
        self._fine: dict[int, Chances] = {}
        self._samples: dict[tuple[int, bool], Sample] = {}

    def stream(self, *names: object) -> Random:
        """A generator for one purpose."""
        return Random("/".join(map(str, (self._seed, *names))))

    def look(self) -> None:
        """To be called before each playout.

        Raises:
            Stopped: nobody waits any more.
        """
        if self.should_stop():
            raise Stopped

    def rest(self, n: int, *names: object, is_public: bool = False) -> Rest:
        """The rest of the round, drawn from a stream of that name."""
        return Rest(self.beliefs, n, self.stream(n, *names), is_public=is_public)

    def more(self, n: int, playouts: int, *, is_public: bool) -> Chances:
        """The chances at a moment, by so many playouts more than were there already."""
        if self.story.moments[n].is_counted:
            return settled(self.story.moments[n].view)
        sample = self._samples.setdefault((n, is_public), self._sample())
        name = "public" if is_public else "open"
        rest = self.rest(n, name, sample.playouts, is_public=is_public)
        self._play(rest, playouts, sample)
        return sample.chances

    def fine(self, n: int) -> Chances:
        """The chances at a moment with cards open, by playouts that nothing was chosen by."""
        if self.story.moments[n].is_counted:
            return settled(self.story.moments[n].view)
        if n not in self._fine:
            sample = self._sample()
            self._play(self.rest(n, "fine"), FINE, sample)
            self._fine[n] = sample.chances
        return self._fine[n]

    def undealt(self, n: int) -> Chances:
        """The chances at a deal in all the deals that may be, by the playouts of ``fine``.

        Not what the count before it has left: that is told by another measure, and what is between
        the two was brought by no card.
        """
        sample = self._sample()
        self._play(self.rest(n, "undealt", is_public=True), FINE, sample)
        return sample.chances

    @property
    def all_fine(self) -> dict[int, Chances]:
        """What was measured as finely as anything is, by moment."""
        return self._fine

    def open_curve(self) -> list[Chances]:
        """The best known chances of all moments with cards open; each was measured before."""
        moments = enumerate(self.story.moments)
        return [self._best(n, one.view, is_exact=one.is_counted) for n, one in moments]

    def voted(self, n: int, ballots: Sequence[Laid], emissary: Card | None) -> Chances:
        """With cards open, the chances if these votes are laid at a moment, each ballot as often.

        ``emissary`` is the Emissary's vote.
        """
        sample, rest = self._sample(), self.rest(n, "voted")
        for ballot in ballots:
            self._play(rest, -(-FINE // len(ballots)), sample, ballot, emissary)
        return sample.chances

    def _best(self, n: int, view: View, *, is_exact: bool) -> Chances:
        if is_exact:
            return settled(view)
        return self._fine[n] if n in self._fine else self._samples[n, False].chances

    def _sample(self) -> Sample:
        return Sample(self.story.options.seats + self.story.options.emissary)

    def _play(
        self,
        rest: Rest,
        playouts: int,
        sample: Sample,
        votes: Laid | None = None,
        emissary: Card | None = None,
    ) -> None:
        for _ in range(playouts):
            self.look()
            sample.add(rest.end(rest.deal(), votes, emissary))


def settled(view: View) -> Chances:
    """After a count nothing is drawn: the victory itself, or what the lead is worth."""
    means = after_count(view)
    return Chances(rounded(means), (0.0,) * len(means), 0)
