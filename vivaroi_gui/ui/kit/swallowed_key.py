"""A key that has done its work and is still held down."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_KEY_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
_OTHER_WORK = (QEvent.Type.MouseButtonPress, QEvent.Type.ApplicationStateChange)


class SwallowedKey(QObject):
    """Keeps everything that a held key sends away from the rest of the game.

    Where the system does not mark auto-repeat, it comes as releases and presses in quick turn: the
    key is free again :attr:`QUIET_MS` after a release that no press follows.  Another key or the
    mouse frees it at once.
    """

    QUIET_MS = 150

    def __init__(self, key: Qt.Key, parent: QObject) -> None:
        super().__init__(parent)
        self.key = key
        self._quiet = QTimer(self, singleShot=True, interval=self.QUIET_MS)
        self._quiet.timeout.connect(self.free)
        self._app = QApplication.instance()
        if self._app is not None:
            self._app.installEventFilter(self)

    @property
    def is_at_work(self) -> bool:
        return self._app is not None

    def free(self) -> None:
        """Lets the key through again."""
        if self._app is not None:
            self._app.removeEventFilter(self)
            self._app = None
        self._quiet.stop()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _OTHER_WORK or (kind == QEvent.Type.KeyPress and not self._is_own(event)):
            self.free()
        if kind not in _KEY_EVENTS or not self._is_own(event):
            return False
        if kind == QEvent.Type.KeyRelease:
            self._quiet.start()
        else:
            self._quiet.stop()
        event.accept()
        return True

    def _is_own(self, event: QEvent) -> bool:
        return isinstance(event, QKeyEvent) and event.key() == self.key


def swallow(key: Qt.Key, window: QWidget) -> None:
    """Keeps a key that is down from everything until it has been let go."""
    of_window = window.findChildren(SwallowedKey, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if not any(one.key == key and one.is_at_work for one in of_window):
        SwallowedKey(key, window)
