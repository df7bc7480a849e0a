"""A switch, and a combo box with an arrow of our own."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from vivaroi_gui.ui.kit.control import Control, tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, fit
from vivaroi_gui.ui.kit.ink import INK, fill, outline, oval, rounded

VIOLET_INK = QColor("#4A2E78")
_TEAL = QColor("#17806F")


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
