"""Buttons cut from thick paper: gold for the one thing to do next, cream for the rest."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QWidget

from vivaroi_gui.ui.kit.fonts import display, fit
from vivaroi_gui.ui.kit.ink import GOLD, INK, STATE_GOLD, falling, fill, mixed, outline, rounded
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.resources import resource

_LIP = 4.0
_AROUND = 5.0
"""Room for the focus ring."""
_WHITE = QColor("#FFFFFF")
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PaperButton(QAbstractButton):
    """A push button; Space and Enter press it, a key that is held down presses it once."""

    def __init__(self, parent: QWidget, icon: str = "", *, is_primary: bool = False) -> None:
        super().__init__(parent)
        self._icon = icon
        self._is_primary = is_primary
        self._unit = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        self.updateGeometry()
        self.update()

    @property
    def _pixels(self) -> float:
        return max(16.0, (20 if self._is_primary else 19) * self._unit)

    @property
    def _icon_room(self) -> float:
        return self._pixels * 1.55 if self._icon else 0.0

    @property
    def _ground(self) -> QColor:
        if not self.isEnabled():
            return QColor("#E6D9C2")
        return GOLD if self._is_primary else QColor("#FFF8E8")

    def _paint_face(self, painter: QPainter, face: QRectF) -> None:
        ground = self._ground
        if self.underMouse() and self.isEnabled():
            ground = mixed(ground, STATE_GOLD, 0.35)
        edge = QColor("#A86A10" if self._is_primary and self.isEnabled() else "#B98A3E")
        path = rounded(face, 12)
        is_flat = self.isDown() or not self.isEnabled()
        if not is_flat:
            fill(painter, path.translated(0, _LIP), edge)
        top = path.translated(0, _LIP if self.isDown() else 0)
        fill(painter, top, falling(face, mixed(ground, _WHITE, 0.3), ground))
        outline(painter, top, edge, 1.4)

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        colour = INK if self.isEnabled() else QColor("#5E5268")
        room = face.width() - self._icon_room - 20 * self._unit
        made = fit(self.text(), display(self._pixels), room)
        middle = face.center() + QPointF(self._icon_room / 2, _LIP if self.isDown() else 0)
        height = QFontMetricsF(made).capHeight()
        write(painter, middle + QPointF(0, height / 2), self.text(), made, colour)
        if self._icon:
            width = QFontMetricsF(made).horizontalAdvance(self.text())
            size = self._pixels * 1.15
            left = max(face.left() + 10, middle.x() - width / 2 - size - 8 * self._unit)
            area = QRectF(left, middle.y() - size / 2, size, size)
            painter.drawPixmap(area.topLeft(), tinted_icon(self._icon, size, colour, self))

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(display(self._pixels)).horizontalAdvance(self.text())
        across = width + self._icon_room + 2 * (20 * self._unit + _AROUND)
        down = max(36.0, 46 * self._unit) + _LIP + 2 * _AROUND
        return QSize(round(across), round(down))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND - _LIP)
        self._paint_face(painter, face)
        self._paint_words(painter, face)
        if self.hasFocus():
            paint_ring(painter, face.adjusted(-1, -1, 1, _LIP + 1), 13)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()


def paint_ring(painter: QPainter, area: QRectF, radius: float) -> None:
    """The double ring of the keyboard focus."""
    outline(painter, rounded(area, radius), INK, 5.5)
    outline(painter, rounded(area, radius), STATE_GOLD, 2.8)


def tinted_icon(name: str, size: float, colour: QColor, on: QWidget) -> QPixmap:
    """An icon of the kit in one colour."""
    renderer = QSvgRenderer(str(resource("kit", f"icon-{name}.svg")))
    area = QRectF(0, 0, size, size)

    def paint(painter: QPainter) -> None:
        renderer.render(painter, area)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(area, colour)

    return painted(area, on.devicePixelRatioF(), paint)
