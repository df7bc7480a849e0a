"""One player's row in the last count."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna.data import FINAL_MAJORITY, Gains, Symbol
from vivaroi_gui.ui.kit.fonts import body, numeral
from vivaroi_gui.ui.kit.ink import fill, rounded, tint
from vivaroi_gui.ui.kit.lettering import fitted, write
from vivaroi_gui.ui.kit.player_strip import PlayerStrip, Who
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.cards import symbol_name
from vivaroi_gui.ui.vienna.final_page.layout import Columns
from vivaroi_gui.ui.vienna.final_page.standing import FinalStanding, Majority
from vivaroi_gui.ui.vienna.pictures import paint_coin, paint_symbol
from vivaroi_gui.ui.vienna.tokens import gained, paint_seal, paint_special, paint_tokens, text


class FinalRow(PlayerStrip):
    """Points of the race, of symbols and of coins, their total, and what breaks a tie."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.standing: FinalStanding | None = None

    def show_standing(self, standing: FinalStanding, who: Who) -> None:
        self.standing = standing
        self.show_who(who)

    @property
    def name_room(self) -> float:
        return self._columns.name_room

    @property
    def _columns(self) -> Columns:
        return Columns(self.width(), self.unit)

    @property
    def told_at(self) -> Sequence[float]:
        columns = self._columns
        return columns.race, *columns.symbols, columns.coins, columns.total, columns.tie

    # --- painting ------------------------------------------------------------------------------

    def paint_columns(self, painter: QPainter) -> None:
        standing, columns = self.standing, self._columns
        if standing is None:
            return
        count = standing.last
        if columns.has_race:
            self.paint_number(painter, columns.race, str(count.before), 27, tones().soft_ink)
        for symbol, x in columns.shown_symbols.items():
            self._paint_majority(painter, symbol, standing.majorities[symbol], x)
        self._paint_coins(painter, columns.coins)
        self.paint_number(painter, columns.total, str(count.total), 37, tones().ink)
        self._paint_tie(painter, columns.tie)

    def _paint_majority(self, painter: QPainter, symbol: Symbol, found: Majority, x: float) -> None:
        """The own symbols, a seal for a point; below them those of both neighbours."""
        unit, middle, ratio = self.unit, self.height() / 2, self.devicePixelRatioF()
        if found.is_won:
            pill = rounded(_around(x, middle, 80 * unit, self.height() - 22 * unit), 10 * unit)
            fill(painter, pill, tint(tones().wash, 0.8))
        high = min(24 * unit, self.height() * 0.3)
        aside = 27 * unit if found.is_won else 14 * unit
        above = QPointF(x - aside, middle - high * 0.55)
        paint_symbol(painter, symbol_name(symbol), above, high, ratio)
        made = fitted(numeral, min(22 * unit, high), str(found.own), 23 * unit)
        base = QPointF(above.x() + 27 * unit, above.y() + QFontMetricsF(made).capHeight() / 2)
        write(painter, base, str(found.own), made, tones().ink)
        if found.is_won:
            paint_seal(painter, QPointF(x + aside, above.y()), high * 0.46, FINAL_MAJORITY)
        small = body(15.5 * unit)
        base = QPointF(x, middle + high * 0.78 + QFontMetricsF(small).capHeight() / 2)
        write(painter, base, f"{found.theirs[0]} · {found.theirs[1]}", small, tones().soft_ink)

    def _paint_coins(self, painter: QPainter, x: float) -> None:
        """All coins, below them the points that they bring."""
        assert self.standing is not None
        unit, middle, count = self.unit, self.height() / 2, self.standing.last
        high = min(24 * unit, self.height() * 0.3)
        above = QPointF(x - 14 * unit, middle - high * 0.55)
        paint_coin(painter, above, high, self.devicePixelRatioF())
        made = numeral(min(22 * unit, high))
        base = QPointF(x + 14 * unit, above.y() + QFontMetricsF(made).capHeight() / 2)
        write(painter, base, str(count.coins), made, tones().ink)
        below = QPointF(x, middle + high * 0.78)
        points = gained(Gains(points=count.coin_points))
        paint_tokens(painter, (text("+"), *points) if points else (text("–"),), below, high * 0.82)

    def _paint_tie(self, painter: QPainter, x: float) -> None:
        """Special cards over the coins that are left; pale where no tie was to be broken."""
        assert self.standing is not None
        unit, middle, count = self.unit, self.height() / 2, self.standing.last
        ratio = self.devicePixelRatioF()
        painter.save()
        painter.setOpacity(1.0 if self.standing.is_tied or tones().is_flat else 0.75)
        high = min(25 * unit, self.height() * 0.3)
        step = min(high * 0.95, 88 * unit / max(1, len(count.specials)))
        for number, special in enumerate(count.specials):
            aside = (number - (len(count.specials) - 1) / 2) * step
            paint_special(painter, special, QPointF(x + aside, middle - high * 0.6), high, ratio)
        if not count.specials:
            paint_tokens(painter, (text("–"),), QPointF(x, middle - high * 0.6), high)
        low = middle + high * 0.72
        paint_coin(painter, QPointF(x - 11 * unit, low), high * 0.78, ratio)
        made = numeral(min(19 * unit, high * 0.8))
        base = QPointF(x + 12 * unit, low + QFontMetricsF(made).capHeight() / 2)
        write(painter, base, str(count.coins_left), made, tones().ink)
        painter.restore()


def _around(x: float, y: float, across: float, down: float) -> QRectF:
    area = QRectF(0, 0, across, down)
    area.moveCenter(QPointF(x, y))
    return area
