"""Controls of the home page: small and dashed buttons."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.control import Control, tinted_icon
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.ink import fill, rounded, tint
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones

_ICON_BUTTON = Size(34, least=28)
_AROUND_WORDS = Size(60, least=48)
_DASHED_HEIGHT = Size(42, least=29)


class IconButton(Control):
    """A small button of one sign, in one colour."""

    def __init__(self, icon: str, colour: QColor, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._colour = colour

    def sizeHint(self) -> QSize:
        size = round(_ICON_BUTTON.at(self.unit))
        return QSize(size, size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_unit(self, unit: float) -> None:
        super().set_unit(unit)
        self.setFixedSize(self.sizeHint())

    def paint(self, painter: QPainter, area: QRectF) -> None:
        if self.is_lit:
            fill(painter, rounded(area.adjusted(2, 2, -2, -2), 8), tint(self._colour, 0.14))
        size = area.height() * 0.56
        ink = self._colour if self.isEnabled() else tones().icon_off
        icon = tinted_icon(self._icon, size, ink, self)
        painter.drawPixmap(area.center() - QPointF(size / 2, size / 2), icon)


class DashedButton(Control):
    """Something that the table could have, with its sign: an empty place, another order."""

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(bold(self.pixels)).horizontalAdvance(self.words)
        return QSize(
            round(width + _AROUND_WORDS.at(self.unit)), round(_DASHED_HEIGHT.at(self.unit))
        )

    def paint(self, painter: QPainter, area: QRectF) -> None:
        path = rounded(area.adjusted(2, 2, -2, -2), 8 * self.unit)
        if self.isEnabled():
            fill(painter, path, tint(tones().place_lit if self.is_lit else tones().place, 0.8))
        pen = QPen(tones().place_edge if self.isEnabled() else tones().place_edge_off, 1.8)
        pen.setDashPattern([4.5, 2.8])
        painter.strokePath(path, pen)
        ink = tones().lit_ink if self.isEnabled() else tones().off_link
        made = bold(self.pixels + 0.5)
        size = self.pixels * 1.3
        words = area.adjusted(size, 0, 0, 0)
        write_middle(painter, words, self.words, made, ink)
        width = QFontMetricsF(made).horizontalAdvance(self.words)
        left = words.center().x() - width / 2 - size - 5 * self.unit
        icon = tinted_icon(self._icon, size, ink, self)
        painter.drawPixmap(QPointF(left, area.center().y() - size / 2), icon)
