"""What the page of chances shows of a game of Vienna, by what has been found out by now."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.curve_layout import Curve, CurveLine, CurveMark, CurveSpan, CurveValue
from vivaroi_gui.ui.kit.curve_layout import MarkKind as Kind
from vivaroi_gui.ui.kit.moment_card import Change, MomentTold
from vivaroi_gui.ui.kit.moment_list import Beside, NightBlock
from vivaroi_gui.ui.session.chances import ChancesTab, ChancesTold, chances_words
from vivaroi_gui.ui.session.chances_findings import TurningPoint
from vivaroi_gui.ui.vienna.review.findings import Findings
from vivaroi_gui.ui.vienna.review.words import ViennaChances


def chances_tab(
    findings: Findings, players: Sequence[Player], parent: QWidget | None = None
) -> ChancesTab:
    """The tab; all lies open in Vienna, so that there is one curve."""
    telling = _Telling(findings, players)
    return ChancesTab(telling.told, findings.inputs_at, parent=parent)


class _Telling:
    """Makes what is shown of what was found out."""

    def __init__(self, findings: Findings, players: Sequence[Player]) -> None:
        self._findings = findings
        self._players = players
        self._words = ViennaChances(findings, players)

    def told(self, _: int) -> ChancesTold:
        words = self._words
        return ChancesTold(words.title(), self._curve(), words.note(), self._beside(), words.at)

    def _curve(self) -> Curve:
        spans = [
            CurveSpan(self._words.span(number), first, last)
            for number, first, last in self._findings.rounds
        ]
        lines = tuple(self._line(seat) for seat in range(len(self._players)))
        return Curve(len(self._findings.sights) - 1, tuple(spans), lines, tuple(self._marks()))

    def _line(self, seat: int) -> CurveLine:
        points = self._findings.curve(is_public=True)
        values = tuple(CurveValue(at, one.means[seat], one.errors[seat]) for at, one in points)
        told = self._words.line(seat, points)
        return CurveLine(self._players[seat].persons, self._words.name(seat), values, told)

    def _marks(self) -> Iterator[CurveMark]:
        """Counted rounds, and whatever turned the game."""
        turning = {one.at: (number, one) for number, one in self._numbered()}
        for at in range(len(self._findings.sights)):
            number, point = turning.get(at, (0, None))
            if point is not None:
                changes = "; ".join(change.text for change in self._changes(point))
                told = f"{self._words.came(point.since, at)} {changes}"
                yield CurveMark(at, self._kind(at), told, "", number, point.turns[0].seat)
            elif self._findings.ends_round(at):
                yield CurveMark(at, Kind.WON, self._words.at(at), "", 0, 0)

    def _kind(self, at: int) -> Kind:
        return Kind.LUCK if self._findings.is_thrown(at) else Kind.PLAIN

    def _beside(self) -> Beside:
        points = tuple(self._moment(number, point) for number, point in self._numbered())
        is_nothing = self._findings.is_complete and not points
        nothing = chances_words().nothing() if is_nothing else ""
        return Beside(points, tuple(self._blocks()), nothing, chances_words().watch())

    def _numbered(self) -> Iterator[tuple[int, TurningPoint]]:
        return enumerate(self._findings.turning_points, 1)

    def _moment(self, number: int, point: TurningPoint) -> MomentTold:
        came = self._words.came(point.since, point.at)
        changes = self._changes(point)
        return MomentTold(point.at, came, changes, "", self._kind(point.at), number)

    def _changes(self, point: TurningPoint) -> tuple[Change, ...]:
        return tuple(
            Change(
                self._players[turn.seat].persons,
                self._words.change(turn.seat, turn.before, turn.after),
                turn.after > turn.before,
            )
            for turn in point.turns
        )

    def _blocks(self) -> Iterator[NightBlock]:
        lucky = self._findings.lucky
        if lucky:
            rows = tuple(
                Change(self._players[seat].persons, self._words.lucky(seat, gain), gain > 0)
                for seat, gain in lucky
            )
            yield NightBlock(self._words.luck(), rows=rows, note=self._words.luck_note())
