"""Plays motions one after the other; can be stopped at any moment."""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from vivaroi_gui.ui.kit.cues import PASSING, hush
from vivaroi_gui.ui.kit.haste import haste
from vivaroi_gui.ui.kit.tween import tweens_in

Motion = Callable[[], QAbstractAnimation | None]
"""Makes the animation when its turn comes; None for a motion that only sets something."""


class Animator(QObject):
    """Owns the running animation: one that nobody references would never run."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._coming: deque[Motion] = deque()
        self._current: QAbstractAnimation | None = None
        self.is_running = False

    def play(self, motions: Iterable[Motion]) -> None:
        """Starts; ``finished`` follows at the end of the last motion, but never before return
        unless no motion takes time."""
        self.stop()
        self._coming = deque(motions)
        self.is_running = True
        self._next()

    def stop(self) -> None:
        """Drops everything, and what is heard of it; items stay where they are."""
        if self.is_running:
            hush(*PASSING)
        self._coming.clear()
        self._drop()
        self.is_running = False

    def follow_layout(self) -> None:
        """The layout is another one: what moves goes on there."""
        for tween in tweens_in(self._current):
            tween.follow_layout()

    def _next(self) -> None:
        self._drop()
        while self._coming:
            animation = self._coming.popleft()()
            if animation is not None:
                self._run(animation)
                return
        self.is_running = False
        self.finished.emit()

    def _run(self, animation: QAbstractAnimation) -> None:
        animation.setParent(self)
        animation.finished.connect(self._next)
        self._current = animation
        animation.start()
        haste().join(animation)

    def _drop(self) -> None:
        current, self._current = self._current, None
        if current is not None:
            current.finished.disconnect(self._next)
            current.stop()
            current.deleteLater()
