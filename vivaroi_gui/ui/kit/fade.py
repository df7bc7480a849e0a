"""Calm motion: what was on a page fades away over what is there now."""

from typing import Final

from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.moving_layer import MovingLayer

FADE_MS: Final = 120


class Fade(MovingLayer):
    """A cross-fade; in another size what fades is stretched."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._picture = QPixmap()

    def start(self, picture: QPixmap, factor: float) -> None:
        """Fades ``picture`` of the page away in 120 ms times ``factor``."""
        self._picture = picture
        self.move_for(FADE_MS * factor)

    def stop(self) -> None:
        super().stop()
        self._picture = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(1 - self.share)
        painter.drawPixmap(self.rect(), self._picture)
