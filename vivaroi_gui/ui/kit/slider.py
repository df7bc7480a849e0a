"""A quantity from nothing to all, on paper."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from vivaroi_gui.ui.kit.control import paint_ring
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded
from vivaroi_gui.ui.kit.kept_sizes import keep_height, sized
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.tones import tones

_HEIGHT, _GROOVE, _KNOB, _NUMBER = 38, 7.0, 9.0, 46.0
"""Pixels: of all, of the line and its knob, and for the number at its right."""


class Slider(QSlider):
    """Goes at once to where it is pressed; the number at its right says how much it is.

    What is dragged has a new value once it is let go.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setTracking(False)
        self.setPageStep(10)
        keep_height(self, _HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(200, sized(_HEIGHT))

    @property
    def _groove(self) -> QRectF:
        across = self.width() - 2 * _KNOB - sized(_NUMBER)
        return QRectF(_KNOB + 4, (self.height() - _GROOVE) / 2, across - 4, _GROOVE)

    def at(self, x: float) -> int:
        """How much it is at so many pixels from the left."""
        groove = self._groove
        share = min(1.0, max(0.0, (x - groove.left()) / max(1.0, groove.width())))
        return self.minimum() + round(share * (self.maximum() - self.minimum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self.at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Whoever scrolls past chooses nothing."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove, shown = self._groove, tones()
        share = (self.sliderPosition() - self.minimum()) / max(1, self.maximum() - self.minimum())
        knob = QPointF(groove.left() + groove.width() * share, groove.center().y())
        fill(painter, rounded(groove, _GROOVE / 2), shown.switch_off)
        done = QRectF(groove.topLeft(), QPointF(knob.x(), groove.bottom()))
        fill(painter, rounded(done, _GROOVE / 2), shown.switch_on)
        body = oval(knob.x(), knob.y(), _KNOB, _KNOB)
        fill(painter, body, shown.gold if self.underMouse() else shown.light)
        outline(painter, body, shown.ink, 1.4)
        room = QRectF(groove.right() + _KNOB, 0, sized(_NUMBER), self.height())
        write_middle(painter, room, str(self.sliderPosition()), bold(sized(17)), shown.ink)
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 8)
