"""A little dust where a character lands, in the colour of whoever moved it."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.ui.kit.ink import mixed
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.life.parts import PARTS, frame_picture

_LAYER: Final = 9.0
"""Behind the characters: no letter is ever covered."""
_LARGER: Final = 1.5
_KEPT = 64


class Dust(Sheet):
    """One cloud for all: only one character lands at a time."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setZValue(_LAYER)
        self._unit = self._ratio = 1.0
        self.hide()
        scene.addItem(self)

    def fit(self, unit: float, ratio: float) -> None:
        """Takes another size: pixels of a castle unit, and of the device to one of them."""
        self._unit, self._ratio = unit * _LARGER, ratio

    def rise(self, feet: QPointF, colour: QColor, share: float) -> None:
        """A moment of it, from the landing on."""
        part = PARTS["dust"]
        frame = min(part.frames - 1, int(share * part.frames))
        pixmap = _tinted(frame, self._unit, self._ratio, _pale(colour).rgb())
        self.show_picture(pixmap, round(-part.x * self._unit), round(-part.y * self._unit))
        self.setPos(feet)
        self.show()


def _pale(colour: QColor) -> QColor:
    """Half way to paper: it shows on every wall."""
    return mixed(colour, tones().light, 0.5)


@lru_cache(maxsize=_KEPT)
def _tinted(frame: int, unit: float, ratio: float, colour: int) -> QPixmap:
    pixmap = frame_picture("dust", frame, unit, ratio).copy()
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(colour))
    painter.end()
    return pixmap
