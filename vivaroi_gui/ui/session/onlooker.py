"""Where nobody in the room plays now, or one person alone, a game goes on by itself."""

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QAccessible, QCursor
from PySide6.QtWidgets import QApplication

from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.settings import Settings


class Onlooker(QObject):
    """Presses Continue after a while; whoever presses it before is faster.

    It waits while people look at something else: a dialog, a menu, a replay; and as long again
    where the pointer has moved.
    """

    def __init__(
        self, bridge: Bridge, pages: PageStack, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._settings = settings
        self._pointer = QPoint()
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_read)
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
        waits = {0: page.reading_ms, 1: page.passing_ms if self._may_pass else 0}.get(people, 0)
        if waits:
            self._pointer = QCursor.pos()
            self._patience.start(round(waits * (self._settings.speed.factor or 1)))

    @property
    def _may_pass(self) -> bool:
        """Not before somebody who reads with the help of a program, or wants less to move."""
        settings = self._settings
        is_wanted = settings.passes_on and settings.speed.factor and not settings.is_calm
        return bool(is_wanted) and not QAccessible.isActive()

    def stop(self) -> None:
        self._patience.stop()

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
