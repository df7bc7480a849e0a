"""The count in a small window: a ribbon above, the rows, and the buttons below."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.festive import paint_dim
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import ribbon_ink, ribbon_light
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, paint_grain, paint_landscape
from vivaroi_gui.ui.kit.rooms import Room, page_room
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.pictures import crown_picture, pawn_picture

_PAGE = (960.0, 494.0)
_READABLE = 0.8
"""Pixels in a unit at 100 %, at least."""
_ROWS = 0.82
"""Units of a small page in one of its rows."""
_EDGE, _RIBBON, _FOOT = 8.0, 56.0, 58.0


def count_layout(width: float, height: float, players: int, cards: int) -> CountLayout:
    """Of a page of that size, for text of the size that is chosen."""
    given, text = page_room(width, height), text_factor()
    is_small = given <= Room.SMALL or (text > 1 and given < Room.WIDE)
    return (SmallCount if is_small else CountLayout)(width, height, players, cards)


@dataclass(frozen=True)
class SmallCount(CountLayout):
    """No picture of the King and no road: the scores stand in the rows."""

    is_small: ClassVar[bool] = True
    ROW = 96.0
    HEADS = 30.0

    @property
    def page_unit(self) -> float:
        """Pixels in a unit of what is around the rows."""
        fitting = min(self.width / _PAGE[0], self.height / _PAGE[1])
        return max(_READABLE * text_factor(), fitting)

    @property
    def unit(self) -> float:
        return self.page_unit * _ROWS

    @property
    def road(self) -> QRectF:
        return QRectF(0, self.height, self.width, 0)

    @property
    def column(self) -> QRectF:
        return QRectF()

    @property
    def ribbon(self) -> QRectF:
        edge = _EDGE * self.page_unit
        return QRectF(edge, edge, self.width - 2 * edge, _RIBBON * self.page_unit)

    @property
    def paper(self) -> QRectF:
        edge = _EDGE * self.page_unit
        area = QRectF(edge, self.ribbon.bottom() + edge, self.width - 2 * edge, 0)
        area.setBottom(self.footer.top())
        return area

    @property
    def footer(self) -> QRectF:
        """Below the paper."""
        edge, high = 2 * _EDGE * self.page_unit, _FOOT * self.page_unit
        return QRectF(edge, self.height - high, self.width - 2 * edge, high)

    def row(self, number: int) -> QRectF:
        paper, unit = self.paper, self.unit
        top = paper.top() + self.HEADS * unit
        down = (paper.bottom() - 6 * unit - top) / max(1, self.players)
        down = min(down, self.highest_row * unit)
        left = paper.left() + 6 * unit
        return QRectF(left, top + down * number, paper.width() - 12 * unit, down)


def paint_small_ground(
    painter: QPainter,
    layout: SmallCount,
    king: tuple[str, Character],
    words: tuple[str, str, str],
    ratio: float,
) -> None:
    """The evening, and a ribbon: who is crowned, how, and which round this was."""
    page = QRectF(0, 0, layout.width, layout.height)
    paint_landscape(painter, page)
    paint_dim(painter, page, 0.46)
    paint_grain(painter, page)
    area, unit = layout.ribbon, layout.page_unit
    path = rounded(area, 6 * unit)
    fill(painter, path, ribbon_light(area, tones().violet))
    outline(painter, path, tones().gold_text, 1.6)
    _paint_king(painter, area, king, unit, ratio)
    _paint_words(painter, area, words, unit)


def _paint_king(
    painter: QPainter, area: QRectF, king: tuple[str, Character], unit: float, ratio: float
) -> None:
    height = area.height() - 12 * unit
    at = QPointF(area.left() + 14 * unit, area.bottom() - height - 2 * unit)
    painter.drawPixmap(at, pawn_picture(*king, height, ratio))
    wide = 20 * unit
    middle = at.x() + height * PAWN_RATIO / 2
    painter.drawPixmap(QPointF(middle - wide / 2, at.y() - 8 * unit), crown_picture(wide, ratio))


def _paint_words(painter: QPainter, area: QRectF, words: tuple[str, str, str], unit: float) -> None:
    """The title of the count stands at the right, where it leaves the others their room."""
    crowned, told, title = words
    ink, left = ribbon_ink(tones().violet), area.left() + 76 * unit
    right, align = area.right() - 18 * unit, Qt.AlignmentFlag
    made = fit(title, display(19 * unit), area.width() * 0.3, SMALLEST)
    short = elided(title, made, area.width() * 0.3)
    write(painter, QPointF(right, area.center().y() + 6 * unit), short, made, ink, align.AlignRight)
    room = area.width() * 0.7 - 110 * unit
    for text, font, base in (
        (crowned, display(25 * unit), area.top() + 28 * unit),
        (told, body(15.5 * unit), area.top() + 47 * unit),
    ):
        fitted = fit(text, font, room, SMALLEST)
        short = elided(text, fitted, room)
        write(painter, QPointF(left, base), short, fitted, ink, align.AlignLeft)
