"""Time for what moves on the screen, as long as a test wants it to be.

Qt's own time goes on while events are processed: a test that must not see more than it let pass
processes none.
"""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from tests.movers import at_work

_FRAME_MS = 20


class HandTime:
    """Drives the animations by hand."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot

    def passes(self, ms: int) -> None:
        """For everything that moves, and for what follows it."""
        for begun in range(0, ms, _FRAME_MS):
            for animation in _moving():
                animation.setCurrentTime(animation.currentTime() + min(_FRAME_MS, ms - begun))

    def passes_until(self, is_so: Callable[[], object]) -> None:
        """As much as it takes."""

        def is_now() -> bool:
            if not is_so():
                self.passes(_FRAME_MS)
            return bool(is_so())

        self._qtbot.waitUntil(is_now)


class Clock:
    """In the place of a QElapsedTimer: stands still until ``now`` is set, in milliseconds."""

    def __init__(self) -> None:
        self.now = self._begun = 0.0

    def start(self) -> None:
        self._begun = self.now

    def elapsed(self) -> float:
        return self.now - self._begun


def _moving() -> list[QAbstractAnimation]:
    """The animations that run, those in a group left out: it drives them itself."""
    found = [one for one in at_work() if isinstance(one, QAbstractAnimation)]
    return [one for one in found if _runs(one) and one.group() is None]


def _runs(animation: QAbstractAnimation) -> bool:
    """It may be held as well."""
    return animation.state() is QAbstractAnimation.State.Running
