"""The list of keys, made from the commands themselves."""

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from vivaroi_gui.ui.dialogs.key_list import KeyList
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog, Subheading
from vivaroi_gui.ui.kit.rooms import Room
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
        self._grid = grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(0)
        self.body.addLayout(grid)

    def fit(self, there: Room) -> None:
        """Beside each other, or where there is little room one below the other, each whole."""
        is_small, (commands, game, replay) = there <= Room.SMALL, self._titles
        parts: tuple[QWidget, ...] = (commands, self.commands, game, self.game, replay, self.replay)
        for part in parts:
            self._grid.removeWidget(part)
        for keys in (self.commands, self.game, self.replay):
            keys.take_size()
            keys.show_whole(is_whole=is_small)
        for row, part in enumerate(parts if is_small else parts[2:]):
            self._grid.addWidget(part, row, 0 if is_small else 1)
        if not is_small:
            self._grid.addWidget(commands, 0, 0)
            self._grid.addWidget(self.commands, 1, 0, 3, 1)
        for row, stretch in ((1, 230), (3, 130)):
            self._grid.setRowStretch(row, 0 if is_small else stretch)
        for column, stretch in enumerate((8, 0 if is_small else 12)):
            self._grid.setColumnStretch(column, stretch)

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
