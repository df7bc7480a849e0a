"""What was found out of a game by now: collects the parts, and answers what the pages ask.

The curve gets calmer as better measured points come; of whatever is said in words the first word
stands: a later part never changes a sentence that somebody may have read.
"""

from collections import defaultdict
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from vivaroi_gui.ai.review import Chances, Luck, Part, Point, Progress, Turn
from vivaroi_gui.ai.vivaroi.review.parts import (
    Award,
    Flip,
    Guess,
    Honour,
    Judged,
    Slip,
    Telling,
)
from vivaroi_gui.rules.core import Seat, Sight
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.ui.vivaroi.review.happenings import Happening, happenings

MOST_SEATS = 2
"""Of whom a turning point, or a vote that decided, is told."""
MOST_TELLING = 3
"""Acts of a person that are told to have given it away."""
_BEYOND_CHANCE = 2.0
"""Standard errors that the luck of the cards is told from,"""
_LEAST_LUCK = 0.01
"""and the chance to win: less nobody has felt."""
_ORDER = {honour: place for place, honour in enumerate(Honour)}


class TurningPoint(NamedTuple):
    """What came between two sights, and for whom it turned the game, the first that was found
    first."""

    at: int
    turns: tuple[Turn, ...]


class Findings:
    """Of one game, or of one that goes on up to its last count; ``sights`` are all that it showed.

    Persons and seats are those of the rules.
    """

    def __init__(self, sights: Sequence[Sight]) -> None:
        self.sights = tuple(sights)
        self.happenings: tuple[Happening, ...] = happenings(self.sights)
        self.share = 0.0
        """How much of all that will be found out is there, 0 to 1."""
        self.luck: Luck | None = None
        self._points: dict[bool, dict[int, Chances]] = {False: {}, True: {}}
        self._turns: dict[int, list[Turn]] = defaultdict(list)
        self._flips: dict[int, Flip] = {}
        self._guesses: dict[int, Guess] = {}
        self._tellings: dict[int, list[Telling]] = defaultdict(list)
        self._slips: dict[Seat, list[Slip]] = defaultdict(list)
        self._judged: dict[Seat, int] = {}
        self._awards: dict[Honour, Award] = {}

    def add(self, part: Part) -> None:
        """Takes a part in, in whichever order they come."""
        match part:
            case Point():
                self._points[part.is_public][part.at] = part.chances
            case Progress():
                self.share = max(self.share, part.share)
            case Guess():
                self._guesses[part.at] = part
            case Judged():
                self._judged[part.seat] = part.decisions
            case _:
                self._say(part)

    def _say(self, part: Part) -> None:
        """What is told in a sentence: the first word about it stands."""
        match part:
            case Turn():
                self._add_turn(part)
            case Luck():
                self.luck = self.luck or part
            case Telling():
                self._add_telling(part)
            case Flip():
                self._flips.setdefault(part.at, part)
            case Slip():
                self._add_slip(part)
            case Award():
                self._awards.setdefault(part.honour, part)

    def _add_turn(self, turn: Turn) -> None:
        told = self._turns[turn.at]
        if len(told) < MOST_SEATS and all(turn.seat != one.seat for one in told):
            told.append(turn)

    def _add_telling(self, telling: Telling) -> None:
        told = self._tellings[telling.person]
        if len(told) < MOST_TELLING and all(telling.at != one.at for one in told):
            told.append(telling)

    def _add_slip(self, slip: Slip) -> None:
        if all(slip.inputs != one.inputs for one in self._slips[slip.seat]):
            self._slips[slip.seat].append(slip)

    # --- the game itself -----------------------------------------------------------------------

    @property
    def options(self) -> Options:
        options: Options = self.sights[0].view.options
        return options

    @property
    def is_complete(self) -> bool:
        """Whether nothing more comes."""
        return self.share >= 1.0

    @property
    def rounds(self) -> tuple[int, ...]:
        """The numbers of the rounds that were shown."""
        return tuple(dict.fromkeys(one.round for one in self.happenings))

    def sights_of(self, round_: int) -> tuple[int, ...]:
        """The places of the sights of a round."""
        return tuple(at for at, one in enumerate(self.happenings) if one.round == round_)

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
        return tuple(TurningPoint(at, tuple(turns)) for at, turns in sorted(self._turns.items()))

    @property
    def flips(self) -> tuple[Flip, ...]:
        """Votes that decided, in the order of the game: those that made a difference."""
        return tuple(flip for _, flip in sorted(self._flips.items()) if any(flip.is_said))

    @property
    def lucky(self) -> tuple[tuple[Seat, float], ...]:
        """What the cards brought to a seat where it is enough and beyond chance, most first."""
        if self.luck is None:
            return ()
        found = enumerate(zip(self.luck.gains, self.luck.errors, strict=True))
        least = [(seat, gain, max(_BEYOND_CHANCE * e, _LEAST_LUCK)) for seat, (gain, e) in found]
        beyond = [(seat, gain) for seat, gain, at_least in least if abs(gain) > at_least]
        return tuple(sorted(beyond, key=lambda one: -one[1]))

    # --- what the table could guess ------------------------------------------------------------

    def guesses(self, round_: int) -> tuple[Guess, ...]:
        """What could be guessed in a round, sight after sight."""
        return tuple(self._guesses[at] for at in self.sights_of(round_) if at in self._guesses)

    def tellings(self, person: int) -> tuple[Telling, ...]:
        """What gave a person away, the plainest first."""
        return tuple(self._tellings[person])

    # --- decisions and awards ------------------------------------------------------------------

    @property
    def judged(self) -> tuple[Seat, ...]:
        """The seats whose decisions are looked at, by number."""
        return tuple(sorted(self._judged.keys() | self._slips.keys()))

    def decisions(self, seat: Seat) -> int:
        """How many decisions of a seat have been looked at by now."""
        return self._judged.get(seat, 0)

    def slips(self, seat: Seat) -> tuple[Slip, ...]:
        """The clear slips of a seat, the largest first."""
        return tuple(sorted(self._slips[seat], key=attrgetter("loss"), reverse=True))

    @property
    def awards(self) -> tuple[Award, ...]:
        """In the order in which they are given."""
        return tuple(sorted(self._awards.values(), key=lambda one: _ORDER[one.honour]))


def said(flip: Flip) -> tuple[Seat, ...]:
    """Of whom a vote that decided is told: for whom it made the greatest difference, most first."""

    def difference(seat: Seat) -> float:
        return abs(flip.means[seat] - flip.instead[seat])

    told = [seat for seat, is_said in enumerate(flip.is_said) if is_said]
    return tuple(sorted(told, key=difference, reverse=True)[:MOST_SEATS])
