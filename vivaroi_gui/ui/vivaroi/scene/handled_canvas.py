"""A canvas in somebody's hands: what Qt tells it goes to mouse, keyboard and menu."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.animator import Animator
from vivaroi_gui.ui.kit.canvas import Canvas
from vivaroi_gui.ui.kit.grip import LOSSES
from vivaroi_gui.ui.kit.tips import tells_tip
from vivaroi_gui.ui.vivaroi.scene.board_stage import BoardStage
from vivaroi_gui.ui.vivaroi.scene.hand import Hand
from vivaroi_gui.ui.vivaroi.scene.keyboard import Keyboard
from vivaroi_gui.ui.vivaroi.scene.menu import character_menu
from vivaroi_gui.ui.vivaroi.scene.mouse import Mouse, pointer_of

_TABBED = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}


class HandledCanvas(Canvas):
    """Holds the stage, and the hand that reaches into it; what is shown there is no matter here."""

    _is_made = False
    """Qt tells of things before all parts are there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = BoardStage(self.scene())
        self._animator = Animator(self)
        self._hand = Hand(self._stage.cast, self)
        cast = self._stage.cast
        self._keyboard = Keyboard(self._hand, cast, self._animator, self._cut_short)
        self._mouse = Mouse(self._hand, cast, self._animator, self._cut_short, self.viewport())
        self._menu: QMenu | None = None

    # --- what a canvas with something to show does ---------------------------------------------

    def skip(self) -> None:
        """Ends a running animation at once."""
        raise NotImplementedError

    def _cut_short(self) -> None:
        """A person ends a running animation."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """The marks follow the hand, and who has the focus."""
        raise NotImplementedError

    def _retranslate(self) -> None:
        """Takes the words of another language."""
        raise NotImplementedError

    def tip_at(self, position: QPointF) -> str:
        """What the tooltip says there, as plain text."""
        raise NotImplementedError

    # --- the pointer and the menu --------------------------------------------------------------

    def _set_pointer(self) -> None:
        shape = pointer_of(self._hand)
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def menu_for(self, character: Character) -> QMenu | None:
        """The menu of a character, None while nothing can be chosen."""
        if self._hand.legal is None:
            return None
        return character_menu(self._hand.legal, character, self._hand.send, self)

    def _open_menu(self, character: Character, at: QPointF) -> None:
        self._close_menu()
        self._menu = self.menu_for(character)
        if self._menu is not None:
            self._menu.popup(self.viewport().mapToGlobal(at.toPoint()))

    def _close_menu(self) -> None:
        """A menu of an older position must not stay open."""
        menu, self._menu = self._menu, None
        if menu is not None:
            menu.close()
            menu.deleteLater()

    # --- Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in LOSSES and self._is_made:
            self.cancel_gesture()
            self._stage.cast.enable(self.isEnabled())
            self._refresh()
        elif kind == QEvent.Type.WindowActivate and self._is_made:
            self._refresh()
        elif kind == QEvent.Type.ShortcutOverride and self._keyboard.wants(event):
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

    def focusNextPrevChild(self, is_next: bool) -> bool:
        if self.hasFocus() and self._keyboard.tab(1 if is_next else -1):
            return True
        return super().focusNextPrevChild(is_next)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.settle_resize()
        self._keyboard.is_in_use = False
        self._mouse.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._mouse.press_again(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._mouse.release(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        asked = self._mouse.asked_menu(event)
        if asked is not None:
            self._open_menu(*asked)

    def leaveEvent(self, event: QEvent) -> None:
        if self._hand.drag is None:
            self._hand.point(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._keyboard.press(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _TABBED:
            self._keyboard.arrive(_TABBED[event.reason()])
        self._refresh()

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
