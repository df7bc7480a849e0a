"""Pictures that are painted once, and then only moved or shown: no Python in the paint path."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QWidget

from vivaroi_gui.ui.kit.tones import Tones, tones

_FRAME_MS = 16
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
    pixmap = blank(area, ratio)
    paint_onto(pixmap, area, paint)
    return pixmap


def blank(area: QRectF, ratio: float) -> QPixmap:
    """Nothing yet, as large as ``area`` with device pixels ``ratio`` to the logical one."""
    size = (area.size() * ratio).toSize()
    pixmap = QPixmap(max(1, size.width()), max(1, size.height()))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def paint_onto(pixmap: QPixmap, area: QRectF, paint: Draw) -> None:
    """Goes on with a pixmap of ``area``."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-area.topLeft())
    paint(painter)
    painter.end()


class Backing:
    """What a widget paints once and then only shows, until it is told to forget it.

    In another size it is painted anew without being told.
    """

    def __init__(self, widget: QWidget, paint: Draw) -> None:
        self._widget = widget
        self._paint = paint
        self._pixmap: QPixmap | None = None
        self._painted_for: tuple[QSize, float, Tones] | None = None
        self._next: QPixmap | None = None
        self._pieces: list[Draw] = []
        self._waiting: Sequence[Draw] = ()
        self._frame = QTimer(widget, interval=_FRAME_MS)
        self._frame.timeout.connect(self._paint_piece)

    def forget(self) -> None:
        """Something else is to be seen: paints anew at the next chance."""
        self._end_pieces()
        self._pixmap = None
        self._widget.update()

    def renew(self, pieces: Sequence[Draw]) -> None:
        """It has changed a little: what is there, if anything, stays seen until all pieces are
        painted over each other, one a frame.  In another size all is painted at the next chance.
        """
        if self._pixmap is None:
            self._pixmap = blank(QRectF(self._widget.rect()), self._wanted[1])
            self._painted_for = self._wanted
        if self._painted_for != self._wanted:
            self.forget()
        elif self._frame.isActive():
            self._waiting = pieces
        else:
            self._begin_pieces(pieces)

    @property
    def is_renewing(self) -> bool:
        """Whether what is seen is about to be another picture."""
        return self._frame.isActive()

    @property
    def pixmap(self) -> QPixmap:
        wanted = self._wanted
        if self._pixmap is None or self._painted_for != wanted:
            self._end_pieces()
            self._painted_for = wanted
            self._pixmap = painted(QRectF(self._widget.rect()), wanted[1], self._paint)
        return self._pixmap

    @property
    def _wanted(self) -> tuple[QSize, float, Tones]:
        return self._widget.size(), float(self._widget.devicePixelRatioF()), tones()

    def _begin_pieces(self, pieces: Sequence[Draw]) -> None:
        self._next = blank(QRectF(self._widget.rect()), self._wanted[1])
        self._pieces, self._waiting = list(pieces), ()
        self._frame.start()

    def _end_pieces(self) -> None:
        self._frame.stop()
        self._next, self._pieces, self._waiting = None, [], ()

    def _paint_piece(self) -> None:
        assert self._next is not None, "no pieces were begun"
        if self._pieces:
            paint_onto(self._next, QRectF(self._widget.rect()), self._pieces.pop(0))
        if not self._pieces:
            self._show_next()

    def _show_next(self) -> None:
        self._pixmap, waiting = self._next, self._waiting
        self._end_pieces()
        self._widget.update()
        if waiting:
            self._begin_pieces(waiting)
