"""The viewer's paper, painted: coins, the outlines of used dice, a sum, the circle."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.data import Symbol
from vivaroi_gui.ui.kit.fonts import display, numeral
from vivaroi_gui.ui.kit.ink import fill, outline, oval, shade, tint
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen
from vivaroi_gui.ui.vienna.cards import symbol_name
from vivaroi_gui.ui.vienna.desk_tones import desk_tones
from vivaroi_gui.ui.vienna.die_shape import die_shape
from vivaroi_gui.ui.vienna.panels.circle import draw_circle
from vivaroi_gui.ui.vienna.panels.hand_layout import HandLayout
from vivaroi_gui.ui.vienna.pictures import paint_coin, paint_symbol
from vivaroi_gui.ui.vienna.selection import Selection
from vivaroi_gui.ui.vienna.words.cards import card_words

_PAIR: Final = 2
_LEAST_CARDS: Final = 40.0
"""Units of height from which cards can be told apart."""
_DASHES: Final = [3.2, 2.6]


class HandDrawing:
    """Draws one seat's paper on a panel."""

    def __init__(self, panel: Panel, pen: Pen, layout: HandLayout, view: View, seat: Seat) -> None:
        self._panel, self._pen, self.layout = panel, pen, layout
        self._view, self._seat, self._unit = view, seat, panel.unit

    def draw_head(self, title: str) -> None:
        """The coins, and a title where there is room for one."""
        unit, pen, layout = self._unit, self._pen, self.layout
        coin, coins = layout.coin, self._view.coins[self._seat]
        paint_coin(pen.painter, coin, (20 if layout.is_compact else 24) * unit, self._panel.ratio)
        made = numeral((20 if layout.is_compact else 22) * unit)
        base = coin + QPointF(18 * unit, made.pixelSize() * 0.34)
        across = pen.line(base, str(coins), made, tones().night_title, 40 * unit)
        where = QRectF(coin.x() - 14 * unit, coin.y() - 14 * unit, across + 34 * unit, 28 * unit)
        pen.tell(where, card_words().coins(coins))
        if layout.has_title:
            room = coin.x() - 24 * unit - layout.title.x()
            pen.line(layout.title, title, display(22 * unit), tones().night_title, room)

    def draw_used(self, colour: str, places: Iterable[int]) -> None:
        """The outlines of dice that lie in the town."""
        dashed = QPen(desk_tones().used, 1.6 * self._unit)
        dashed.setDashPattern(_DASHES)
        for place in places:
            shape = die_shape(colour, self.layout.die(place), self.layout.edge * 0.94)
            self._pen.painter.strokePath(shape, dashed)

    def draw_sum(self, selection: Selection, *, is_joker: bool) -> None:
        """Of two dice: a bracket below them, and their sum on gold; more with a joker."""
        layout, unit, painter = self.layout, self._unit, self._pen.painter
        if len(selection.chosen) != _PAIR:
            return
        left, right = sorted(layout.die(place).x() for place in selection.chosen)
        low = layout.die(0).y() + layout.bracket
        is_apart = right - left > 1.5 * layout.pitch
        if is_apart:
            link = QPainterPath(QPointF(left, low))
            link.lineTo(right, low)
            outline(painter, link, tint(desk_tones().rim, 0.7), 1.2 * unit)
        for ends in ((left, left), (right, right)) if is_apart else ((left, right),):
            self._draw_bracket(*ends, low)
        radius = layout.sum_radius
        at = QPointF((left + right) / 2, low + 0.4 * radius)
        disc = oval(at.x(), at.y(), radius, radius)
        shade(painter, disc.translated(0, 2.5 * unit), 0.5)
        fill(painter, disc, desk_tones().rim)
        outline(painter, disc, tones().ink, 2.2 * unit)
        area = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        total = f"{selection.total}{'+' if is_joker else ''}"
        write_middle(painter, area, total, numeral(radius * 1.28), tones().ink)

    def _draw_bracket(self, left: float, right: float, low: float) -> None:
        """Below the dice from one to the other."""
        half, tick = self.layout.edge / 2, 6 * self._unit
        path = QPainterPath(QPointF(left - half, low - tick))
        path.lineTo(left - half, low)
        path.lineTo(right + half, low)
        path.lineTo(right + half, low - tick)
        outline(self._pen.painter, path, desk_tones().rim, 2.6 * self._unit)

    def draw_circle(self, title: str) -> None:
        """Symbols with their figures, and all cards."""
        layout, unit, pen = self.layout, self._unit, self._pen
        line = QPainterPath(QPointF(layout.face.left() + 18 * unit, layout.rule))
        line.lineTo(layout.face.right() - 18 * unit, layout.rule)
        outline(pen.painter, line, tint(tones().night_edge, 0.8), 1.2)
        if layout.has_circle_title:
            made = display((17 if layout.is_compact else 20) * unit)
            room = (120 if layout.is_compact else 160) * unit
            pen.line(layout.circle_title, title, made, tones().night_title, room)
        for symbol in Symbol:
            self._draw_count(symbol)
        if layout.cards.height() > _LEAST_CARDS * unit:
            draw_circle(pen, self._view, self._seat, layout.cards, self._panel.ratio)

    def _draw_count(self, symbol: Symbol) -> None:
        layout, unit, pen = self.layout, self._unit, self._pen
        at, high = layout.symbol(symbol), layout.symbol_high
        made = numeral((17 if layout.is_compact else 21) * unit)
        paint_symbol(pen.painter, symbol_name(symbol), at, high, self._panel.ratio)
        base = at + QPointF(high / 2 + 5 * unit, made.pixelSize() * 0.34)
        count = self._view.symbols[self._seat][symbol]
        pen.line(base, str(count), made, tones().night_title, 40 * unit, LEFT)
        where = QRectF(at.x() - high / 2, at.y() - high / 2, high + 30 * unit, high)
        pen.tell(where, card_words().count(symbol, count))
