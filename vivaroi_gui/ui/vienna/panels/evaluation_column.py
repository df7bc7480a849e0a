"""The papers of an evaluation, in the places of those of a turn."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.vienna.panels.eval_papers import EvaluationHead, RoundSums
from vivaroi_gui.ui.vienna.panels.evaluation import is_evaluating, looking_back
from vivaroi_gui.ui.vienna.panels.evaluation_words import EvaluationWords
from vivaroi_gui.ui.vienna.panels.layout import ColumnLayout
from vivaroi_gui.ui.vienna.panels.leafing import Leafing
from vivaroi_gui.ui.vienna.panels.question_words import QuestionWords
from vivaroi_gui.ui.vienna.panels.small_column import SmallColumn
from vivaroi_gui.ui.vienna.panels.so_far import SoFar
from vivaroi_gui.ui.vienna.panels.stop_card import StopCard


class Leaf(NamedTuple):
    """Where the telling of an evaluation stands."""

    has_before: bool = False
    """Whether there is an earlier stop to see again."""
    has_after: bool = False
    runs: bool = False
    """Whether it goes on by itself."""
    waits: bool = False
    """Whether it is at its end, where people go on when they have read it."""


class EvaluationColumn(QObject):
    """``head``, ``so_far``, ``stop``, ``sums`` and ``leafing``, children of the column."""

    chosen = Signal(object)
    leafed = Signal(int)
    paused = Signal(bool)
    continued = Signal()

    def __init__(self, column: QWidget, *, is_live: bool) -> None:
        super().__init__(column)
        self._is_live = is_live
        self._words = EvaluationWords(self)
        self._view: View | None = None
        self._leaf = Leaf()
        self._looked = 0
        """The stop that is seen; an earlier one than the last where people look back."""
        self.head = EvaluationHead(self._words, column)
        self.so_far = SoFar(self._words, column)
        self.stop = StopCard(self._words, QuestionWords(self), column)
        self.sums = RoundSums(self._words, column)
        self.leafing = Leafing(self._words, column)
        self.stop.chosen.connect(self.chosen)
        self.leafing.leafed.connect(self.leaf)
        self.so_far.picked.connect(self._on_picked)
        self.leafing.paused.connect(self.paused)
        self.leafing.gone_on.connect(self._on_gone_on)

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._view = None
        self.leafing.set_paused(False)
        for paper in (self.head, self.so_far, self.stop, self.sums):
            paper.set_players(players)

    def show_view(self, view: View) -> None:
        """At rest, until the course says otherwise."""
        self._view = view
        if is_evaluating(view):
            for paper in (self.head, self.so_far, self.sums):
                paper.show_view(view)
            self._look_at(self._last)
            self.show_leaf(Leaf(waits=view.phase is Phase.NEW_ROUND and CHANCE in view.to_act))

    def show_leaf(self, leaf: Leaf) -> None:
        """Where the telling stands."""
        self._leaf = leaf
        has_before, has_after = leaf.has_before, leaf.has_after
        if self._is_at_rest:
            has_before, has_after = self._looked > 0, self._looked < self._last
        self.leafing.show_course(
            self._proceed, has_before=has_before, has_after=has_after, runs=leaf.runs
        )

    # --- looking back --------------------------------------------------------------------------

    @property
    def _last(self) -> int:
        return 0 if self._view is None else len(self._view.evaluation) - 1

    @property
    def _is_at_rest(self) -> bool:
        """Whether all is told, and people may look back at any stop before they go on."""
        leaf = self._leaf
        return leaf.waits and not (leaf.has_before or leaf.has_after or leaf.runs)

    def leaf(self, by: int) -> None:
        """To an earlier stop or a later one."""
        if not self._is_at_rest:
            self.leafed.emit(by)
            return
        self._look_at(max(0, min(self._last, self._looked + by)))
        self.show_leaf(self._leaf)

    def _on_picked(self, number: int) -> None:
        if self.leafing.isVisible():
            self.leaf(number - self._looked)

    def _look_at(self, number: int) -> None:
        """Shows a stop as it was; the sums stay those of the whole round."""
        view, self._looked = self._view, number
        assert view is not None
        is_last = number == self._last
        shown = view if is_last else looking_back(view, number)
        self.stop.show_stop(shown, is_live=self._is_live)
        self.so_far.look_at(None if is_last else number)

    @property
    def _proceed(self) -> str:
        """What the golden button says; nothing while somebody chooses."""
        view, leaf = self._view, self._leaf
        if view is None or not (leaf.waits or leaf.has_after):
            return ""
        if leaf.waits and not (view.phase is Phase.NEW_ROUND and CHANCE in view.to_act):
            return self._words.to_last_count()
        return self._words.proceed(view, waits=leaf.waits)

    def _on_gone_on(self) -> None:
        if self._leaf.waits:
            self.continued.emit()
        else:
            self.leafed.emit(1)

    def show_progress(self, share: float) -> None:
        """How much is told of what the stop that lies open brought."""
        self.stop.show_progress(share)
        self.sums.hold(share < 1)

    def place(self, layout: ColumnLayout | SmallColumn) -> None:
        unit = layout.unit
        self.head.place(layout.head, unit)
        self.so_far.place(layout.so_far, unit)
        self.stop.place(layout.stop, unit)
        self.sums.place(layout.totals, unit)
        self.leafing.place(layout.controls, unit)

    def set_visible(self, is_visible: bool, *, has_head: bool) -> None:
        """``has_head``: nobody has the turn, whose ribbon would be there."""
        for paper in (self.so_far, self.stop, self.sums):
            paper.setVisible(is_visible and not paper.face.isEmpty())
        is_asking = self._view is not None and self._view.pending is not None
        has_room = not self.leafing.geometry().isEmpty()
        self.leafing.setVisible(is_visible and self._is_live and not is_asking and has_room)
        self.head.setVisible(is_visible and has_head and not self.head.face.isEmpty())

    def take_focus(self) -> bool:
        """Of an answer or of the golden button; False where there is neither."""
        if self.stop.questions.take_focus():
            return True
        if self.leafing.go.isHidden():
            return False
        self.leafing.go.setFocus()
        return True

    def press_go(self) -> bool:
        """As people would press the golden button, where that goes on."""
        return self._leaf.waits and self.press_golden()

    def press_golden(self) -> bool:
        """As people would press the golden button, if it is there."""
        go = self.leafing.go
        is_there = go.isVisible() and go.isEnabled()
        if is_there:
            go.click()
        return is_there

    def toggle_pause(self) -> bool:
        """Whether there was something to hold."""
        if self._leaf.runs or self.leafing.pause.isChecked():
            self.leafing.pause.toggle()
            return True
        return False
