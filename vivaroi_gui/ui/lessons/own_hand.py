"""The learner's own hand, where a solution is shown by itself."""

from typing import Final

from PySide6.QtCore import QTimer

from vivaroi_gui.ui.lessons.lesson import Lesson
from vivaroi_gui.ui.lessons.lesson_pages import LessonPages
from vivaroi_gui.ui.lessons.scenario import Step
from vivaroi_gui.ui.lessons.script import own_move
from vivaroi_gui.ui.session.session import Session
from vivaroi_gui.ui.settings import Settings

_WAIT_MS: Final = 900
"""How long before it moves, at normal speed."""


class OwnHand(QTimer):
    """Moves a while after it is asked to."""

    def __init__(
        self, lesson: Lesson, session: Session, pages: LessonPages, settings: Settings
    ) -> None:
        super().__init__(pages, singleShot=True)
        self._lesson = lesson
        self._session = session
        self._pages = pages
        self._settings = settings
        self.timeout.connect(self._play)

    def play_soon(self, step: Step) -> None:
        """Where the step is for the seat that looks."""
        view = self._session.bridge.view
        is_own = step.seat in (None, view.seat) and own_move(self._lesson, view) is not None
        if is_own and not self.isActive():
            self.start(round(_WAIT_MS * self._settings.speed.factor))

    def _play(self) -> None:
        move = own_move(self._lesson, self._session.bridge.view)
        if move is not None:
            self._pages.play(move)
