"""A button that unfolds the viewer's favourites where they have no room of their own."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton

_SIZE = 0.86
"""Beside other buttons."""


class FavouritesFold(PaperButton):
    """Hidden where they always lie open; ``paper`` is theirs."""

    def __init__(self, paper: QWidget, page: QWidget) -> None:
        super().__init__(page)
        self._paper = paper
        self.setCheckable(True)
        self.toggled.connect(self._on_toggled)
        self.hide()

    def lie(self, area: QRectF, unit: float) -> None:
        """Takes an area of the page, an empty one where nothing is folded."""
        self.setVisible(not area.isEmpty())
        self._paper.setVisible(area.isEmpty() or self.isChecked())
        self.set_unit(_SIZE * unit)
        self.setGeometry(area.toRect())
        self.retranslate()

    def put_away(self) -> None:
        self.hide()
        self._paper.hide()

    def _on_toggled(self, is_open: bool) -> None:
        self._paper.setVisible(is_open)
        self._paper.raise_()
        self.retranslate()

    def retranslate(self) -> None:
        name = QCoreApplication.translate("FavouritesFold", "My favourites")
        self.setText(f"{name} {'▾' if self.isChecked() else '▸'}")
        self.setAccessibleName(name)
