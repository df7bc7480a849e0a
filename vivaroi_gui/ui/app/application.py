"""Qt's application, and what macOS tells it: it starts no second game for a double click."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from vivaroi_gui.ui.app.garbage import GarbageCollector


class Application(QApplication):
    """``asked_to_open`` brings each saved game that the system wants to be opened."""

    asked_to_open = Signal(object)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        GarbageCollector(self)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_to_open.emit(Path(event.file()))
            return True
        return super().event(event)
