"""Where the game of a lesson is: on which page, and whether it has come to rest there."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from vivaroi_gui.ui.lessons.lesson_pages import LessonPages
from vivaroi_gui.ui.lessons.scenario import Does, Step
from vivaroi_gui.ui.session.session import Session

_PAGES: Final = {"final": "end"}
"""What lessons call a page otherwise than the game does."""
_CURTAIN: Final = "curtain"


class Whereabouts(QObject):
    """What lies open is left where the cat has told of it, and else when people press Continue."""

    changed = Signal()

    def __init__(self, session: Session, pages: LessonPages, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._pages = pages
        self._read_on = ""
        self._has_rested = False
        session.course.changed.connect(self._on_moment)
        pages.rested.connect(self._on_rested)

    @property
    def page(self) -> str:
        """The name of the page that is seen."""
        page = self._pages.current
        return self._pages.game_pages.name_of(page) if page is not None else ""

    @property
    def is_moving(self) -> bool:
        return self._session.course.is_moving and not self._has_rested

    def is_at(self, step: Step) -> bool:
        """Whether the game has come to where the step belongs."""
        session = self._session
        if step.at == _CURTAIN:
            return session.is_covered
        if session.is_covered or self.is_moving:
            return False
        if step.at and self.page != _PAGES.get(step.at, step.at):
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
        if page is not None and read_on and read_on == self.page:
            self._read_on = ""
            page.press_continue()

    def _on_moment(self) -> None:
        self._has_rested = False
        self.changed.emit()

    def _on_rested(self) -> None:
        self._has_rested = True
        self.changed.emit()
