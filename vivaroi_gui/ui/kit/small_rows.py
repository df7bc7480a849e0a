"""A page of rows in a small window: a ribbon in the place of its picture, the buttons below."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from vivaroi_gui.ui.kit.fonts import SMALLEST, body, display, elided, fit, text_factor
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import ribbon_ink, ribbon_light
from vivaroi_gui.ui.kit.rooms import Room, page_room
from vivaroi_gui.ui.kit.rows import RowsLayout
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import advance

_PAGE: Final = (960.0, 494.0)
_READABLE: Final = 0.8
"""Pixels in a unit at 100 %, at least."""
_ROWS: Final = 0.82
"""Units of a small page in one of its rows."""
_EDGE, _RIBBON, _FOOT = 8.0, 56.0, 58.0


def has_small_rows(width: float, height: float) -> bool:
    """Larger text has the small page sooner: on it things are larger."""
    given = page_room(width, height)
    return given <= Room.SMALL or (text_factor() > 1 and given < Room.WIDE)


class SmallRows(RowsLayout):
    """In front of the layout of a page of rows: all of it but the heads over the rows."""

    is_small = True

    @property
    def page_unit(self) -> float:
        """Pixels in a unit of what is around the rows."""
        fitting = min(self.width / _PAGE[0], self.height / _PAGE[1])
        return max(_READABLE * text_factor(), fitting)

    @property
    def unit(self) -> float:
        return self.page_unit * _ROWS

    @property
    def column(self) -> QRectF:
        """There is no picture."""
        return QRectF()

    @property
    def ribbon(self) -> QRectF:
        edge = _EDGE * self.page_unit
        return QRectF(edge, edge, self.width - 2 * edge, _RIBBON * self.page_unit)

    @property
    def honours(self) -> QRectF:
        """Where it says who has won."""
        return self.ribbon

    @property
    def kept_below(self) -> float:
        """Units between the paper and the buttons."""
        return 0.0

    @property
    def paper(self) -> QRectF:
        edge = _EDGE * self.page_unit
        area = QRectF(edge, self.ribbon.bottom() + edge, self.width - 2 * edge, 0)
        area.setBottom(self.footer.top() - self.kept_below * self.unit)
        return area

    @property
    def footer(self) -> QRectF:
        edge, high = 2 * _EDGE * self.page_unit, _FOOT * self.page_unit
        return QRectF(edge, self.height - high, self.width - 2 * edge, high)

    @property
    def heads(self) -> float:
        """Units over the rows."""
        return self.HEADS

    def row(self, number: int) -> QRectF:
        paper, unit = self.paper, self.unit
        top = paper.top() + self.heads * unit
        down = (paper.bottom() - 6 * unit - top) / max(1, self.players)
        down = min(down, self.highest_row * unit)
        left = paper.left() + 6 * unit
        return QRectF(left, top + down * number, paper.width() - 12 * unit, down)


def paint_top_ribbon(
    painter: QPainter, layout: SmallRows, colour: QColor, words: tuple[str, str, str]
) -> None:
    """The title and its line behind a picture, and what page this is at the right, which the bar
    says, too.  Where there is no room, the last that is said in the line matters most.
    """
    area, unit = layout.ribbon, layout.page_unit
    path = rounded(area, 6 * unit)
    fill(painter, path, ribbon_light(area, colour))
    outline(painter, path, tones().gold_text, 1.6)
    title, line, aside = words
    ink, left = ribbon_ink(colour), area.left() + 76 * unit
    right, align = area.right() - 18 * unit, Qt.AlignmentFlag
    room = area.width() - 84 * unit
    made = fit(aside, display(19 * unit), area.width() * 0.3, SMALLEST)
    if QFontMetricsF(made).horizontalAdvance(aside) <= area.width() * 0.3:
        at = QPointF(right, area.center().y() + 6 * unit)
        write(painter, at, aside, made, ink, align.AlignRight)
        room -= area.width() * 0.3 + 26 * unit
    if advance(line, body(15.5 * unit), room) > room:
        line = line.rpartition(" · ")[2]
    for text, font, base in (
        (title, display(25 * unit), area.top() + 28 * unit),
        (line, body(15.5 * unit), area.top() + 47 * unit),
    ):
        fitted = fit(text, font, room, SMALLEST)
        short = elided(text, fitted, room)
        write(painter, QPointF(left, base), short, fitted, ink, align.AlignLeft)
