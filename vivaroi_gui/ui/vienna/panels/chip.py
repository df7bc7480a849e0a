"""A change of the dice, or an answer: a slip of paper with a pictogram, words and what it costs."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.control import SingleControl
from vivaroi_gui.ui.kit.fonts import SMALLEST, display, elided, fit
from vivaroi_gui.ui.kit.ink import falling, fill, mixed, outline, rounded, tint
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import Fall, tones
from vivaroi_gui.ui.kit.writing import LEFT
from vivaroi_gui.ui.vienna.desk_tones import desk_tones
from vivaroi_gui.ui.vienna.tokens import Tokens, paint_tokens, tokens_width

_TEXT: Final = Size(17, least=14)
_LIP: Final = 3.0
_PRICE_SIZE: Final = 0.74
"""Beside the pictogram, as a share of its height."""
_FIGURE_AND_COIN: Final = 2
_OFF: Final = 0.55


class Chip(SingleControl):
    """Golden where it is the one thing to do next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign: Tokens = ()
        self._price: Tokens = ()
        self._is_primary = False
        self.is_hinted = False
        self.reason = ""
        """Why it is off."""

    def offer(
        self, words: str, sign: Tokens, price: Tokens, *, is_primary: bool, reason: str
    ) -> None:
        """What it says; ``price`` stands at its right end, a ``reason`` says why it is off.

        One that is off leaves presses to what it lies on, which can say the reason.
        """
        self.setText(words)
        self._sign, self._price, self._is_primary = sign, price, is_primary
        self.setEnabled(not reason)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, bool(reason))
        self.reason = reason
        set_description(self, reason)
        self.update()

    def set_hinted(self, is_hinted: bool) -> None:
        """Whether a strong player would press it."""
        if is_hinted != self.is_hinted:
            self.is_hinted = is_hinted
            self.update()

    # --- painting ------------------------------------------------------------------------------

    @property
    def _face(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -1, -1 - _LIP)

    @property
    def _ground(self) -> Fall:
        if self._is_primary:
            return Fall(mixed(tones().gold, tones().light, 0.3), tones().gold)
        return desk_tones().chip

    def paint(self, painter: QPainter, area: QRectF) -> None:
        face = self._face.translated(0, _LIP if self.isDown() else 0)
        path, hues = rounded(face, 10 * self.unit), desk_tones()
        if not self.isEnabled():
            painter.setOpacity(_OFF)
        elif not self.isDown():
            fill(painter, path.translated(0, _LIP), hues.chip_edge)
        fill(painter, path, falling(face, *self._ground))
        if self.is_lit:
            fill(painter, path, tint(hues.chip_lit, 0.6))
        outline(painter, path, hues.chip_edge, 1.3)
        self._paint_words(painter, face)
        if self.is_hinted:
            radius = max(7.0, 9 * self.unit)
            paint_bulb(painter, face.topLeft() + QPointF(radius, radius), radius)

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        """The pictogram, the words, the price; a pictogram alone in the middle."""
        unit = self.unit
        high = min(face.height() * 0.68, 25 * unit)
        if not self.words:
            paint_tokens(painter, self._sign, face.center(), high, face.width() * 0.9)
            return
        left, right = face.left() + 9 * unit, face.right() - 9 * unit
        sign, price = self._fitting(right - left, high)
        if sign:
            wide = tokens_width(sign, high)
            paint_tokens(painter, sign, QPointF(left + wide / 2, face.center().y()), high)
            left += wide + 5 * unit
        if price:
            tall = high * _PRICE_SIZE
            wide = tokens_width(price, tall)
            paint_tokens(painter, price, QPointF(right - wide / 2, face.center().y()), tall)
            right -= wide + 5 * unit
        made = fit(self.words, display(_TEXT.at(unit)), right - left, SMALLEST)
        if not (sign or price):
            write_middle(painter, face, elided(self.words, made, right - left), made, tones().ink)
            return
        base = face.center().y() + QFontMetricsF(made).capHeight() / 2
        text = elided(self.words, made, right - left)
        write(painter, QPointF(left, base), text, made, tones().ink, LEFT)

    def _fitting(self, room: float, high: float) -> tuple[Tokens, Tokens]:
        """Pictogram and price; a coin without its figure, or no pictogram, before words are cut."""
        needed = QFontMetricsF(display(SMALLEST)).horizontalAdvance(self.words)
        short = self._price[-1:] if len(self._price) == _FIGURE_AND_COIN else self._price
        choices = ((self._sign, self._price), (self._sign, short), ((), short), ((), ()))
        for sign, price in choices:
            taken = [(sign, high), (price, high * _PRICE_SIZE)]
            beside = sum(tokens_width(one, size) + 5 * self.unit for one, size in taken if one)
            if needed + beside <= room:
                break
        return sign, price

    def ring(self) -> tuple[QRectF, float]:
        return self._face.adjusted(1, 1, -1, _LIP - 1), 10 * self.unit
