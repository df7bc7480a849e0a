"""Fingers on a window, as a touch screen delivers them: Qt makes a mouse of the first one."""

from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

STEPS: Final = 4


@cache
def screen() -> QPointingDevice:
    """One for all: Qt keeps it to the end."""
    return QTest.createTouchDevice()


class Fingers:
    """On one window; places are those of the widget that is named."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._at = QPoint()

    def press(self, on: QWidget, at: QPointF | QPoint | None = None) -> None:
        """The first finger goes down; in the middle if it is not said where."""
        self._at = self._place(on, at)
        self._touch().press(0, self._at).commit()

    def move(self, on: QWidget, at: QPointF | QPoint) -> None:
        """The first finger goes there, in a few steps."""
        start, end = self._at, self._place(on, at)
        for step in range(1, STEPS + 1):
            self._at = start + (end - start) * step / STEPS
            self._touch().move(0, self._at).commit()

    def release(self) -> None:
        self._touch().release(0, self._at).commit()

    def tap(self, on: QWidget, at: QPointF | QPoint | None = None) -> None:
        self.press(on, at)
        self.release()

    def drag(self, on: QWidget, start: QPointF | QPoint, to: QPointF | QPoint) -> None:
        self.press(on, start)
        self.move(on, to)
        self.release()

    def second(self, on: QWidget, at: QPointF | QPoint) -> None:
        """Another finger taps while the first one is down."""
        place = self._place(on, at)
        self._touch().move(0, self._at).press(1, place).commit()
        self._touch().move(0, self._at).release(1, place).commit()

    def _place(self, on: QWidget, at: QPointF | QPoint | None) -> QPoint:
        spot = on.rect().center() if at is None else QPointF(at).toPoint()
        return on.mapTo(self._window, spot)

    def _touch(self) -> QTest.QTouchEventSequence:
        handle = self._window.windowHandle()
        assert handle is not None, "a window that was never shown"
        return QTest.touchEvent(handle, screen(), autoCommit=False)


def rest() -> None:
    """What waits for the end of a touch comes."""
    QApplication.processEvents()
