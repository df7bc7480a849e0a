"""What lies over the whole window while the window's own commands rest."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.key_places import LetterKeys, is_letter_alone, press_by_place


class Overlay(QWidget):
    """Keeps every key from ``window``, but for the shortcuts of ``passing``."""

    def __init__(self, window: QWidget, passing: Sequence[QAction]) -> None:
        super().__init__(window)
        self._window = window
        self._passing = passing

    def event(self, event: QEvent) -> bool:
        """An accepted override is a key press for this widget and no shortcut any more."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(not self._may_pass(event))
            return event.isAccepted()
        return super().event(event)

    @property
    def _commands(self) -> tuple[QAction, ...]:
        """What keys may do while this lies there."""
        return tuple(self._passing)

    def _may_pass(self, event: QKeyEvent) -> bool:
        return is_shortcut(event, self._commands)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        press_by_place(event, self._commands)
        event.accept()


def is_shortcut(event: QKeyEvent, actions: Sequence[QAction]) -> bool:
    """Whether the key, on the keypad or not, is a shortcut of one of them."""
    if is_letter_alone(event) and not LetterKeys.are_heard:
        return False
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    pressed = QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
    return any(pressed in action.shortcuts() for action in actions)
