"""The pages of a game in a lesson: what is done on them is judged before it is played."""

from PySide6.QtCore import Signal

from vivaroi_gui.rules.core import Move
from vivaroi_gui.ui.lessons.lesson import THROW
from vivaroi_gui.ui.session.end_page import EndPage
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.screens import AnyPage


class LessonPages(PageStack):
    """``chosen`` tells of what the lesson lets through, ``tried`` of all that is done."""

    tried = Signal(object)
    commanded = Signal(str)
    """A command of the lesson is to be obeyed, by its word."""

    def choose(self, move: Move) -> None:
        self.tried.emit(move)

    def _on_made(self, page: AnyPage) -> None:
        super()._on_made(page)
        if isinstance(page, EndPage):
            page.hide_more()

    def play(self, move: Move) -> None:
        """The lesson has nothing against it."""
        self.chosen.emit(move)

    def obey(self, command: str) -> None:
        """As if somebody had pressed its key."""
        if command == THROW and self.current is not None:
            self.current.press_continue()
        else:
            self.commanded.emit(command)
