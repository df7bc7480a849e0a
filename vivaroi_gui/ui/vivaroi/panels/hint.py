"""A slip of paper with a hint or a notice, where no banner can say it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_framed
from vivaroi_gui.ui.kit.sizes import TEXT, Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords

_BULB = Size(13, least=10)


class HintSlip(Panel):
    """Hidden while there is nothing to say; a hint comes before a notice."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._hint = ""
        self._notice = ""
        self.hide()

    def set_text(self, hint: str) -> None:
        self._hint = hint
        self._changed()

    def set_notice(self, notice: str) -> None:
        self._notice = notice
        self._changed()

    def _changed(self) -> None:
        self.setVisible(bool(self._text))
        self.describe()
        self.refresh()

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        self.setVisible(bool(self._text))

    @property
    def _title(self) -> str:
        return self._words.hint() if self._hint else self._words.notice()

    @property
    def _text(self) -> str:
        return self._hint or self._notice

    def describe(self) -> None:
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._text)

    def draw(self, painter: QPainter) -> None:
        unit, face = self.unit, self.face
        paint_framed(painter, face, unit)
        pen, made = Pen(painter, self.tips), display(21 * unit)
        radius = _BULB.at(unit)
        middle = QPointF(face.left() + 22 * unit + radius, face.top() + 34 * unit)
        if self._hint:
            paint_bulb(painter, middle, radius)
        else:
            corner = middle - QPointF(radius, radius)
            painter.drawPixmap(corner, tinted_icon("info", 2 * radius, tones().alert, self))
        base = QPointF(
            middle.x() + radius + 10 * unit, middle.y() + QFontMetricsF(made).capHeight() / 2
        )
        pen.line(base, self._title, made, tones().ink, face.right() - 22 * unit - base.x())
        text = face.adjusted(22 * unit, 54 * unit, -20 * unit, -14 * unit)
        pen.lines(text, self._text, body(TEXT.at(unit)), tones().ink, LEFT)
