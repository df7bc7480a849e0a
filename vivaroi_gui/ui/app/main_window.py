"""The window: one page at a time under the top bar, the curtain over all of it."""

from datetime import UTC, datetime
from functools import cached_property, partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import Options, Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.record import NewerRecord, Record, RecordError
from vivaroi_gui.table.saves import Saves
from vivaroi_gui.table.store import Store, StoreError, Unfinished
from vivaroi_gui.table.table import Table, UndoRefusal
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.actions import Actions
from vivaroi_gui.ui.app.dialogs import Dialogs
from vivaroi_gui.ui.app.game_files import GameFiles
from vivaroi_gui.ui.app.pages import Pages
from vivaroi_gui.ui.app.top_bar import TopBar
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.key_places import press_by_place
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.replay import Replays
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.course import Course
from vivaroi_gui.ui.session.hints import Hints
from vivaroi_gui.ui.session.onlooker import Onlooker
from vivaroi_gui.ui.session.recap import Recap
from vivaroi_gui.ui.session.seat_menus import SeatMenus
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.lore import lore
from vivaroi_gui.ui.vivaroi.text import texts

if TYPE_CHECKING:
    from vivaroi_gui.ui.session.curtain import CurtainOverlay

SMALLEST = (1024, 600)
_COMPACT_WIDTH = 1200
_OPENED_MS = 1500
"""How long a game stands on the table before it counts as opened."""
_PROGRAM = "Viva il Re!"
_RECENT = 4
"""Events that the curtain tells again."""


class MainWindow(QMainWindow):
    """Shows what the bridge tells, and carries gestures and commands down to it."""

    def __init__(self, settings: Settings, places: Places, worker: Worker | None = None) -> None:
        super().__init__()
        self.settings = settings
        self._store = Store(places.games, self._on_other_kept)
        self._saves = Saves(places.games / "saves", self._on_other_kept)
        self._opening = QTimer(self, singleShot=True)
        self._opening.timeout.connect(self._store.end_opening)
        self.bridge = Bridge(settings, worker or Worker())
        self.commands = Actions(self)
        self._centre = QWidget()
        self._top_bar = TopBar(self.commands)
        self.pages = Pages(settings)
        self._messages = Messages(self)
        self._called: Path | None = None
        self._opened_for_call: Path | None = None
        self._dialogs = Dialogs(settings, self.commands, places, self.pages, self)
        self._seat_menus = SeatMenus(self)
        self._hints = Hints(self.bridge, self.pages, self.commands.hint, self)
        self._files = GameFiles(self._saves, self.bridge, settings, self._messages, self)
        self._recap = Recap(self.bridge, self.pages, self.commands.happened, settings)
        self.replays = Replays(self.bridge, settings, self, self._centre, self._passing)
        self.course = Course(self.bridge, self.pages, self)
        self._onlooker = Onlooker(self.bridge, self.pages, settings, self)
        self._deaf = Deaf(self, self.pages)
        self._lay_out()
        self._connect()
        self._on_settings_changed()

    # --- making --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top_bar)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(self._centre)
        self.setMinimumSize(*SMALLEST)
        self._name_window()

    def _connect(self) -> None:
        bridge, actions, files = self.bridge, self.commands, self._files
        bridge.opened.connect(self._on_opened)
        bridge.handed_over.connect(self._on_handed_over)
        bridge.save_failed.connect(self._on_save_failed)
        bridge.stood_in.connect(self._on_stood_in)
        bridge.seat_changed.connect(self._on_seat_changed)
        self.course.changed.connect(self._refresh)
        self.course.counted.connect(self._top_bar.show_count)
        self.settings.changed.connect(self._on_settings_changed)
        self._messages.asking.connect(self._on_asking)
        self._messages.answered.connect(self._on_answered)
        files.asks.connect(self._dialogs.open)
        files.told.connect(self.pages.set_notice)
        files.loaded.connect(self._on_loaded)
        files.watched.connect(self._on_replay)
        files.named.connect(self._name_window)
        self.replays.changed.connect(self._name_window)
        files.deleted.connect(self._show_saved)
        self._connect_pages()
        for action, slot in (
            (actions.new_game, self.go_home),
            (actions.resume, lambda: self.open_file()),
            (actions.undo, bridge.undo),
            (actions.skip, self.pages.skip),
            (actions.cover, self._on_cover),
            (actions.settings, self._dialogs.settings),
            (actions.load, files.load),
            (actions.save, files.save),
            (actions.save_as, files.save_as),
            (actions.export, files.give_away),
            (actions.import_, files.take_in),
            (actions.replay, lambda: self._on_replay()),
            (actions.rules, self._on_rules),
            (actions.shortcuts, self._dialogs.shortcuts),
            (actions.about, self._dialogs.about),
            (actions.about_qt, QApplication.aboutQt),
            (actions.quit, self.close),
        ):
            action.triggered.connect(slot)
        self._connect_choices()
        self._connect_seats()
        for news in (self.pages.renewed, self.pages.chosen, self.replays.changed):
            news.connect(self._deaf.start)
        actions.skip.triggered.connect(self._deaf.start)

    def _connect_pages(self) -> None:
        pages = self.pages
        pages.started.connect(self._on_started)
        pages.resumed.connect(self.open_file)
        pages.load_wanted.connect(self._files.load)
        pages.rules_wanted.connect(self._on_rules)
        pages.settings_wanted.connect(self._dialogs.settings)
        pages.chosen.connect(self.bridge.play)
        pages.played_again.connect(self._on_play_again)
        pages.watched_again.connect(self._on_replay)
        pages.left.connect(self.go_home)

    def _connect_choices(self) -> None:
        actions = self.commands
        for name, action in (
            ("is_full_screen", actions.full_screen),
            ("is_calm", actions.calm),
            ("marks_favourites", actions.marks),
        ):
            action.toggled.connect(partial(self._choose, name))
        for name, group in (
            ("language", actions.languages),
            ("theme", actions.themes),
            ("speed", actions.speeds),
        ):
            for value, action in group.items():
                action.triggered.connect(partial(self._choose, name, value))

    def _connect_seats(self) -> None:
        self.commands.seats_menu.aboutToShow.connect(self._on_seats_listed)
        self.pages.seat_menu_wanted.connect(self._on_seat_menu_wanted)
        self._seat_menus.handed.connect(self._on_handed)

    def _choose(self, name: str, value: object, *_: bool) -> None:
        self.settings.update(**{name: value})

    @cached_property
    def curtain(self) -> "CurtainOverlay":
        from vivaroi_gui.ui.session.curtain import CurtainOverlay

        curtain = CurtainOverlay(self, self._centre, self._passing)
        curtain.opened.connect(self._on_curtain_opened)
        curtain.undo_wanted.connect(self.bridge.undo)
        curtain.loan_wanted.connect(self._on_seat_menu_wanted)
        return curtain

    @property
    def _passing(self) -> tuple[QAction, ...]:
        """The commands that work whatever lies over the window."""
        return self.commands.quit, self.commands.full_screen, self.commands.rules

    def appear(self) -> None:
        """Shows the window, full screen where that was chosen."""
        if self.settings.is_full_screen:
            self.showFullScreen()
        else:
            self.show()

    def come_forward(self, file: Path | None) -> None:
        """Somebody has started the game again: here it is, with the file that was to be opened."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if file is not None and file != self._opened_for_call:
            self._called = file
            self._open_called()

    def _open_called(self) -> None:
        """Opens the file of the last call; while people are asked something it waits."""
        if self._called is None or self._messages.is_asking:
            return
        self._opened_for_call, self._called = self._called, None
        try:
            self.open_file(self._opened_for_call)
        finally:
            self._opened_for_call = None

    # --- beginning and leaving a game ----------------------------------------------------------

    def open(self, table: Table, *, retells: bool = False) -> None:
        """Lays a game on the table; ``retells`` an election that it was left with."""
        self.replays.drop()
        self._dialogs.close_all()
        self.course.forget()
        self._files.saved_as = ""
        self.bridge.open(table, retells=retells)
        self._refresh()
        self._take_focus()

    def open_file(self, file: Path | None = None) -> None:
        """Goes on with a saved game: the one in the store, or another that takes its place."""
        is_other = file is not None and not self._store.is_at(file)
        if not is_other and self._store.was_fatal and not self._messages.opens_fatal_game():
            self._leave_out()
            return
        try:
            record = self._store.load(file)
        except RecordError as error:
            self._tell_damaged(error, file if is_other else None)
            self._stay()
            return
        if is_other:
            if self._gives_way(for_new=False):
                self._take_over(record)
            else:
                self._stay()
            return
        self._store.begin_opening()
        self._opening.start(_OPENED_MS)
        self.open(Table.resume(record, SystemRandom(), self._store), retells=True)
        self._files.recall_name()

    def _take_over(self, record: Record) -> None:
        """Lays a game from another file on the table; from now on it is the one that goes on."""
        self._put_away()
        self._store.end_opening()
        table = Table.reload(record, SystemRandom(), self._store)
        table.save()
        self.open(table)
        if table.record.inputs != record.inputs:
            self.pages.set_notice(self.tr("Everybody votes anew: this election was not over."))

    def _on_loaded(self, record: Record, name: str) -> None:
        """Goes on with a game that was saved by name; the file itself stays as it is."""
        if self._gives_way(for_new=False):
            self._take_over(record)
            self._files.call_it(name)

    def _gives_way(self, *, for_new: bool) -> bool:
        """Whether another game may take the place of this one: nothing is lost, or people agree."""
        is_unsaved = self.bridge.is_open and self.bridge.table.save_error is not None
        if self._is_over or not (self._store.has_file or is_unsaved):
            return True
        try:
            record = self.bridge.table.record if self.bridge.is_open else self._store.load()
        except RecordError:
            return self._messages.agrees_to_replace_unread()
        return self._files.make_way(record, for_new=for_new)

    def _stay(self) -> None:
        """Nothing was opened: a game on the table goes on, and so does a replay."""
        if not self.bridge.is_open and not self.replays.is_open:
            self.go_home()

    def _on_answered(self) -> None:
        QTimer.singleShot(0, self, self._open_called)

    def _on_asking(self) -> None:
        """At the start, before there is a window: no box without one behind it."""
        if not self.isVisible():
            self.pages.setCurrentWidget(self.pages.home)
            self.appear()

    def _leave_out(self) -> None:
        """A game with which the program ended stays on the disk, under another name."""
        file = self._store.set_aside()
        self._store.end_opening()
        if file is not None:
            self._messages.tell_left_out(file)
        self.go_home()

    def go_home(self) -> None:
        """Shows the home page; a game that is not over can be continued from there."""
        self._leave()
        self.pages.home.set_unfinished(self._unfinished())
        self._show_saved()
        self.pages.setCurrentWidget(self.pages.home)
        self._refresh()

    def _show_saved(self) -> None:
        """The home page leads to games that were saved by name as long as there are any."""
        if not self.bridge.is_open:
            has_saved = bool(self._saves.finished.all() or self._saves.all())
            self.pages.home.set_saved(has_saved=has_saved)

    def _leave(self) -> None:
        """Takes the game off the screen."""
        if self._opening.isActive():
            self._opening.stop()
            self._store.end_opening()
        self._put_away()
        self._onlooker.stop()
        self.course.forget()
        self.replays.drop()
        self._dialogs.close_all()
        self.bridge.close()
        self._raise_curtain()

    @property
    def _is_over(self) -> bool:
        """Whether the end of the game on the table is seen."""
        return self.bridge.is_open and self.pages.is_at_end

    def _put_away(self) -> None:
        """A game whose end was seen is over for good, but it can be watched again."""
        if self._is_over and self._saves.finished.keep(self.bridge.table.record):
            self._store.discard()

    def _unfinished(self) -> Unfinished | None:
        try:
            return self._store.unfinished()
        except RecordError as error:
            self._tell_damaged(error)
            return None

    def _on_started(self, players: tuple[Player, ...], options: Options) -> None:
        if self._gives_way(for_new=True):
            agreed = TableOptions(shows_past_votes=self.settings.shows_past_votes)
            self._open_new(players, options, agreed)

    def _on_play_again(self) -> None:
        table = self.bridge.table
        self._open_new(table.players, table.options, table.agreed)

    def _open_new(
        self, players: tuple[Player, ...], options: Options, agreed: TableOptions | None = None
    ) -> None:
        now = datetime.now(UTC)
        self._put_away()
        self._store.end_opening()
        self.open(Table.new(players, options, SystemRandom(), self._store, now, agreed))

    def _tell_damaged(self, error: RecordError, file: Path | None = None) -> None:
        """Says what is wrong with a file; our own damaged one is kept aside."""
        if file is None and not isinstance(error, NewerRecord):
            file = self._store.set_aside()
        self._messages.tell_damaged(error, file)

    def _on_save_failed(self, error: StoreError) -> None:
        self.pages.set_notice(self._messages.save_failed(error))

    def _on_other_kept(self, name: str) -> None:
        """Another computer has changed a game; once what is going on is over, people are told."""
        QTimer.singleShot(0, self, lambda: self._tell_other_kept(name))

    def _tell_other_kept(self, name: str) -> None:
        if self.bridge.is_open:
            self.pages.set_notice(self._messages.other_kept(name))
        elif self.isVisible():
            self._show_saved()
            self._messages.tell_other_kept(name)

    def recover(self, report: Path | None) -> None:
        """After an error: lays the game on the table anew, or goes back to the start page."""
        table = self.bridge.table if self.bridge.is_open else None
        if self._messages.goes_on_after_crash(report) and table is not None:
            saved_as = self._files.saved_as
            self.open(table)  # nothing is told again: that may be what failed
            self._files.call_it(saved_as)
        else:
            self.go_home()

    def _on_replay(self, record: Record | None = None) -> None:
        """A curtain that is down falls again when the replay is left."""
        self.pages.skip()
        if self.course.is_unread:  # revealed while a dialog was open
            self.pages.set_notice(self.tr("Read the votes first; the replay waits."))
            return
        self._raise_curtain()
        self.replays.show(record)

    def _on_opened(self) -> None:
        self._raise_curtain()
        self._seat_menus.set_game(self.bridge.screens)
        self._seat_pages()

    def _seat_pages(self) -> None:
        bridge = self.bridge
        self.pages.set_game(bridge.players, bridge.options, bridge.agreed)

    # --- who plays a seat ----------------------------------------------------------------------

    def _on_seats_listed(self) -> None:
        self._seat_menus.fill(self.commands.seats_menu, self.bridge.players)

    def _on_seat_menu_wanted(self, seat: Seat | None, at: QPoint) -> None:
        if self.commands.seats.isEnabled():
            self._seat_menus.pop_up(at, self.bridge.players, seat)

    def _on_handed(self, seat: Seat, level: str | None) -> None:
        """What moves ends first, so that nothing shows the old players any more."""
        if not self._may_hand_seats:  # the menu was open for too long
            return
        self.pages.skip()
        self.bridge.hand_seat(seat, level)
        self._onlooker.begin()
        self._refresh()

    def _on_seat_changed(self, _: Seat) -> None:
        self._raise_curtain()
        self._seat_pages()
        self.course.show(self.bridge.view)

    def _on_stood_in(self, seat: Seat) -> None:
        name = people().seat(self.bridge.players[seat])
        self.pages.set_notice(self._messages.stood_in(name))

    # --- the curtain ---------------------------------------------------------------------------

    def _on_handed_over(self, seat: Seat) -> None:
        self.pages.cancel_gesture()
        players, bridge = self.bridge.players, self.bridge
        told = bridge.screens.lines(bridge.events, players, bridge.options, _RECENT)
        may_undo = self.bridge.undo_refusal() is None
        self.curtain.set_game(bridge.screens, bridge.options)
        self.curtain.fall(seat, players, told, may_undo=may_undo)

    def _raise_curtain(self) -> None:
        if "curtain" in self.__dict__:
            self.curtain.lift()

    def _on_curtain_opened(self, seat: Seat) -> None:
        self._deaf.start()
        self.bridge.lift_curtain(seat)
        self._refresh()
        self._take_focus()

    def _take_focus(self) -> None:
        """The keys go to the game, unless something lies over it."""
        is_covered = "curtain" in self.__dict__ and self.curtain.is_down
        if not is_covered and not self.replays.is_open:
            self.pages.take_focus()

    def _hide_secrets(self) -> None:
        """The window is not watched any more: what was open has to be opened anew.

        Nothing is open over a revealed election, and a curtain would tell how it ends.
        """
        if self.course.is_unread:
            return
        if QApplication.activeWindow() is None or self.isMinimized():
            self.replays.hide_secrets()
            self.bridge.hide_secrets()

    # --- what the commands may do now ----------------------------------------------------------

    def _refresh(self) -> None:
        bridge, actions = self.bridge, self.commands
        is_open = bridge.is_open
        reason = bridge.undo_refusal() if is_open else UndoRefusal.NOTHING_TO_UNDO
        actions.undo.setEnabled(reason is None)
        actions.undo.setStatusTip(texts().undo_refusal(reason) if reason else "")
        actions.undo.setToolTip(actions.undo.statusTip() or self.tr("Take back your last move"))
        actions.cover.setEnabled(is_open)
        actions.skip.setEnabled(is_open)
        actions.seats.setEnabled(self._may_hand_seats)
        for action in (actions.load, actions.import_):
            action.setEnabled(not self.course.is_unread)
        for action in (actions.save, actions.save_as, actions.export, actions.replay):
            action.setEnabled(is_open and not self.course.is_unread)
            action.setStatusTip("" if is_open else self.tr("No game is on the table."))
        actions.resume.setEnabled(not is_open and self._store.has_file)
        self._hints.refresh()
        self._recap.refresh()
        if not self.course.is_behind:  # the next phase would tell how a vote ends
            self._top_bar.show_view(bridge.view if is_open else None)
            self._name_window()

    def _name_window(self) -> None:
        """Name of the saved game, edition and round; most systems put the program's behind it.

        Of a replay, which may be of another game, its own.
        """
        if self.replays.is_open:
            self.setWindowTitle(self.replays.title)
            return
        if not self.bridge.is_open:
            self.setWindowTitle(_PROGRAM)
            return
        view, options = self.bridge.view, self.bridge.options
        where = lore(options.edition).round_of(max(1, view.round), options.rounds)
        parts = (self._files.saved_as, options.edition, where)
        self.setWindowTitle(" — ".join(filter(None, parts)))

    @property
    def _may_hand_seats(self) -> bool:
        """Votes that lie open are read first, and a game that is over changes no more."""
        if not self.bridge.is_open or self.course.is_unread or self.bridge.view.result:
            return False
        return any(player.is_persons for player in self.bridge.players)

    def _on_cover(self) -> None:
        self.pages.toggle_cover()

    # --- dialogs -------------------------------------------------------------------------------

    def _on_rules(self) -> None:
        """Where the game is seen to stand: votes that lie open are read first."""
        view = self.bridge.view if self.bridge.is_open else None
        self._dialogs.rules(view, is_unread=self.course.is_unread)

    # --- settings, language, size --------------------------------------------------------------

    def _on_settings_changed(self) -> None:
        settings, actions = self.settings, self.commands
        actions.full_screen.setChecked(settings.is_full_screen)
        actions.calm.setChecked(settings.is_calm)
        actions.marks.setChecked(settings.marks_favourites)
        actions.languages[settings.language].setChecked(True)
        actions.themes[settings.theme].setChecked(True)
        actions.speeds[settings.speed].setChecked(True)
        if self.isVisible() and self.isFullScreen() != settings.is_full_screen:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        if self.bridge.is_open and not self.course.is_unread:
            self.bridge.look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc backs out one step; the last one is out of full screen."""
        is_escape = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()
        if is_escape and self._recap.dismiss():
            return
        if is_escape and self._hints.is_shown:
            self._hints.forget()
        elif is_escape and self.isFullScreen():
            self.settings.update(is_full_screen=False)
        elif not press_by_place(event, self.actions()):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self._refresh()
        elif event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            QTimer.singleShot(0, self, self._hide_secrets)
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """What was given the keys while nothing was to be seen may not have them."""
        super().showEvent(event)
        if not event.spontaneous():
            self._take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        unit = max(0.82, min(width / 1440, height / 900))
        self._top_bar.set_unit(unit, is_compact=width < _COMPACT_WIDTH)
        if "curtain" in self.__dict__:
            self.curtain.setGeometry(self.rect())
        self.replays.fit_window()

    def let_go(self) -> None:
        """Ends what goes on beside the window, and touches nothing on the screen."""
        self._store.end_opening()
        self.bridge.shut_down()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every action is on record already: nothing to ask."""
        self._leave()
        self.bridge.shut_down()
        self.settings.update(geometry=bytes(self.saveGeometry().toBase64().data()).decode())
        super().closeEvent(event)
