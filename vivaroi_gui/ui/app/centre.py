"""All of the window that something may come to lie over."""

from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.access_tree import AccessTree


class Centre(QWidget):
    """Assistive technology finds nothing in it while a curtain or a screen covers it."""

    access_tree: AccessTree | None = None

    def __init__(self) -> None:
        super().__init__()
        self.access_tree = AccessTree(self, is_shut=lambda: not self.isEnabled())

    def read_in(self, order: tuple[QWidget, ...]) -> None:
        """In which order it is read: what is played first."""
        if self.access_tree is not None:
            self.access_tree.show(lambda: order)
