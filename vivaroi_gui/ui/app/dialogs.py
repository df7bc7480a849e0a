"""Opens a dialog over the window, each made when it is wanted."""

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import View
from vivaroi_gui.table.memories import Memories
from vivaroi_gui.ui.app.actions import Actions
from vivaroi_gui.ui.catalog import left_out, screens
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.lessons.daily import in_a_row, solved_days
from vivaroi_gui.ui.lessons.lessons import Lessons
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:  # loaded when it is wanted
    from vivaroi_gui.ui.dialogs.settings import SoundDevice

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Dialogs(QObject):
    """A dialog ends the gesture under way; it goes when it is closed."""

    def __init__(
        self,
        settings: Settings,
        commands: Actions,
        places: Places,
        pages: PageStack,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._commands = commands
        self._places = places
        self._pages = pages
        self._window = window
        self.heard: SoundDevice | None = None
        """What plays the sound, once it does."""
        commands.accessibility.triggered.connect(self.accessibility)
        commands.about.triggered.connect(self.about)
        commands.about_qt.triggered.connect(QApplication.aboutQt)

    def open(self, dialog: QDialog) -> None:
        self._pages.cancel_gesture()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.addAction(self._commands.tell)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.open()

    def close_all(self) -> None:
        """What was asked of one game is not done to another.

        Only the window's own children are looked at: Python tidying up in the middle of a search
        through all that is in it has crashed Qt.
        """
        for dialog in self._window.findChildren(QDialog, options=_DIRECT):
            if dialog.isVisible():
                dialog.reject()

    def settings(self, game: str) -> None:
        """What may be chosen, but for what means nothing in a game."""
        from vivaroi_gui.ui.dialogs.settings import SettingsDialog

        keys = self._commands.keys
        dialog = SettingsDialog(self._settings, self._window, left_out(game), self.heard, keys)
        self.open(dialog)

    def rules(self, view: View, *, is_unread: bool) -> None:
        """The rules where a game stands."""
        options = view.options
        section = screens(options.game).papers().section(view, is_unread=is_unread)
        self.rules_of(options.edition, section)

    def rules_of(self, edition: str, section: int = 0) -> None:
        """The rules of an edition."""
        from vivaroi_gui.ui.dialogs.rules import RulesDialog

        self.open(RulesDialog(self._settings, self._window, edition, section))

    def learn(self, lessons: Lessons, chosen: Callable[[str], None]) -> None:
        """All lessons; ``chosen`` is told the name of one, or nothing for the one that was left."""
        from vivaroi_gui.ui.lessons.learn_dialog import LearnDialog

        daily, is_solved = lessons.daily, lessons.is_daily_solved
        dialog = LearnDialog(lessons.done, lessons.kept, self._window, daily, is_solved=is_solved)
        dialog.chosen.connect(chosen)
        self.open(dialog)

    def shortcuts(self, game: str) -> None:
        """All keys, those of a game among them."""
        from vivaroi_gui.ui.dialogs.shortcuts import ShortcutsDialog

        has_curtain = GAMES[game].has_secrets
        commands = self._commands.with_keys()
        self.open(ShortcutsDialog(commands, screens(game), self._window, has_curtain=has_curtain))

    def accessibility(self) -> None:
        """What there is for all hands and eyes, with the keys as they are now."""
        from vivaroi_gui.ui.dialogs.accessibility import AccessibilityDialog

        self.open(AccessibilityDialog(self._commands.keys.actions, self._window))

    def memories(
        self, memories: Memories, messages: Messages, on_forgotten: Callable[[], None]
    ) -> None:
        """What is remembered of all games."""
        from vivaroi_gui.ui.dialogs.memories import MemoriesDialog

        days, settings = solved_days(self._settings), self._settings
        puzzles = len(days), in_a_row(days, date.today())
        dialog = MemoriesDialog(memories, messages.agrees_to_forget, self._window, puzzles)
        dialog.forgotten.connect(on_forgotten)
        dialog.forgotten.connect(lambda: settings.update(puzzle_days=""))
        self.open(dialog)

    def about(self) -> None:
        from vivaroi_gui.ui.dialogs.about import AboutDialog

        self.open(AboutDialog(self._places, self._window))
