"""What gave a person away: the act, whom it told, and how sure it made a careful onlooker."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.curve_drawing import paint_seal
from vivaroi_gui.ui.kit.fonts import body, bold, elided, fit, smaller
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, wrap
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.review.glimpse_row import paint_bar
from vivaroi_gui.ui.vivaroi.review.moment_button import MomentStrip

_PAWN = 112.0
"""Units for the pawn, from the left edge."""
_BARS = 56.0
"""Units for the two bars, at the foot."""


class TellingTold(NamedTuple):
    """What a card shows: the act, the question and its two answers."""

    number: int
    round: str
    act: str
    effect: str
    edition: str
    character: Character
    before: tuple[float, str]
    after: tuple[float, str]
    colour: QColor


class TellingCard(MomentStrip):
    """An act, the question and its two answers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._told: TellingTold | None = None

    def tell(self, told: TellingTold, watch: str) -> None:
        """Shows it; ``watch`` is what a press does."""
        self._told = told
        self.describe(f"{told.round}. {told.act} {told.effect}", watch)

    def pawn_ahead(self) -> None:
        """Paints whom it shows."""
        if self._told is not None:
            self._pawn(self._told)

    @property
    def _face(self) -> QRectF:
        return QRectF(self.rect()).adjusted(3, 3, -3, -8)

    @property
    def _pawn_height(self) -> float:
        room = self._face.height() - 40 * self.unit
        return max(40.0, min(room, (_PAWN - 24) * self.unit / PAWN_RATIO))

    def _pawn(self, told: TellingTold) -> QPixmap:
        ratio = self.devicePixelRatioF()
        return pawn_picture(told.edition, told.character, self._pawn_height, ratio)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        told, face = self._told, self._face
        if told is None:
            return
        paint_strip(painter, face, told.colour, is_first=self.is_lit)
        self._paint_pawn(painter, face, told)
        bars = self._write(painter, face, told)
        for number, (share, words) in enumerate((told.before, told.after)):
            self._paint_bar(painter, bars, number, share, words)

    def _paint_pawn(self, painter: QPainter, face: QRectF, told: TellingTold) -> None:
        unit, ratio, high = self.unit, self.devicePixelRatioF(), self._pawn_height
        middle = QPointF(face.left() + (_PAWN + 6) / 2 * unit, face.bottom() - 10 * unit - high / 2)
        painter.drawPixmap(middle - QPointF(high * PAWN_RATIO, high) / 2, self._pawn(told))
        size = max(16.0, 22 * unit)
        heart = picture("kit/pin-heart", size, size, ratio)
        at = middle + QPointF(0.3, -0.4) * high
        painter.drawPixmap(at - QPointF(size, size) / 2, heart)
        radius = max(11.0, 14 * unit)
        seal = face.topLeft() + QPointF(26, 24) * unit
        paint_seal(painter, seal, radius, told.number)

    def _write(self, painter: QPainter, face: QRectF, told: TellingTold) -> QRectF:
        """Round, act and question from the top; where the bars are, below them."""
        unit = self.unit
        left, right = face.left() + _PAWN * unit, face.right() - 14 * unit
        foot = QRectF(left, face.bottom() - _BARS * unit, right - left, (_BARS - 10) * unit)
        made = bold(17 * unit)
        while True:
            lines = wrap(told.act, QFontMetricsF(made), right - left)
            small = body(min(16 * unit, made.pixelSize()))
            asked = wrap(told.effect, QFontMetricsF(small), right - left)
            step, less = QFontMetricsF(made).height(), smaller(made)
            below = QFontMetricsF(small).height()
            needed = step * (len(lines) + 1) + below * len(asked) + 6 * unit
            if less is None or face.top() + 8 * unit + needed <= foot.top():
                break
            made = less
        y = face.top() + 8 * unit + QFontMetricsF(made).ascent()
        head = fit(told.round, bold(15.5 * unit), right - left, 13)
        write(painter, QPointF(left, y), told.round, head, tones().heading, LEFT)
        for line in lines:
            y += step
            write(painter, QPointF(left, y), line, made, tones().ink, LEFT)
        y += 6 * unit
        for line in asked:
            y += below
            shown = elided(line, small, right - left)
            write(painter, QPointF(left, y), shown, small, tones().soft_ink, LEFT)
        return foot

    def _paint_bar(
        self, painter: QPainter, foot: QRectF, number: int, share: float, words: str
    ) -> None:
        unit, made = self.unit, bold(15.5 * self.unit)
        room = QFontMetricsF(made).horizontalAdvance("100\u00a0%") + 8 * unit
        pitch = foot.height() / 2
        middle = foot.top() + (number + 0.5) * pitch
        down = max(7.0, 9.5 * unit)
        bar = QRectF(foot.left(), middle - down / 2, foot.width() - room, down)
        paint_bar(painter, bar, share, is_past=number == 0)
        base = middle + QFontMetricsF(made).capHeight() / 2
        write(painter, QPointF(bar.right() + 8 * unit, base), words, made, tones().ink, LEFT)
