"""The throne hall in a small window: tags in a row above, the viewer's cards in a strip below."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF

from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.rooms import Room, page_room
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.hall.tray import fold_width

_PAGE = (960.0, 494.0)
"""A small page, in units."""
_READABLE = 0.8
"""Pixels in a unit at 100 %, at least."""
_TOP, _RIBBON, _TAIL, _TAG, _GAP = 5.0, 64.0, 17.0, 42.0, 8.0
_STRIP, _MOST_STRIP = 172.0, 0.37
"""Height of the strip in units, and the share of the page that it may take."""
_RAISED = 1.3
"""Heights of a candidate, with the crown over it."""


def hall_of(width: float, height: float) -> HallGeometry:
    """The hall of a page of that size, for text of the size that is chosen.

    Larger text has the small hall sooner: in it things are larger.
    """
    given, text = page_room(width, height), text_factor()
    is_small = given <= Room.SMALL or (text > 1 and given < Room.WIDE)
    return SmallHall(width, height) if is_small else HallGeometry(width, height)


@dataclass(frozen=True)
class SmallHall(HallGeometry):
    """Nothing lies over the candidate; what has no room folds into a button."""

    is_small: ClassVar[bool] = True

    @property
    def unit(self) -> float:
        fitting = min(self.width / _PAGE[0], self.height / _PAGE[1])
        return max(_READABLE * text_factor(), fitting)

    # --- above ---------------------------------------------------------------------------------

    def ribbon(self, wanted: float) -> QRectF:
        unit = self.unit
        across = min(max(460 * unit, wanted + 50 * unit), self.width - 2 * 54 * unit)
        return QRectF((self.width - across) / 2, _TOP * unit, across, _RIBBON * unit)

    @property
    def tags(self) -> QRectF:
        """The row of the voters' name tags."""
        top = (_TOP + _RIBBON + _TAIL) * self.unit
        return QRectF(_GAP * self.unit, top, self.width - 2 * _GAP * self.unit, self.tag_height)

    @property
    def tag_height(self) -> float:
        return _TAG * self.unit

    @property
    def tag_width(self) -> float:
        return 128 * self.unit

    @property
    def wide_tag(self) -> float:
        return 236 * self.unit

    @property
    def card_width(self) -> float:
        """Of a card beside its tag."""
        return 24 * self.unit

    # --- the candidate -------------------------------------------------------------------------

    @property
    def feet(self) -> QPointF:
        return QPointF(self.width / 2, self.strip.top() - 5 * self.unit)

    @property
    def pawn_height(self) -> float:
        free = self.strip.top() - 5 * self.unit - self.tags.bottom() - 4 * self.unit
        return max(40.0, free / _RAISED)

    @property
    def _of_design(self) -> float:
        """Pixels in a unit of what is as large as its candidate."""
        return self.pawn_height / 268

    @property
    def prop_unit(self) -> float:
        return self._of_design

    @property
    def feet_tipped(self) -> QPointF:
        return self.feet - QPointF(26 * self._of_design, 0)

    @property
    def crown_width(self) -> float:
        return 98 * self._of_design

    @property
    def crown_hovering(self) -> QPointF:
        return self.feet - QPointF(0, self.pawn_height + 40 * self._of_design)

    def crown_worn(self, bare: float) -> QPointF:
        down = self.pawn_height * (1 - bare) + 20 * self._of_design
        return self.feet - QPointF(0, down)

    @property
    def crown_off(self) -> QPointF:
        return self.feet + QPointF(180, -268 - 14) * self._of_design

    # --- below ---------------------------------------------------------------------------------

    @property
    def strip(self) -> QRectF:
        high = min(_STRIP * self.unit, self.height * _MOST_STRIP)
        return QRectF(0, self.height - high, self.width, high)

    def ballot(self, most: int) -> QRect:
        strip = self.strip
        top = round(strip.top())
        return QRect(0, top, round(self.width), round(self.height) - top)

    @property
    def shown_width(self) -> float:
        return min(74 * self.unit, (self.strip.height() - self.tag_height) / CARD_RATIO * 0.86)

    @property
    def own_card(self) -> QPointF:
        """The middle of the viewer's card, laid over what the strip says of it."""
        down = self.own_width * CARD_RATIO / 2 + 4 * self.unit
        return QPointF(self.width / 2, self.strip.top() + down)

    @property
    def own_width(self) -> float:
        if self.is_low:
            return (self.strip.height() - 44 * self.unit) / CARD_RATIO
        return min(54 * self.unit, self.strip.height() * 0.3)

    @property
    def is_low(self) -> bool:
        """Whether the viewer's card and tag have no room below each other in the strip."""
        card = min(54 * self.unit, self.strip.height() * 0.3) * CARD_RATIO
        return self.strip.height() < card + self.tag_height + 50 * self.unit

    # --- beside the candidate ------------------------------------------------------------------

    def favourites(self, others: int = 0, *, has_ambition: bool = False) -> QRectF:
        """Over the hall, while they are unfolded; wider, where an Ambition is beside the arches."""
        unit, top = self.unit, self.tags.top()
        high = self.strip.top() - _GAP * unit / 2 - top
        wide = (560 if has_ambition else 400) * unit
        return QRectF(_GAP * unit, top, min(wide, self.width - 2 * _GAP * unit), high)

    @property
    def unfolded(self) -> QRectF:
        """Where the button lies meanwhile: in the place of their title."""
        corner = self.favourites().topLeft() + QPointF(5, 5) * self.unit
        return QRectF(corner, QSizeF(self.fold.width(), self.fold.height()))

    @property
    def fold(self) -> QRectF:
        """What unfolds them: at the foot, below what the viewer is told."""
        high = max(36 * self.unit, target_size())
        size = QSizeF(fold_width(self.width, self.unit), high)
        return QRectF(QPointF(10 * self.unit, self.height - high - 6 * self.unit), size)

    @property
    def hint(self) -> QRectF:
        unit, width = self.unit, min(292 * self.unit, self.width * 0.36)
        above = self.tags.bottom()
        top = above + min(34 * unit, 0.14 * (self.strip.top() - above))
        return QRectF(self.width - width - 8 * unit, top, width, self.strip.top() - 8 * unit - top)

    @property
    def emissary(self) -> QRectF:
        return self.hint

    @property
    def emissary_unit(self) -> float:
        return min(self.hint.width() / 292, self.hint.height() / 236)

    def proceed(self, size: QSize) -> QPoint:
        top = self.row_height - self.shown_width * CARD_RATIO / 2
        return QPoint(
            round(self.width - size.width() - 12 * self.unit),
            round(top - size.height() - 14 * self.unit),
        )
