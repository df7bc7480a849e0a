"""What a seat is taken by to give it another place: by mouse, by keys, or by its menu."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control
from vivaroi_gui.ui.kit.grip import Grip
from vivaroi_gui.ui.kit.ink import fill, oval
from vivaroi_gui.ui.kit.sizes import Target
from vivaroi_gui.ui.kit.tips import set_tip

_WIDTH = Target(28, least=24)
_HEIGHT = Target(44, least=32)

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Handle(Control):
    """Dragged by its ``grip``; Up and Down, or its menu, move by one seat."""

    shifted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.grip = Grip(self, is_raised=False)
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
        set_tip(self, self.tr("Drag to another seat, or press Up and Down"))

    def _open_menu(self) -> None:
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDTH.at(self.unit)), round(_HEIGHT.at(self.unit)))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        colour = faces.handle(self, is_held=self.grip.is_dragging).ink
        for across in (-3.5, 3.5):
            for down in (-7.0, 0.0, 7.0):
                dot = area.center() + QPointF(across, down) * max(1.0, self.unit)
                size = 2 * max(1.0, self.unit)
                fill(painter, oval(dot.x(), dot.y(), size, size), colour)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.grip.take(event.globalPosition())
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.shifted.emit(step)
        else:
            super().keyPressEvent(event)
