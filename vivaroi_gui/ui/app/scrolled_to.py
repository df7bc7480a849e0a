"""What gets the keys comes into sight, where it lies in something that scrolls."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


class ScrolledTo(QObject):
    """Qt does so only while Tab goes from one part of a scrolled area to the next.

    Under a pressed button of the mouse nothing scrolls away.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_changed)

    def _on_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is None or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        around = now.parentWidget()
        while around is not None and not around.isWindow():
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(now, 0, 0)
            around = around.parentWidget()
