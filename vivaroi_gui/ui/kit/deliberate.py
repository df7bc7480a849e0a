"""The key of what cannot be taken back: Enter alone never does that."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

DELIBERATE: Final = QKeySequence("Ctrl+Enter")
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


def is_deliberate(event: QKeyEvent) -> bool:
    """Ctrl+Enter, pressed and not held; Command+Enter on a Mac."""
    is_with_control = event.modifiers() & ~_KEYPAD == Qt.KeyboardModifier.ControlModifier
    return event.key() in _ENTER and is_with_control and not event.isAutoRepeat()


def hear_deliberate(page: QWidget, obey: Callable[[], None]) -> None:
    """Wherever the keys are in the window of a page, as long as that can be seen and used."""
    for name in ("Ctrl+Return", "Ctrl+Enter"):
        shortcut = QShortcut(QKeySequence(name), page)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(obey)


def deliberate_key() -> str:
    """What it is called here, in the language that is spoken now."""
    return DELIBERATE.toString(QKeySequence.SequenceFormat.NativeText)
