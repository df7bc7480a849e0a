"""The row of a player, painted: face, name, what it has and what it does."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.data import Special, Symbol
from vivaroi_gui.table.players import Kind, Player
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import bold, display, heavy, numeral
from vivaroi_gui.ui.kit.ink import falling, fill, hand_cut, outline, rounded, shadow
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portrait
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import Tones, tones
from vivaroi_gui.ui.kit.writing import LEFT, RIGHT, Pen
from vivaroi_gui.ui.vienna.cards import symbol_name
from vivaroi_gui.ui.vienna.pictures import WHITE, paint_coin, paint_die, paint_symbol
from vivaroi_gui.ui.vienna.tokens import paint_special
from vivaroi_gui.ui.vienna.words.cards import card_words

_ROOMY: float = 360.0
"""Units of width from which more fits beside the name."""
_FIGURE = Size(16, least=13.5)
_DIE, _LARGEST_DIE = 0.45, 26.0
"""Of the height of a row, and in units."""
_APART, _NEAR = 1.2, 1.1
"""From die to die where there is room, and at least, in dice."""
_SHOWN = 0.45
"""How much of a card is seen of its height, at least, where another one lies upon it."""
_MARGIN = 8.0
"""Units around a row for its shadow."""


@lru_cache(maxsize=24)
def _paper(
    width: float, height: float, colour: str, unit: float, ratio: float, is_hot: bool, shown: Tones
) -> QPixmap:
    """The strip of a row, golden for whoever acts: painted once for a size and a colour."""
    area, margin = QRectF(0, 0, width, height), _MARGIN * unit

    def paint(painter: QPainter) -> None:
        path = hand_cut(area, 1.2 * unit)
        shadow(painter, rounded(area, 2), 3 * unit, (7 * unit, 3 * unit), 0.09)
        fill(painter, path, falling(area, *(shown.golden if is_hot else shown.paper)))
        outline(painter, path, shown.first_edge if is_hot else shown.paper_edge, 1.1)
        edge = QRectF(0, unit, 8 * unit, height - 2 * unit)
        painter.fillRect(edge, QColor(colour))

    return painted(area.adjusted(-margin, -margin, margin, margin), ratio, paint)


class RivalRow:
    """Draws a row on ``panel``, into ``area``."""

    def __init__(self, panel: Panel, pen: Pen, view: View, player: Player, area: QRectF) -> None:
        self._panel, self._pen, self._view = panel, pen, view
        self._player, self._area, self._unit = player, area, panel.unit
        self.rolled: dict[int, int] = {}
        """The faces of dice that tumble, by their places; 0 for their own."""

    def draw(self, seat: Seat, status: str, *, is_hot: bool, is_next: bool) -> None:
        """``is_hot``: it is this player's move; ``is_next``: it will be then."""
        self._draw_paper(is_hot=is_hot)
        left = self._draw_face()
        facts = self._area.left() + self._facts_at * self._unit
        room = facts - left - 6 * self._unit
        self._draw_name(left, room)
        self._draw_status(left, room, status, is_hot=is_hot or is_next)
        self._draw_symbols(seat, facts)
        self._draw_below(seat, facts)
        self._draw_score(seat)

    # --- measures ------------------------------------------------------------------------------

    @property
    def _across(self) -> float:
        return self._area.width() / self._unit

    @property
    def _is_roomy(self) -> bool:
        return self._across >= _ROOMY

    @property
    def _facts_at(self) -> float:
        """Units from the left edge to the figures; half of what is spare goes to the name."""
        return 168 + (self._across - 412) * 0.5 if self._is_roomy else 124

    @property
    def _pitch(self) -> float:
        """Units from a symbol to the next."""
        return 36 + (self._across - 412) * 0.05 if self._is_roomy else 31

    def _upper(self) -> float:
        return self._area.top() + self._area.height() * 0.31

    def _lower(self) -> float:
        return self._area.top() + self._area.height() * 0.72

    # --- the player ----------------------------------------------------------------------------

    def _draw_paper(self, *, is_hot: bool) -> None:
        area, colour = self._area, colour_of(self._player).name()
        looks = (area.width(), area.height(), colour, self._unit, self._panel.ratio, is_hot)
        corner = area.topLeft() - QPointF(_MARGIN, _MARGIN) * self._unit
        self._pen.painter.drawPixmap(corner, _paper(*looks, tones()))

    def _draw_face(self) -> float:
        """Portrait and shield; where the words begin."""
        unit, area = self._unit, self._area
        radius = area.height() * 0.33
        aside, after = (15, 12) if self._is_roomy else (11, 7)
        middle = QPointF(area.left() + aside * unit + radius, area.center().y() - unit)
        paint_portrait(self._pen.painter, self._player, middle, radius, self._panel.ratio)
        return middle.x() + radius + after * unit

    def _draw_name(self, left: float, room: float) -> None:
        made = display((18 if self._is_roomy else 16) * self._unit)
        base = QPointF(left, self._upper() + 5 * self._unit)
        self._pen.line(base, people().seat(self._player), made, tones().ink, room)

    def _draw_status(self, left: float, room: float, status: str, *, is_hot: bool) -> None:
        unit, base = self._unit, self._lower() + 4.5 * self._unit
        if self._is_roomy:
            size = 14 * unit
            kind = "human" if self._player.kind is Kind.HUMAN else "ai"
            icon = tinted_icon(kind, size, tones().soft_ink, self._panel)
            self._pen.painter.drawPixmap(QPointF(left, base - size * 0.82), icon)
            left, room = left + size + 4 * unit, room - size - 4 * unit
        colour = tones().hot if is_hot else tones().soft_ink
        made = bold((14 if self._is_roomy else 13.5) * unit)
        self._pen.line(QPointF(left, base), status, made, colour, room)

    # --- what it has ---------------------------------------------------------------------------

    @property
    def _coin_at(self) -> float:
        """Units from the first symbol to the coin."""
        return 3 * self._pitch + 6

    def _draw_symbols(self, seat: Seat, left: float) -> None:
        unit, y, ratio = self._unit, self._upper(), self._panel.ratio
        high = (17 if self._is_roomy else 14.5) * unit
        for symbol in Symbol:
            at = QPointF(left + symbol * self._pitch * unit + high / 2, y)
            paint_symbol(self._pen.painter, symbol_name(symbol), at, high, ratio)
            number = self._view.symbols[seat][symbol]
            self._figure(at + QPointF(high / 2 + 4 * unit, 0), number)
            self._tell(at, high, card_words().in_circle(symbol, number))
        coin = QPointF(left + self._coin_at * unit + high / 2, y)
        paint_coin(self._pen.painter, coin, high, ratio)
        self._figure(coin + QPointF(high / 2 + 4 * unit, 0), self._view.coins[seat])
        self._tell(coin, high, card_words().coins(self._view.coins[seat]))

    def _tell(self, at: QPointF, high: float, told: str) -> None:
        """Of a sign, and the figure beside it."""
        wide = self._pitch * self._unit
        self._pen.tell(QRectF(at.x() - high / 2, at.y() - high / 2, wide, high), told)

    def _figure(self, at: QPointF, number: int) -> None:
        made = heavy(_FIGURE.at(self._unit * (1.0 if self._is_roomy else 0.9)))
        base = at + QPointF(0, made.pixelSize() * 0.34)
        self._pen.line(base, str(number), made, tones().ink, 40 * self._unit, LEFT)

    def _draw_below(self, seat: Seat, left: float) -> None:
        """The dice that are left, and the special cards."""
        dice = [(self._player.colour, face) for face in self._view.dice[seat]]
        white = self._view.whites[seat]
        dice += [(WHITE, white)] if white is not None else []
        cards = self._view.specials_of(seat)
        edge, step = self._die_and_step(len(dice), len(cards))
        for number, (colour, face) in enumerate(dice):
            at = QPointF(left + edge / 2 + number * step, self._lower())
            shown = self.rolled.get(number) or face
            paint_die(self._pen.painter, colour, shown, at, edge, self._panel.ratio)
        self._draw_cards(cards, left + len(dice) * step)

    def _die_and_step(self, dice: int, cards: int) -> tuple[float, float]:
        """How large dice are, and how far from one to the next: they leave cards what they need."""
        edge = min(self._area.height() * _DIE, _LARGEST_DIE * self._unit)
        room = self._score_left - self._facts_left
        if cards:
            room -= 4 * self._unit + self._card * (0.8 + (cards - 1) * _SHOWN)
        step = min(edge * _APART, room / max(1, dice))
        return min(edge, step / _NEAR), step

    @property
    def _card(self) -> float:
        """How high a special card is."""
        return (21 if self._is_roomy else 18) * self._unit

    def _draw_cards(self, cards: tuple[Special, ...], after: float) -> None:
        """From below the coin on, or after the dice, and closer where many are there."""
        unit, high = self._unit, self._card
        first = max(after + 4 * unit, self._facts_left + self._coin_at * unit)
        room = self._score_left - first - high * 0.8
        step = min(high * 1.05, room / max(1, len(cards) - 1))
        for number, special in enumerate(cards):
            at = QPointF(first + high * 0.4 + number * step, self._lower())
            paint_special(self._pen.painter, special, at, high, self._panel.ratio)
            area = QRectF(at.x() - high * 0.4, at.y() - high / 2, high * 0.8, high)
            self._pen.tell(area, card_words().special_told(special))

    @property
    def _facts_left(self) -> float:
        return self._area.left() + self._facts_at * self._unit

    @property
    def _score_left(self) -> float:
        return self._area.right() - (54 if self._is_roomy else 40) * self._unit

    def _draw_score(self, seat: Seat) -> None:
        unit = self._unit
        made = numeral((28 if self._is_roomy else 23) * unit)
        right = self._area.right() - (16 if self._is_roomy else 10) * unit
        base = QPointF(right, self._area.center().y() + made.pixelSize() * 0.33)
        ink: QColor = tones().ink
        self._pen.line(base, str(self._view.scores[seat]), made, ink, 60 * unit, RIGHT)
