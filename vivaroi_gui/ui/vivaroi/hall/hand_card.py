"""A vote card in hand, dragged or chosen."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygon,
    QRegion,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.kit.access_faces import PressedButton
from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.control import TABBED, paint_ring
from vivaroi_gui.ui.kit.deliberate import is_deliberate
from vivaroi_gui.ui.kit.grip import Grip
from vivaroi_gui.ui.kit.ink import outline, rounded, tint
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.cards import card_area, paint_card
from vivaroi_gui.ui.vivaroi.words.cards import card_words

_LIFT = 22.0
_LARGER = 1.08
_CARD = 118.0
_ASIDE = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
_PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HandCard(PressedButton):
    """One vote card in hand, a radio button in the shape of the card.

    While it is dragged its place in the hand is empty.
    """

    stepped = Signal(int)
    """An arrow key: to the card of another kind on that side."""
    confirmed = Signal()
    """The deliberate key: lays the card that is chosen."""
    led = Signal()
    """The keys have come, or gone."""

    def __init__(self, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.is_advised = False
        self.grip = Grip(self)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._is_led_to = False
        """Whether Tab or an arrow has brought the keys."""
        self._unit = 1.0
        self._tilt = 0.0
        self._middle = QPointF()

    def lie(self, middle: QPointF, tilt: float, unit: float) -> None:
        """Takes its place in the fan: a spot of the parent, degrees, pixels in a unit."""
        self._middle, self._tilt, self._unit = middle, tilt, unit
        self.settle()

    def settle(self) -> None:
        """Moves to where it belongs, chosen or not."""
        size = self._width * 2.1
        up = _LIFT * self._unit if self.isChecked() else 0.0
        middle = self._middle - QPointF(0, up)
        corner = middle - QPointF(size / 2, size / 2)
        self.setGeometry(round(corner.x()), round(corner.y()), round(size), round(size))
        rim = card_area(self._width).adjusted(-9, -9, 9, 9)
        self.setMask(QRegion(self._turn().map(QPolygon(rim.toAlignedRect()))))
        self.update()

    @property
    def _width(self) -> float:
        return _CARD * self._unit * (_LARGER if self.isChecked() else 1)

    @property
    def picture(self) -> QRectF:
        """The card and its halo, upright around the origin."""
        spread = 7 * self._unit
        return card_area(self._width).adjusted(-spread, -spread, spread, spread)

    def choose(self, *, is_chosen: bool) -> None:
        """Qt would never let go of the last one chosen."""
        self.setAutoExclusive(False)
        self.setChecked(is_chosen)
        self.setAutoExclusive(True)

    def _turn(self) -> QTransform:
        middle = QPointF(self.width() / 2, self.height() / 2)
        return QTransform().translate(middle.x(), middle.y()).rotate(self._tilt)

    def _obey(self, key: Qt.Key) -> None:
        if key in _ASIDE:
            self.stepped.emit(_ASIDE[key])
        elif not self.isChecked():
            self.click()

    # --- Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return self.size()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.grip.take(event.globalPosition())
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if is_deliberate(event):
            self.confirmed.emit()
        elif key not in _ASIDE and key not in _PRESS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._obey(key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_led_to = event.reason() in TABBED
        self.led.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.led.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.grip.is_dragging:
            return
        painter = QPainter(self)
        painter.setTransform(self._turn(), True)
        self.paint_upright(painter)
        area = card_area(self._width)
        if self.hasFocus():
            self._paint_keys(painter, area)
        if self.is_advised:
            self._paint_advised(painter, area)

    def paint_upright(self, painter: QPainter) -> None:
        """The card around the origin, with a halo when it is chosen."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area, width = card_area(self._width), self._width
        if self.isChecked():
            halo = area.adjusted(-2, -2, 2, 2)
            outline(painter, rounded(halo, width * 0.09), tones().state_gold, 9 * self._unit)
        words, ratio = card_words().forms(self.card), self.devicePixelRatioF()
        paint_card(painter, self.card, words, width, ratio)

    def _paint_keys(self, painter: QPainter, area: QRectF) -> None:
        """A ring where people have led the keys; dots where they lie by themselves, as a ring
        would look like a choice.
        """
        radius = self._width * 0.09
        if self._is_led_to or self.isChecked():
            paint_ring(painter, area.adjusted(-1, -1, 1, 1), radius)
            return
        pen = QPen(tones().ink, 2)
        pen.setDashPattern([0.1, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        inset = 14 * self._unit
        painter.strokePath(rounded(area.adjusted(inset, inset, -inset, -inset), radius / 2), pen)

    def _paint_advised(self, painter: QPainter, area: QRectF) -> None:
        """A dashed edge and a bulb: the card of the hint, whether it is chosen or not."""
        edge = rounded(area.adjusted(2, 2, -2, -2), self._width * 0.09)
        outline(painter, edge, tint(tones().ink, 0.75), 5)
        pen = QPen(tones().state_gold, 3)
        pen.setDashPattern([3.0, 2.0])
        painter.strokePath(edge, pen)
        paint_bulb(painter, area.topRight() + QPointF(-8, 8) * self._unit, 15 * self._unit)


class DraggedCard(QWidget):
    """The picture of a card on its way from the hand; the mouse goes through it."""

    def __init__(self, hall: QWidget) -> None:
        super().__init__(hall)
        self._hall = hall
        self._card: HandCard | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def follow(self, card: HandCard, at: QPointF) -> None:
        """Shows a card around a point of the screen."""
        self._card = card
        area = card.picture
        area.translate(self._hall.mapFromGlobal(at))
        self.setGeometry(area.toAlignedRect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is not None:
            painter = QPainter(self)
            painter.translate(QRectF(self.rect()).center())
            self._card.paint_upright(painter)
