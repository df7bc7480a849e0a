"""Qt's application, and what macOS tells it: it starts no second game for a double click."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """``asked_to_open`` brings each saved game that the system wants to be opened."""

    asked_to_open = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_to_open.emit(Path(event.file()))
            return True
        return super().event(event)
