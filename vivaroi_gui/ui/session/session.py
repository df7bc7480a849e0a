"""One game on the screen: its table, its pages, and the curtain before its secrets."""

from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.store import StoreError
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.reasons import allow_action
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.announcer import Announcer
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.course import Course
from vivaroi_gui.ui.session.explanation import Explanation
from vivaroi_gui.ui.session.headphones import Headphones
from vivaroi_gui.ui.session.hints import Hints
from vivaroi_gui.ui.session.move_list import Moves
from vivaroi_gui.ui.session.onlooker import Onlooker
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.session.recap import Recap
from vivaroi_gui.ui.session.review_feed import ReviewFeed
from vivaroi_gui.ui.session.seat_menus import SeatMenus
from vivaroi_gui.ui.session.secret_notes import SecretNotes
from vivaroi_gui.ui.session.step_commands import StepCommands
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:
    from vivaroi_gui.ui.session.curtain import CurtainOverlay

_RECENT = 4
"""Events that the curtain tells again."""


class Commands(Protocol):
    """The window's commands that belong to a game."""

    undo: QAction
    redo: QAction
    hint: QAction
    skip: QAction
    cover: QAction
    happened: QAction
    moves: QAction
    notes: QAction
    seats: QAction
    seats_menu: QMenu


class Ground(NamedTuple):
    """A window, what of it is out of reach under whatever covers all of it, and the commands
    whose keys work all the same: they open no secret.
    """

    window: QWidget
    covered: QWidget
    passing: tuple[QAction, ...]


class Session(QObject):
    """At most one game; its commands are those of a window, and it knows nothing else of it."""

    changed = Signal()
    """What may be done now, or what is seen of the game, is something else."""
    uncovered = Signal()
    """A person has opened the curtain."""

    def __init__(
        self,
        settings: Settings,
        worker: Worker,
        pages: PageStack,
        commands: Commands,
        ground: Ground,
    ) -> None:
        super().__init__(ground.window)
        self._settings = settings
        self._commands = commands
        self._ground = ground
        self._worker = worker
        self.pages = pages
        self.bridge = Bridge(settings, worker)
        self.hints = Hints(self.bridge, pages, commands.hint, self)
        self.recap = Recap(self.bridge, pages, commands.happened, settings)
        self.notes = SecretNotes(self.bridge, pages, commands.notes, self)
        self.moves = Moves(self.bridge, pages, commands.moves)
        self.course = Course(self.bridge, pages, self)
        self.announcer = Announcer(self.bridge, self.course, pages, settings)
        self.headphones = Headphones(self.bridge, pages, self.announcer)
        self.feed = self.new_feed(self)
        self.explanation = Explanation(self.bridge, self.course, pages, self.feed, self)
        self.onlooker = Onlooker(self.bridge, pages, settings, self)
        self._steps = StepCommands(self.bridge, pages, commands.undo, commands.redo, self)
        self._seat_menus = SeatMenus(ground.window)
        self._curtain: CurtainOverlay | None = None
        self._connect()

    def _connect(self) -> None:
        bridge, commands, pages = self.bridge, self._commands, self.pages
        bridge.opened.connect(self._on_opened)
        bridge.curtain_wanted.connect(self._on_curtain_wanted)
        bridge.save_failed.connect(self._on_save_failed)
        bridge.stood_in.connect(self._on_stood_in)
        bridge.seat_changed.connect(self._on_seat_changed)
        self.course.changed.connect(self.refresh)
        self._settings.changed.connect(self._on_settings_changed)
        pages.chosen.connect(bridge.play)
        pages.seat_menu_wanted.connect(self._on_seat_menu_wanted)
        commands.skip.triggered.connect(pages.skip)
        commands.cover.triggered.connect(pages.toggle_cover)
        commands.seats_menu.aboutToShow.connect(self._on_seats_listed)
        self._seat_menus.lend_wanted.connect(self._on_lend_wanted)

    # --- the game ------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether a game is on the table."""
        return self.bridge.is_open

    @property
    def table(self) -> Table:
        return self.bridge.table

    @property
    def is_over(self) -> bool:
        """Whether the end of the game on the table is seen."""
        return self.is_open and self.pages.is_at_end

    @property
    def is_unread(self) -> bool:
        """Whether what lies open has to be read before anything may tell of what follows."""
        return self.course.is_unread

    def new_feed(self, parent: QObject) -> ReviewFeed:
        """Explains another game than that on the table, which ``feed`` is for."""
        return ReviewFeed(self._worker, parent)

    def open(self, table: Table, *, retells: bool = False) -> None:
        """Lays a game on the table; ``retells`` what was laid open as it was left."""
        self.course.forget()
        self.explanation.end()
        self.bridge.open(table, retells=retells)
        self.refresh()

    def close(self) -> None:
        """Takes the game off the screen."""
        self.onlooker.stop()
        self.explanation.end()
        self.course.forget()
        self.bridge.close()
        self.lift_curtain()
        self.announcer.forget()

    def _on_opened(self) -> None:
        self.lift_curtain()
        self._set_game()

    def _set_game(self) -> None:
        bridge = self.bridge
        self._seat_menus.set_game(bridge.screens)
        self.pages.set_game(bridge.players, bridge.options, bridge.table.agreed)

    def _on_settings_changed(self) -> None:
        if self.is_open and not (self.is_unread or self.course.is_telling):
            self.bridge.viewer.look()

    def _on_save_failed(self, error: StoreError) -> None:
        told = self.tr("The game cannot be saved now ({reason}). You can play on.")
        self.pages.set_notice(told.format(reason=error), is_of_game=True)

    # --- what may be done now ------------------------------------------------------------------

    def refresh(self) -> None:
        """Something may have changed: allows the commands of now, and emits ``changed``."""
        commands, is_open = self._commands, self.is_open
        self._steps.refresh()
        has_secrets = is_open and self.table.game.has_secrets
        for action, is_allowed, why in (
            (commands.cover, has_secrets, "cover"),
            (commands.skip, is_open, "skip"),
            (commands.moves, is_open, "no.game"),
            (commands.seats, self._may_lend_seats, "seats"),
        ):
            allow_action(action, "" if is_allowed else text("controls", why))
        self.hints.refresh()
        self.recap.refresh()
        self.moves.refresh()
        self.announcer.follow()
        self.notes.refresh()
        self.changed.emit()

    def back_out(self) -> bool:
        """One step back: what floats goes, the list of moves or the notes; False where none is."""
        papers = self.moves, self.notes
        return self.pages.floats.dismiss() or any(one.dismiss() for one in papers)

    # --- who plays a seat ----------------------------------------------------------------------

    @property
    def _may_lend_seats(self) -> bool:
        """What lies open is read first, and a game that is over changes no more."""
        if not self.is_open or self.is_unread or self.bridge.view.result:
            return False
        return any(player.is_persons for player in self.bridge.players)

    def _on_seats_listed(self) -> None:
        self._seat_menus.fill(self._commands.seats_menu, self.bridge.players)

    def _on_seat_menu_wanted(self, seat: Seat | None, at: QPoint) -> None:
        if self._commands.seats.isEnabled():
            self._seat_menus.pop_up(at, self.bridge.players, seat)

    def _on_lend_wanted(self, seat: Seat, level: str | None) -> None:
        """What moves ends first, so that nothing shows the old players any more."""
        if not self._may_lend_seats:  # the menu was open for too long
            return
        self.pages.skip()
        self.bridge.lend_seat(seat, level)
        self.onlooker.begin()
        self.refresh()

    def _on_seat_changed(self, _: Seat) -> None:
        self.lift_curtain()
        self._set_game()
        self.course.show(self.bridge.view)

    def _on_stood_in(self, seat: Seat) -> None:
        told = self.tr("{name} gave no answer: a simple move was played instead.")
        name = people().seat(self.bridge.players[seat])
        self.pages.set_notice(told.format(name=name), is_of_game=True)

    # --- the curtain ---------------------------------------------------------------------------

    @property
    def curtain(self) -> "CurtainOverlay":
        """Made when it falls for the first time."""
        if self._curtain is None:
            self._curtain = self._new_curtain()
        return self._curtain

    def _new_curtain(self) -> "CurtainOverlay":
        from vivaroi_gui.ui.session.curtain import CurtainOverlay

        curtain = CurtainOverlay(*self._ground)
        curtain.opened.connect(self._on_curtain_opened)
        curtain.undo_wanted.connect(self.bridge.undo)
        curtain.seat_menu_wanted.connect(self._on_seat_menu_wanted)
        return curtain

    @property
    def is_drawn_aside(self) -> bool:
        """Whether the curtain moves before what is to be seen already."""
        return self._curtain is not None and self._curtain.is_moving

    @property
    def is_covered(self) -> bool:
        return self._curtain is not None and self._curtain.is_down

    def lift_curtain(self) -> None:
        """Takes it away, whoever it was for; nothing where none ever fell."""
        if self._curtain is not None:
            self._curtain.lift()
            self.announcer.lift()

    def fit_window(self) -> None:
        """The window has another size."""
        if self._curtain is not None:
            self._curtain.fit()

    def _on_curtain_wanted(self, seat: Seat) -> None:
        self.pages.cancel_gesture()
        bridge, players = self.bridge, self.bridge.players
        told = bridge.screens.lines(bridge.events, players, bridge.options, _RECENT)
        may_undo = bridge.undo_refusal() is None
        self.curtain.set_game(bridge.screens, bridge.options)
        self.curtain.set_pressed_twice(self._settings.opens_by_two_presses)
        self.curtain.fall(seat, players, told, may_undo=may_undo)

    def _on_curtain_opened(self, seat: Seat) -> None:
        self.announcer.lift()
        self.headphones.cover()
        self.bridge.viewer.open_to(seat)
        self.refresh()
        if self._settings.speed.factor and not self._settings.is_calm:
            self.curtain.draw_aside(self._settings.speed.factor)
        self.uncovered.emit()
