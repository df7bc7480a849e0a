"""Where the game of a lesson is: on which page, at what, and whether it has come to rest there."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.ui.lessons.lesson import Lesson
from vivaroi_gui.ui.lessons.lesson_pages import LessonPages
from vivaroi_gui.ui.lessons.scenario import Does, Step
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.session import Session

_PAGES: Final = {"final": "end"}
"""What lessons call a page otherwise than some games do."""
_CURTAIN: Final = "curtain"


class Whereabouts(QObject):
    """What lies open is left where the cat has told of it, and else when people press Continue."""

    changed = Signal()

    def __init__(
        self, lesson: Lesson, session: Session, pages: LessonPages, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._lesson = lesson
        self._session = session
        self._pages = pages
        self._read_on = ""
        self._has_rested = False
        session.course.holds = self._is_told_of
        session.course.changed.connect(self._on_moment)
        pages.rested.connect(self._on_rested)

    @property
    def page(self) -> str:
        """The name of the page that is seen."""
        page = self._pages.current
        return self._pages.game_pages.name_of(page) if page is not None else ""

    def _told_by(self, moment: Moment | None) -> str:
        """What a moment is about, as lessons call it; nothing where it has nothing of its own."""
        if moment is None:
            return ""
        return self._pages.game_pages.told_by(moment, self._session.course.view)

    def _is_told_of(self, moment: Moment) -> bool:
        """Whether the lesson has still something to say of it."""
        return self._told_by(moment) in self._lesson.places_to_come

    def has_passed(self, step: Step) -> bool:
        """Whether the step was for a moment that is seen no more."""
        return ":" in step.at and step.at != self._told_by(self._session.course.moment)

    @property
    def is_moving(self) -> bool:
        return self._session.course.is_moving and not self._has_rested

    @property
    def is_choosing_too(self) -> bool:
        """Whether others choose in secret as the learner is still to: nothing is to be watched."""
        session = self._session
        has_to = session.bridge.viewer.seat in session.table.to_act()
        return has_to and session.table.game.chooses_at_once(session.bridge.view)

    def is_at(self, step: Step) -> bool:
        """Whether the game has come to where the step belongs."""
        session = self._session
        if step.at == _CURTAIN:
            return session.is_covered
        if session.is_covered or self.is_moving:
            return False
        told = self._told_by(session.course.moment)
        here = {told} if session.course.is_held else {told, self.page}
        if step.at and here.isdisjoint((step.at, _PAGES.get(step.at, step.at))):
            return False
        if step.does not in (Does.DO, Does.TRY):
            return True
        seat = session.bridge.viewer.seat
        return seat == step.seat and seat in session.table.to_act()

    def read(self) -> None:
        """What the cat had to say on this page has been read."""
        self._read_on = self.page

    def go_to(self, step: Step) -> None:
        """The game goes on towards a step."""
        bridge = self._session.bridge
        if step.at == _CURTAIN and bridge.viewer.is_paused:
            bridge.go_on()
        self.leave()

    def leave(self) -> None:
        """As if people had pressed Continue, where they have read what there is."""
        page, read_on = self._pages.current, self._read_on
        if page is None or not read_on or read_on != self.page:
            return
        self._read_on = ""
        if self._session.course.is_held:
            self._pages.read.emit()
        else:
            page.press_continue()

    def _on_moment(self) -> None:
        self._has_rested = False
        self.changed.emit()

    def _on_rested(self) -> None:
        self._has_rested = True
        self.changed.emit()
