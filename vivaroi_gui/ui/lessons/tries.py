"""What the learner has tried of a step, and when the way is shown."""

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import IllegalMove, Move
from vivaroi_gui.ui.lessons.lesson import Lesson
from vivaroi_gui.ui.lessons.lesson_pages import LessonPages
from vivaroi_gui.ui.lessons.scenario import Does
from vivaroi_gui.ui.session.bridge import Bridge

SHOW_MS: Final = 12000
"""After so long without an act the way is shown."""
_MOST: Final = 2
"""After so many wrong tries too."""


class Tries(QObject):
    """Of one step at a time."""

    missed = Signal()
    """Something is to be answered."""

    def __init__(self, lesson: Lesson, bridge: Bridge, pages: LessonPages, parent: QObject) -> None:
        super().__init__(parent)
        self._lesson = lesson
        self._bridge = bridge
        self._pages = pages
        self._number = 0
        self._index = -1
        self.answer = ""
        """The line that answers the last try; empty before the first."""
        self.refusal: IllegalMove | None = None
        """Why the rules refused it, where there is no such line."""
        self.is_shown = False
        """Whether the way is shown."""
        self._patience = QTimer(self, singleShot=True, interval=SHOW_MS)
        self._patience.timeout.connect(self.show_way)
        pages.lifted.connect(self._on_lifted)

    def begin(self) -> None:
        """The step is told; nothing changes where it was told before."""
        if self._index != self._lesson.index:
            self.forget()
            self._index = self._lesson.index
            self._patience.start()

    def forget(self) -> None:
        """The step is over."""
        if self.is_shown:
            self._pages.set_hint("", None)
        self._number, self.answer, self.is_shown, self._index = 0, "", False, -1
        self.refusal = None
        self._patience.stop()

    def miss(self, line: str, refusal: IllegalMove | None = None) -> None:
        """Something else was tried than what is wanted."""
        self.answer, self.refusal = line, refusal
        self._number += 1
        if self._number >= _MOST:
            self.show_way()
        self.missed.emit()

    def _on_lifted(self, who: str) -> None:
        """Somebody else than the cat speaks of: answered at once, as where they were put."""
        is_told = self._index == self._lesson.index
        if is_told and (line := self._lesson.lifted(who)):
            self._pages.cancel_gesture()
            self.miss(line)

    def stop(self) -> None:
        self._patience.stop()

    def show_way(self) -> None:
        """As a hint does: who, and where to."""
        move = self.wished
        self.is_shown = True
        if move is not None:
            self._pages.set_hint("", move)

    @property
    def wished(self) -> Move | None:
        """The move that the step wants, where it may be played now."""
        view: Any = self._bridge.view
        wish = self._lesson.wish
        if wish is None or wish.does is not Does.DO or view.seat is None:
            return None
        _, move = game_named(view.options.game).read_move(view.options, wish.action, view.seat)
        return move if move in view.legal else None
