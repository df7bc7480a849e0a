"""Where nobody in the room plays now, or one person alone, a game goes on by itself."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QAccessible, QCursor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.control import TABBED
from vivaroi_gui.ui.kit.haste import Wait
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.settings import Settings

_SHOWN_EVERY_MS = 50


class Onlooker(QObject):
    """Presses Continue after a while, which the button shows; whoever presses it before is faster.

    A key, or the pointer on the button, says that somebody wants to look on: then it waits for
    them.  While people look at something else, a dialog, a menu, a replay, or where the pointer
    has moved, it waits as long again.
    """

    def __init__(
        self, bridge: Bridge, pages: PageStack, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._settings = settings
        self._pointer = QPoint()
        self._button: PaperButton | None = None
        self._waits = 0.0
        self._patience = Wait(self)
        self._patience.timeout.connect(self._on_read)
        self._clock = QTimer(self, interval=_SHOWN_EVERY_MS)
        self._clock.timeout.connect(self._show_left)
        pages.currentChanged.connect(lambda _: self.begin())
        pages.rested.connect(self._on_rested)

    def begin(self) -> None:
        """Something else is to be read, or nothing."""
        self.stop()
        bridge = self._bridge
        page = self._pages.current
        if not bridge.is_open or page is None:
            return
        people = sum(player.is_human for player in bridge.players)
        if people and bridge.table.is_over:
            self._settings.update(has_finished=True)
        waits = {0: page.reading_ms, 1: page.passing_ms if self._may_pass else 0}.get(people, 0)
        if waits:
            self._pointer = QCursor.pos()
            pace = self._settings.speed.factor or 1
            self._waits = waits * (max(1, pace) if people else pace)  # people read no faster
            self._button = page.going_on
            self._patience.begin(self._waits)
            self._watch()

    @property
    def _may_pass(self) -> bool:
        """Not in a first game, in which people look who said No, nor before somebody who reads with
        the help of a program, or wants less to move.
        """
        settings = self._settings
        is_wanted = settings.passes_on and settings.speed.factor and not settings.is_calm
        is_wanted = is_wanted and settings.has_finished
        return bool(is_wanted) and not QAccessible.isActive()

    @property
    def is_waiting(self) -> bool:
        """Whether it goes on by itself after a while."""
        return self._patience.isActive()

    def stop(self) -> None:
        """It waits for people."""
        self._patience.stop()
        self._clock.stop()
        application = QApplication.instance()
        if self._button is not None and application is not None:
            application.removeEventFilter(self)
            self._button.set_left(0.0)
        self._button = None

    # --- how long it still is ------------------------------------------------------------------

    def _watch(self) -> None:
        application = QApplication.instance()
        if self._button is not None and application is not None:
            application.installEventFilter(self)
            self._clock.start()
            self._show_left()

    def _show_left(self) -> None:
        if self._button is not None:
            self._button.set_left(self._patience.share_left(self._waits))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_held_back(watched, event):
            self.stop()
        return False

    def _is_held_back(self, watched: QObject, event: QEvent) -> bool:
        """By a key, by the pointer that comes on the button, by the keys that are led somewhere."""
        if isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat()
        if isinstance(event, QFocusEvent):
            return event.type() == QEvent.Type.FocusIn and event.reason() in TABBED
        is_on_it = event.type() == QEvent.Type.Enter and watched is self._button
        return is_on_it and QCursor.pos() != self._pointer

    # --- going on ------------------------------------------------------------------------------

    def _on_rested(self) -> None:
        page = self._pages.current
        if page is not None and not page.is_read_along:
            self.begin()

    def _on_read(self) -> None:
        page = self._pages.current
        is_elsewhere = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        is_at_it = QCursor.pos() != self._pointer
        is_held = self._bridge.viewer.is_paused or is_elsewhere or is_at_it
        if is_held or page is None or not page.press_continue():
            self.begin()
