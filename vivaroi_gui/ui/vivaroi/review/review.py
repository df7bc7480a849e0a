"""A game of the castle explained: its tabs, and what they show."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.review import Part
from vivaroi_gui.ai.vivaroi.review.parts import Judged, Slip, is_judged
from vivaroi_gui.rules.core import Decision, Seat, Shown
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.review import Remark, Review, ReviewTab
from vivaroi_gui.ui.vivaroi.review.chances import chances_tab
from vivaroi_gui.ui.vivaroi.review.decisions import Judging
from vivaroi_gui.ui.vivaroi.review.decisions_tab import DecisionsTab
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.review.remarks import remarks
from vivaroi_gui.ui.vivaroi.review.secrets_tab import SecretsTab
from vivaroi_gui.ui.vivaroi.words.editions import lore


class CastleReview(Review):
    """Of a game that is over, or of a round that is counted."""

    def __init__(self, shown: Shown, players: Sequence[Player]) -> None:
        super().__init__()
        self.findings = Findings(shown.sights)
        self._last = shown.sights[-1].view
        self._players = players
        people = {decision.view.seat for decision in shown.decisions}
        self._judging = Judging(self.findings, people)

    @property
    def title(self) -> str:
        if self._is_over:
            return super().title
        return lore(self.findings.options.edition).round_explained(self._last.round)

    @property
    def _is_over(self) -> bool:
        return self._last.result is not None

    def new_tabs(self, room: QWidget) -> Iterator[ReviewTab]:
        yield chances_tab(self.findings, self._players, room)
        yield SecretsTab(self.findings, self._players, room)
        if self._is_over:
            yield DecisionsTab(self.findings, self._players, self._judging, room)

    def remarks(self) -> tuple[Remark, ...]:
        return remarks(self.findings, self._players)

    @property
    def share(self) -> float:
        return self.findings.share

    def add(self, part: Part) -> None:
        self.findings.add(part)

    def judge(self, seat: Seat, decisions: Sequence[Decision]) -> None:
        self._judging.ask(seat, sum(map(is_judged, decisions)))

    def add_judged(self, part: Part) -> bool:
        """All else is found out already, or comes from elsewhere, better measured perhaps."""
        if isinstance(part, Slip | Judged):
            self.findings.add(part)
        return isinstance(part, Judged) and self._judging.is_whole(part.seat)
