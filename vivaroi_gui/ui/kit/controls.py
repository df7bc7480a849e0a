"""Controls drawn by us: the base of all, a switch, a combo box with an arrow of our own."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSizePolicy, QWidget

from vivaroi_gui.ui.kit.buttons import paint_ring, tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, fit
from vivaroi_gui.ui.kit.ink import INK, fill, outline, oval, rounded

VIOLET_INK = QColor("#4A2E78")
_TEAL = QColor("#17806F")
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Control(QAbstractButton):
    """A button of the page that is drawn by us; Enter presses it like Space, once."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self.unit = unit
        self.updateGeometry()
        self.update()

    @property
    def pixels(self) -> float:
        return max(14.5, 16.5 * self.unit)

    @property
    def is_lit(self) -> bool:
        return self.isEnabled() and self.underMouse()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draws the control; the focus ring is drawn after it."""
        raise NotImplementedError

    def ring(self) -> tuple[QRectF, float]:
        """Where the focus ring runs, and the radius of its corners."""
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        return area, min(area.height() / 2, 10 * self.unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRectF(self.rect()))
        if self.hasFocus():
            paint_ring(painter, *self.ring())


class Switch(Control):
    """A choice that is on or off."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """The text without the mark of its mnemonic."""
        return self.text().replace("&", "")

    @property
    def _track(self) -> QRectF:
        height = max(22.0, 26 * self.unit)
        return QRectF(5, (self.height() - height) / 2, height * 46 / 26, height)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(bold(self.pixels)).horizontalAdvance(self.words)
        return QSize(round(width + 70 * self.unit), round(max(29.0, 36 * self.unit)))

    def text_room(self) -> float:
        """Pixels for the words beside the track."""
        return self.width() - self._track.right() - 16 * self.unit

    def paint(self, painter: QPainter, area: QRectF) -> None:
        track, radius = self._track, self._track.height() / 2
        is_on = self.isChecked()
        fill(painter, rounded(track, radius), _TEAL if is_on else QColor("#B9AAB9"))
        outline(painter, rounded(track, radius), INK, 1)
        x = track.right() - radius if is_on else track.left() + radius
        fill(painter, oval(x, track.center().y(), radius - 3.5, radius - 3.5), QColor("#FFFFFF"))
        if is_on:
            size = radius * 1.2
            check = tinted_icon("check", size, _TEAL, self)
            painter.drawPixmap(QPointF(x - size / 2, track.center().y() - size / 2), check)
        self._write(painter, area)

    def _write(self, painter: QPainter, area: QRectF) -> None:
        made = fit(self.words, body(self.pixels), self.text_room(), 13)
        metrics = QFontMetricsF(made)
        top = area.center().y() + metrics.capHeight() / 2 - metrics.ascent()
        left = self._track.right() + 11 * self.unit
        painter.setFont(made)
        painter.setPen(VIOLET_INK if self.is_lit else INK)
        room = QRectF(left, top, area.right() - left, metrics.height())
        painter.drawText(
            room, Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextShowMnemonic, self.text()
        )


class ChoiceBox(QComboBox):
    """A combo box whose arrow is drawn by us, at the size of the field."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        size = self.height() * 0.5
        arrow = tinted_icon("down", size, VIOLET_INK, self)
        at = QPointF(self.width() - size * 1.4, (self.height() - size) / 2)
        painter.drawPixmap(at, arrow)
