"""The choice of an Ambition in a small window: the cards at the left, what they say beside them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from vivaroi_gui.ui.kit.fonts import body, display, text_factor
from vivaroi_gui.ui.kit.papers import paint_night_panel
from vivaroi_gui.ui.kit.small_rows import has_small_rows
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen, wrap
from vivaroi_gui.ui.vivaroi.ambition.layout import AmbitionLayout
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO
from vivaroi_gui.ui.vivaroi.words.ambitions import ambition_condition, ambition_title

_PAGE = (960.0, 494.0)
_TOP, _RIBBON, _TAIL, _TAG, _FOOT, _EDGE = 5.0, 62.0, 18.0, 36.0, 62.0, 10.0
_ABREAST = 8
"""Tags side by side."""
_KEY = 34.0
"""Units below a card for its number."""
_CARDS = 0.42
"""Share of the page for the cards."""


def ambition_layout(width: float, height: float) -> AmbitionLayout:
    """Of a page of that size, for text of the size that is chosen."""
    return (SmallAmbition if has_small_rows(width, height) else AmbitionLayout)(width, height)


@dataclass(frozen=True)
class SmallAmbition(AmbitionLayout):
    """Nobody's face: the ribbon says whose cards these are."""

    is_small: ClassVar[bool] = True

    @property
    def unit(self) -> float:
        fitting = min(self.width / _PAGE[0], self.height / _PAGE[1])
        return max(0.8 * text_factor(), fitting)

    def ribbon(self, needed: float) -> QRectF:
        unit = self.unit
        across = min(max(460 * unit, needed + 60 * unit), self.width - 72 * unit)
        return QRectF((self.width - across) / 2, _TOP * unit, across, _RIBBON * unit)

    def others(self, count: int) -> list[QRectF]:
        unit, rows = self.unit, -(-count // _ABREAST)
        abreast, gap, top = -(-count // max(1, rows)), 5 * unit, self._tags
        wide = min((self.width - 2 * _EDGE * unit) / max(1, abreast) - gap, 236 * unit)
        high = (_TAG if rows == 1 else _TAG / 2 + 6) * unit
        left = (self.width - (wide + gap) * abreast + gap) / 2
        places = (divmod(number, abreast) for number in range(count))
        return [
            QRectF(left + (wide + gap) * column, top + (high + 2) * row, wide, high)
            for row, column in places
        ]

    @property
    def _tags(self) -> float:
        return (_TOP + _RIBBON + _TAIL) * self.unit

    @property
    def _middle(self) -> QRectF:
        """Between the tags and the foot."""
        top = self._tags + (_TAG + 10) * self.unit
        bottom = self.height - _FOOT * self.unit
        return QRectF(0, top, self.width, max(60.0, bottom - top))

    @property
    def card_width(self) -> float:
        high = self._middle.height() - _KEY * self.unit
        return min(high / CARD_RATIO / 1.04, self.width * _CARDS / 2 / 1.24)

    @property
    def _across(self) -> float:
        """Pixels that the cards take of the width."""
        return min(self.width * _CARDS, 2.5 * self.card_width + 12 * self.unit)

    def cards(self, count: int) -> list[QPointF]:
        step, area = self.card_width * 1.12, self._middle
        middle = QPointF(self._across / 2 + 6 * self.unit, area.center().y())
        middle -= QPointF(0, _KEY / 2 * self.unit)
        return [middle + QPointF((place - (count - 1) / 2) * step, 0) for place in range(count)]

    @property
    def words(self) -> QRectF:
        """What the cards say."""
        area, edge = self._middle, _EDGE * self.unit
        left = self._across + 2 * edge
        return QRectF(left, area.top(), self.width - left - edge, area.height() - edge)

    # --- the foot ------------------------------------------------------------------------------

    @property
    def _foot(self) -> QRectF:
        unit = self.unit
        high = max(44 * unit, target_size())
        return QRectF(
            _EDGE * unit, self.height - high - 8 * unit, self.width - 2 * _EDGE * unit, high
        )

    @property
    def fold(self) -> QRectF:
        foot = self._foot
        foot.setWidth(min(200 * self.unit, foot.width() * 0.32))
        return foot

    def button(self, height: float) -> QRectF:
        foot = self._foot
        wide = min(foot.width() * 0.6, 420 * self.unit)
        return QRectF(foot.right() - wide, foot.top(), wide, foot.height())

    def favourites(self, *, has_button: bool) -> QRectF:
        """Over the cards, while they are unfolded."""
        area, edge = self._middle, _EDGE * self.unit
        return QRectF(edge, area.top(), min(460 * self.unit, self.width - 2 * edge), area.height())

    @property
    def hint(self) -> QRectF:
        area = self.words
        return QRectF(area.left(), area.center().y(), area.width(), area.height() / 2)


def paint_words(painter: QPainter, layout: SmallAmbition, ambitions: Sequence[str]) -> None:
    """What each card that lies open says, one below the other, with its number."""
    if not ambitions:
        return
    area, unit = layout.words, layout.unit
    paint_night_panel(painter, area)
    pen = Pen(painter, [])
    inner = area.adjusted(14 * unit, 10 * unit, -14 * unit, -10 * unit)
    high = inner.height() / len(ambitions)
    made = body(18 * unit)
    for number, ambition in enumerate(ambitions):
        top = inner.top() + number * high
        title = ambition_title(ambition)
        if len(ambitions) > 1:
            title = f"{number + 1}  {title}"
        base = QPointF(inner.left(), top + 22 * unit)
        pen.line(base, title, display(22 * unit), tones().gold_text, inner.width())
        told = ambition_condition(ambition)
        lines = len(wrap(told, QFontMetricsF(made), inner.width()))
        room = min(high - 32 * unit, lines * QFontMetricsF(made).height())
        words = QRectF(inner.left(), top + 30 * unit, inner.width(), room)
        pen.lines(words, told, made, tones().night_text, LEFT)
