"""The commands of a lesson: those of a game that mean something there, and its own."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from vivaroi_gui.ui.kit.texts import text


class LessonKeys(QObject):
    """The QActions that a session asks for; their keys are pressed by the screen."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.undo = self._make("Ctrl+Z")
        self.skip = self._make("Ctrl+Space")
        self.cover = self._make("S")
        self.happened = self._make("F2")
        self.moves = self._make("F4")
        self.show_me = self._make("H")
        self.leave = self._make("Esc")
        self.redo, self.hint, self.seats, self.notes = (QAction(self) for _ in range(4))
        """In a lesson the cat helps, and leads on; and nobody lends a seat or takes notes."""
        self.seats_menu = QMenu(screen)

    def retranslate(self) -> None:
        """Names the commands in the language that is spoken now."""
        self.undo.setText(self.tr("Undo"))
        self.skip.setText(self.tr("Skip the animation"))
        self.cover.setText(self.tr("Cover my favourites"))
        self.happened.setText(self.tr("What happened?"))
        self.moves.setText(self.tr("List of moves"))
        self.show_me.setText(text("lessons", "ui.show"))
        self.leave.setText(text("lessons", "ui.leave"))

    @property
    def all(self) -> tuple[QAction, ...]:
        return self.undo, self.skip, self.cover, self.happened, self.moves, self.show_me, self.leave

    def by_word(self, command: str) -> QAction:
        """A command as lessons call it."""
        return {"undo": self.undo, "cover": self.cover}[command]

    def _make(self, key: str) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        return action
