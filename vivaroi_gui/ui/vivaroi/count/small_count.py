"""The count in a small window: a ribbon above, the rows, and the buttons below."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.festive import paint_dim
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, paint_grain, paint_landscape
from vivaroi_gui.ui.kit.small_rows import (
    RibbonWords,
    SmallRows,
    has_small_rows,
    paint_top_ribbon,
)
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.pictures import crown_picture, pawn_picture


def count_layout(width: float, height: float, players: int, cards: int) -> CountLayout:
    """Of a page of that size, for text of the size that is chosen."""
    made = SmallCount if has_small_rows(width, height) else CountLayout
    return made(width, height, players, cards)


@dataclass(frozen=True)
class SmallCount(SmallRows, CountLayout):
    """No picture of the King and no road: the scores stand in the rows."""

    ROW = 96.0
    HEADS = 30.0

    @property
    def road(self) -> QRectF:
        return QRectF(0, self.height, self.width, 0)


def paint_small_ground(
    painter: QPainter,
    layout: SmallCount,
    king: tuple[str, Character],
    words: RibbonWords,
    ratio: float,
) -> None:
    """The evening, and a ribbon: who is crowned, how, and which round this was."""
    page = QRectF(0, 0, layout.width, layout.height)
    paint_landscape(painter, page)
    paint_dim(painter, page, 0.46)
    paint_grain(painter, page)
    paint_top_ribbon(painter, layout, tones().violet, words)
    area, unit = layout.ribbon, layout.page_unit
    height = area.height() - 12 * unit
    at = QPointF(area.left() + 14 * unit, area.bottom() - height - 2 * unit)
    painter.drawPixmap(at, pawn_picture(*king, height, ratio))
    wide = 20 * unit
    middle = at.x() + height * PAWN_RATIO / 2
    painter.drawPixmap(QPointF(middle - wide / 2, at.y() - 8 * unit), crown_picture(wide, ratio))
