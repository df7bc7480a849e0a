"""Which paper lies in front on a small table of Vienna."""

from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.ui.kit.leaf_tabs import LeafTabs
from vivaroi_gui.ui.vienna.panels.evaluation import is_evaluating
from vivaroi_gui.ui.vienna.panels.offers import is_to_throw
from vivaroi_gui.ui.vienna.panels.small_column import TownPapers, TownTab, tabs_of
from vivaroi_gui.ui.vienna.selection import Selection, Use

_ANSWERED_THERE = (Phase.KRIEAU, Phase.PRATER, Phase.DOUBLE)
"""What is answered by a button beside the dice."""


def papers_of(view: View | None) -> TownPapers:
    """What the papers are for."""
    if view is None or view.phase in (Phase.DEAL, Phase.START_CARD):
        return TownPapers.START
    return TownPapers.TOLD if is_evaluating(view) else TownPapers.TURN


class ColumnTabs(LeafTabs[TownTab]):
    """What is needed comes to the front when it begins to be, and not again."""

    def __init__(
        self, page: QWidget, lowest: QWidget, selection: Selection, *, has_moves: bool
    ) -> None:
        super().__init__(page, lowest, TownTab.START, TownTab.MOVES)
        self._has_moves = has_moves
        self._selection = selection
        self._view: View | None = None
        self._needed: TownTab | None = None
        self.is_small = False
        self.is_beside = False
        selection.changed.connect(self._on_selected)

    @property
    def papers(self) -> TownPapers:
        return papers_of(self._view)

    @property
    def hides_board(self) -> bool:
        return self.is_small and not self.is_beside and self.front is not TownTab.TOWN

    @property
    def is_board_front(self) -> bool:
        return self.front is TownTab.TOWN

    def fit(self, *, is_small: bool, is_beside: bool) -> None:
        """What there is room for."""
        if (is_small, is_beside) != (self.is_small, self.is_beside):
            self.is_small, self.is_beside = is_small, is_beside
            self._needed = None
        self._settle()

    def follow(self, view: View) -> bool:
        """Brings what is needed to the front; whether something else lies there now."""
        before = self.papers, self._offered, self.front
        self._view = view
        self._settle()
        return before != (self.papers, self._offered, self.front)

    def _settle(self) -> None:
        needed = self._need
        if needed is not self._needed:
            self._needed = needed
            self.bring(needed)
        if not self.is_small:
            self.offer(())
            return
        has_moves = self._has_moves and (self.papers is not TownPapers.TOLD or self._is_asked)
        self.offer(tabs_of(self.papers, is_beside=self.is_beside, has_moves=has_moves))

    @property
    def _is_asked(self) -> bool:
        view = self._view
        return view is not None and bool(view.legal) and CHANCE not in view.to_act

    @property
    def _need(self) -> TownTab:
        view, papers = self._view, self.papers
        if view is None or papers is TownPapers.START:
            return TownTab.START
        if papers is TownPapers.TOLD:
            return TownTab.STOP
        seat = view.seat
        is_own = seat is not None and (seat in view.to_act or is_to_throw(view, seat))
        is_answer = view.phase in _ANSWERED_THERE or (seat is not None and is_to_throw(view, seat))
        is_change = view.phase is Phase.TURN and self._selection.use is not Use.PLACING
        if self.is_beside or (is_own and (is_answer or is_change)):
            return TownTab.MINE
        return TownTab.TOWN

    def _on_selected(self) -> None:
        """To change dice, there is more to be pressed than the dice."""
        if self.is_small and self._need is not self._needed:
            self._settle()
            self.turned.emit()

    def title(self) -> str:
        return self.tr("What lies open")

    def word(self, leaf: TownTab) -> str:
        return {
            TownTab.TOWN: self.tr("Town"),
            TownTab.START: self.tr("Start cards"),
            TownTab.MINE: self.tr("My dice"),
            TownTab.PLAYERS: self.tr("Players"),
            TownTab.SALON: self.tr("Salon"),
            TownTab.STOP: self.tr("This stop"),
            TownTab.SO_FAR: self.tr("So far"),
            TownTab.MOVES: self.tr("To play"),
        }[leaf]
