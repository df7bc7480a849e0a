"""A game that nobody in the room plays now goes on by itself where people press Continue."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.pages import Pages
from vivaroi_gui.ui.settings import Settings

VOTES_MS, COUNT_MS = 4000, 9000
"""Time to read open votes, and a count, at normal speed."""


class Onlooker(QObject):
    """Presses Continue after a while; whoever presses it before is faster.

    It waits while people look at something else: a dialog, a menu, a replay.
    """

    def __init__(self, bridge: Bridge, pages: Pages, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._pages = pages
        self._settings = settings
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_read)
        pages.currentChanged.connect(lambda _: self.begin())
        pages.rested.connect(self.begin)

    def begin(self) -> None:
        """Something else is to be read, or nothing."""
        self.stop()
        bridge = self._bridge
        is_on = bridge.is_open and not any(player.is_human for player in bridge.players)
        if is_on and (self._pages.is_hall or self._pages.is_score):
            time = VOTES_MS if self._pages.is_hall else COUNT_MS
            self._patience.start(round(time * (self._settings.speed.factor or 1)))

    def stop(self) -> None:
        self._patience.stop()

    def _on_read(self) -> None:
        page = self._pages.hall if self._pages.is_hall else self._pages.score
        is_elsewhere = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if self._bridge.is_paused or is_elsewhere or not page.press_continue():
            self.begin()
