"""Which paper lies in front on a small table of Vienna."""

from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.ui.kit.leaf_tabs import LeafTabs
from vivaroi_gui.ui.vienna.panels.evaluation import is_evaluating
from vivaroi_gui.ui.vienna.panels.offers import is_to_throw
from vivaroi_gui.ui.vienna.panels.small_column import Stage, Tab, tabs_of
from vivaroi_gui.ui.vienna.selection import Selection, Use

_ANSWERED_THERE = (Phase.KRIEAU, Phase.PRATER, Phase.DOUBLE)
"""What is answered by a button beside the dice."""


def stage_of(view: View | None) -> Stage:
    """What the papers are for."""
    if view is None or view.phase in (Phase.DEAL, Phase.START_CARD):
        return Stage.START
    return Stage.TOLD if is_evaluating(view) else Stage.TURN


class ColumnTabs(LeafTabs[Tab]):
    """What is needed comes to the front when it begins to be, and not again."""

    def __init__(
        self, page: QWidget, lowest: QWidget, selection: Selection, *, has_moves: bool
    ) -> None:
        super().__init__(page, lowest, Tab.START, Tab.MOVES)
        self._has_moves = has_moves
        self._selection = selection
        self._view: View | None = None
        self._needed: Tab | None = None
        self.is_small = False
        self.is_beside = False
        selection.changed.connect(self._on_selected)

    @property
    def stage(self) -> Stage:
        return stage_of(self._view)

    @property
    def hides_board(self) -> bool:
        return self.is_small and not self.is_beside and self.front is not Tab.TOWN

    def fit(self, *, is_small: bool, is_beside: bool) -> None:
        """What there is room for."""
        if (is_small, is_beside) != (self.is_small, self.is_beside):
            self.is_small, self.is_beside = is_small, is_beside
            self._needed = None
        self._settle()

    def follow(self, view: View) -> bool:
        """Brings what is needed to the front; whether something else lies there now."""
        before = self.stage, self._offered, self.front
        self._view = view
        self._settle()
        return before != (self.stage, self._offered, self.front)

    def _settle(self) -> None:
        needed = self._need
        if needed is not self._needed:
            self._needed = needed
            self.bring(needed)
        if not self.is_small:
            self.offer(())
            return
        has_moves = self._has_moves and (self.stage is not Stage.TOLD or self._is_asked)
        self.offer(tabs_of(self.stage, is_beside=self.is_beside, has_moves=has_moves))

    @property
    def _is_asked(self) -> bool:
        view = self._view
        return view is not None and bool(view.legal) and CHANCE not in view.to_act

    @property
    def _need(self) -> Tab:
        view, stage = self._view, self.stage
        if view is None or stage is Stage.START:
            return Tab.START
        if stage is Stage.TOLD:
            return Tab.STOP
        seat = view.seat
        is_own = seat is not None and (seat in view.to_act or is_to_throw(view, seat))
        is_answer = view.phase in _ANSWERED_THERE or (seat is not None and is_to_throw(view, seat))
        is_change = view.phase is Phase.TURN and self._selection.use is not Use.PLACING
        if self.is_beside or (is_own and (is_answer or is_change)):
            return Tab.MINE
        return Tab.TOWN

    def _on_selected(self) -> None:
        """To change dice, there is more to be pressed than the dice."""
        if self.is_small and self._need is not self._needed:
            self._settle()
            self.turned.emit()

    def title(self) -> str:
        return self.tr("What lies open")

    def word(self, leaf: Tab) -> str:
        return {
            Tab.TOWN: self.tr("Town"),
            Tab.START: self.tr("Start cards"),
            Tab.MINE: self.tr("My dice"),
            Tab.PLAYERS: self.tr("Players"),
            Tab.SALON: self.tr("Salon"),
            Tab.STOP: self.tr("This stop"),
            Tab.SO_FAR: self.tr("So far"),
            Tab.MOVES: self.tr("Moves"),
        }[leaf]
