"""The keys stay with the game: no button that goes off hands them to the bar beside it."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from vivaroi_gui.ui.app.key_window import is_gone


class KeptFocus(QObject):
    """Qt gives the focus of what is hidden or switched off to the next one in the window.

    That may be in the bar, where nobody has gone: then ``give_back`` decides who has the keys.
    Where people go by themselves they stay.
    """

    def __init__(self, window: QWidget, pages: QWidget, give_back: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._give_back = give_back
        self._was_inside = False
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_changed)

    def _on_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now.window() is not self._window:
            return  # a dialog
        if now is None and not self._window.isActiveWindow():
            return  # another program
        if now is not None and self._pages.isAncestorOf(now):
            self._was_inside = True
            return
        is_lost = self._was_inside if before is None else not isValid(before) or is_gone(before)
        self._was_inside = is_lost
        if is_lost:
            self._give_back()
