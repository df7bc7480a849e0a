"""A canvas that shows the views of a game, plays what has happened, and is in somebody's hands."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.ui.kit.animator import Animator, Motion
from vivaroi_gui.ui.kit.canvas import Canvas
from vivaroi_gui.ui.kit.grip import LOSSES
from vivaroi_gui.ui.kit.tips import tells_tip

V = TypeVar("V")


class PlayedCanvas(Canvas, Generic[V]):
    """The view that was shown last is the truth; items only show it.

    Each ``animate`` is followed by one ``idle``, when the screen shows exactly its view; an
    ``animate`` or ``show_view`` that overtakes a running one lets it end first and counts for both.
    """

    chosen = Signal(object)
    refused = Signal(object)
    idle = Signal()
    renewed = Signal()
    """A person has cut an animation short: something else is to be seen at once."""

    _is_made = False
    """Qt tells of things before all parts are there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._animator = Animator(self)
        self._animator.finished.connect(self._land)
        self._view: V | None = None
        self._awaited: V | None = None

    # --- what a game does ----------------------------------------------------------------------

    def _show(self, view: V) -> None:
        """Shows a view as it is, and lets people act on it."""
        raise NotImplementedError

    def _prepare(self, before: V, events: Sequence[Event], view: V) -> None:
        """Nobody may act, and nothing is marked, while events are played."""
        raise NotImplementedError

    def _motions(self, before: V | None, events: Sequence[Event], view: V) -> list[Motion]:
        """What is played; nothing where nothing is to move."""
        raise NotImplementedError

    def _let_go(self) -> None:
        """Nothing is in the hand any more."""
        raise NotImplementedError

    def _end_small_moves(self) -> None:
        """What moves beside a story is where it belongs."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """The marks follow the hand, and who has the focus."""
        raise NotImplementedError

    def _retranslate(self) -> None:
        """Takes the words of another language."""
        raise NotImplementedError

    def _wants(self, event: QEvent) -> bool:
        """Whether a key is for the canvas, before it is anybody's shortcut."""
        raise NotImplementedError

    def tip_at(self, position: QPointF) -> str:
        """What the tooltip says there, as plain text."""
        raise NotImplementedError

    def tooltip_at(self, at: QPointF) -> str:
        """The same, as every widget is asked whose tooltip depends on where."""
        return self.tip_at(at)

    # --- what the page calls -------------------------------------------------------------------

    def show_view(self, view: V) -> None:
        """Shows a view at once; the final truth."""
        was_awaited = self._stop()
        self._show(view)
        if was_awaited:
            self.idle.emit()

    def animate(self, events: Sequence[Event], view: V) -> None:
        """Plays events, then shows the view and emits ``idle``."""
        before = self._awaited or self._view
        if self._stop() and before is not None:
            self._show(before)
        if before is not None:
            self._prepare(before, events, view)
        self._awaited = view
        self._animator.play(self._motions(before, events, view))

    def skip(self) -> None:
        """Ends a running animation at once."""
        if self._animator.is_running:
            self._animator.stop()
            self._land()
        self._end_small_moves()

    @property
    def is_animating(self) -> bool:
        return self._animator.is_running

    def _cut_short(self) -> None:
        """A person ends a running animation."""
        was_animating = self.is_animating
        self.skip()
        if was_animating:
            self.renewed.emit()

    def _stop(self) -> bool:
        """Stops everything, silently; whether an animation was awaited."""
        was_awaited, self._awaited = self._awaited is not None, None
        self._animator.stop()
        self._let_go()
        self._end_small_moves()
        return was_awaited

    def _land(self) -> None:
        view, self._awaited = self._awaited, None
        if view is not None:
            self._show(view)
            self.idle.emit()

    def _lose(self) -> None:
        """Another window, a dialog: the hand is empty."""
        self.cancel_gesture()
        self._refresh()

    # --- Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in LOSSES and self._is_made:
            self._lose()
        elif kind == QEvent.Type.WindowActivate and self._is_made:
            self._refresh()
        elif kind == QEvent.Type.ShortcutOverride and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if tells_tip(event, self.viewport(), self.tip_at):
            return True
        return super().viewportEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.cancel_gesture()
        self.skip()
        self._refresh()
