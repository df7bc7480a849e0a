"""The curtain as it is drawn aside: decoration over a page that its person sees already."""

import itertools
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.haste import haste
from vivaroi_gui.ui.kit.pictures import picture

OPENS_MS = 900
_FOLDS: Final = 10
"""On each side."""
_GATHERED: Final = 1 / 6
"""The share of the width at which a side is bunched up, before it slides out."""
_LEAVES_AT: Final = 0.7
"""The share of the time at which both sides are bunched up."""
_WAITS: Final = 0.3
"""How much of that the outermost fold waits; the innermost one begins."""
_OVERLAP = 8


def folds(share: float, width: float) -> list[tuple[float, float]]:
    """The folds of the left side, left edge and width in pixels, the outermost first.

    At share 0 they reach the middle, at share 1 none is in sight.
    """
    gathered = min(1.0, share / _LEAVES_AT)
    leaving = max(0.0, (share - _LEAVES_AT) / (1 - _LEAVES_AT))
    out = (_GATHERED * width + _OVERLAP) * leaving * leaving
    edges = [-out]
    for number in range(1, _FOLDS + 1):
        waits = _WAITS * (1 - number / _FOLDS)
        way = _smooth((gathered - waits) / (1 - _WAITS))
        reach = width / 2 * (1 - way) + _GATHERED * width * way
        edges.append(reach * number / _FOLDS - out)
    return [(left, right - left) for left, right in itertools.pairwise(edges)]


def _smooth(share: float) -> float:
    within = min(1.0, max(0.0, share))
    return within * within * (3 - 2 * within)


class Velvet(QWidget):
    """Opaque where it hangs, and nothing anywhere else: what it uncovers is painted once."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._share = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._animation.valueChanged.connect(self._on_moved)
        self._animation.finished.connect(self.end)
        self.hide()

    @property
    def is_moving(self) -> bool:
        return self._animation.state() is not QAbstractAnimation.State.Stopped

    def draw_aside(self, factor: float) -> None:
        """Hangs closed over the window, and opens in 900 ms times ``factor``."""
        self.setGeometry(self._window.rect())
        self._animation.setDuration(max(1, round(OPENS_MS * factor)))
        self._on_moved(0.0)
        self.raise_()
        self.show()
        self._animation.start()
        haste().join(self._animation)

    def end(self) -> None:
        """It is open."""
        self._animation.stop()
        self.hide()

    def _on_moved(self, share: float) -> None:
        self._share = share
        hanging = [self._area(*folds(share, self.width())[-1])]
        left = QRect(0, 0, hanging[0].right() + 1, self.height())
        right = left.translated(self.width() - left.width(), 0)
        self.setMask(QRegion(left).united(QRegion(right)))
        self.update()

    def _area(self, left: float, width: float) -> QRect:
        """In whole pixels, over the next fold a little."""
        return QRect(round(left), 0, round(left + width) - round(left) + 1, self.height())

    # --- Qt ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        wide = self.width() / 2 / _FOLDS + _OVERLAP
        fold = picture("life/curtain-fold", wide, self.height(), self.devicePixelRatioF())
        for left, width in reversed(folds(self._share, self.width())):
            area = self._area(left, width + _OVERLAP)
            painter.drawPixmap(area, fold)
            painter.drawPixmap(
                area.translated(self.width() - 1 - area.left() - area.right(), 0), fold
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.end()
