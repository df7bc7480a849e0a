"""Opens and leaves reviews; the game on the table rests meanwhile."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from vivaroi_gui.table.record import Record
from vivaroi_gui.ui.catalog import screens
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.names import shown_players
from vivaroi_gui.ui.settings import Settings

if TYPE_CHECKING:  # a start needs no review: it is loaded later
    from vivaroi_gui.ui.review.screen import ReviewScreen
    from vivaroi_gui.ui.session.review import Review


class Reviews(QObject):
    """At most one review, over everything else in the window but a replay that it leads to."""

    changed = Signal()
    """One has been opened or left."""
    watch_wanted = Signal(object, int)
    """A record, None for the game on the table, and the position that is to be watched."""

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
        self._options: Any = None
        self.screen: ReviewScreen | None = None

    @property
    def is_open(self) -> bool:
        return self.screen is not None

    @property
    def title(self) -> str:
        """What is explained, for the window's title; nothing where there is no review."""
        if self.screen is None:
            return ""
        from vivaroi_gui.ui.review.words import ReviewWords

        title = screens(self._options.game).papers().short_title(self._options.edition)
        return f"{ReviewWords(self).title()} — {title}"

    def show(self, record: Record | None = None) -> None:
        """Explains a game that is over; without a record the one on the table.

        One that goes on is explained up to its last count.

        Raises:
            Hidden: nothing of it may be explained yet.
        """
        from vivaroi_gui.table.replay import Replay
        from vivaroi_gui.table.review import shown, shown_round

        replay = Replay(record or self._bridge.table.record, None, self._settings.curtain)
        found = shown(replay) if replay.is_over else shown_round(replay)
        review = screens(replay.options.game).review(found, shown_players(replay.players))
        if review is None:
            return
        self._options = replay.options
        self._before = self._window.focusWidget()
        self._bridge.pause()
        self._open(review, record)

    def _open(self, review: "Review", record: Record | None) -> None:
        from vivaroi_gui.ui.review.screen import ReviewScreen

        self.screen = ReviewScreen(review, self._window, self._passing)
        self.screen.left.connect(self.leave)
        self.screen.watch_wanted.connect(lambda inputs: self.watch_wanted.emit(record, inputs))
        self._covered.setEnabled(False)
        self.screen.begin()
        self.changed.emit()

    def leave(self) -> None:
        """Back to where one was; the game on the table goes on."""
        if self.screen is None:
            return
        self.drop()
        self._bridge.go_on()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def drop(self) -> None:
        """Takes the review away without going on with the game."""
        screen, self.screen = self.screen, None
        if screen is not None:
            screen.stop()
            screen.hide()
            screen.deleteLater()
            self._covered.setEnabled(True)
            self.changed.emit()

    def fit_window(self) -> None:
        if self.screen is not None:
            self.screen.fit_window()
