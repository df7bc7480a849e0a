"""Loading a saved game, or watching it again."""

from random import Random

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from vivaroi_gui.rules.core import View
from vivaroi_gui.table.damage import NewerRecord, RecordError
from vivaroi_gui.table.finished import Saved
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.saves import Saves
from vivaroi_gui.table.store import StoreError
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.dialogs.saved_games import EmptyShelf, SavedGames
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.kept_sizes import keep_font
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.reasons import allow
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.names import shown_name

_PREVIEW, _PREVIEW_SMALL = QSize(310, 286), QSize(190, 175)
"""Pixels of a position in small."""


class Preview(QWidget):
    """A position in small, as its game paints it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view: View | None = None
        self._players: tuple[Player, ...] = ()
        self.setFixedSize(_PREVIEW)

    def set_size(self, size: QSize) -> None:
        self.setFixedSize(size)
        self.update()

    def show_view(self, view: View | None, players: tuple[Player, ...] = ()) -> None:
        """Shows what everybody may see; without a view it is hidden."""
        self.view, self._players = view, players
        self.setVisible(view is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, ratio = QRectF(self.rect()), self.devicePixelRatioF()
        screens(self.view.options.game).paint_miniature(
            painter, area, self.view, self._players, ratio
        )


class LoadDialog(PaperDialog):
    """Shows what everybody may see of each saved game; ``loaded`` brings the one that is chosen."""

    loaded = Signal(object)
    watched = Signal(object)
    """The record that is to be replayed."""
    deleted = Signal()

    def __init__(self, saves: Saves, messages: Messages, parent: QWidget) -> None:
        super().__init__(parent)
        self._saves = saves
        self._messages = messages
        self._record: Record | None = None
        self.games = SavedGames(saves, self, has_finished=True)
        self.nothing = EmptyShelf(self)
        self._side = QWidget(self)
        self.picture = Preview(self)
        self.about = QLabel(self)
        self.delete = PaperButton(self, "trash")
        self.replay = PaperButton(self, "eye")
        self.load = PaperButton(self, "play", is_primary=True)
        self._lay_out()
        self.games.itemSelectionChanged.connect(self._show)
        self.games.itemActivated.connect(lambda _: self._on_activated())
        self.load.clicked.connect(self._on_load)
        self.replay.clicked.connect(self._on_replay)
        self.delete.clicked.connect(self._on_delete)
        self.finish(1000, 580, is_primary=False, before=(self.delete, self.replay, self.load))
        self.games.setCurrentRow(0)
        self._show()

    def _lay_out(self) -> None:
        keep_font(self.about, body, 17)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setWordWrap(True)
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        side.addWidget(self.about, 1, Qt.AlignmentFlag.AlignTop)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(18)
        row.addWidget(self.games, 1)
        row.addWidget(self._side, 1)
        row.addWidget(self.nothing, 1)
        self.body.addLayout(row)

    def fit(self, there: Room) -> None:
        """Without room for it, no position is seen; in a tiny one the list stands above all."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if there is Room.TINY else across)
        self.picture.set_size(_PREVIEW if there > Room.SMALL else _PREVIEW_SMALL)

    # --- what is chosen --------------------------------------------------------------------------

    def _show(self) -> None:
        saved = self.games.chosen
        self._record = None
        self.picture.show_view(None)
        self.about.setText("" if saved is None else self._read(saved))
        allow(self.delete, "" if saved else text("controls", "load.delete"))
        self._show_buttons()
        self._show_shelf(is_empty=not self.games.count())

    def _show_shelf(self, *, is_empty: bool) -> None:
        self.nothing.setVisible(is_empty)
        self.games.setHidden(is_empty)
        self._side.setHidden(is_empty)
        for button in (self.delete, self.replay):
            button.setHidden(is_empty)
        if is_empty:
            self.load.hide()

    def _show_buttons(self) -> None:
        """There is nothing to watch before the first deal, and nothing to play after the end."""
        saved = self.games.chosen
        self.load.setHidden(saved is not None and saved.is_finished)
        nothing = "" if self._record else text("controls", "load.load")
        has_begun = self._record is None or bool(self._record.inputs)
        allow(self.load, nothing)
        allow(self.replay, nothing if has_begun else text("controls", "load.replay"))

    def _nothing(self) -> str:
        """Why the list is empty, and how it fills."""
        return self.tr(
            "No game has been saved yet.\n\n"
            "“Save as…” in the menu saves the current game under a name; you will find it here. "
            "A game in progress is kept anyway: “Continue” on the first page brings it back."
        )

    def _read(self, saved: Saved) -> str:
        """Shows a game as everybody may see it; what is to be said of it."""
        try:
            self._record = self._saves.load(saved)
        except RecordError as error:
            return self._unreadable(error)
        table = Table.resume(self._record, Random(0))
        self.picture.show_view(table.view(), table.players)
        return self._told(table)

    def _unreadable(self, error: RecordError) -> str:
        if isinstance(error, NewerRecord):
            return self.tr("This game was saved by a newer version of Viva il Re!")
        return self.tr("There is no readable game in this file.")

    def _told(self, table: Table) -> str:
        """Game, round and players."""
        view, options = table.view(), table.options
        game = screens(options.game)
        names = people().names(
            [shown_name(person) for one in table.players for person in one.persons]
        )
        where = game.round_of(options, view.round)
        return f"{game.full_title(options.edition)} · {where}\n{names}"

    def _on_activated(self) -> None:
        if self.load.isHidden():
            self.replay.click()
        else:
            self._on_load()

    def _on_load(self) -> None:
        saved = self.games.chosen
        if saved is not None and self._record is not None:
            self.accept()
            self.loaded.emit(saved)

    def _on_replay(self) -> None:
        record = self._record
        assert record is not None, "the button is off"
        self.accept()
        self.watched.emit(record)

    def _on_delete(self) -> None:
        saved = self.games.chosen
        if saved is None:
            return
        if not self._messages.agrees_to_delete(self.games.name_of(saved)):
            return
        try:
            self._saves.delete(saved)
        except StoreError as error:
            self.about.setText(self._messages.not_deleted(error))
            return
        self.deleted.emit()
        row = self.games.currentRow()
        self.games.fill()
        self.games.setCurrentRow(min(row, self.games.count() - 1))
        self._show()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Load a game"))
        self.nothing.setText(self._nothing())
        self.games.setAccessibleName(self.tr("Saved games"))
        self.load.setText(self.tr("Load"))
        self.replay.setText(self.tr("Replay"))
        self.delete.setText(self.tr("Delete…"))
        for button in (self.load, self.replay, self.delete):
            button.setAccessibleName(button.words)
        self._show()
