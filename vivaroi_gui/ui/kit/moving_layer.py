"""Decoration over a whole page for as long as something moves."""

from PySide6.QtCore import Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.haste import haste


class MovingLayer(QWidget):
    """Clicks and keys pass through it; a subclass paints it by its ``share`` of the way."""

    finished = Signal()
    """It has come to its end by itself."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._on_moved)
        self._animation.finished.connect(self._on_finished)
        self.hide()

    @property
    def is_moving(self) -> bool:
        return self._animation.state() is not QVariantAnimation.State.Stopped

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return float(self._animation.currentValue() or 0.0)

    def move_for(self, milliseconds: float) -> None:
        """From the beginning."""
        self._animation.setDuration(max(1, round(milliseconds)))
        self.fit()
        self.raise_()
        self.show()
        self._animation.start()
        haste().join(self._animation)

    def fit(self) -> None:
        """The page has another size: it goes on there."""
        self.setGeometry(self._page.rect())

    def stop(self) -> None:
        """There is something else to be seen."""
        self._animation.stop()
        self.hide()

    def _on_moved(self, _: float) -> None:
        self.update()

    def _on_finished(self) -> None:
        self.hide()
        self.finished.emit()
