"""Undo and Redo: what they would do, in words that everybody may read, or why they cannot."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from vivaroi_gui.rules.core import CHANCE, Event
from vivaroi_gui.table.steps import UndoRefusal
from vivaroi_gui.ui.kit.mnemonics import literal
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.page_stack import PageStack


class StepCommands(QObject):
    """Names the two commands by their step, which is told by its public events alone."""

    def __init__(
        self, bridge: Bridge, pages: PageStack, undo: QAction, redo: QAction, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._undo, self._redo = undo, redo
        undo.triggered.connect(bridge.undo)
        redo.triggered.connect(self._on_redo)

    def refresh(self) -> None:
        """Something may have changed."""
        undone, again = self._undo_refused(), self._redo_refused()
        texts = self.tr("&Undo"), self.tr("&Undo: {step}")
        self._say(self._undo, texts, undone, self.tr("Take back your last move"))
        texts = self.tr("R&edo"), self.tr("R&edo: {step}")
        self._say(self._redo, texts, again, self.tr("Do again what you took back"))

    def _say(self, action: QAction, texts: tuple[str, str], refused: str | None, what: str) -> None:
        step = "" if refused else self._step(action is self._undo)
        plain, named = texts
        action.setText(named.format(step=literal(step)) if step else plain)
        action.setEnabled(refused is None)
        action.setStatusTip(refused or "")
        action.setToolTip(refused or what)

    def _step(self, is_undo: bool) -> str:
        """What would be taken back, or done again."""
        bridge = self._bridge
        steps = bridge.table.steps
        events: Sequence[Event] = steps.last if is_undo else steps.undone
        options: Any = bridge.options
        return bridge.screens.step_name(events, options)

    def _undo_refused(self) -> str | None:
        """Why nothing can be taken back, in words; None where something can."""
        if not self._bridge.is_open:
            return self.tr("There is nothing to take back.")
        reason = self._bridge.undo_refusal()
        return None if reason is None else self._bridge.screens.undo_refusal(reason)

    def _redo_refused(self) -> str | None:
        """Why nothing can be done again; it is for whoever took it back, and looks now."""
        nothing, bridge = self.tr("There is nothing to do again."), self._bridge
        if not bridge.is_open:
            return nothing
        seat = bridge.viewer.seat
        reason = bridge.table.steps.redo_refusal(CHANCE if seat is None else seat)
        if reason is UndoRefusal.NOTHING_TO_UNDO:
            return nothing
        return None if reason is None else bridge.screens.undo_refusal(reason)

    def _on_redo(self) -> None:
        """What still moves of the step before ends first."""
        self._pages.skip()
        self._bridge.redo()
