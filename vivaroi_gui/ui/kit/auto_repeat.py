"""A key that is held down, where the system does not say that it repeats.

X11 tells each repetition as a release and a press of the same moment, and Qt marks them only if
both lie in its queue at once: in an idle window never.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.delivered import Delivered

_WAIT_MS: Final = 12
"""How long a release is kept back: the press that belongs to it comes in the next turn."""
Type = QEvent.Type


class AutoRepeat(Delivered):
    """Marks them in one window, and leaves out the releases that were none.

    It has to be asked before ``HeldSpace`` and ``Deaf``, so that it is made before them.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._kept: QKeyEvent | None = None
        self._is_passing = False
        self._wait = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._wait.timeout.connect(self._let_go)

    def hears(self, event: QEvent) -> bool:
        """Keys that it keeps back, or tells otherwise."""
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat() or self._is_passing:
            return False
        return self._mends(event)

    def _mends(self, event: QKeyEvent) -> bool:
        if event.type() == Type.KeyRelease:
            self._let_go()
            self._kept = event.clone()
            self._wait.start()
            return True
        if self._kept is None or not self._is_repeated(event):
            self._let_go()
            return False
        if event.type() == Type.ShortcutOverride:
            event.accept()  # a command is given once, however long its key is held
            return True
        self._wait.stop()
        self._kept = None
        self._pass(_repeated(event))
        return True

    def _is_repeated(self, event: QKeyEvent) -> bool:
        kept = self._kept
        assert kept is not None
        return event.key() == kept.key() and event.timestamp() == kept.timestamp()

    def _let_go(self) -> None:
        """The key was let go indeed."""
        self._wait.stop()
        kept, self._kept = self._kept, None
        if kept is not None:
            self._pass(kept)

    def _pass(self, event: QKeyEvent) -> None:
        self._is_passing = True
        QCoreApplication.sendEvent(self._window.windowHandle(), event)
        self._is_passing = False


def _repeated(event: QKeyEvent) -> QKeyEvent:
    """The same event, marked."""
    made = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        True,
        event.count(),
    )
    made.setTimestamp(event.timestamp())
    return made


def mark_repeats(window: QWidget) -> None:
    """Has one watch over a window, where the system is X11."""
    if QGuiApplication.platformName() == "xcb":
        AutoRepeat(window)
