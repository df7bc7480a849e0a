"""Saving a game under a name."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidgetItem,
    QWidget,
)

from vivaroi_gui.table.saves import LONGEST_NAME, Saves, file_name
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.dialogs.saved_games import EmptyShelf, SavedGames, saved_of
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import body, bold
from vivaroi_gui.ui.kit.kept_sizes import keep_font, keep_height
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.reasons import allow
from vivaroi_gui.ui.kit.texts import text


class SaveDialog(PaperDialog):
    """Asks for a name; ``save`` does the rest, and says whether it is done."""

    def __init__(
        self,
        saves: Saves,
        suggested: str,
        save: Callable[[str], bool],
        messages: Messages,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._saves = saves
        self._save = save
        self._messages = messages
        self.name = QLineEdit(suggested, self)
        self.name.setMaxLength(LONGEST_NAME)
        keep_font(self.name, bold, 18)
        keep_height(self.name, 42)
        self._label, self.note = QLabel(self), QLabel(self)
        self._label.setBuddy(self.name)
        self.games = SavedGames(saves, self)
        self.nothing = EmptyShelf(self)
        self.games.setVisible(self.games.count() > 0)
        self.nothing.setHidden(self.games.count() > 0)
        self.save = PaperButton(self, "save", is_primary=True)
        self._lay_out()
        self.name.textChanged.connect(lambda _: self._check())
        self.name.returnPressed.connect(self._on_save)
        self.games.itemClicked.connect(self._take_name)
        self.games.itemActivated.connect(self._take_name)
        self.save.clicked.connect(self._on_save)
        self.finish(720, 560, is_primary=False)
        self.name.selectAll()
        self.name.setFocus()

    def _lay_out(self) -> None:
        for label in (self._label, self.note):
            keep_font(label, body, 17)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.name, 1)
        row.addWidget(self.save)
        self.body.addWidget(self._label)
        self.body.addLayout(row)
        self.body.addWidget(self.note)
        self.body.addWidget(self.games, 1)
        self.body.addWidget(self.nothing, 1)

    def _take_name(self, item: QListWidgetItem) -> None:
        self.name.setText(saved_of(item).name)
        self.name.setFocus()

    def _check(self) -> None:
        """Says what would happen."""
        kept = file_name(self.name.text())
        allow(self.save, "" if kept else text("controls", "save.save"))
        if not kept:
            self.note.setText(self.tr("Type a name with letters or numbers."))
        elif self._saves.find(kept):
            self.note.setText(self.tr("There is a game of that name already."))
        else:
            self.note.setText("")

    def _on_save(self) -> None:
        name = file_name(self.name.text())
        old = self._saves.find(name) if name else None
        if not name or (old and not self._messages.agrees_to_overwrite(old.name)):
            return
        if self._save(name):
            self.accept()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Save the game"))
        self.nothing.setText(self.tr("No game has been saved yet."))
        self._label.setText(self.tr("Name of the saved game"))
        self.name.setAccessibleName(self.tr("Name of the saved game"))
        self.games.setAccessibleName(self.tr("Saved games"))
        self.save.setText(self.tr("Save"))
        self.save.setAccessibleName(self.tr("Save"))
        self._check()
