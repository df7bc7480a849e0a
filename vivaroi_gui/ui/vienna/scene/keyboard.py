"""A whole game without a mouse: from stop to stop by arrows, and placing."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from vivaroi_gui.ui.kit.animator import Animator
from vivaroi_gui.ui.kit.key_places import letter
from vivaroi_gui.ui.vienna.scene.hand import TownHand
from vivaroi_gui.ui.vienna.selection import Selection

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ALONG = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_MEANT = "crt"
"""The chronicle, a reroll, turning a die."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keyboard:
    """Turns keys into what the hand does; ``is_in_use`` until the mouse takes over."""

    def __init__(
        self, hand: TownHand, selection: Selection, animator: Animator, skip: Callable[[], None]
    ) -> None:
        self._hand = hand
        self._selection = selection
        self._animator = animator
        self._skip = skip
        self.is_in_use = False

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key was of use."""
        key = Qt.Key(event.key())
        if self._animator.is_running:
            return self._press_in_animation(key, is_repeated=event.isAutoRepeat())
        if key == Qt.Key.Key_Escape:
            return self._selection.clear()
        was_in_use, self.is_in_use = self.is_in_use, True
        is_of_use = self._act(key, event)
        self.is_in_use = is_of_use or was_in_use
        return is_of_use

    def _act(self, key: Qt.Key, event: QKeyEvent) -> bool:
        is_free = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in _ARROWS and not is_free and self._hand.is_told:
            return False  # they leaf through the evaluation
        if key in _ARROWS:
            self._hand.walk(*_ARROWS[key], is_free=is_free)
            return True
        if key in _ALONG:
            self._hand.follow_street(_ALONG[key])
            return True
        if key not in _ENTER:
            return self._seek(event)
        if self._hand.cursor is None or not self._hand.is_asked:
            return False
        if event.isAutoRepeat():
            return True
        if self._hand.cursor != self._hand.hinted or not self._hand.follow_hint():
            self._hand.send(self._hand.cursor)
        return True

    def _seek(self, event: QKeyEvent) -> bool:
        """A letter leads to a stop; one that means something here does so with Shift."""
        initial, is_shifted = letter(event), event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        is_free = initial and (initial not in _MEANT or is_shifted) and not self._hand.is_told
        return bool(is_free) and self._hand.seek(initial)

    def _press_in_animation(self, key: Qt.Key, *, is_repeated: bool) -> bool:
        if key not in (*_ENTER, Qt.Key.Key_Escape):
            return False
        if not is_repeated:
            self._skip()
        return True

    def wants(self, event: QEvent) -> bool:
        """Esc is ours while there is something to let go of, before it is anybody's shortcut."""
        is_busy = bool(self._selection.chosen) or self._animator.is_running
        return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and is_busy
