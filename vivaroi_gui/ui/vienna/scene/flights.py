"""Coins and points that fly, and from where to where: decoration that leaves nothing behind."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.vienna.cards import PaintCard
from vivaroi_gui.ui.vienna.pictures import coin_picture, die_corner
from vivaroi_gui.ui.vienna.scene.dice import MOVING
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.tokens import paint_seal

_COIN = 20.0
_LEAST = 14.0
_CARD = 96.0


class Flights:
    """``homes`` are where a player's things lie beside the town, in pixels of the viewport."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._layout = TownLayout()
        self._ratio = 1.0
        self._coins: list[Sheet] = []
        self._seal = self._sheet()
        self._card = self._sheet()
        self._points = 0
        self._paint_card: PaintCard | None = None
        self.homes: Mapping[Seat, QPointF] = {}

    def draw(self, layout: TownLayout, ratio: float) -> None:
        """Takes new sizes."""
        self._layout, self._ratio = layout, ratio
        for coin in self._coins:
            self._draw(coin)
        self._draw_seal()
        self._draw_card()

    def _draw_seal(self) -> None:
        half = coin_width(self._layout) * 0.7
        area = QRectF(-half, -half, 2 * half, 2 * half)
        points = self._points
        self._seal.draw(
            area, self._ratio, lambda painter: paint_seal(painter, QPointF(), half * 0.9, points)
        )

    def _draw(self, coin: Sheet) -> None:
        width = coin_width(self._layout)
        corner = die_corner(width)
        coin.show_picture(coin_picture(width, self._ratio), corner.x(), corner.y())

    def coins(self, number: int) -> list[Sheet]:
        """So many, still out of sight."""
        while len(self._coins) < number:
            self._coins.append(self._sheet())
        self.clear()
        for coin in self._coins[:number]:
            self._draw(coin)
        return self._coins[:number]

    def seal(self, points: int) -> Sheet:
        """So many points, still out of sight."""
        self._points = points
        self.clear()
        self._draw_seal()
        return self._seal

    def gains(self, coins: int, points: int, paint_card: PaintCard | None) -> list[Sheet]:
        """All that a stop has brought, still out of sight: a card, coins, a seal of points."""
        found = self.coins(coins)
        if points:
            self._points = points
            self._draw_seal()
            found.append(self._seal)
        self._paint_card = paint_card
        if paint_card is not None:
            self._draw_card()
            found.insert(0, self._card)
        return found

    def _draw_card(self) -> None:
        paint, high = self._paint_card, _CARD * self._layout.scale
        if paint is not None:
            corner = QPointF(-0.37 * high, -0.5 * high)
            area = QRectF(corner, -corner).adjusted(-6, -6, 6, 8)
            self._card.draw(
                area, self._ratio, lambda painter: paint(painter, corner, high, self._ratio)
            )

    def clear(self) -> None:
        for sheet in (*self._coins, self._seal, self._card):
            sheet.hide()

    def _sheet(self) -> Sheet:
        sheet = Sheet()
        sheet.setZValue(MOVING)
        sheet.hide()
        self._scene.addItem(sheet)
        return sheet

    def home(self, seat: Seat) -> QPointF:
        """Where a seat has its things; as long as nobody said it, at the edge of the town."""
        area = self._layout.area
        return self.homes.get(seat, QPointF(area.right(), area.center().y()))


def coin_width(layout: TownLayout) -> float:
    """Of a coin that flies."""
    return max(_LEAST, _COIN * layout.scale)
