"""A whole game without a mouse: walking, lifting, aiming, sending."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from vivaroi_gui.rules.vivaroi.data import FLOORS
from vivaroi_gui.ui.kit.animator import Animator
from vivaroi_gui.ui.kit.key_places import digit, letter
from vivaroi_gui.ui.vivaroi.scene import keys
from vivaroi_gui.ui.vivaroi.scene.cast import Cast
from vivaroi_gui.ui.vivaroi.scene.hand import Hand


class Keyboard:
    """Turns keys into what the hand does; ``is_in_use`` until the mouse takes over."""

    def __init__(
        self, hand: Hand, cast: Cast, animator: Animator, skip: Callable[[], None]
    ) -> None:
        self._hand = hand
        self._cast = cast
        self._animator = animator
        self._skip = skip
        self.is_in_use = False

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key was of use; those that end something do not bring the keyboard in use."""
        key, hand = Qt.Key(event.key()), self._hand
        if self._animator.is_running:
            return self._press_in_animation(key, event.isAutoRepeat())
        if key == Qt.Key.Key_Escape:
            return hand.cancel()
        was_in_use, self.is_in_use = self.is_in_use, True
        is_of_use = self._act(key, event)
        self.is_in_use = is_of_use or was_in_use
        return is_of_use

    def _act(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key in keys.ENTER:
            if not event.isAutoRepeat():
                self._hand.lift_or_send()
            return True
        if key in keys.ARROWS:
            self._walk(*keys.ARROWS[key])
            return True
        return self._type(event)

    def wants(self, event: QEvent) -> bool:
        """Esc is ours while there is something to let go of, before it is anybody's shortcut."""
        is_busy = self._hand.selection is not None or self._animator.is_running
        return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and is_busy

    def tab(self, step: int) -> bool:
        """To the next character that may move; False beyond the last: Tab leaves the board."""
        hand = self._hand
        wanted = hand.legal.movable if hand.legal else frozenset()
        found = keys.tabbed(self._cast, hand.cursor, wanted, step)
        if found is None or self._animator.is_running:
            return False
        self.is_in_use = True
        hand.cursor = found
        hand.put_back()
        return True

    def arrive(self, step: int) -> None:
        """Tab came from another widget."""
        self.is_in_use = True
        hand = self._hand
        wanted = hand.legal.movable if hand.legal else frozenset()
        if hand.cursor not in wanted:
            hand.cursor = keys.tabbed(self._cast, None, wanted, step)

    def _press_in_animation(self, key: Qt.Key, is_repeated: bool) -> bool:
        if key not in (*keys.ENTER, Qt.Key.Key_Escape):
            return False
        if not is_repeated:
            self._skip()
        return True

    def _walk(self, across: int, up: int) -> None:
        hand = self._hand
        if hand.selection is not None and up:
            hand.aim_by(up)
            return
        before, hand.cursor = hand.cursor, keys.walked(self._cast, hand.cursor, across, up)
        if before is not None and hand.cursor == before:
            hand.ended.emit(keys.way(across, up))
        if hand.selection == hand.cursor:
            hand.select(hand.selection)
        else:
            hand.put_back()

    def _type(self, event: QKeyEvent) -> bool:
        floor, initial = digit(event), letter(event)
        character = self._hand.selection
        if floor is not None and floor in FLOORS and character is not None:
            self._hand.send(character, floor)
            return True
        if initial == keys.WC and self._hand.send_to_wc():
            return True
        return bool(initial) and self._pick(initial)

    def _pick(self, initial: str) -> bool:
        """The next character with that initial."""
        hand = self._hand
        found = keys.initial(self._cast, hand.cursor, initial, self._cast.name)
        if found is None:
            return False
        hand.cursor = found
        hand.put_back()
        return True
