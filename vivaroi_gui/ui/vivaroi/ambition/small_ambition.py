"""The choice of an Ambition in a small window: each card with what it says beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
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
_CARD = 0.34
"""Share of a panel for the width of its card."""


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

    def panel(self, place: int, count: int) -> QRectF:
        """Of one card and what it says."""
        area, gap = self._middle, _EDGE * self.unit
        wide = (self.width - gap) / max(2, count) - gap
        left = (self.width - (wide + gap) * count + gap) / 2
        high = area.height() - gap
        return QRectF(left + (wide + gap) * place, area.top(), wide, high)

    @property
    def card_width(self) -> float:
        panel = self.panel(0, 2)
        return min((panel.height() - _KEY * self.unit) / CARD_RATIO / 1.1, panel.width() * _CARD)

    def _card_room(self, place: int, count: int) -> QRectF:
        """At the outer end of its panel."""
        panel, wide = self.panel(place, count), self.card_width * 1.24
        left = panel.left() if _is_at_the_left(place, count) else panel.right() - wide
        return QRectF(left, panel.top(), wide, panel.height() - _KEY * self.unit)

    def cards(self, count: int) -> list[QPointF]:
        return [self._card_room(place, count).center() for place in range(count)]

    def words(self, place: int, count: int) -> QRectF:
        """What a card says, beside it."""
        panel, card = self.panel(place, count), self._card_room(place, count)
        left, right = panel.left() + _EDGE * self.unit, panel.right() - _EDGE * self.unit
        if _is_at_the_left(place, count):
            left = card.right()
        else:
            right = card.left()
        return QRectF(left, panel.top(), right - left, panel.height())

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
        """Below what the cards say."""
        area = self.words(0, 2) | self.words(1, 2)
        return QRectF(area.left(), area.center().y(), area.width(), area.height() / 2)


def _is_at_the_left(place: int, count: int) -> bool:
    """Cards are outside, their words between them."""
    return 2 * place < count


def paint_words(painter: QPainter, layout: SmallAmbition, shown: Sequence[str | None]) -> None:
    """A panel for each card, and in it what the card says while it lies open."""
    unit, pen = layout.unit, Pen(painter, [])
    for place, ambition in enumerate(shown):
        paint_night_panel(painter, layout.panel(place, len(shown)))
        if ambition is None:
            continue
        area = layout.words(place, len(shown)).adjusted(0, 12 * unit, 0, -12 * unit)
        for text, made, colour in (
            (ambition_title(ambition), display(22 * unit), tones().gold_text),
            (ambition_condition(ambition), body(18 * unit), tones().night_text),
        ):
            metrics = QFontMetricsF(made)
            needed = metrics.height() * len(wrap(text, metrics, area.width()))
            room = QRectF(area.topLeft(), QSizeF(area.width(), min(needed, area.height())))
            pen.lines(room, text, made, colour, LEFT)
            area.setTop(room.bottom() + 4 * unit)
