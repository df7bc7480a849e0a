"""The table: the town, and the column of papers beside it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from vivaroi_gui.rules.core import CHANCE, Event, IllegalMove
from vivaroi_gui.rules.vienna import Options, View
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.words.refusals import refusal_words


class TablePage(GamePage[Options, View, Move]):
    """Lists and buttons, until town and column are here."""

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self.said, self.hint, self.moves = QLabel(), QLabel(), QListWidget()
        self.said.setWordWrap(True)
        self.throw = QPushButton("Throw / go on")
        self.throw.clicked.connect(self.continued)
        self.moves.itemActivated.connect(
            lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
        )
        column = QVBoxLayout(self)
        for part in (self.said, self.hint, self.throw, self.moves):
            column.addWidget(part)

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        self._view = None

    def show_view(self, view: View) -> None:
        self._view = view
        self.said.setText(
            f"{view.phase} turn {view.turn} scores {view.scores} coins {view.coins} "
            f"dice {view.dice} placed {view.placed} display {view.display}"
        )
        self.throw.setEnabled(CHANCE in view.to_act)
        self.moves.clear()
        for move in view.legal:
            self.moves.addItem(str(move))
            self.moves.item(self.moves.count() - 1).setData(Qt.ItemDataRole.UserRole, move)

    def take_focus(self) -> None:
        self.moves.setFocus()

    def set_hint(self, text: str, move: Move | None) -> None:
        self.hint.setText(text)

    def show_refusal(self, refused: IllegalMove | None) -> None:
        self.hint.setText(refusal_words().refusal(refused) if refused else "")

    def set_history(self, events: Sequence[Event]) -> None:
        """The chronicle comes with the column."""
