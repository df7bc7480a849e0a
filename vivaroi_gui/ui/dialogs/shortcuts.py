"""The list of keys, made from the commands themselves."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from vivaroi_gui.ui.actions import Actions
from vivaroi_gui.ui.dialogs.paper import PaperDialog


class ShortcutsDialog(PaperDialog):
    """Every command that has a key, and the keys of the castle."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._list = QTreeWidget()
        self._list.setColumnCount(2)
        self._list.setHeaderHidden(True)
        self._list.setRootIsDecorated(False)
        self._list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.body.addWidget(self._list)
        self.fit(720, 580)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(self.tr("Keyboard"))
        self._list.setAccessibleName(self.tr("Commands and their keys"))
        self._list.clear()
        rows = [(_plain(action), _keys(action)) for action in self._actions.with_keys()]
        self._list.addTopLevelItems([QTreeWidgetItem(row) for row in rows + self._castle()])

    def _castle(self) -> list[tuple[str, str]]:
        """The keys of the castle, which are no commands."""
        return [
            (self.tr("Choose among the characters"), self.tr("Arrow keys, Tab")),
            (self.tr("Choose a character by initial"), self.tr("A to P")),
            (self.tr("Lift a character, put it down"), self.tr("Enter or Space")),
            (self.tr("Step back, put the character home"), self.tr("Esc")),
            (self.tr("What this character may do"), self.tr("Menu key")),
            (self.tr("Open the curtain"), self.tr("Hold Space")),
        ]


def _plain(action: QAction) -> str:
    return action.text().replace("&", "").rstrip("…")


def _keys(action: QAction) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(shortcut.toString(native) for shortcut in action.shortcuts())
