"""A game that nobody in the room plays now goes on by itself where people press Continue."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.settings import Settings


class Onlooker(QObject):
    """Presses Continue after a while; whoever presses it before is faster.

    It waits while people look at something else: a dialog, a menu, a replay.
    """

    def __init__(
        self, bridge: Bridge, pages: PageStack, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._pages = pages
        self._settings = settings
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_read)
        pages.currentChanged.connect(lambda _: self.begin())
        pages.rested.connect(self._on_rested)

    def begin(self) -> None:
        """Something else is to be read, or nothing."""
        self.stop()
        bridge = self._bridge
        is_on = bridge.is_open and not any(player.is_human for player in bridge.players)
        page = self._pages.current
        if is_on and page is not None and page.reading_ms:
            self._patience.start(round(page.reading_ms * (self._settings.speed.factor or 1)))

    def stop(self) -> None:
        self._patience.stop()

    def _on_rested(self) -> None:
        page = self._pages.current
        if page is not None and not page.is_read_along:
            self.begin()

    def _on_read(self) -> None:
        page = self._pages.current
        is_elsewhere = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        is_held = self._bridge.viewer.is_paused or is_elsewhere
        if is_held or page is None or not page.press_continue():
            self.begin()
