"""The timeline of a whole game: the moments in which it was told, to walk to and fro."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from vivaroi_gui.table.replay import Replay
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.screens import AnyScreens


class ReplayStep(NamedTuple):
    """A moment, and the position to which it belongs: a move may be told in several moments."""

    position: int
    moment: Moment


class Walk:
    """All steps of a replay, by number; the first one is the table before anything is dealt."""

    def __init__(self, replay: Replay, screens: AnyScreens) -> None:
        self._replay = replay
        self._screens = screens
        self.retelling = screens.retelling()
        self.steps: tuple[ReplayStep, ...] = tuple(self._all())

    def _all(self) -> Iterator[ReplayStep]:
        for position in range(self._replay.last + 1):
            events, view = self._replay.events(position), self._replay.view(position)
            for moment in self._screens.timeline(events, view):
                yield ReplayStep(position, moment)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    def step_at(self, position: int) -> int:
        """The last step of a position."""
        return bisect_right(self.steps, position, key=lambda step: step.position) - 1

    def first_step_of(self, position: int) -> int:
        """The step with which a position begins."""
        return min(self.last, self.step_at(position - 1) + 1)

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The steps with which a round begins."""
        told = enumerate(self.steps)
        return tuple(n for n, one in told if self.retelling.begins_round(one.moment.events))

    @cached_property
    def landmarks(self) -> tuple[int, ...]:
        """The steps that people jump to."""
        told = enumerate(self.steps)
        return tuple(n for n, one in told if self.retelling.is_landmark(one.moment.events))

    def landmark_after(self, number: int) -> int:
        """The next one; the last step where there is none."""
        place = bisect_right(self.landmarks, number)
        return self.landmarks[place] if place < len(self.landmarks) else self.last

    def landmark_before(self, number: int) -> int:
        """The one before a step; the first step where there is none."""
        place = bisect_left(self.landmarks, number)
        return self.landmarks[place - 1] if place else 0
