"""A label that never breaks its line."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from vivaroi_gui.ui.kit.tips import set_tip


class OneLine(QLabel):
    """Plain text on one line; what has no room is left out and told by a tooltip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._full = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_full(self, text: str) -> None:
        self._full = text
        self.setAccessibleName(text)
        self._elide()

    def _elide(self) -> None:
        metrics = QFontMetricsF(self.font())
        shown = metrics.elidedText(self._full, Qt.TextElideMode.ElideRight, self.width() - 2)
        self.setText(shown)
        set_tip(self, self._full if shown != self._full else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()
