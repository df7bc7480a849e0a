"""The list of keys, made from the commands themselves."""

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from vivaroi_gui.ui.actions import Actions
from vivaroi_gui.ui.dialogs.key_list import KeyList, Row
from vivaroi_gui.ui.dialogs.paper import PaperDialog, Subheading


class ShortcutsDialog(PaperDialog):
    """Every command that has a key, and the keys of the castle."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._titles = Subheading(self), Subheading(self)
        self.commands = KeyList(self)
        self.castle = KeyList(self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        for column, (title, keys) in enumerate(
            zip(self._titles, (self.commands, self.castle), strict=True)
        ):
            grid.addWidget(title, 0, column)
            grid.addWidget(keys, 1, column)
        grid.setColumnStretch(0, 8)
        grid.setColumnStretch(1, 12)
        self.body.addLayout(grid)
        self.finish(1000, 600)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Keyboard"))
        left, right = self.tr("Commands"), self.tr("In the castle")
        for title, keys, text in zip(
            self._titles, (self.commands, self.castle), (left, right), strict=True
        ):
            title.setText(text)
            keys.setAccessibleName(text)
        self.commands.set_rows([(_plain(one), _keys(one)) for one in self._actions.with_keys()])
        self.castle.set_rows(self._castle())

    def _castle(self) -> list[Row]:
        """The keys of the castle, which are no commands."""
        return [
            (self.tr("Choose among the characters"), (self.tr("Arrows"), self.tr("Tab"))),
            (self.tr("Choose a character by initial"), (self.tr("A to V"),)),
            (self.tr("Lift a character, put it down"), (self.tr("Enter"), self.tr("Space"))),
            (self.tr("Send it to a floor, to the WC (2024)"), (self.tr("0 to 6"), self.tr("W"))),
            (self.tr("Step back, put the character home"), (self.tr("Esc"),)),
            (self.tr("What this character may do"), (self.tr("Menu"),)),
            (self.tr("Choose a vote card, lay it"), (self.tr("Arrows"), self.tr("Enter"))),
            (self.tr("Open the curtain"), (self.tr("Hold Space"),)),
        ]


def _plain(action: QAction) -> str:
    return action.text().replace("&", "").rstrip("…")


def _keys(action: QAction) -> tuple[str, ...]:
    """The first key is the one that the menus show; others are for uncommon keyboards."""
    return (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),)
