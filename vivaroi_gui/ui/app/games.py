"""The game that goes on by itself: begun, gone on with, given up for another one, put away."""

from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import Options
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import NewerRecord, Record, RecordError
from vivaroi_gui.table.saves import Saves
from vivaroi_gui.table.store import Store, Unfinished
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions, agreed_in
from vivaroi_gui.ui.app.game_files import GameFiles
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.session.session import Session
from vivaroi_gui.ui.settings import Settings

OPENED_MS = 1500
"""How long a game stands on the table before it counts as opened."""


class Games(QObject):
    """The one game of the folder, and those that were saved by name; nothing is lost unasked."""

    opened = Signal(object, bool)
    """A table to be laid, and whether what it was left with is told again."""
    stayed = Signal()
    """Nothing was opened."""
    given_up = Signal()
    """There is nothing to go on with: to the home page."""
    listed = Signal()
    """A saved game has come or gone."""

    def __init__(
        self,
        places: Places,
        session: Session,
        settings: Settings,
        messages: Messages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._messages = messages
        self.store = Store(places.games, self._on_other_kept)
        self.saves = Saves(places.games / "saves", self._on_other_kept)
        self.files = GameFiles(self.saves, session.bridge, settings, messages, window)
        self.files.loaded.connect(self._on_loaded)
        self.files.deleted.connect(self.listed)
        self._called: Path | None = None
        self._opened_for_call: Path | None = None
        messages.answered.connect(self._on_answered)
        self._opening = QTimer(self, singleShot=True)
        self._opening.timeout.connect(self.store.end_opening)

    # --- what there is -------------------------------------------------------------------------

    @property
    def can_go_on(self) -> bool:
        """Whether there is a game to be continued."""
        return self.store.has_file

    @property
    def has_saved(self) -> bool:
        """Whether any game was saved by name, or is over and can be watched again."""
        return bool(self.saves.finished.all() or self.saves.all())

    def unfinished(self) -> Unfinished | None:
        """The game that can be continued; what is wrong with one that cannot is told."""
        try:
            return self.store.unfinished()
        except RecordError as error:
            self._tell_damaged(error)
            return None

    # --- beginning and going on ----------------------------------------------------------------

    def begin(self, players: tuple[Player, ...], options: Options) -> None:
        """A new game, where the one before may give way."""
        if self._gives_way(for_new=True):
            shows_past_votes = self._settings.shows_past_votes
            agreed = agreed_in(GAMES[options.game], shows_past_votes=shows_past_votes)
            self._begin(players, options, agreed)

    def play_again(self) -> None:
        """The same people and the same form as those of the game that is over."""
        table = self._session.table
        self._begin(table.players, table.options, table.agreed)

    def _begin(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        now = datetime.now(UTC)
        self.put_away()
        self.store.end_opening()
        table = Table.new(players, options, SystemRandom(), self.store, now, agreed)
        self.opened.emit(table, False)

    def open(self, file: Path | None = None) -> None:
        """Goes on with a saved game: the one in the store, or another that takes its place."""
        is_other = file is not None and not self.store.is_at(file)
        if not is_other and self.store.was_fatal and not self._messages.opens_fatal_game():
            self._leave_out()
            return
        try:
            record = self.store.load(file)
        except RecordError as error:
            self._tell_damaged(error, file if is_other else None)
            self.stayed.emit()
            return
        if is_other:
            self._open_other(record)
        else:
            self._go_on(record)

    def _go_on(self, record: Record) -> None:
        self.store.begin_opening()
        self._opening.start(OPENED_MS)
        self.opened.emit(Table.resume(record, SystemRandom(), self.store), True)
        self.files.recall_name()

    def _open_other(self, record: Record) -> None:
        if self._gives_way(for_new=False):
            self._take_over(record)
        else:
            self.stayed.emit()

    def _take_over(self, record: Record) -> None:
        """Lays a game from another file on the table; from now on it is the one that goes on."""
        self.put_away()
        self.store.end_opening()
        table = Table.reload(record, SystemRandom(), self.store)
        table.save()
        self.opened.emit(table, False)
        if table.record.inputs != record.inputs:
            self._session.pages.set_notice(self._session.bridge.screens.chosen_anew())

    def _on_loaded(self, record: Record, name: str) -> None:
        """Goes on with a game that was saved by name; the file itself stays as it is."""
        if self._gives_way(for_new=False):
            self._take_over(record)
            self.files.call_it(name)

    def call_for(self, file: Path) -> None:
        """Opens a file as somebody called for it; while people are asked something it waits."""
        if file != self._opened_for_call:
            self._called = file
            self._open_called()

    def _open_called(self) -> None:
        if self._called is None or self._messages.is_asking:
            return
        self._opened_for_call, self._called = self._called, None
        try:
            self.open(self._opened_for_call)
        finally:
            self._opened_for_call = None

    def _on_answered(self) -> None:
        QTimer.singleShot(0, self, self._open_called)

    # --- giving way and ending -----------------------------------------------------------------

    def _gives_way(self, *, for_new: bool) -> bool:
        """Whether another game may take the place of this one: nothing is lost, or people agree."""
        session = self._session
        is_unsaved = session.is_open and session.table.save_error is not None
        if session.is_over or not (self.store.has_file or is_unsaved):
            return True
        try:
            record = session.table.record if session.is_open else self.store.load()
        except RecordError:
            return self._messages.agrees_to_replace_unread()
        return self.files.make_way(record, for_new=for_new)

    def leave(self) -> None:
        """The game goes off the table, whatever it has come to."""
        if self._opening.isActive():
            self._opening.stop()
            self.store.end_opening()
        self.put_away()

    def put_away(self) -> None:
        """A game whose end was seen is over for good, but it can be watched again."""
        if self._session.is_over and self.saves.finished.keep(self._session.table.record):
            self.store.discard()

    def _leave_out(self) -> None:
        """A game with which the program ended stays on the disk, under another name."""
        file = self.store.set_aside()
        self.store.end_opening()
        if file is not None:
            self._messages.tell_left_out(file)
        self.given_up.emit()

    # --- what went wrong -----------------------------------------------------------------------

    def _tell_damaged(self, error: RecordError, file: Path | None = None) -> None:
        """Says what is wrong with a file; our own damaged one is kept aside."""
        if file is None and not isinstance(error, NewerRecord):
            file = self.store.set_aside()
        self._messages.tell_damaged(error, file)

    def _on_other_kept(self, name: str) -> None:
        """Another computer has changed a game; once what is going on is over, people are told."""
        QTimer.singleShot(0, self, lambda: self._tell_other_kept(name))

    def _tell_other_kept(self, name: str) -> None:
        if self._session.is_open:
            self._session.pages.set_notice(self._messages.other_kept(name))
        elif self._window.isVisible():
            self.listed.emit()
            self._messages.tell_other_kept(name)
