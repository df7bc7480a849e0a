"""A button that unfolds the viewer's favourites where they have no room of their own."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import display
from vivaroi_gui.ui.kit.writing import advance

_SIZE = 0.86
"""Beside other buttons."""
_EDGES = 30
"""Units that are left of its words and right of them."""


class FavouritesFold(PaperButton):
    """Hidden where they always lie open; ``paper`` is theirs.  Esc folds them again."""

    def __init__(self, paper: QWidget, page: QWidget) -> None:
        super().__init__(page)
        self._paper = paper
        self._areas = QRectF(), QRectF()
        self.setCheckable(True)
        self.toggled.connect(self._on_toggled)
        self.hide()

    def lie(self, area: QRectF, unit: float, unfolded: QRectF | None = None) -> None:
        """Takes an area of the page, an empty one where nothing is folded, and another one where
        it is at the head of what lies open."""
        self._areas = area, unfolded or area
        self.setVisible(not area.isEmpty())
        self._paper.setVisible(area.isEmpty() or self.isChecked())
        self.set_unit(_SIZE * unit)
        self._lay()

    def _lay(self) -> None:
        self.setGeometry(self._areas[self.isChecked()].toRect())
        self.raise_()
        self.retranslate()

    def put_away(self) -> None:
        """Next time they are folded."""
        self.setChecked(False)
        self.hide()
        self._paper.hide()

    def _on_toggled(self, is_open: bool) -> None:
        self._paper.setVisible(is_open)
        self._paper.raise_()
        self._lay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isChecked():
            self.setChecked(False)
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        name = QCoreApplication.translate("FavouritesFold", "My favourites")
        words = f"{name} {'▾' if self.isChecked() else '▸'}"
        room = self.width() - _EDGES * self.unit
        self.setText(words if advance(words, display(self.pixels), room) <= room else name)
        self.setAccessibleName(name)
