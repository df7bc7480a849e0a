"""Where everything in the throne hall stands: hall units to the pixels of the page.

The hall is 1440 units wide and 854 high under the top bar.  The page stretches it to its own
shape; things keep theirs and are sized by the tighter direction.
"""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF

from vivaroi_gui.ui.kit.afar import far
from vivaroi_gui.ui.kit.sizes import HINT_HEIGHT, HINT_WIDTH, PAGE, Size, page_unit
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO

WIDTH, HEIGHT = PAGE
ROW_OF_VOTERS = 6
"""Voters beside the candidate who have room next to each other; more sit in two columns."""
BAR = 46.0
"""Units of the picture that lie under the top bar."""
_TAG_WIDTH = Size(152, least=122)
_TAG_HEIGHT = Size(48, least=41)
_WIDEST = 1.2
_WIDEST_RIBBON = 1160.0
_BALLOT = 234.0
"""Height of the ballot, in units."""


@dataclass(frozen=True)
class HallGeometry:
    """A page of that size, in logical pixels."""

    width: float
    height: float
    is_small: ClassVar[bool] = False
    """Whether the voters' tags stand in a row above, and the ballot is a strip."""

    @property
    def unit(self) -> float:
        """Pixels in a unit of anything that keeps its shape."""
        return page_unit(self.width, self.height)

    @property
    def prop_unit(self) -> float:
        """Pixels in a unit of what is brought, thrown and blown."""
        return self.unit

    @property
    def hall(self) -> QRectF:
        """Where the picture of the hall goes; a very wide page leaves margins at its sides."""
        across = min(self.width, WIDTH * _WIDEST * self.height / HEIGHT)
        over = BAR * self.height / HEIGHT
        return QRectF((self.width - across) / 2, -over, across, self.height + over)

    def at(self, x: float, y: float) -> QPointF:
        """A spot of the hall, ``y`` from the lower edge of the top bar."""
        hall = self.hall
        return QPointF(hall.left() + x * hall.width() / WIDTH, y * self.height / HEIGHT)

    def around(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A thing of that size in units with its middle at a spot of the hall."""
        across, down = width * self.unit, height * self.unit
        middle = self.at(x, y)
        return QRectF(middle.x() - across / 2, middle.y() - down / 2, across, down)

    # --- the candidate -------------------------------------------------------------------------

    @property
    def feet(self) -> QPointF:
        return self.at(720, 556)

    @property
    def feet_tipped(self) -> QPointF:
        """Where a refused candidate is left standing."""
        return self.feet - QPointF(26 * self.unit, 0)

    @property
    def pawn_height(self) -> float:
        return 268 * self.unit

    @property
    def crown_width(self) -> float:
        return 98 * self.unit

    @property
    def crown_hovering(self) -> QPointF:
        """The middle of the crown over the candidate, clear of every hat."""
        return self.feet - QPointF(0, self.pawn_height + 62 * self.unit)

    def crown_worn(self, bare: float) -> QPointF:
        """The middle of the crown on a head; ``bare`` is the share of the sheet above it."""
        return self.feet - QPointF(0, self.pawn_height * (1 - bare) + 20 * self.unit)

    @property
    def crown_off(self) -> QPointF:
        return self.feet + QPointF(180 * self.unit, -self.pawn_height - 14 * self.unit)

    def ribbon(self, wanted: float) -> QRectF:
        """The ribbon, wider where its words need more pixels."""
        across = min(max(570.0, wanted / self.unit + 50), _WIDEST_RIBBON)
        return self.around(720, 98, across, 90)

    # --- the voters ----------------------------------------------------------------------------

    @property
    def tag_width(self) -> float:
        return far(_TAG_WIDTH.at(self.unit))

    @property
    def tag_height(self) -> float:
        return far(_TAG_HEIGHT.at(self.unit))

    @property
    def card_width(self) -> float:
        return 96 * self.unit

    @property
    def shown_width(self) -> float:
        """The width of a turned card."""
        return far(132) * self.unit

    def ballot_width(self, most: int) -> float:
        """By the vote cards that everybody may spend in a round, never by the hand."""
        return max((764.0 + 90 * max(0, most - 2)) * self.unit, 640.0)

    @property
    def wide_tag(self) -> float:
        """The width of a tag with a long name, where there is room for it."""
        return far(236) * self.unit

    @property
    def row_height(self) -> float:
        """The middle of the cards that are turned on the table."""
        lowest = self.height - 10 * self.unit - self.tag_height
        return lowest - self.shown_width * CARD_RATIO / 2 - 22 * self.unit

    @property
    def table_top(self) -> float:
        """How high the table reaches in its middle while votes are read."""
        return self.row_height - self.shown_width * CARD_RATIO / 2 + 40 * self.unit

    @property
    def own_card(self) -> QPointF:
        """The middle of the viewer's own card, laid."""
        return self.at(720, 634)

    @property
    def own_width(self) -> float:
        return self.card_width

    # --- around the scene ----------------------------------------------------------------------

    def ballot(self, most: int) -> QRect:
        """At the lower edge, in whole pixels; it does not hang over the page."""
        width = min(round(self.width), round(self.ballot_width(most)))
        height = round(_BALLOT * self.unit)
        left = (round(self.width) - width) // 2
        return QRect(left, round(self.height) - height, width, height)

    def favourites(self, others: int = 0, *, has_ambition: bool = False) -> QRectF:
        """What an Ambition asks takes room above, and below as well beside few other voters."""
        corner = QPointF(14 * self.unit, self.at(0, 84).y())
        card = QRectF(corner, QSizeF(292, 376) * self.unit)
        if has_ambition:
            card.setTop(42 * self.unit)
            if others <= ROW_OF_VOTERS:
                card.setBottom(self.at(0, 516).y())
        return card

    @property
    def hint(self) -> QRectF:
        """Opposite to the favourites."""
        size = QSizeF(HINT_WIDTH.at(self.unit), HINT_HEIGHT.at(self.unit))
        left = self.width - 14 * self.unit - size.width()
        return QRectF(QPointF(left, self.at(0, 84).y()), size)

    @property
    def emissary(self) -> QRectF:
        """Below the place of a hint."""
        corner = self.hint.bottomLeft() + QPointF(0, 12 * self.unit)
        return QRectF(corner, QSizeF(self.hint.width(), 236 * self.unit))

    @property
    def fold(self) -> QRectF:
        """The button that unfolds the favourites; empty where they always lie open."""
        return QRectF()

    @property
    def emissary_unit(self) -> float:
        return self.unit

    def proceed(self, size: QSize) -> QPoint:
        """The corner of the button of that size that goes on from the result."""
        right = min(self.at(1416, 0).x(), self.width - 12)
        row = self.row_height - self.shown_width * CARD_RATIO / 2
        top = min(self.at(0, 502).y(), row - size.height() - 10 * self.unit)
        return QPoint(round(right - size.width()), round(top))
