"""What a seat is taken by to give it another place: by mouse, by keys, or by its menu."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from vivaroi_gui.ui.kit.control import Control
from vivaroi_gui.ui.kit.ink import fill, oval

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Handle(Control):
    """Dragged, it tells where the pointer is; Up and Down, or its menu, move by one seat."""

    dragged = Signal(QPoint)
    """The pointer, in screen coordinates."""
    dropped = Signal()
    shifted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._pressed_at: QPoint | None = None
        self._is_dragging = False
        self.menu = QMenu(self)
        self._up = self.menu.addAction("")
        self._down = self.menu.addAction("")
        self._up.triggered.connect(lambda: self.shifted.emit(-1))
        self._down.triggered.connect(lambda: self.shifted.emit(1))
        self.clicked.connect(self._open_menu)

    def set_place(self, *, is_first: bool, is_last: bool) -> None:
        self._up.setEnabled(not is_first)
        self._down.setEnabled(not is_last)

    def retranslate(self) -> None:
        self._up.setText(self.tr("Move up"))
        self._down.setText(self.tr("Move down"))
        self.setToolTip(self.tr("Drag to another seat, or press Up and Down"))

    def _open_menu(self) -> None:
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _end(self) -> None:
        self._pressed_at, self._is_dragging = None, False
        self.setDown(False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()

    def sizeHint(self) -> QSize:
        return QSize(round(max(24.0, 28 * self.unit)), round(max(32.0, 44 * self.unit)))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        colour = QColor("#5B3580" if self.is_lit or self._is_dragging else "#9A86A6")
        for across in (-3.5, 3.5):
            for down in (-7.0, 0.0, 7.0):
                dot = area.center() + QPointF(across, down) * max(1.0, self.unit)
                size = 2 * max(1.0, self.unit)
                fill(painter, oval(dot.x(), dot.y(), size, size), colour)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.globalPosition().toPoint()
        if self._pressed_at is None:
            return
        way = (at - self._pressed_at).manhattanLength()
        if not self._is_dragging and way >= QApplication.startDragDistance():
            self._is_dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._is_dragging:
            self.dragged.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._is_dragging:
            self._end()
            event.accept()
            return
        self._pressed_at = None
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.shifted.emit(step)
        else:
            super().keyPressEvent(event)
