"""What a guest presses and drags with: a mouse, or a finger."""

from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tools.fingers import Fingers
from vivaroi_gui.ui.kit.grip import RAISED

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Hands(Protocol):
    """Places are those of the widget; its middle if none is said."""

    def tap(self, on: QWidget, at: QPoint | None = None) -> None:
        """Presses and lets go."""

    def press(self, on: QWidget) -> None:
        """Presses, and stays there."""

    def release(self, on: QWidget) -> None:
        """Lets go of that."""

    def drag(self, on: QWidget, start: QPoint, to: QPoint) -> None:
        """Has what lies at ``start`` come to lie at ``to``."""


class MouseHands:
    """A mouse, by events that are sent to the widget."""

    def tap(self, on: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(on, LEFT, NONE, at or QPoint())

    def press(self, on: QWidget) -> None:
        QTest.mousePress(on, LEFT)

    def release(self, on: QWidget) -> None:
        """The curtain has gone with the button."""

    def drag(self, on: QWidget, start: QPoint, to: QPoint) -> None:
        QTest.mousePress(on, LEFT, NONE, start)
        QTest.mouseMove(on, (start + to) / 2)
        QTest.mouseMove(on, to)
        QTest.mouseRelease(on, LEFT, NONE, to)


class FingerHands:
    """One finger on a window, which goes to whatever lies there; nothing else is ever used."""

    def __init__(self, window: QWidget) -> None:
        self._fingers = Fingers(window)

    def tap(self, on: QWidget, at: QPoint | None = None) -> None:
        self._fingers.tap(on, at)
        QApplication.processEvents()

    def press(self, on: QWidget) -> None:
        self._fingers.press(on)

    def release(self, on: QWidget) -> None:
        self._fingers.release()

    def drag(self, on: QWidget, start: QPoint, to: QPoint) -> None:
        """The finger is below what it drags."""
        self._fingers.drag(on, start, to + QPoint(0, RAISED))
        QApplication.processEvents()
