"""The list of keys, made from the commands themselves."""

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from vivaroi_gui.ui.dialogs.key_list import KeyList
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog, Subheading
from vivaroi_gui.ui.session.screens import AnyScreens, KeyRow


class ShortcutsDialog(PaperDialog):
    """Every command that has a key, and the keys of a game and of a replay."""

    def __init__(
        self,
        commands: Sequence[QAction],
        game: AnyScreens,
        parent: QWidget,
        *,
        has_curtain: bool,
    ) -> None:
        super().__init__(parent)
        self._has_curtain = has_curtain
        self._with_keys = commands
        self._game = game
        self._titles = Subheading(self), Subheading(self), Subheading(self)
        self.commands = KeyList(self)
        self.game = KeyList(self)
        self.replay = KeyList(self)
        self._lay_out()
        self.finish(1000, 600)

    def _lay_out(self) -> None:
        commands, game, replay = self._titles
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(2)
        grid.addWidget(commands, 0, 0)
        grid.addWidget(self.commands, 1, 0, 3, 1)
        for row, part in enumerate((game, self.game, replay, self.replay)):
            grid.addWidget(part, row, 1)
        grid.setRowStretch(1, 230)
        grid.setRowStretch(3, 130)
        grid.setColumnStretch(0, 8)
        grid.setColumnStretch(1, 12)
        self.body.addLayout(grid)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Keyboard"))
        of_game = self._game.keys()
        said = self.tr("Commands"), of_game.title, self.tr("In a replay")
        lists = self.commands, self.game, self.replay
        for title, keys, text in zip(self._titles, lists, said, strict=True):
            title.setText(text)
            keys.setAccessibleName(text)
        self.commands.set_rows(
            [(one.iconText().rstrip("…"), _keys(one)) for one in self._with_keys]
        )
        self.game.set_rows([*of_game.rows, self._looking_on(), *self._curtain()])
        self.replay.set_rows(self._replay())

    def _looking_on(self) -> KeyRow:
        return self.tr("Skip what moves; held, hurry it"), (self.tr("Space"),)

    def _curtain(self) -> list[KeyRow]:
        row = (self.tr("Open the curtain"), (self.tr("Hold Space"),))
        return [row] if self._has_curtain else []

    def _replay(self) -> list[KeyRow]:
        """The keys of a replay: those of its ``Transport``."""
        told, shift = self._game.retelling(), self.tr("Shift")
        up, down = self.tr("PgUp"), self.tr("PgDown")
        return [
            (self.tr("Play, pause"), (self.tr("Space"),)),
            (self.tr("One step back, forward"), (self.tr("Left"), self.tr("Right"))),
            (f"{told.earlier()} / {told.later()}", (up, down)),
            (self.tr("Previous mark, next mark"), (f"{shift}+{up}", f"{shift}+{down}")),
            (self.tr("To the start, to the end"), (self.tr("Home"), self.tr("End"))),
            (self.tr("Slower, faster"), ("-", "+")),
        ]


def _keys(action: QAction) -> tuple[str, ...]:
    """The first key is the one that the menus show; others are for uncommon keyboards."""
    return (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),)
