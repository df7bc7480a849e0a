"""What the system delivers to a window, heard before anything in it."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class Delivered(QObject):
    """Listens at the window's handle, which is not there before the window is shown.

    Events that are sent to a widget, as by tests, pass it by.  Of several Qt asks the one that was
    made first: each waits for the handle at the window, where the last one is asked first.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def hears(self, event: QEvent) -> bool:
        """What comes to the handle; whether it is for nobody else."""
        raise NotImplementedError

    def watch(self, kind: QEvent.Type) -> None:
        """What happens to the window itself."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not hasattr(self, "_window"):  # Python has collected it, and Qt goes on for a moment
            return False
        if watched is not self._window:
            return self.hears(event)
        handle = self._window.windowHandle()
        if event.type() == QEvent.Type.WinIdChange and handle is not None:
            handle.installEventFilter(self)
        self.watch(event.type())
        return False
