"""The mouse on the board: which press begins what, and which one only ends an animation."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.animator import Animator
from vivaroi_gui.ui.kit.grip import Grip
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.hand import Hand

_LEFT = Qt.MouseButton.LeftButton


class Mouse:
    """Turns events of ``viewport`` into what the hand does."""

    def __init__(
        self,
        hand: Hand,
        cast: Cast,
        animator: Animator,
        skip: Callable[[], None],
        viewport: QWidget,
    ) -> None:
        self._hand = hand
        self._cast = cast
        self._animator = animator
        self._skip = skip
        self._viewport = viewport
        self._grip = Grip(viewport)
        self._grip.moved.connect(self._on_dragged)
        self._grip.dropped.connect(self._on_dropped)
        self._grip.lost.connect(hand.cancel_drag)
        self._is_swallowing = False
        self._swallows_menu = False
        self.is_busy = False
        """Whether a menu that was asked for comes at a wrong time."""

    def press(self, event: QMouseEvent) -> None:
        """A press during an animation ends it and does nothing else, its release included."""
        self._swallows_menu = self._grip.is_lost  # by this press: the grip hears of it first
        self._is_swallowing = self._animator.is_running
        self._skip()
        if self._is_swallowing:
            return
        if event.button() == _LEFT:
            self._hand.push(event.position())
            self._grip.take(event.globalPosition())

    def press_again(self, event: QMouseEvent) -> None:
        """The first click has done all: it must not send what it has picked, nor skip the move."""
        self._is_swallowing = True

    def move(self, event: QMouseEvent) -> None:
        if not (self._is_swallowing or self._animator.is_running or event.buttons() & _LEFT):
            self._hand.point(event.position())

    def _on_dragged(self, pointer: QPointF) -> None:
        self._hand.pull(self._viewport.mapFromGlobal(pointer))

    def _on_dropped(self, pointer: QPointF) -> None:
        self._hand.drop(self._viewport.mapFromGlobal(pointer))

    def release(self, event: QMouseEvent) -> None:
        if self._is_swallowing:
            self._is_swallowing = False
        elif event.button() == _LEFT:
            self._hand.drop(event.position())

    def asked_menu(self, event: QContextMenuEvent) -> tuple[Character, QPointF] | None:
        """Whose menu is asked for, and where; the right button that ended a drag asks nothing."""
        swallows, self._swallows_menu = self._swallows_menu, False
        self.is_busy = swallows or self._animator.is_running or self._hand.drag is not None
        if self.is_busy:
            return None
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            character = self._hand.cursor
            if character is None or self._cast.stand(character) is None:
                return None
            return character, self._cast.pawn(character).outline().center()
        at = QPointF(event.pos())
        character = self._cast.at(at)
        return None if character is None else (character, at)


def pointer_of(hand: Hand) -> Qt.CursorShape:
    """What the pointer looks like over what the hand holds, or could hold."""
    if hand.drag is not None:
        return Qt.CursorShape.ClosedHandCursor
    if hand.legal is None:
        return Qt.CursorShape.ArrowCursor
    if hand.hover is not None and hand.legal.may_move(hand.hover):
        return Qt.CursorShape.OpenHandCursor
    targets = hand.legal.targets(hand.selection) if hand.selection is not None else {}
    is_hinted = hand.selection is None and hand.hinted and hand.hovered_place == hand.hinted[1]
    is_offered = hand.hovered_place in targets or is_hinted
    return Qt.CursorShape.PointingHandCursor if is_offered else Qt.CursorShape.ArrowCursor
