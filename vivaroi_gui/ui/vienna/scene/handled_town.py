"""The canvas of the town in somebody's hands: what Qt tells it goes to mouse and keyboard."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.control import TABBED
from vivaroi_gui.ui.kit.played_canvas import PlayedCanvas
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.vienna.scene.hand import TownHand
from vivaroi_gui.ui.vienna.scene.handles import Handles
from vivaroi_gui.ui.vienna.scene.keyboard import Keyboard
from vivaroi_gui.ui.vienna.scene.stage import TownStage
from vivaroi_gui.ui.vienna.selection import Selection

_LEFT = Qt.MouseButton.LeftButton


class HandledTown(PlayedCanvas[View]):
    """Holds the stage, and the hand that reaches into it; what is shown there is no matter here."""

    def __init__(self, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = TownStage(self.scene())
        self._hand = TownHand(selection, self)
        self._keyboard = Keyboard(self._hand, selection, self._animator, self._cut_short)
        self._hand.ended.connect(self._on_ended)
        self._handles = Handles(self, self.viewport(), self._press_handle)
        self._is_swallowing = False
        """Whether the press that ended an animation is still down."""

    def _wants(self, event: QEvent) -> bool:
        return self._keyboard.wants(event)

    # --- focus ---------------------------------------------------------------------------------

    @property
    def holds_focus(self) -> bool:
        """Whether the keys go to the town, or to one of its stops."""
        return self.hasFocus() or self._handles.has_focus

    def _press_handle(self, stop: StopIndex) -> None:
        """Assistive technology presses a stop."""
        if self._animator.is_running:
            self._cut_short()
        else:
            self._hand.send(stop)

    def _focus_cursor(self) -> None:
        """The focus goes to the stop that was reached by keys."""
        self._handles.focus(self._hand.cursor)
        self._refresh()

    def _on_ended(self, way: str) -> None:
        """An arrow leads nowhere: who does not see it is told."""
        if QAccessible.isActive():
            announce(self, text("access", f"say.end.{way}"), is_urgent=True)

    def _put_keys_away(self) -> None:
        """The mouse takes over."""
        if self._keyboard.is_in_use:
            self._keyboard.is_in_use = False
            self._refresh()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UngrabMouse and self._is_made:
            self.cancel_gesture()
        return super().viewportEvent(event)

    # --- Qt ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press during an animation ends it and does nothing else, its release included."""
        event.accept()
        self.settle_resize()
        self._put_keys_away()
        self._is_swallowing = self._animator.is_running
        if self._is_swallowing:
            self._cut_short()
        elif event.button() == _LEFT:
            self._hand.push(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first click has done all: it must not place what it has found, nor skip the move."""
        event.accept()
        self._is_swallowing = True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not (self._is_swallowing or self._animator.is_running or event.buttons() & _LEFT):
            self._put_keys_away()
            self._hand.point(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._is_swallowing:
            self._is_swallowing = False
        elif event.button() == _LEFT:
            self._hand.lift(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        if not self._hand.is_carrying:
            self._hand.point(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_of_use = self._keyboard.press(event)
        event.setAccepted(is_of_use)
        if is_of_use and not self._animator.is_running:
            self._focus_cursor()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in TABBED:
            self._keyboard.is_in_use = True
            self._hand.arrive()
            self._focus_cursor()
        self._refresh()
