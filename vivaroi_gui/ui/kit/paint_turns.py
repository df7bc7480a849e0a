"""Panels that changed at the same moment are painted one after the other, one a frame."""

from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

_FRAME_MS: Final = 16


class PaintTurns(QObject):
    """What moves goes on between them; till its turn comes, each shows what it showed before.

    Out of sight all of them wait until the page comes back.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        page.installEventFilter(self)
        self._waiting: deque[Callable[[], None]] = deque()
        self._frame = QTimer(self, interval=_FRAME_MS)
        self._frame.timeout.connect(self._on_frame)

    def wait(self, paint: Callable[[], None]) -> None:
        """Whoever waits already waits no longer for it."""
        if paint not in self._waiting:
            self._waiting.append(paint)
        if not self._frame.isActive() and self._page.isVisible():
            self._frame.start()

    def finish(self) -> None:
        """All of them at once: nothing moves any more, or other eyes look."""
        while self._waiting:
            self._on_frame()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide:
            self._frame.stop()
        elif event.type() is QEvent.Type.Show and self._waiting:
            self._frame.start()
        return super().eventFilter(watched, event)

    def _on_frame(self) -> None:
        self._waiting.popleft()()
        if not self._waiting:
            self._frame.stop()
