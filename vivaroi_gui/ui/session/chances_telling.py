"""Makes of what was found out what the page of chances shows: that much is alike in all games."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from vivaroi_gui.ai.review import Chances
from vivaroi_gui.table.players import Person, Player
from vivaroi_gui.ui.kit.curve_layout import CurveLine, CurveValue
from vivaroi_gui.ui.kit.moment_card import Change, MomentTold
from vivaroi_gui.ui.kit.moment_list import Beside, NightBlock
from vivaroi_gui.ui.session.chances import chances_words
from vivaroi_gui.ui.session.chances_findings import ChancesFindings, TurningPoint

F = TypeVar("F", bound=ChancesFindings)


class ChancesTelling(Generic[F]):
    """A game says who may win and what came; rivals are its seats, then whoever else may win."""

    def __init__(self, findings: F, players: Sequence[Player]) -> None:
        self._findings = findings
        self._players = players

    # --- what a game says ----------------------------------------------------------------------

    def name(self, rival: int) -> str:
        raise NotImplementedError

    def line_told(self, rival: int, points: Sequence[tuple[int, Chances]]) -> str:
        """A line in a sentence."""
        raise NotImplementedError

    def moment(self, number: int, point: TurningPoint) -> MomentTold:
        """A turning point, on paper."""
        raise NotImplementedError

    def blocks(self) -> Iterator[NightBlock]:
        """What is told below the turning points."""
        raise NotImplementedError

    # --- what is alike -------------------------------------------------------------------------

    def persons(self, rival: int) -> tuple[Person, ...]:
        """Who is no seat is nobody at the table."""
        return self._players[rival].persons if rival < len(self._players) else ()

    def line(self, rival: int, *, is_public: bool) -> CurveLine:
        points = self._findings.curve(is_public=is_public)
        values = tuple(CurveValue(at, one.means[rival], one.errors[rival]) for at, one in points)
        told = self.line_told(rival, points)
        return CurveLine(self.persons(rival), self.name(rival), values, told)

    def beside(self) -> Beside:
        """All that is told beside the curve."""
        points = tuple(self.moment(number, point) for number, point in self.numbered())
        words = chances_words()
        nothing = words.nothing(is_sure=self._findings.is_complete)
        note = words.figures() if points else nothing
        return Beside(points, tuple(self.blocks()), note, words.watch())

    def numbered(self) -> Iterator[tuple[int, TurningPoint]]:
        return enumerate(self._findings.turning_points, 1)

    def changes(self, point: TurningPoint) -> tuple[Change, ...]:
        """What a turning point meant to those of whom it is told."""
        return tuple(
            Change(
                self.persons(turn.seat),
                chances_words().change(self.name(turn.seat), turn.before, turn.after),
                turn.after > turn.before,
            )
            for turn in point.turns
        )

    def lucky(self) -> tuple[Change, ...]:
        """What chance brought to those of whom it is told."""
        return tuple(
            Change(self.persons(rival), chances_words().gain(self.name(rival), gain), gain > 0)
            for rival, gain in self._findings.lucky
        )
