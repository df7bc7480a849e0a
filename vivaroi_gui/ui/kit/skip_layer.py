"""A clear sheet over a page while something is played: any touch ends the play, and only that."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.texts import text

_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class SkipLayer(QWidget):
    """Takes clicks, Space, Enter and Esc away from what lies below; ``touched`` tells of each."""

    touched = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def cover(self, *, takes_keys: bool = True) -> None:
        """Covers the parent, and takes the keys unless they are to stay where they are."""
        self.setAccessibleName(text("access", "skip"))
        self.setGeometry(self._page.rect())
        self.raise_()
        self.show()
        if takes_keys:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def lift(self) -> None:
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.touched.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.touched.emit()
