"""Calm motion: what was on a page fades away over what is there now."""

from PySide6.QtCore import Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.haste import haste

FADE_MS = 120


class Fade(QWidget):
    """Lies over its page for the time of a cross-fade."""

    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = QPixmap()
        self._opacity = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.valueChanged.connect(self._on_moved)
        self._animation.finished.connect(self.finished)
        self.hide()

    @property
    def is_running(self) -> bool:
        return self._animation.state() is not QVariantAnimation.State.Stopped

    def start(self, picture: QPixmap, factor: float) -> None:
        """Fades ``picture`` of the page away in 120 ms times ``factor``."""
        self._picture = picture
        self._animation.setDuration(max(1, round(FADE_MS * factor)))
        self.fit()
        self.raise_()
        self.show()
        self._animation.start()
        haste().join(self._animation)

    def fit(self) -> None:
        """The page has another size: what fades is stretched."""
        self.setGeometry(self._page.rect())

    def stop(self) -> None:
        self._animation.stop()
        self._picture = QPixmap()
        self.hide()

    def _on_moved(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(self.rect(), self._picture)
