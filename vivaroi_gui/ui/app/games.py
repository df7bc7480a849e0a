"""The games that go on by themselves: begun, gone on with, given up for another, put away."""

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import Options
from vivaroi_gui.table.damage import NewerRecord, RecordError
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.saves import Saves
from vivaroi_gui.table.shuffling import SEED_BITS
from vivaroi_gui.table.store import Store, Unfinished, load
from vivaroi_gui.table.stores import Stores
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import NAMES, TableOptions, agreed_in
from vivaroi_gui.ui.app.game_files import GameFiles
from vivaroi_gui.ui.app.memory_book import MemoryBook
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.session.review_keeper import ReviewKeeper
from vivaroi_gui.ui.session.session import Session
from vivaroi_gui.ui.settings import Settings

OPENED_MS = 1500
"""How long a game stands on the table before it counts as opened."""


class Games(QObject):
    """One game of each kind, and those that were saved by name; nothing is lost unasked."""

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
        self.session = session
        self._settings = settings
        self._messages = messages
        self.stores = Stores(places.games, self._on_other_kept)
        self.saves = Saves(places.games / "saves", self._on_other_kept)
        self.book = MemoryBook(places.games, session)
        session.explanation.keeper_of = partial(ReviewKeeper, self.saves.finished)
        self.files = GameFiles(self.saves, session.bridge, settings, messages, window)
        self.files.loaded.connect(self._on_loaded)
        self.files.deleted.connect(self.listed)
        self._called: Path | None = None
        self._opened_for_call: Path | None = None
        messages.answered.connect(self._on_answered)
        self._opening = QTimer(self, singleShot=True)
        self._opening.timeout.connect(self.end_opening)
        self._being_opened: Store | None = None

    # --- what there is -------------------------------------------------------------------------

    @property
    def to_go_on(self) -> tuple[str, ...]:
        """The games of which there is one to be continued."""
        return self.stores.with_file

    @property
    def has_saved(self) -> bool:
        """Whether any game was saved by name, or is over and can be watched again."""
        return bool(self.saves.finished.all() or self.saves.all())

    def unfinished(self) -> dict[str, Unfinished]:
        """What can be continued of each game; what is wrong with one that cannot is told."""
        found = {}
        for game in self.stores:  # one that is not there is remembered as such, too
            try:
                one = self.stores[game].unfinished()
            except RecordError as error:
                self._tell_damaged(error, self.stores[game])
                continue
            if one is not None:
                found[game] = one
        return found

    # --- beginning and going on ----------------------------------------------------------------

    def begin(self, players: tuple[Player, ...], options: Options) -> None:
        """A new game, where the one of its kind before may give way."""
        if self._gives_way(options.game, for_new=True):
            self._begin(players, options, self._wished(options))

    def play_again(self) -> None:
        """The same people and the same form as those of the game that is over."""
        table = self.session.table
        self._begin(table.players, table.options, table.agreed)

    def begin_shared(self, players: tuple[Player, ...], options: Options, seed: int) -> None:
        """The deal of another game once more; at the same table, what that one has agreed upon."""
        if self.session.is_open:
            self._begin(players, options, self.session.table.agreed, seed)
        elif self._gives_way(options.game, for_new=True):
            self._begin(players, options, self._wished(options), seed)

    def _wished(self, options: Options) -> TableOptions:
        wished = {name: self._settings.chosen[name] for name in NAMES}
        return agreed_in(GAMES[options.game], **wished)

    def _begin(
        self,
        players: tuple[Player, ...],
        options: Options,
        agreed: TableOptions,
        shared: int | None = None,
    ) -> None:
        now, random = datetime.now(UTC), SystemRandom()
        seed = random.getrandbits(SEED_BITS) if shared is None else shared
        self.put_away()
        store = self.stores[options.game]
        store.end_opening()
        is_shared = shared is not None
        table = Table.new(players, options, random, store, now, agreed, seed, is_shared=is_shared)
        self.opened.emit(table, False)

    def go_on(self, chosen: str) -> None:
        """Goes on with the chosen game, or with another where there is none of that kind."""
        games = self.to_go_on or (chosen,)  # taken away meanwhile: it is told as missing
        self.resume(chosen if chosen in games else games[0])

    def resume(self, game: str) -> None:
        """Goes on with the game of that kind."""
        store = self.stores[game]
        if store.was_fatal and not self._messages.opens_fatal_game():
            self._leave_out(store)
            return
        try:
            record = store.load()
        except RecordError as error:
            self._tell_damaged(error, store)
            self.stayed.emit()
            return
        self._begin_opening(store)
        self.opened.emit(Table.resume(record, SystemRandom(), store), True)
        self.files.recall_name()

    def _begin_opening(self, store: Store) -> None:
        self.end_opening()
        store.begin_opening()
        self._being_opened = store
        self._opening.start(OPENED_MS)

    def end_opening(self) -> None:
        """The game that was being opened stands on the table, or is left in good order."""
        self._opening.stop()
        if self._being_opened is not None:
            self._being_opened.end_opening()
            self._being_opened = None

    def open(self, file: Path) -> None:
        """Goes on with the game in a file; one of ours goes on where it is."""
        game = self.stores.at(file)
        if game is not None:
            self.resume(game)
            return
        try:
            record = load(file)
        except RecordError as error:
            self._messages.tell_damaged(error, file)
            self.stayed.emit()
            return
        if self._gives_way(record.options.game, for_new=False):
            self._take_over(record)
        else:
            self.stayed.emit()

    def _take_over(self, record: Record) -> None:
        """Lays a game from another file on the table; from now on it is the one of its kind."""
        self.put_away()
        store = self.stores[record.options.game]
        store.end_opening()
        table = Table.reload(record, SystemRandom(), store)
        table.save()
        self.book.leave_out(table)
        self.opened.emit(table, False)
        if table.record.inputs != record.inputs:
            self.session.pages.set_notice(self.session.bridge.screens.chosen_anew())

    def _on_loaded(self, record: Record, name: str) -> None:
        """Goes on with a game that was saved by name; the file itself stays as it is."""
        if self._gives_way(record.options.game, for_new=False):
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

    def _gives_way(self, game: str, *, for_new: bool) -> bool:
        """Whether another game of this kind may be laid: nothing is lost, or people agree.

        What is on the table and on no disk is asked for as well, of whatever kind it is.
        """
        session, store = self.session, self.stores[game]
        is_in_place = session.is_open and _is_kept_in(session.table, store)
        if session.is_open and not session.is_over:
            is_unsaved = session.table.save_error is not None
            is_in_danger = is_unsaved or (is_in_place and store.has_file)
            if is_in_danger and not self.files.make_way(session.table.record, for_new=for_new):
                return False
        return is_in_place or not store.has_file or self._file_gives_way(store, for_new=for_new)

    def _file_gives_way(self, store: Store, *, for_new: bool) -> bool:
        """The same of a game that is not on the table."""
        try:
            record = store.load()
        except RecordError:
            return self._messages.agrees_to_replace_unread()
        return self.files.make_way(record, for_new=for_new)

    def leave(self) -> None:
        """The game goes off the table, whatever it has come to."""
        self.end_opening()
        self.put_away()

    def put_away(self) -> None:
        """A game whose end was seen is over for good, but it can be watched again."""
        if not self.session.is_over:
            return
        table = self.session.table
        is_remembered = self.book.remember()
        if not self.saves.finished.keep(table.record) or not is_remembered:
            return
        self.session.explanation.keep()
        if table.store is not None:
            table.store.discard()

    def _leave_out(self, store: Store) -> None:
        """A game with which the program ended stays on the disk, under another name."""
        file = store.set_aside()
        store.end_opening()
        if file is not None:
            self._messages.tell_left_out(file)
        self.given_up.emit()

    # --- what went wrong -----------------------------------------------------------------------

    def _tell_damaged(self, error: RecordError, store: Store) -> None:
        """Says what is wrong with a game of ours; a damaged one is kept aside."""
        is_newer = isinstance(error, NewerRecord)
        self._messages.tell_damaged(error, None if is_newer else store.set_aside())

    def _on_other_kept(self, name: str) -> None:
        """Another computer has changed a game; once what is going on is over, people are told."""
        QTimer.singleShot(0, self, lambda: self._tell_other_kept(name))

    def _tell_other_kept(self, name: str) -> None:
        if self.session.is_open:
            self.session.pages.set_notice(self._messages.other_kept(name))
        elif self._window.isVisible():
            self.listed.emit()
            self._messages.tell_other_kept(name)


def _is_kept_in(table: Table, store: Store) -> bool:
    """Whether a game on the table is the one of a store."""
    return table.store is None or table.store.file == store.file
