"""The doors of the hall, which open as somebody has come before the throne."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.haste import haste
from vivaroi_gui.ui.kit.pictures import picture

OPENS_MS: Final = 500
_FOLDED: Final = 0.12
"""The share of its width to which a leaf turns about its hinges."""
_FADES_AT: Final = 0.8
_EDGE: Final = 0.03
"""The share of a leaf at each of its sides at which nothing is painted."""


class Doors(QWidget):
    """Decoration over a page that can be used already: clicks and keys pass through it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._share = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutQuart)
        self._animation.valueChanged.connect(self._on_moved)
        self._animation.finished.connect(self.hide)
        self.hide()

    @property
    def is_moving(self) -> bool:
        return self._animation.state() is not QVariantAnimation.State.Stopped

    def open(self, factor: float) -> None:
        """From closed; in 500 ms times ``factor``."""
        self._animation.setDuration(max(1, round(OPENS_MS * factor)))
        self._on_moved(0.0)
        self.fit()
        self.raise_()
        self.show()
        self._animation.start()
        haste().join(self._animation)

    def fit(self) -> None:
        """The page has another size."""
        self.setGeometry(self._page.rect())

    def end(self) -> None:
        """They stand open."""
        self._animation.stop()
        self.hide()

    def _on_moved(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, half = QPainter(self), (self.width() + 1) // 2
        wide = round(half * (1 - (1 - _FOLDED) * self._share))
        edge = round(wide * _EDGE)
        painter.setOpacity(min(1.0, (1 - self._share) / (1 - _FADES_AT)))
        ratio = self.devicePixelRatioF()
        for leaf, left in ((0, 0), (1, self.width() - wide)):
            drawn = leaf_picture(leaf, self.size(), ratio)
            painter.drawPixmap(QRect(left - edge, 0, wide + 2 * edge, self.height()), drawn)


def leaf_picture(leaf: int, page: QSize, ratio: float) -> QPixmap:
    """The left one, or the right one, closed before a page of that size."""
    return picture(f"life/door-{leaf}", (page.width() + 1) // 2, page.height(), ratio)
