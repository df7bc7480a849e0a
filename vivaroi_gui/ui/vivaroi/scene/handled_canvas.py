"""A canvas in somebody's hands: what Qt tells it goes to mouse, keyboard and menu."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget
from shiboken6 import isValid

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.played_canvas import PlayedCanvas
from vivaroi_gui.ui.vivaroi.scene import marks
from vivaroi_gui.ui.vivaroi.scene.board_stage import BoardStage
from vivaroi_gui.ui.vivaroi.scene.hand import Hand
from vivaroi_gui.ui.vivaroi.scene.keyboard import Keyboard
from vivaroi_gui.ui.vivaroi.scene.menu import character_menu
from vivaroi_gui.ui.vivaroi.scene.mouse import Mouse, pointer_of

_TABBED = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}


class HandledCanvas(PlayedCanvas[View]):
    """Holds the stage, and the hand that reaches into it; what is shown there is no matter here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = BoardStage(self.scene())
        self._hand = Hand(self._stage.cast, self)
        cast = self._stage.cast
        self._keyboard = Keyboard(self._hand, cast, self._animator, self._cut_short)
        self._mouse = Mouse(self._hand, cast, self._animator, self._cut_short, self.viewport())
        self._menu: QMenu | None = None

    def _lose(self) -> None:
        self._stage.cast.enable(self.isEnabled())
        super()._lose()

    def _wants(self, event: QEvent) -> bool:
        return self._keyboard.wants(event)

    def _take_over(self) -> bool:
        """Assistive technology acts as keys do: on what moves, it only ends that."""
        self._keyboard.is_in_use = True
        if self._animator.is_running:
            self._cut_short()
            return False
        return True

    def is_hinted(self, character: Character) -> bool:
        """Whether a hint speaks of nobody else."""
        return self._hand.hinted is None or self._hand.hinted[0] == character

    def hint_area(self, character: Character) -> QRectF:
        """The mark of a hint that speaks of this character; empty where none does."""
        hinted, stand = self._hand.hinted, self._stage.cast.stand(character)
        if stand is None or hinted is None or hinted[0] != character:
            return QRectF()
        return marks.hint_area(stand.height / 84).translated(stand.feet)

    @property
    def is_dragging(self) -> bool:
        """Whether somebody is in the hand, and on its way."""
        return self._hand.drag is not None

    def key_spot(self) -> QPointF | None:
        """Where the keys stand: on a character, or on the place that is aimed at."""
        hand, cast = self._hand, self._stage.cast
        if hand.aim is not None:
            return cast.geometry.target(hand.aim).center()
        is_there = hand.cursor is not None and cast.stand(hand.cursor)
        return cast.pawn(hand.cursor or 0).outline().center() if is_there else None

    def targets(self) -> list[tuple[str, QRectF]]:
        """What can be pressed, in pixels of the viewport: pawns, floors and what is beside them."""
        cast = self._stage.cast
        geometry = cast.geometry
        pawns = [
            (cast.name(pawn.character), cast.reach(pawn.character))
            for pawn in cast.pawns
            if pawn.isVisible()
        ]
        places = [(f"place {place}", geometry.target(place)) for place in geometry.destinations]
        return [*pawns, *places]

    # --- the pointer and the menu --------------------------------------------------------------

    def _set_pointer(self) -> None:
        shape = pointer_of(self._hand)
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def menu_for(self, character: Character) -> QMenu | None:
        """The menu of a character, None while nothing can be chosen."""
        if self._hand.legal is None:
            return None
        at = self._stage.cast.pawn(character).outline().center()
        told = self.tip_at(at) or self._stage.cast.name(character)
        return character_menu(self._hand.legal, character, self._hand.send, self, told)

    def _open_menu(self, character: Character, at: QPointF) -> bool:
        self._close_menu()
        self._menu = self.menu_for(character)
        if self._menu is not None:
            self._menu.popup(self.viewport().mapToGlobal(at.toPoint()))
        return self._menu is not None

    def _close_menu(self) -> None:
        """A menu of an older position must not stay open."""
        menu, self._menu = self._menu, None
        if menu is not None and isValid(menu):
            menu.close()

    # --- Qt ------------------------------------------------------------------------------------

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
        asked = self._mouse.asked_menu(event)
        is_open = asked is not None and self._open_menu(*asked)
        event.setAccepted(is_open or self._mouse.is_busy)  # else what is told stands alone

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
