"""What was found out by now of who was likely to win, in any game: pure, without Qt.

The curve gets calmer as better measured points come; of whatever is said in words the first word
stands: a later part never changes a sentence that somebody may have read.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from vivaroi_gui.ai.review import Chances, Luck, Part, Point, Progress, Turn
from vivaroi_gui.rules.core import Seat, Sight

MOST_SEATS: Final = 2
"""Of whom a turning point is told."""
_BEYOND_CHANCE: Final = 2.0
"""Standard errors that luck is told from."""


class TurningPoint(NamedTuple):
    """What came between two sights, and for whom it turned the game, the first that was found
    first."""

    since: int
    at: int
    turns: tuple[Turn, ...]


class ChancesFindings:
    """Of one game, or of one that goes on up to its last count; ``sights`` are all that it showed.

    A game adds what it is explained with besides.
    """

    least_luck = 0.0
    """The chance to win that luck is told from, however sure it is."""

    def __init__(self, sights: Sequence[Sight]) -> None:
        self.sights = tuple(sights)
        self.share = 0.0
        """How much of all that will be found out is there, 0 to 1."""
        self._points: dict[bool, dict[int, Chances]] = {False: {}, True: {}}
        self._turns: dict[int, list[Turn]] = defaultdict(list)
        self._luck: Luck | None = None

    def add(self, part: Part) -> None:
        """Takes a part in, in whichever order they come."""
        match part:
            case Point():
                self._points[part.is_public][part.at] = part.chances
            case Progress():
                self.share = max(self.share, part.share)
            case Turn():
                self._add_turn(part)
            case Luck():
                self._luck = self._luck or part

    def _add_turn(self, turn: Turn) -> None:
        told = self._turns[turn.at]
        if len(told) < MOST_SEATS and all(turn.seat != one.seat for one in told):
            told.append(turn)

    @property
    def is_complete(self) -> bool:
        """Whether nothing more comes."""
        return self.share >= 1.0

    def inputs_at(self, at: int) -> int:
        """After how many inputs a sight was seen: where a replay shows it."""
        return self.sights[at].inputs

    # --- chances -------------------------------------------------------------------------------

    def curve(self, *, is_public: bool) -> tuple[tuple[int, Chances], ...]:
        """All points of a curve that are there, by the places of their sights."""
        return tuple(sorted(self._points[is_public].items()))

    def chances_at(self, at: int, *, is_public: bool) -> Chances | None:
        """Those at a sight, where they are there already."""
        return self._points[is_public].get(at)

    def playouts(self, *, is_public: bool) -> int:
        """How many playouts each estimated point rests on, at least; 0 where there is none."""
        estimated = [one.playouts for one in self._points[is_public].values() if one.playouts]
        return min(estimated, default=0)

    def margin(self, *, is_public: bool) -> float:
        """Give or take so much: two standard errors of the point that is known least."""
        errors = (max(one.errors) for one in self._points[is_public].values() if one.errors)
        return 2 * max(errors, default=0.0)

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """In the order of the game."""
        turns = sorted(self._turns.items())
        return tuple(TurningPoint(told[0].since, at, tuple(told)) for at, told in turns)

    @property
    def lucky(self) -> tuple[tuple[Seat, float], ...]:
        """What chance brought to a seat where it is enough and beyond doubt, most luck first."""
        if self._luck is None:
            return ()
        found = enumerate(zip(self._luck.gains, self._luck.errors, strict=True))
        beyond = [
            (seat, gain)
            for seat, (gain, error) in found
            if abs(gain) > max(_BEYOND_CHANCE * error, self.least_luck)
        ]
        return tuple(sorted(beyond, key=lambda one: -one[1]))
