"""The doors of the hall, which open as somebody has come before the throne."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.moving_layer import MovingLayer
from vivaroi_gui.ui.kit.pictures import picture

OPENS_MS: Final = 500
_FOLDED: Final = 0.12
"""The share of its width to which a leaf turns about its hinges."""
_FADES_AT: Final = 0.8
_EDGE: Final = 0.03
"""The share of a leaf at each of its sides at which nothing is painted."""


class Doors(MovingLayer):
    """The page behind them can be used already; it is painted once they are no longer closed.

    Till then ``ground``, what stands behind all else, is seen above their arches.
    """

    def __init__(self, page: QWidget, ground: Callable[[], QPixmap]) -> None:
        super().__init__(page)
        self._ground = ground
        self._animation.setEasingCurve(QEasingCurve.Type.InOutQuart)

    def open(self, factor: float) -> None:
        """From closed; in 500 ms times ``factor``."""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.move_for(OPENS_MS * factor)

    @property
    def _half(self) -> int:
        return (self.width() + 1) // 2

    @property
    def _wide(self) -> int:
        """How wide a leaf is seen now."""
        return round(self._half * (1 - (1 - _FOLDED) * self.share))

    @property
    def _is_closed(self) -> bool:
        return self._wide == self._half

    def _on_moved(self, share: float) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self._is_closed)
        super()._on_moved(share)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, wide = QPainter(self), self._wide
        if self._is_closed:
            painter.drawPixmap(0, 0, self._ground())
        edge = round(wide * _EDGE)
        painter.setOpacity(min(1.0, (1 - self.share) / (1 - _FADES_AT)))
        ratio = self.devicePixelRatioF()
        for leaf, left in ((0, 0), (1, self.width() - wide)):
            drawn = leaf_picture(leaf, self.size(), ratio)
            painter.drawPixmap(QRect(left - edge, 0, wide + 2 * edge, self.height()), drawn)


def leaf_picture(leaf: int, page: QSize, ratio: float) -> QPixmap:
    """The left one, or the right one, closed before a page of that size."""
    return picture(f"life/door-{leaf}", (page.width() + 1) // 2, page.height(), ratio)
