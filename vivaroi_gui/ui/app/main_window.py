"""The window: one page at a time under the top bar, and what lies over all of it."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout

from vivaroi_gui import PROGRAM
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.actions import Actions
from vivaroi_gui.ui.app.centre import Centre
from vivaroi_gui.ui.app.covers import Covers
from vivaroi_gui.ui.app.dialogs import Dialogs
from vivaroi_gui.ui.app.games import Games
from vivaroi_gui.ui.app.held_space import HeldSpace
from vivaroi_gui.ui.app.kept_focus import KeptFocus
from vivaroi_gui.ui.app.key_window import KeyWindow
from vivaroi_gui.ui.app.scrolled_to import ScrolledTo
from vivaroi_gui.ui.app.shared_deals import SharedDeals
from vivaroi_gui.ui.app.top_bar import TopBar
from vivaroi_gui.ui.app.window_pages import WindowPages
from vivaroi_gui.ui.catalog import left_out
from vivaroi_gui.ui.dialogs.messages import Messages
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.finger import Finger
from vivaroi_gui.ui.kit.fonts import fit_small_print, text_factor
from vivaroi_gui.ui.kit.key_places import press_by_place
from vivaroi_gui.ui.kit.reasons import allow_action
from vivaroi_gui.ui.kit.rooms import room
from vivaroi_gui.ui.kit.scrolled import ScrolledPages
from vivaroi_gui.ui.kit.sizes import bar_unit
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.paths import Places
from vivaroi_gui.ui.session.session import Ground, Session
from vivaroi_gui.ui.settings import Settings

SMALLEST = (720, 450)


class MainWindow(KeyWindow):
    """Commands, dialogs, settings and size; the game on the table is the session's."""

    def __init__(self, settings: Settings, places: Places, worker: Worker | None = None) -> None:
        super().__init__()
        self.settings = settings
        self._centre = Centre()
        self.commands = Actions(self, self._centre)
        self._top_bar = TopBar(self.commands)
        self.pages = WindowPages(settings, places.own)
        self._messages = Messages(self)
        ground = Ground(self, self._centre, self.commands.passing)
        self.session = Session(settings, worker or Worker(), self.pages, self.commands, ground)
        self.games = Games(places, self.session, settings, self._messages, self)
        self.dialogs = Dialogs(settings, self.commands, places, self.pages, self)
        self.deals = SharedDeals(self.games, self.dialogs, self.pages, self.commands, self)
        self._top_bar.follow(self.deals)
        self.covers = Covers(self.session, settings, ground)
        self.replays, self.reviews = self.covers.replays, self.covers.reviews
        HeldSpace(self, lambda: self.covers.watched, lambda: self._deaf.is_on)  # hears before it
        self._deaf = Deaf(self, self.pages)
        Finger(self)
        KeptFocus(self, self.pages, self.take_focus)
        ScrolledTo(self)
        self._lay_out()
        self._connect()
        self._connect_commands()
        self.commands.follow(settings)
        self._on_settings_changed()

    # --- making --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top_bar)
        scrolled = ScrolledPages(self.pages)
        column.addWidget(scrolled, 1)
        self._centre.read_in((scrolled, self._top_bar))
        self.setCentralWidget(self._centre)
        self.setMinimumSize(*SMALLEST)
        self._name_window()

    def _connect(self) -> None:
        pages, games, files = self.pages, self.games, self.games.files
        self.session.changed.connect(self._refresh)
        self.session.uncovered.connect(self._on_uncovered)
        self.session.course.counted.connect(self._top_bar.show_count)
        self.settings.changed.connect(self._on_settings_changed)
        self._messages.asking.connect(self._on_asking)
        self.covers.changed.connect(self._name_window)
        self.covers.serve(pages)
        self.covers.lessons.list_wanted.connect(self._on_learn)
        games.opened.connect(lambda table, retells: self.open(table, retells=retells))
        games.stayed.connect(self._stay)
        games.listed.connect(self._show_saved)
        files.asks.connect(self.dialogs.open)
        files.told.connect(pages.set_notice)
        files.watched.connect(self.covers.replay)
        files.named.connect(self._name_window)
        pages.start_wanted.connect(games.begin)
        pages.resume_wanted.connect(games.resume)
        pages.load_wanted.connect(files.load)
        pages.learn_wanted.connect(self._on_learn)
        pages.rules_wanted.connect(self._on_rules)
        pages.settings_wanted.connect(self.commands.settings.trigger)
        pages.planned.connect(self._leave_out)
        pages.play_again_wanted.connect(games.play_again)
        pages.watch_again_wanted.connect(self.covers.replay)
        pages.explanation_wanted.connect(self.covers.explain)
        for left in (pages.home_wanted, games.given_up, self.covers.lessons.game_wanted):
            left.connect(self.go_home)
        self.covers.lessons.game_wanted.connect(lambda game: pages.home.invite(game))  # made then
        for news in (pages.renewed, pages.chosen, self.session.hints.given, self.covers.changed):
            news.connect(self._deaf.start)
        self.pages.slip_gone.connect(self._deaf.start_under)

    def _connect_commands(self) -> None:
        actions, files, dialogs = self.commands, self.games.files, self.dialogs
        for action, slot in (
            (actions.new_game, self.go_home),
            (actions.resume, lambda: self.games.go_on(self.pages.home.form.game)),
            (actions.skip, self._deaf.start),
            (actions.settings, lambda: dialogs.settings(self._game)),
            (actions.load, files.load),
            (actions.save, files.save),
            (actions.save_as, files.save_as),
            (actions.export, files.give_away),
            (actions.import_, files.take_in),
            (actions.replay, lambda: self.covers.replay()),
            (actions.explain, lambda: self.covers.explain()),
            (actions.memories, self._on_memories),
            (actions.rules, self._on_rules),
            (actions.learn, self._on_learn),
            (actions.shortcuts, lambda: dialogs.shortcuts(self._game)),
            (actions.quit, self.close),
        ):
            action.triggered.connect(slot)

    # --- coming to the front -------------------------------------------------------------------

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
        if file is not None:
            self.games.call_for(file)

    def _on_asking(self) -> None:
        """At the start, before there is a window: no box without one behind it."""
        if not self.isVisible():
            self.pages.setCurrentWidget(self.pages.home)
            self.appear()

    # --- a game comes and goes -----------------------------------------------------------------

    def open(self, table: Table, *, retells: bool = False) -> None:
        """Lays a game on the table; ``retells`` what was laid open as it was left."""
        self.covers.drop()
        self.dialogs.close_all()
        self.games.files.saved_as = ""
        self.session.open(table, retells=retells)
        self._leave_out()
        self.settings.update(last_game=table.options.game)
        self.take_focus()

    def _stay(self) -> None:
        """Nothing was opened: a game on the table goes on, and so does what lies over it."""
        if not self.session.is_open and not self.covers.is_open:
            self.go_home()

    def go_home(self) -> None:
        """Shows the home page; a game that is not over can be continued from there."""
        was_played = self.session.is_open
        self._leave()
        if was_played:
            self.pages.home.choose(self.settings.last_game)
        self.pages.home.set_unfinished(self.games.unfinished())
        self._show_saved()
        self.pages.setCurrentWidget(self.pages.home)
        self._leave_out()
        self.session.refresh()

    def _show_saved(self) -> None:
        """The home page leads to games that were saved by name as long as there are any."""
        if not self.session.is_open:
            self.pages.home.set_saved(has_saved=self.games.has_saved)

    def _leave(self) -> None:
        """Takes the game off the screen."""
        self.games.leave()
        self.covers.drop()
        self.dialogs.close_all()
        self.session.close()

    def recover(self, report: Path | None) -> None:
        """After an error: lays the game on the table anew, or goes back to the start page."""
        table = self.session.table if self.session.is_open else None
        if self._messages.goes_on_after_crash(report) and table is not None:
            saved_as = self.games.files.saved_as
            self.open(table)  # nothing is told again: that may be what failed
            self.games.files.call_it(saved_as)
        else:
            self.go_home()

    # --- who looks -----------------------------------------------------------------------------

    def _on_uncovered(self) -> None:
        self._deaf.start()
        self.take_focus()

    def take_focus(self) -> None:
        """The keys go to the game, unless something lies over it."""
        if not self.session.is_covered and not self.covers.is_open:
            self.pages.take_focus()

    def _hide_secrets(self) -> None:
        """The window is not watched any more: what was open has to be opened anew.

        Nobody's secrets are open over what is to be read, and a curtain would tell what follows.
        """
        if self.session.is_unread:
            return
        if QApplication.activeWindow() is None or self.isMinimized():
            self.replays.hide_secrets()
            self.session.bridge.viewer.hide_secrets()

    # --- what the commands may do now ----------------------------------------------------------

    def _refresh(self) -> None:
        session, actions = self.session, self.commands
        unread = text("controls", "unread") if session.is_unread else ""
        for action in (actions.load, actions.import_, actions.learn):
            allow_action(action, unread)
        for action in (actions.save, actions.save_as, actions.export, actions.replay):
            allow_action(action, unread if session.is_open else text("controls", "no.game"))
        actions.explain.setEnabled(session.is_over and session.explanation.is_allowed)
        actions.resume.setEnabled(not session.is_open and bool(self.games.to_go_on))
        if not session.course.is_behind:  # what is next would tell how it ends
            self._top_bar.show_view(session.course.view if session.is_open else None)
            self._name_window()

    def _name_window(self) -> None:
        """Saved name, form and round; of a replay or review, which may be of another game, its own.
        Most systems put the program's name behind it.
        """
        if self.covers.is_open or not self.session.is_open:
            self.setWindowTitle(self.covers.title if self.covers.is_open else PROGRAM)
            return
        options, shown = self.session.bridge.options, self.session.bridge.screens
        where = shown.round_of(options, self.session.course.view.round)
        title = self.deals.marked(shown.papers().short_title(options.edition))
        self.setWindowTitle(" — ".join(filter(None, (self.games.files.saved_as, title, where))))

    def _on_rules(self) -> None:
        """Where the game is seen to stand, what lies open first; at home, of the form chosen."""
        if self.session.is_open:
            self.dialogs.rules(self.session.course.view, is_unread=self.session.is_unread)
        else:
            self.dialogs.rules_of(self.pages.home.form.options.edition)

    def _on_learn(self) -> None:
        self.dialogs.learn(self.covers.lessons, self.covers.take_up)

    def _on_memories(self) -> None:
        """The game whose end is seen is among them."""
        book = self.games.book
        book.remember()
        self.dialogs.memories(book.memories, self._messages, book.on_forgotten)

    @property
    def _game(self) -> str:
        """The one on the table, or the one that is chosen for a new table."""
        session = self.session
        return session.table.options.game if session.is_open else self.pages.home.form.game

    def _leave_out(self) -> None:
        """Another game is on the table, or chosen for one: what means nothing in it goes."""
        self.commands.leave_out(left_out(self._game))

    # --- settings, language, size --------------------------------------------------------------

    def _on_settings_changed(self) -> None:
        if self.isVisible() and self.isFullScreen() != self.settings.is_full_screen:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc backs out one step; the last one is out of full screen."""
        heard = self.commands.heard
        is_escape = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()
        if is_escape and self.session.back_out():
            return
        if is_escape and self.isFullScreen():
            self.settings.update(is_full_screen=False)
        elif not (press_by_place(event, heard) or self._top_bar.tell_why_off(event, heard)):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self.session.refresh()
        elif event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            QTimer.singleShot(0, self, self._hide_secrets)
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """What was given the keys while nothing was to be seen may not have them."""
        super().showEvent(event)
        if not event.spontaneous():
            self.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fit_small_print(self.width(), self.height())
        given = room(self.width(), self.height(), text_factor())
        self._top_bar.set_unit(bar_unit(self.size()), given)
        self.session.fit_window()
        self.covers.fit_window()

    def let_go(self) -> None:
        """Ends what goes on beside the window, and touches nothing on the screen."""
        self.games.end_opening()
        self.session.bridge.shut_down()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every action is on record already: nothing to ask."""
        self._leave()
        self.session.bridge.shut_down()
        self.settings.update(geometry=bytes(self.saveGeometry().toBase64().data()).decode())
        super().closeEvent(event)
