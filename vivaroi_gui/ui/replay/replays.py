"""Opens and leaves replays; the game on the table rests meanwhile."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from vivaroi_gui.table.record import Record
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.replay.eyes import ALL
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.names import shown_players
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:  # a start needs no replay: both are loaded later
    from vivaroi_gui.table.replay import Replay
    from vivaroi_gui.ui.replay.screen import ReplayScreen
    from vivaroi_gui.ui.session.review import Remark


def load_ahead() -> Iterator[None]:
    """Loads what a replay is made of, a piece at each step."""
    from vivaroi_gui.ui.replay import bar  # noqa: F401

    yield
    from vivaroi_gui.ui.replay import screen  # noqa: F401

    yield


def replayed_size(window: QSize) -> QSize:
    """Of the pages of a replay in a window of that size: a bar lies below them."""
    from vivaroi_gui.ui.replay.bar import bar_height

    return window - QSize(0, bar_height(window))


class Replays(QObject):
    """At most one replay, over everything else in the window."""

    changed = Signal()
    """One has been opened or left."""
    explanation_wanted = Signal()
    """Of the game that is watched."""

    def __init__(
        self,
        bridge: Bridge,
        settings: Settings,
        window: QWidget,
        covered: QWidget,
        passing: tuple[QAction, ...],
    ) -> None:
        """``covered`` is out of reach meanwhile, but for the keys of ``passing``."""
        super().__init__(window)
        self._bridge = bridge
        self._settings = settings
        self._window = window
        self._covered = covered
        self._passing = passing
        self._before: QWidget | None = None
        self._below: QWidget | None = None
        self.record: Record | None = None
        """What is watched; None where it is the game on the table."""
        self.screen: ReplayScreen | None = None

    @property
    def is_open(self) -> bool:
        return self.screen is not None

    @property
    def title(self) -> str:
        """What is watched, for the window's title; nothing where there is no replay."""
        if self.screen is None:
            return ""
        from vivaroi_gui.ui.replay.words import ReplayWords

        options = self.screen.replay.options
        title = screens(options.game).papers().short_title(options.edition)
        return f"{ReplayWords(self).title()} — {title}"

    def show(self, record: Record | None = None) -> None:
        """Shows a game from its start; without a record the one on the table.

        Of another game nobody is known to sit before the screen.
        """
        replay = self._replay_of(record)
        self._before = self._window.focusWidget()
        self._bridge.pause()
        self._open(replay).begin()
        self.changed.emit()

    def watch(
        self, record: Record | None, position: int, below: QWidget, remarks: "Sequence[Remark]" = ()
    ) -> None:
        """Plays how a position came about, over what has led there and waits for the end of it.

        ``remarks`` are the moments of which there is something to say.
        """
        self._before, self._below = self._window.focusWidget(), below
        below.setEnabled(False)
        replay = self._replay_of(record)
        screen = self._open(replay)
        screen.bar.explain.hide()
        screen.notes.set_remarks(remarks)
        screen.begin(screen.walk.step_at(position - 1))
        if replay.is_over:
            screen.look_through(ALL)
        screen.step_forward()
        self.changed.emit()

    def _replay_of(self, record: Record | None) -> "Replay":
        from vivaroi_gui.table.replay import Replay

        self.record = record
        viewer = self._bridge.view.seat if record is None else None
        watched = record or self._bridge.table.record
        replay = Replay(watched, viewer, self._settings.curtain)
        replay.players = shown_players(replay.players)
        return replay

    def leave(self) -> None:
        """Back to where one was; the game on the table goes on, unless that is covered still."""
        if self.screen is None:
            return
        is_covered = self._below is not None
        self.drop()
        if not is_covered:
            self._bridge.go_on()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def drop(self) -> None:
        """Takes the replay away without going on with the game."""
        screen, self.screen = self.screen, None
        if screen is not None:
            screen.stop()
            screen.hide()
            screen.deleteLater()
            (self._below or self._covered).setEnabled(True)
            self._below = None
            self.changed.emit()

    def hide_secrets(self) -> None:
        """Nobody watches the screen any more."""
        if self.screen is not None:
            self.screen.hide_secrets()

    def fit_window(self) -> None:
        if self.screen is not None:
            self.screen.fit_window()

    def _open(self, replay: "Replay") -> "ReplayScreen":
        from vivaroi_gui.ui.replay.screen import ReplayScreen

        self.screen = screen = ReplayScreen(replay, self._settings, self._window, self._passing)
        screen.left.connect(self.leave)
        screen.explanation_wanted.connect(self.explanation_wanted)
        self._covered.setEnabled(False)
        return screen
