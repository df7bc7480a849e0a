"""A lesson in the list of all: its name, and below it a line that says what it teaches."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.buttons import PaperButton, button_height
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import body, display, text_factor
from vivaroi_gui.ui.kit.lettering import underline
from vivaroi_gui.ui.kit.mnemonics import literal, wished
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.writing import LEFT, Pen, advance

_SIDE, _ICON = Size(16, least=12), Size(20, least=15)
_NOTE = Size(15, least=13)
_GAP: Final = 3.0
"""Pixels between the two lines."""
_NARROW: Final = 120
"""Pixels in which its words are still read, cut short."""


class LessonButton(PaperButton):
    """Written from the left on, so that a list of them is read at a glance."""

    def __init__(self, parent: QWidget, icon: str = "", *, is_primary: bool = False) -> None:
        super().__init__(parent, icon, is_primary=is_primary)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.note = ""

    def say(self, title: str, note: str, state: str = "") -> None:
        """Its two lines; ``state`` is what its icon says."""
        self.setText(literal(title))
        self.note = note
        self.setAccessibleName(title)
        set_tip(self, note, ", ".join(filter(None, (state, note))))
        self.updateGeometry()

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        ink = faces.paper_button(self, is_primary=self.is_primary).ink
        side, icon = _SIDE.at(self.unit), _ICON.at(self.unit)
        left = face.left() + side
        if self._icon:
            middle = QPointF(face.right() - side - icon / 2, face.center().y())
            paint_icon(painter, middle, self._icon, icon, ink, self)
        room = face.width() - 2 * side - (icon + side / 2 if self._icon else 0.0)
        title, note = display(self.pixels), body(_NOTE.at(self.unit))
        above, below = (QFontMetricsF(one) for one in (title, note))
        gap = _GAP * text_factor()
        high = above.capHeight() + gap + below.height()
        first = face.center().y() - high / 2 + above.capHeight()
        pen = Pen(painter, [])
        across = pen.line(QPointF(left, first), self.words, title, ink, room)
        if self._shows_mnemonic and across == advance(self.words, title, room):
            middle = QPointF(left + across / 2, first)
            underline(painter, middle, self.words, wished(self.text()), title)
        second = first + gap + below.ascent()
        pen.line(QPointF(left, second), self.note, note, ink, room, LEFT)

    def sizeHint(self) -> QSize:
        note = QFontMetricsF(body(_NOTE.at(self.unit)))
        across = max(note.horizontalAdvance(self.note), super().sizeHint().width())
        return QSize(round(across + 2 * _SIDE.at(self.unit)), self._high)

    def minimumSizeHint(self) -> QSize:
        """It may be narrower than its words: they are written smaller then, or cut short."""
        return QSize(_NARROW, self._high)

    @property
    def _high(self) -> int:
        note = QFontMetricsF(body(_NOTE.at(self.unit)))
        return round(button_height(self.unit) + note.height() * 0.72)
