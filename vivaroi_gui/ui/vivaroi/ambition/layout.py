"""Where everything lies while Ambitions are chosen, for every size of page: a pure function."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from vivaroi_gui.ui.kit.sizes import HINT_HEIGHT, HINT_WIDTH, PAGE, Size, page_unit

WIDTH, HEIGHT = PAGE
CARD = 296.0
"""Width of a card, in units."""
_TAG_WIDTH = Size(228, least=150)
_TAG_HEIGHT = Size(58, least=44)
_BETWEEN_CARDS = 54.0


@dataclass(frozen=True)
class AmbitionLayout:
    """A page of that size, in pixels.

    The page stretches the design to its own shape; things keep theirs and are sized by the
    tighter direction.
    """

    width: float
    height: float
    is_small: ClassVar[bool] = False

    @property
    def card_width(self) -> float:
        """Pixels across."""
        return CARD * self.unit

    @property
    def fold(self) -> QRectF:
        """The button that unfolds the favourites; empty where they always lie open."""
        return QRectF()

    @property
    def unit(self) -> float:
        return page_unit(self.width, self.height)

    def at(self, x: float, y: float) -> QPointF:
        """A spot of the design, stretched to the page from its middle."""
        # On a very wide page things do not drift apart for ever.
        across = min(self.width / WIDTH, self.unit * 1.25)
        return QPointF(self.width / 2 + (x - WIDTH / 2) * across, y * self.height / HEIGHT)

    def cards(self, count: int) -> list[QPointF]:
        """The middles of the cards that lie there, side by side."""
        step = (CARD + _BETWEEN_CARDS) * self.unit
        middle = self.at(720, 376)
        return [middle + QPointF((place - (count - 1) / 2) * step, 0) for place in range(count)]

    def ribbon(self, needed: float) -> QRectF:
        """The ribbon, wider where its words need more pixels."""
        unit, middle = self.unit, self.at(720, 66)
        width = max(620 * unit, needed + 60 * unit)
        return QRectF(middle.x() - width / 2, middle.y() - 44 * unit, width, 88 * unit)

    def favourites(self, *, has_button: bool) -> QRectF:
        """In the middle, or farther left for a button beside them."""
        top = 656 * self.height / HEIGHT
        size = QSizeF(700 * self.unit, self.height - top - 14 * self.unit)
        left = self.at(250, 0).x() if has_button else self.width / 2 - size.width() / 2
        return QRectF(QPointF(left, top), size)

    def button(self, height: float) -> QRectF:
        """Right of the favourites, of that height."""
        unit, beside = self.unit, self.favourites(has_button=True)
        left = beside.right() + 26 * unit
        width = min(self.width - left - 18 * unit, 350 * unit)
        return QRectF(left, beside.top() + 30 * unit, width, height)

    @property
    def hint(self) -> QRectF:
        size = QSizeF(HINT_WIDTH.at(self.unit), HINT_HEIGHT.at(self.unit))
        left = self.width - 14 * self.unit - size.width()
        return QRectF(QPointF(left, self.at(0, 462).y()), size)

    def others(self, count: int) -> list[QRectF]:
        """The tags of those who choose elsewhere, one below the other."""
        unit = self.unit
        size = QSizeF(_TAG_WIDTH.at(unit), _TAG_HEIGHT.at(unit))
        first, last = self.at(0, 160).y(), self.at(0, 630).y()
        pitch = min(84 * unit, (last - first) / max(1, count))
        size.setHeight(min(size.height(), pitch - 5 * unit))
        top = first + (last - first - pitch * count) / 2
        left = max(14 * unit, self.at(26, 0).x())
        return [QRectF(QPointF(left, top + pitch * place), size) for place in range(count)]

    @property
    def chooser(self) -> QPointF:
        """The middle of the face of whoever chooses."""
        return self.at(1292, 262)

    @property
    def chooser_room(self) -> float:
        """Pixels across for words below that face."""
        return 2 * (self.width - self.chooser.x()) - 16 * self.unit
