"""What was found out of a game by now: collects the parts, and answers what the pages ask."""

from collections import defaultdict
from collections.abc import Sequence
from operator import attrgetter

from vivaroi_gui.ai.review import Part
from vivaroi_gui.ai.vivaroi.review.parts import Flip, Guess, Judged, Slip, Telling
from vivaroi_gui.rules.core import Seat, Sight
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.ui.session.chances_findings import MOST_SEATS, ChancesFindings
from vivaroi_gui.ui.vivaroi.review.happenings import Happening, happenings

MOST_TELLING = 3
"""Acts of a person that are told to have given it away."""


class Findings(ChancesFindings):
    """Persons and seats are those of the rules."""

    least_luck = 0.01
    """Less nobody has felt."""

    def __init__(self, sights: Sequence[Sight]) -> None:
        super().__init__(sights)
        self.happenings: tuple[Happening, ...] = happenings(self.sights)
        self._flips: dict[int, Flip] = {}
        self._guesses: dict[int, Guess] = {}
        self._tellings: dict[int, list[Telling]] = defaultdict(list)
        self._slips: dict[Seat, list[Slip]] = defaultdict(list)
        self._judged: dict[Seat, int] = {}

    def add(self, part: Part) -> None:
        match part:
            case Guess():
                self._guesses[part.at] = part
            case Judged():
                self._judged[part.seat] = part.decisions
            case Telling():
                self._add_telling(part)
            case Flip():
                self._flips.setdefault(part.at, part)
            case Slip():
                self._add_slip(part)
            case _:
                super().add(part)

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
    def rounds(self) -> tuple[int, ...]:
        """The numbers of the rounds that were shown."""
        return tuple(dict.fromkeys(one.round for one in self.happenings))

    def sights_of(self, round_: int) -> tuple[int, ...]:
        """The places of the sights of a round."""
        return tuple(at for at, one in enumerate(self.happenings) if one.round == round_)

    @property
    def flips(self) -> tuple[Flip, ...]:
        """Votes that decided, in the order of the game: those that made a difference."""
        return tuple(flip for _, flip in sorted(self._flips.items()) if any(flip.is_said))

    # --- what the table could guess ------------------------------------------------------------

    def guesses(self, round_: int) -> tuple[Guess, ...]:
        """What could be guessed in a round, sight after sight."""
        return tuple(self._guesses[at] for at in self.sights_of(round_) if at in self._guesses)

    def tellings(self, person: int) -> tuple[Telling, ...]:
        """What gave a person away, the plainest first."""
        return tuple(self._tellings[person])

    # --- decisions -----------------------------------------------------------------------------

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


def said(flip: Flip) -> tuple[Seat, ...]:
    """Of whom a vote that decided is told: for whom it made the greatest difference, most first."""

    def difference(seat: Seat) -> float:
        return abs(flip.means[seat] - flip.instead[seat])

    told = [seat for seat, is_said in enumerate(flip.is_said) if is_said]
    return tuple(sorted(told, key=difference, reverse=True)[:MOST_SEATS])
