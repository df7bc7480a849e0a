"""Who may win, at a moment of a story: the rest of the round is played many times."""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Final, TypeVar

from vivaroi_gui.ai.bot import ShouldStop, Stopped
from vivaroi_gui.ai.review import Chances
from vivaroi_gui.ai.sample import Effect, Sample
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs, rounded
from vivaroi_gui.ai.vivaroi.review.leads import after_count, tempered
from vivaroi_gui.ai.vivaroi.review.rest import Laid, Rest
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.moves import Card

T = TypeVar("T")

FINE: Final = 800
"""Playouts wherever something may be said."""


class Gauge:
    """Measures the chances at the moments of a story, and remembers them.

    Each measure draws from a stream of its own, so that none depends on what was measured before:
    a round by itself is told as it is in the whole game.  ``known`` are measures by their names,
    which a gauge of the same story and seed may have made before: they are not made again.
    """

    def __init__(
        self,
        beliefs: Beliefs,
        seed: int,
        should_stop: ShouldStop,
        known: dict[Hashable, Any] | None = None,
    ) -> None:
        self.beliefs = beliefs
        self.story = beliefs.story
        self.should_stop = should_stop
        self._seed = seed
        self._known = {} if known is None else known
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

    def once(self, names: Hashable, measure: Callable[[], T]) -> T:
        """What was measured under these names, now or before; all of it, or nothing."""
        if names not in self._known:
            self._known[names] = measure()
        found: T = self._known[names]
        return found

    def rest(self, n: int, *names: object, is_public: bool = False) -> Rest:
        """The rest of the round, drawn from a stream of that name."""
        return Rest(self.beliefs, n, self.stream(n, *names), is_public=is_public)

    def more(self, n: int, playouts: int, *, is_public: bool) -> Chances:
        """The chances at a moment, by so many playouts more than were there already."""
        if self.story.moments[n].is_counted:
            return settled(self.story.moments[n].view)
        start = self._samples.get((n, is_public)) or self._sample()
        names = ("public" if is_public else "open", start.playouts)
        sample = self._found(n, *names, playouts=playouts, is_public=is_public, start=start)
        self._samples[n, is_public] = sample
        return _told(sample)

    def fine(self, n: int) -> Chances:
        """The chances at a moment with cards open, by playouts that nothing was chosen by."""
        if self.story.moments[n].is_counted:
            return settled(self.story.moments[n].view)
        if n not in self._fine:
            self._fine[n] = _told(self._found(n, "fine", playouts=FINE))
        return self._fine[n]

    def undealt(self, n: int) -> Chances:
        """The chances at a deal in all the deals that may be, by the playouts of ``fine``.

        Not what the count before it has left: that is told by another measure, and what is between
        the two was brought by no card.
        """
        return _told(self._found(n, "undealt", playouts=FINE, is_public=True))

    @property
    def all_fine(self) -> dict[int, Chances]:
        """What was measured as finely as anything is, by moment."""
        return self._fine

    def open_curve(self) -> list[Chances]:
        """The best known chances of all moments with cards open; each was measured before."""
        return [self._best(n) for n in range(len(self.story.moments))]

    def voted(self, n: int, ballots: Sequence[Laid], emissary: Card | None) -> Chances:
        """With cards open, the chances if these votes are laid at a moment, each ballot as often.

        ``emissary`` is the Emissary's vote.
        """

        def measured() -> Sample:
            sample, rest = self._sample(), self.rest(n, "voted")
            for ballot in ballots:
                self._play(rest, -(-FINE // len(ballots)), sample, ballot, emissary)
            return sample

        names = (n, "voted", tuple([tuple(one.items()) for one in ballots]), emissary)
        return _told(self.once(names, measured))

    def _best(self, n: int) -> Chances:
        if n in self._fine:
            return self._fine[n]
        moment = self.story.moments[n]
        return settled(moment.view) if moment.is_counted else _told(self._samples[n, False])

    def _sample(self) -> Sample:
        return Sample(self.story.options.rivals)

    def _found(
        self,
        n: int,
        *names: Hashable,
        playouts: int,
        is_public: bool = False,
        start: Sample | None = None,
    ) -> Sample:
        """A sample with so many playouts more than at the start, from the stream of these names."""

        def measured() -> Sample:
            sample = start.copy() if start else self._sample()
            self._play(self.rest(n, *names, is_public=is_public), playouts, sample)
            return sample

        return self.once((n, *names), measured)

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


def _told(sample: Sample) -> Chances:
    means, errors = tempered(Effect(sample.means, sample.errors))
    return Chances(rounded(means), rounded(errors), sample.playouts)


def settled(view: View) -> Chances:
    """After a count nothing is drawn: the victory itself, or what the lead is worth."""
    means, sure = tuple(after_count(view)), (0.0,) * view.options.rivals
    if view.result is None:
        means = tempered(Effect(means, sure)).means
    return Chances(rounded(means), sure, 0)
