"""A page of rows in a small window: a ribbon in the place of its picture, the buttons below."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

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


RibbonWords = tuple[str, str, str]
"""The title, the line below it, and what stands at the right."""


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
    painter: QPainter, layout: SmallRows, colour: QColor, words: RibbonWords
) -> None:
    """The title and its line behind a picture, and what page this is at the right, which the bar
    says, too.  Where there is no room, the last that is said in the line matters most.
    """
    area, unit = layout.ribbon, layout.page_unit
    path = rounded(area, 6 * unit)
    fill(painter, path, ribbon_light(area, colour))
    outline(painter, path, tones().gold_text, 1.6)
    ink, align = ribbon_ink(colour), Qt.AlignmentFlag
    *lines, aside = _ribbon_lines(layout, words)
    for line in lines:
        write(painter, line.at, line.text, line.font, ink, align.AlignLeft)
    write(painter, aside.at, aside.text, aside.font, ink, align.AlignRight)


class _RibbonLine(NamedTuple):
    """From where, or up to where, it is written."""

    at: QPointF
    text: str
    font: QFont

    @property
    def width(self) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(self.text)


def _ribbon_lines(
    layout: SmallRows, words: RibbonWords
) -> tuple[_RibbonLine, _RibbonLine, _RibbonLine]:
    """As they have room."""
    area, unit = layout.ribbon, layout.page_unit
    title, line, aside = words
    left, right = area.left() + 76 * unit, area.right() - 18 * unit

    def fitted(x: float, y: float, text: str, font: QFont, room: float) -> _RibbonLine:
        made = fit(text, font, room, SMALLEST)
        return _RibbonLine(QPointF(x, y), elided(text, made, room), made)

    room, beside = area.width() - 84 * unit, area.width() * 0.3
    if advance(aside, display(19 * unit), beside) > beside:
        aside = ""
    else:
        room -= beside + 26 * unit
    if advance(line, body(15.5 * unit), room) > room:
        line = line.rpartition(" · ")[2]
    return (
        fitted(left, area.top() + 28 * unit, title, display(25 * unit), room),
        fitted(left, area.top() + 47 * unit, line, body(15.5 * unit), room),
        fitted(right, area.center().y() + 6 * unit, aside, display(19 * unit), beside),
    )


def quiet_areas(layout: SmallRows, words: RibbonWords) -> tuple[QRectF, QRectF]:
    """Where nothing is to be read: on the paper below the rows, and between words of the ribbon."""
    paper, gap = QRectF(layout.paper), 16 * layout.page_unit
    paper.setTop(layout.row(layout.players - 1).bottom())
    ribbon = QRectF(layout.ribbon)
    title, line, aside = _ribbon_lines(layout, words)
    ribbon.setLeft(title.at.x() + max(title.width, line.width) + gap)
    ribbon.setRight(aside.at.x() - aside.width - gap)
    return paper.adjusted(gap, gap / 4, -gap, -gap / 4), ribbon
