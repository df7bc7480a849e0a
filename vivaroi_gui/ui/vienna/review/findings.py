"""What was found out of a game of Vienna by now, without Qt.

The curve gets calmer; of what is said in words the first word stands.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vivaroi_gui.ai.review import Chances, Luck, Part, Point, Progress, Turn
from vivaroi_gui.rules.core import Event, Seat, Sight
from vivaroi_gui.rules.vienna.events import EvaluationBegun, RoundBegun, RoundOver, Thrown

_MOST_SEATS: Final = 2
"""Of whom a turning point is told."""
_BEYOND_CHANCE: Final = 2.0
"""Standard errors that luck is told from."""


class TurningPoint(NamedTuple):
    """What came between two sights, and for whom it turned the game."""

    since: int
    at: int
    turns: tuple[Turn, ...]


class Findings:
    """Of one game; ``sights`` are all that it showed."""

    def __init__(self, sights: Sequence[Sight]) -> None:
        self.sights = tuple(sights)
        self.share = 0.0
        """How much of all that will be found out is there, 0 to 1."""
        self._points: dict[int, Chances] = {}
        self._turns: dict[int, list[Turn]] = defaultdict(list)
        self._luck: Luck | None = None

    def add(self, part: Part) -> None:
        """Takes a part in, in whichever order they come."""
        match part:
            case Point():
                self._points[part.at] = part.chances
            case Progress():
                self.share = max(self.share, part.share)
            case Turn():
                told = self._turns[part.at]
                if len(told) < _MOST_SEATS and all(part.seat != one.seat for one in told):
                    told.append(part)
            case Luck():
                self._luck = self._luck or part

    # --- the game itself -----------------------------------------------------------------------

    @property
    def rounds(self) -> tuple[tuple[int, int, int], ...]:
        """Each round with the places of its first and its last sight; 0 before the first one."""
        found: dict[int, list[int]] = defaultdict(list)
        for at, sight in enumerate(self.sights):
            found[sight.view.round].append(at)
        return tuple((number, own[0], own[-1]) for number, own in found.items())

    def begins_round(self, at: int) -> bool:
        return any(isinstance(event, RoundBegun) for event in self.sights[at].events)

    def ends_round(self, at: int) -> bool:
        return any(isinstance(event, RoundOver) for event in self.sights[at].events)

    def is_thrown(self, at: int) -> bool:
        return any(isinstance(event, Thrown) for event in self.sights[at].events)

    def events(self, since: int, at: int) -> Iterator[Event]:
        """What was done between two sights; of an evaluation no more than what was chosen."""
        for sight in self.sights[since + 1 : at + 1]:
            told = [event for event in sight.events if not isinstance(event, RoundBegun)]
            yield from told[:1]
            for event in told[1:]:
                if isinstance(event, EvaluationBegun) or sight.view.evaluation:
                    break
                yield event

    # --- what was found ------------------------------------------------------------------------

    @property
    def curve(self) -> tuple[tuple[int, Chances], ...]:
        """All points that are there, by the places of their sights."""
        return tuple(sorted(self._points.items()))

    def chances_at(self, at: int) -> Chances | None:
        return self._points.get(at)

    @property
    def playouts(self) -> int:
        """How many each estimated point rests on, at least; 0 where there is none."""
        estimated = [one.playouts for one in self._points.values() if one.playouts]
        return min(estimated, default=0)

    @property
    def margin(self) -> float:
        """Give or take so much: two standard errors of the point that is known least."""
        return 2 * max((max(one.errors) for one in self._points.values()), default=0.0)

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """In the order of the game."""
        turns = sorted(self._turns.items())
        return tuple(TurningPoint(told[0].since, at, tuple(told)) for at, told in turns)

    @property
    def lucky(self) -> tuple[tuple[Seat, float], ...]:
        """What chance brought to a seat where it is beyond doubt, most luck first."""
        if self._luck is None:
            return ()
        found = enumerate(zip(self._luck.gains, self._luck.errors, strict=True))
        beyond = [(seat, gain) for seat, (gain, e) in found if abs(gain) > _BEYOND_CHANCE * e]
        return tuple(sorted(beyond, key=lambda one: -one[1]))
