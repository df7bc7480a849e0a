"""A game of Vienna explained: one tab, the chances."""

from collections.abc import Sequence

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import Shown
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.review import Review
from vivaroi_gui.ui.vienna.review.chances import chances_tab
from vivaroi_gui.ui.vienna.review.findings import Findings


class ViennaReview(Review):
    """Of a game that is over, or up to its last evaluation."""

    def __init__(self, shown: Shown, players: Sequence[Player]) -> None:
        self.findings = Findings(shown.sights)
        super().__init__([chances_tab(self.findings, players)])

    @property
    def share(self) -> float:
        return self.findings.share

    def add(self, part: Part) -> None:
        self.findings.add(part)
