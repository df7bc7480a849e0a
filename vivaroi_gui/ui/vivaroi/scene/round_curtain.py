"""The curtain before the castle as a round begins: everybody changes places behind it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.vivaroi.scene.cast import MOVING

_FOLDS: Final = 6
"""Of each side."""
_OVERLAP: Final = 3.0


class RoundCurtain:
    """Two sides that are gathered at the edges of the castle; painted when first needed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._sides = [Sheet(), Sheet()]
        self._area = QRectF()
        self._ratio = 1.0
        self._painted: tuple[QRectF, float] | None = None
        for side in self._sides:
            side.setZValue(MOVING + 1)
            side.hide()
            scene.addItem(side)

    def fit(self, castle: QRectF, ratio: float) -> None:
        """Takes another size."""
        self._area, self._ratio = QRectF(castle), ratio

    def draw(self, share: float) -> None:
        """So wide: at 1 both sides meet, at 0 nothing of them is seen."""
        if self._painted != (self._area, self._ratio):
            self._painted = QRectF(self._area), self._ratio
            self._paint()
        area, half = self._area, self._area.width() / 2
        left, right = self._sides
        left.setPos(area.topLeft())
        right.setPos(area.topRight() - QPointF((half + _OVERLAP) * share, 0))
        for side in self._sides:
            side.setTransform(QTransform.fromScale(share, 1))
            side.setVisible(share > 0)

    def hide(self) -> None:
        for side in self._sides:
            side.hide()

    def _paint(self) -> None:
        half, high = self._area.width() / 2 + _OVERLAP, self._area.height()
        wide = half / _FOLDS
        fold = picture("life/curtain-fold", wide + 1, high, self._ratio)

        def paint(painter: QPainter) -> None:
            for number in range(_FOLDS):
                painter.drawPixmap(QPointF(number * wide, 0), fold)

        for side in self._sides:
            side.draw(QRectF(0, 0, half, high), self._ratio, paint)
