"""A pixmap item that is drawn once and then only moved: no Python in the paint path."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

Draw = Callable[[QPainter], None]


class Sheet(QGraphicsPixmapItem):
    """Holds what a drawing function painted, at the pixels of the device."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, area: QRectF, ratio: float, paint: Draw) -> None:
        """Paints ``area``, in the item's parent coordinates, whose origin the painter keeps."""
        self.setPixmap(painted(area, ratio, paint))
        self.setOffset(area.topLeft())

    def show_picture(self, pixmap: QPixmap, left: float, top: float) -> None:
        """Shows a ready pixmap with its corner there."""
        self.setPixmap(pixmap)
        self.setOffset(left, top)


def painted(area: QRectF, ratio: float, paint: Draw) -> QPixmap:
    """A pixmap of ``area`` with device pixels ``ratio`` to the logical one."""
    size = (area.size() * ratio).toSize()
    pixmap = QPixmap(max(1, size.width()), max(1, size.height()))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-area.topLeft())
    paint(painter)
    painter.end()
    return pixmap
