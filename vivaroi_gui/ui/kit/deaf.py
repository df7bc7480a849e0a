"""What has just come is deaf for a moment: what was meant for the moment before is not for it."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.ui.kit.delivered import Delivered
from vivaroi_gui.ui.kit.swallowed_key import swallow

DEAF_MS: Final = 450
"""How long a page, a result, a question or a curtain cannot be meant yet."""
Type = QEvent.Type
_GOING_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_PRESSES = (Type.MouseButtonPress, Type.MouseButtonDblClick)


class Deaf(Delivered):
    """Keeps Enter, Space, press and tap from a window that has just been shown, and from
    ``region`` (all of it if none is given) for as long after each :meth:`start`.

    A key that was down before counts only after it was let go.  All other keys, menus and
    assistive technology, which presses no key, are never stopped.
    """

    MS = DEAF_MS
    now: Callable[[], float] = staticmethod(monotonic)
    """Seconds."""

    def __init__(self, window: QWidget, region: QWidget | None = None) -> None:
        super().__init__(window)
        self._region = region or window
        self._until = self._under_until = 0.0
        self._under = QRect()
        self._down: set[Qt.Key] = set()
        self._swallows_release = False

    def start(self) -> None:
        """Something has come that people could go on from."""
        if not self.MS:
            return
        self._until = self.now() + self.MS / 1000
        for key in self._down:
            swallow(key, self._window)
        self._down.clear()

    def start_under(self, area: QRect) -> None:
        """Something has gone that lay over a part of the region: no press there was for what
        lies open now.
        """
        self._under, self._under_until = area, self.now() + self.MS / 1000

    @property
    def is_on(self) -> bool:
        return self.now() < self._until

    # --- Qt ------------------------------------------------------------------------------------

    def hears(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return self._hears_key(event)
        if isinstance(event, QMouseEvent):
            return self._hears_mouse(event)
        if event.type() == Type.FocusOut:  # a release may go elsewhere
            self._down.clear()
        return False

    def watch(self, kind: QEvent.Type) -> None:
        if kind == Type.Show:
            self.start()

    def _hears_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key not in _GOING_ON:
            return False
        if event.type() == Type.KeyRelease and not event.isAutoRepeat():
            self._down.discard(key)
        if event.type() != Type.KeyPress or not self._is_focused:
            return False
        is_from_before = event.isAutoRepeat() and key not in self._down
        if self.is_on or is_from_before:
            swallow(key, self._window)
            return True
        self._down.add(key)
        return False

    @property
    def _is_focused(self) -> bool:
        """Whether keys go to the region, and not to a menu, a field beside it or nobody's."""
        focus = QApplication.focusWidget()
        is_elsewhere = focus is not None and not self._holds(focus)
        return not is_elsewhere and QApplication.activePopupWidget() is None

    def _holds(self, widget: QWidget) -> bool:
        return widget is self._region or self._region.isAncestorOf(widget)

    def _hears_mouse(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if event.type() in _PRESSES:
            at = self._region.mapFromGlobal(event.globalPosition()).toPoint()
            is_meant = not (self.is_on and self._region.rect().contains(at))
            is_meant &= not (self.now() < self._under_until and self._under.contains(at))
            is_menus = QApplication.activePopupWidget() is not None
            self._swallows_release = not (is_meant or is_menus)
            return self._swallows_release
        is_swallowed, self._swallows_release = self._swallows_release, False
        return is_swallowed
