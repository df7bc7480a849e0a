"""What the page of chances shows of a game of Vienna, by what has been found out by now."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.review import Chances
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.curve_layout import Curve, CurveMark, CurveSpan
from vivaroi_gui.ui.kit.curve_layout import MarkKind as Kind
from vivaroi_gui.ui.kit.moment_card import MomentTold
from vivaroi_gui.ui.kit.moment_list import NightBlock
from vivaroi_gui.ui.session.chances import ChancesTab, ChancesTold
from vivaroi_gui.ui.session.chances_findings import TurningPoint
from vivaroi_gui.ui.session.chances_telling import ChancesTelling
from vivaroi_gui.ui.vienna.review.findings import Findings
from vivaroi_gui.ui.vienna.review.words import ViennaChances


def chances_tab(
    findings: Findings, players: Sequence[Player], parent: QWidget | None = None
) -> ChancesTab:
    """The tab; all lies open in Vienna, so that there is one curve."""
    telling = _Telling(findings, players)
    return ChancesTab(telling.told, findings.inputs_at, parent=parent)


class _Telling(ChancesTelling[Findings]):
    def __init__(self, findings: Findings, players: Sequence[Player]) -> None:
        super().__init__(findings, players)
        self._words = ViennaChances(findings, players)

    def told(self, _: int) -> ChancesTold:
        words = self._words
        return ChancesTold(words.title(), self._curve(), words.note(), self.beside(), words.at)

    def _curve(self) -> Curve:
        spans = [
            CurveSpan(self._words.span(number), first, last)
            for number, first, last in self._findings.rounds
        ]
        lines = tuple(self.line(seat, is_public=True) for seat in range(len(self._players)))
        return Curve(len(self._findings.sights) - 1, tuple(spans), lines, tuple(self._marks()))

    def name(self, rival: int) -> str:
        return self._words.name(rival)

    def line_told(self, rival: int, points: Sequence[tuple[int, Chances]]) -> str:
        return self._words.line(rival, points)

    def _marks(self) -> Iterator[CurveMark]:
        """Counted rounds, and whatever turned the game."""
        turning = {one.at: (number, one) for number, one in self.numbered()}
        for at in range(len(self._findings.sights)):
            number, point = turning.get(at, (0, None))
            if point is not None:
                changes = "; ".join(change.text for change in self.changes(point))
                told = f"{self._words.came(point.since, at)} {changes}"
                yield CurveMark(at, self._kind(at), told, "", number, point.turns[0].seat)
            elif self._findings.ends_round(at):
                yield CurveMark(at, Kind.WON, self._words.at(at), "", 0, 0)

    def _kind(self, at: int) -> Kind:
        return Kind.LUCK if self._findings.is_thrown(at) else Kind.PLAIN

    def moment(self, number: int, point: TurningPoint) -> MomentTold:
        came = self._words.came(point.since, point.at)
        changes = self.changes(point)
        return MomentTold(point.at, came, changes, "", self._kind(point.at), number)

    def blocks(self) -> Iterator[NightBlock]:
        lucky = self.lucky()
        if lucky:
            yield NightBlock(self._words.luck(), rows=lucky, note=self._words.luck_note())
