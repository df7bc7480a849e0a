"""A line of the chronicle on paper: who, whom, and the words."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from vivaroi_gui.ui.kit.fonts import SMALLEST, body, display, elided, heavy, smaller
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.portrait import paint_shield
from vivaroi_gui.ui.kit.told import Line, Row, folded
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen

PIXELS: Final = 15.5
"""How high the letters are, in units, where a line has room."""


class RowRoom(NamedTuple):
    """Where a line goes, in pixels: its edges, its baseline, and from one line to the next."""

    left: float
    right: float
    base: float
    step: float


def write_row(pen: Pen, row: Row, room: RowRoom, unit: float) -> None:
    """A heading with a rule, or pictures and words; what is cut short gets a tooltip."""
    if row.is_heading:
        _write_heading(pen, row, room, unit)
        return
    _draw_pictures(pen, row, room, unit)
    start = QPointF(start_of(row, room.left, unit), room.base)
    _write_spans(pen, row, start, room, unit)


class FoldedRows:
    """Rows as they fit; what was measured once is not measured again."""

    def __init__(self) -> None:
        self._known: dict[tuple[Row, float], tuple[Row, ...]] = {}

    def forget(self) -> None:
        """Letters have another size."""
        self._known = {}

    def of(self, rows: Sequence[Row], room: Callable[[Row], float], unit: float) -> tuple[Row, ...]:
        """Words go on below where they are too long for their ``room``, in pixels."""
        keys = [(row, room(row)) for row in rows]
        self._known = {key: self._known.get(key) or _fold(*key, unit) for key in keys}
        return tuple(line for key in keys for line in self._known[key])


def _fold(row: Row, room: float, unit: float) -> tuple[Row, ...]:
    if row.is_heading:
        return (row,)
    small, well = (partial(_fits, room, size) for size in (SMALLEST, PIXELS * unit))
    return tuple(folded(row, small, well))


def _fits(room: float, pixels: float, line: Line) -> bool:
    return line_width(line, body(pixels), heavy(pixels)) <= room


def start_of(row: Row, left: float, unit: float) -> float:
    """Where the words of a row begin, behind its pictures."""
    return left + (60 * unit if row.has_pictures or row.is_indented else 0)


def line_width(line: Line, plain: QFont, strong: QFont) -> float:
    """In pixels."""
    return sum(
        QFontMetricsF(strong if span.is_bold else plain).horizontalAdvance(span.text)
        for span in line
    )


def _write_heading(pen: Pen, row: Row, room: RowRoom, unit: float) -> None:
    at, made = QPointF(room.left, room.base), display(16.5 * unit)
    across = pen.line(at, row.text, made, tones().heading, room.right - room.left)
    paint_rule(pen.painter, room.left + across + 12 * unit, room.right, room.base - 5 * unit)


def _draw_pictures(pen: Pen, row: Row, room: RowRoom, unit: float) -> None:
    painter, middle = pen.painter, room.base - 5 * unit
    ratio = painter.device().devicePixelRatioF()
    if row.player is not None:
        paint_shield(painter, row.player, QPointF(room.left + 10 * unit, middle), 21 * unit, ratio)
    if row.picture:
        high = round(27 * unit)
        pawn = picture(row.picture, high * PAWN_RATIO, high, ratio)
        size = pawn.deviceIndependentSize()
        corner = QPointF(room.left + 38 * unit - size.width() / 2, middle - size.height() / 2)
        painter.drawPixmap(corner, pawn)


def _write_spans(pen: Pen, row: Row, at: QPointF, room: RowRoom, unit: float) -> None:
    """The bold and the plain pieces of a line; smaller, then cut short, where it is long."""
    left, across = at.x(), room.right - at.x()
    plain, strong = body(PIXELS * unit), heavy(PIXELS * unit)
    while line_width(row.line, plain, strong) > across:
        less, less_strong = smaller(plain), smaller(strong)
        if less is None or less_strong is None:
            break
        plain, strong = less, less_strong
    is_cut = line_width(row.line, plain, strong) > across
    for span in row.line:
        made = strong if span.is_bold else plain
        text = elided(span.text, made, across) if is_cut else span.text
        write(pen.painter, at, text, made, tones().ink, LEFT)
        wide = QFontMetricsF(made).horizontalAdvance(text)
        at, across = at + QPointF(wide, 0), across - wide
        if text != span.text:
            break
    if is_cut:
        top = room.base - 0.68 * room.step
        pen.tell(QRectF(left, top, room.right - left, room.step), row.text)
