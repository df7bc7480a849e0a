"""A graphics view whose scene is measured in the pixels of its viewport."""

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QResizeEvent, QShowEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

_RESIZE_ENDS = 120
"""Milliseconds of rest after which a resize has ended and pictures are drawn anew."""


class Canvas(QGraphicsView):
    """While it is being resized the last pictures are stretched; then all is drawn anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # to learn the type of Qt's own, PySide sets up all widgets
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._resized = QTimer(self, singleShot=True, interval=_RESIZE_ENDS)
        self._resized.timeout.connect(self.settle)
        self._drawn_size = QRectF()

    def settle(self) -> None:
        """Ends a resize: draws everything for the size that the view has now."""
        self._resized.stop()
        self.resetTransform()
        self._drawn_size = QRectF(self.viewport().rect())
        self.setSceneRect(self._drawn_size)
        self._draw(self._drawn_size)

    @property
    def is_drawn(self) -> bool:
        """Whether there are pictures of the present layout."""
        return not self._drawn_size.isEmpty()

    def settle_resize(self) -> None:
        """Ends a resize that is under way."""
        if self._resized.isActive():
            self.settle()

    def redraw(self) -> None:
        """Draws everything anew, if there is anything to replace."""
        if self.is_drawn:
            self._draw(self._drawn_size)

    def relight(self) -> None:
        """Another theme is shown."""
        self.redraw()

    def draw_when_due(self) -> None:
        """The layout has changed: draws now, at the end of the resize, or when first seen."""
        if self._resized.isActive():
            return
        if self.isVisible():
            self.settle()
        else:
            self._drawn_size = QRectF()

    def yield_to_layout(self) -> None:
        """What is held lies elsewhere from now on."""
        self.cancel_gesture()

    def cancel_gesture(self) -> None:
        """Lets go of what is in the hand, because the layout changes under it."""

    def _draw(self, size: QRectF) -> None:
        """Draws everything for a viewport of that size."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.is_drawn:
            self.settle()
        elif event.type() == QEvent.Type.ThemeChange:
            self.relight()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size() == event.oldSize():  # text has another size: the hand keeps what it holds
            self.relight()
            return
        self.yield_to_layout()
        if not self.isVisible() or not self.is_drawn:
            self._drawn_size = QRectF()
            self.draw_when_due()
            return
        across = self.viewport().width() / self._drawn_size.width()
        down = self.viewport().height() / self._drawn_size.height()
        self.setTransform(QTransform.fromScale(across, down))
        self._resized.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._resized.isActive():
            self.settle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._drawn_size.size() != QRectF(self.viewport().rect()).size():
            self.settle()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
