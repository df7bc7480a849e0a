"""A slip of paper with a hint or a notice, where no banner can say it."""

from math import ceil
from typing import Final, Protocol

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
from vivaroi_gui.ui.kit.writing import LEFT, Pen, wrap

_BULB = Size(13, least=10)
_ASIDE: Final = (22.0, 20.0)
"""Units at the left and the right of the words."""
_HEAD: Final = 54.0
_FOOT: Final = 14.0


class SlipWords(Protocol):
    """What the slip is called."""

    def hint(self) -> str: ...

    def notice(self) -> str: ...


class HintSlip(Panel):
    """Hidden while there is nothing to say; what was asked for comes before a hint, and that
    before a notice.
    """

    def __init__(self, words: SlipWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._hint = ""
        self._notice = ""
        self._told = "", ""
        self.hide()

    def set_text(self, hint: str) -> None:
        """A hint takes the place of what was asked about before."""
        self._hint = hint
        self._told = ("", "") if hint else self._told
        self._changed()

    def set_notice(self, notice: str) -> None:
        self._notice = notice
        self._changed()

    def tell(self, title: str, text: str) -> None:
        """What somebody has asked about, and what is to be said of it; or nothing any more."""
        self._told = title, text
        self._changed()

    def height_for(self, across: float, unit: float) -> float:
        """So many pixels that all of it can be read in that width."""
        room = across - sum(_ASIDE) * unit
        metrics = QFontMetricsF(body(TEXT.at(unit)))
        lines = len(wrap(self.text, metrics, room))
        return ceil(lines * metrics.height()) + (_HEAD + _FOOT) * unit

    def _changed(self) -> None:
        self.setVisible(bool(self.text))
        self.describe()
        self.refresh()

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        self.setVisible(bool(self.text))

    @property
    def _title(self) -> str:
        if self._told[1]:
            return self._told[0]
        return self._words.hint() if self._hint else self._words.notice()

    @property
    def text(self) -> str:
        return self._told[1] or self._hint or self._notice

    def describe(self) -> None:
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self.text)

    def draw(self, painter: QPainter) -> None:
        unit, face = self.unit, self.face
        paint_framed(painter, face, unit)
        pen, made = Pen(painter, self.tips), display(21 * unit)
        radius = _BULB.at(unit)
        middle = QPointF(face.left() + 22 * unit + radius, face.top() + 34 * unit)
        if self._hint and not self._told[1]:
            paint_bulb(painter, middle, radius)
        else:
            corner = middle - QPointF(radius, radius)
            painter.drawPixmap(corner, tinted_icon("info", 2 * radius, tones().alert, self))
        base = QPointF(
            middle.x() + radius + 10 * unit, middle.y() + QFontMetricsF(made).capHeight() / 2
        )
        pen.line(base, self._title, made, tones().ink, face.right() - 22 * unit - base.x())
        text = face.adjusted(_ASIDE[0] * unit, _HEAD * unit, -_ASIDE[1] * unit, -_FOOT * unit)
        pen.lines(text, self.text, body(TEXT.at(unit)), tones().ink, LEFT)
