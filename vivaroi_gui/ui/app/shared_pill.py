"""That the game on the table was dealt from a code, from its first page to its last."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import heavy
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.sizes import NOTE, Size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones

_HIGH = Size(32, least=28)


class SharedPill(QWidget):
    """A sign on the bar, with words where there is room for them; hidden for any other game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = 1.0
        self._is_brief = False
        self._retranslate()
        self.hide()

    def set_unit(self, unit: float, *, is_brief: bool) -> None:
        self._unit, self._is_brief = unit, is_brief
        self.setFixedSize(self.sizeHint())

    @property
    def _words(self) -> str:
        return self.tr("Shared deal")

    def _retranslate(self) -> None:
        self.setAccessibleName(self._words)
        told = self.tr("It was played before, and somebody may know it.")
        set_tip(self, f"{self._words}\n{told}", told)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        high = _HIGH.at(self._unit)
        words = QFontMetricsF(heavy(NOTE.at(self._unit))).horizontalAdvance(self._words)
        return QSize(round(high + (0 if self._is_brief else words + 0.5 * high)), round(high))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path, high = rounded(area, area.height() / 2), area.height()
        fill(painter, path, tones().pill)
        outline(painter, path, tones().pill_edge, 1.2)
        icon = QRectF(area.left(), area.top(), high, high)
        paint_icon(painter, icon.center(), "dice", high * 0.6, tones().gold, self)
        if not self._is_brief:
            room = area.adjusted(high * 0.8, 0, -high * 0.2, 0)
            write_middle(painter, room, self._words, heavy(NOTE.at(self._unit)), tones().on_heading)
