"""A game of Vienna explained: one tab, the chances."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.review import Part
from vivaroi_gui.rules.core import Shown
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.review import Review, ReviewTab
from vivaroi_gui.ui.vienna.review.chances import chances_tab
from vivaroi_gui.ui.vienna.review.findings import Findings


class ViennaReview(Review):
    """Of a game that is over, or up to its last evaluation."""

    def __init__(self, shown: Shown, players: Sequence[Player]) -> None:
        super().__init__()
        self.findings = Findings(shown.sights)
        self._players = players

    def new_tabs(self, room: QWidget) -> Iterator[ReviewTab]:
        yield chances_tab(self.findings, self._players, room)

    @property
    def share(self) -> float:
        return self.findings.share

    def add(self, part: Part) -> None:
        self.findings.add(part)
