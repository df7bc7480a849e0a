"""A slip of paper with what is said in words, where no banner can say it."""

from math import ceil
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.floats import SIGNS, Float, Message
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.panel_papers import paint_framed
from vivaroi_gui.ui.kit.sizes import TEXT, Size
from vivaroi_gui.ui.kit.tips import set_description
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

    def refused(self) -> str: ...


class MessageSlip(Panel):
    """Hidden while there is nothing to say."""

    is_slim = False
    """Whether the sign alone stands before the words, which saves the line of the title."""

    def __init__(self, words: SlipWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._message: Message | None = None
        self.hide()

    def show_message(self, message: Message | None) -> None:
        """Says it, or nothing any more."""
        self._message = message
        self._changed()

    def height_for(self, across: float, unit: float) -> float:
        """So many pixels that all of it can be read in that width."""
        room = across - sum(_ASIDE) * unit - self._sign_room(unit, is_slim=self.is_slim)
        metrics = QFontMetricsF(body(TEXT.at(unit)))
        lines = len(wrap(self.text, metrics, room))
        edge = 2 * _FOOT if self.is_slim else _HEAD + _FOOT
        return ceil(lines * metrics.height()) + edge * unit

    @staticmethod
    def _sign_room(unit: float, *, is_slim: bool) -> float:
        """Pixels that the sign takes from the lines."""
        return 2 * _BULB.at(unit) + 10 * unit if is_slim else 0.0

    def _changed(self) -> None:
        self.setVisible(bool(self.text))
        self.describe()
        self.refresh()

    def place(self, area: QRectF, unit: float) -> None:
        super().place(area, unit)
        self.setVisible(bool(self.text))

    @property
    def _title(self) -> str:
        if self._message is None or self._message.title:
            return self._message.title if self._message else ""
        words = self._words
        told = {Float.HINT: words.hint, Float.REFUSAL: words.refused, Float.NOTICE: words.notice}
        return told[self._message.kind]()

    @property
    def text(self) -> str:
        return self._message.text if self._message else ""

    @property
    def _sign(self) -> str:
        message = self._message
        return "info" if message is None or message.title else SIGNS[message.kind]

    def describe(self) -> None:
        self.setAccessibleName(self._title)
        set_description(self, self.text)

    def draw(self, painter: QPainter) -> None:
        unit, face = self.unit, self.face
        paint_framed(painter, face, unit)
        pen, radius = Pen(painter, self.tips), _BULB.at(unit)
        is_slim = self.is_slim or face.height() < (_HEAD + _FOOT + TEXT.at(1)) * unit
        head = _FOOT if is_slim else _HEAD
        middle = QPointF(face.left() + _ASIDE[0] * unit + radius, face.top() + 34 * unit)
        if is_slim:
            middle.setY(face.center().y())
        else:
            self._write_title(pen, middle + QPointF(radius + 10 * unit, 0))
        self._paint_sign(painter, middle, radius)
        left = _ASIDE[0] * unit + self._sign_room(unit, is_slim=is_slim)
        text = face.adjusted(left, head * unit, -_ASIDE[1] * unit, -_FOOT * unit)
        pen.lines(text, self.text, body(TEXT.at(unit)), tones().ink, LEFT)

    def _paint_sign(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        if self._sign == SIGNS[Float.HINT]:
            paint_bulb(painter, middle, radius)
            return
        corner = middle - QPointF(radius, radius)
        painter.drawPixmap(corner, tinted_icon(self._sign, 2 * radius, tones().alert, self))

    def _write_title(self, pen: Pen, left: QPointF) -> None:
        """In the middle of the height of the sign before it."""
        unit, made = self.unit, display(21 * self.unit)
        base = left + QPointF(0, QFontMetricsF(made).capHeight() / 2)
        pen.line(base, self._title, made, tones().ink, self.face.right() - 22 * unit - base.x())
