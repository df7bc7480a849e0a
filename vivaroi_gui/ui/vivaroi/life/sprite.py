"""A part on the board: its fixed point is where it stands."""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.vivaroi.life.parts import PARTS, frame_picture


class Sprite(Sheet):
    """Its pictures are drawn when they are first seen; it paints only when another one comes."""

    def __init__(self, name: str, layer: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setZValue(layer)
        self.name = name
        self.part = PARTS[name]
        self._unit = 0.0
        self._ratio = 1.0
        self._frame: int | None = None

    def fit(self, unit: float, ratio: float) -> None:
        """Takes another size: pixels of a unit of the castle, and of the device to one of them."""
        self._unit, self._ratio = unit, ratio
        self.show_frame(self._frame or 0, is_new=True)

    def put(self, at: QPointF) -> None:
        """On whole pixels, where its picture is as sharp as it was drawn."""
        self.setPos(round(at.x()), round(at.y()))

    def show_frame(self, frame: int, *, is_new: bool = False) -> None:
        if frame == self._frame and not is_new:
            return
        self._frame = frame
        pixmap = frame_picture(self.name, frame, self._unit, self._ratio)
        corner = QPointF(-self.part.x, -self.part.y) * self._unit
        self.show_picture(pixmap, round(corner.x()), round(corner.y()))

    def show_moment(self, since: int) -> None:
        """The frame that is due so many milliseconds after the first one."""
        self.show_frame(since // self.part.milliseconds % self.part.frames)

    @property
    def frame(self) -> int | None:
        return self._frame
