"""Words over a part of a page, from one of which to the next assistive technology leads."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from vivaroi_gui.ui.kit.access_parts import Role
from vivaroi_gui.ui.kit.access_tree import AccessTree


class HeadingLabel(QLabel):
    """A label that is told as a heading."""

    access_tree: AccessTree | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.access_tree = AccessTree(self, Role.Heading, is_whole=True)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
