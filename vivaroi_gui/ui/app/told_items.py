"""A list that gets the keys tells which of its items has them: Qt tells of the list alone."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget


class ToldItems(QObject):
    """Of all windows; after Qt has told of the list, and while anybody listens."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._tell)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_changed)

    def _on_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QAbstractItemView) and QAccessible.isActive():
            self._due.start()

    def _tell(self) -> None:
        view = QApplication.focusWidget()
        if not isinstance(view, QAbstractItemView):
            return
        face = QAccessible.queryAccessibleInterface(view)
        item = face.focusChild()
        if item is not None:
            event = QAccessibleEvent(view, QAccessible.Event.Focus)
            event.setChild(face.indexOfChild(item))
            QAccessible.updateAccessibility(event)
