"""As long as people hold Space, what moves goes several times as fast, and waits are shorter.

It is theirs alone: nothing that an opponent does or holds reaches it.
"""

from functools import cache
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QObject, QTimer, Signal
from shiboken6 import isValid

FASTER: Final = 4
_FRAME_MS = 16


class Haste(QObject):
    """Pushes the animations on that have joined; ``changed`` tells whether it has begun."""

    changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._running: list[QAbstractAnimation] = []
        self._since = QElapsedTimer()
        self._frames = QTimer(self, interval=_FRAME_MS)
        self._frames.timeout.connect(self._push)

    @property
    def is_on(self) -> bool:
        return self._frames.isActive()

    @property
    def pace(self) -> int:
        """By what a wait is divided."""
        return FASTER if self.is_on else 1

    def begin(self) -> None:
        self._since.start()
        self._frames.start()
        self.changed.emit(True)

    def end(self) -> None:
        """Everything goes on as usual."""
        if self.is_on:
            self._frames.stop()
            self.changed.emit(False)

    def join(self, animation: QAbstractAnimation) -> None:
        """One that runs goes along to its end."""
        self._running = [*filter(_runs, self._running), animation]

    def _push(self) -> None:
        """Beside what passes for them by themselves."""
        more = (FASTER - 1) * self._since.restart()
        for one in self._running:  # the end of one may end others, and begin the next
            if _runs(one):
                one.setCurrentTime(min(one.currentTime() + more, one.totalDuration()))


def _runs(animation: QAbstractAnimation) -> bool:
    return isValid(animation) and animation.state() is QAbstractAnimation.State.Running


@cache
def haste() -> Haste:
    """The one of the program."""
    return Haste()


class Wait(QTimer):
    """A single shot, which comes sooner while people are in haste."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, singleShot=True)
        haste().changed.connect(self._on_changed)

    def begin(self, milliseconds: float) -> None:
        self.start(round(milliseconds / haste().pace))

    def share_left(self, of: float) -> float:
        """How much of so many milliseconds is still to pass."""
        return min(1.0, max(0, self.remainingTime()) * haste().pace / of)

    def _on_changed(self, is_on: bool) -> None:
        if self.isActive():
            left = self.remainingTime()
            self.start(round(left / FASTER) if is_on else left * FASTER)
