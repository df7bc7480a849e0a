"""The name of a game on its picture, with a line below it between two rules."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from vivaroi_gui.ui.kit.fonts import display, fit
from vivaroi_gui.ui.kit.ink import fill, outline
from vivaroi_gui.ui.kit.lettering import write_on_picture
from vivaroi_gui.ui.kit.tones import tones

_HEIGHT = 2.05
"""Of the whole, in sizes of the letters: there is room for an emblem above them."""


def title_area(left: QRectF) -> QRectF:
    """Room at the head of a picture: its size follows the narrower of width and height."""
    pixels = min(left.width() * 0.153, left.height() * 0.105)
    return QRectF(0, left.height() * 0.012, left.width(), pixels * _HEIGHT)


def letters_of(area: QRectF) -> tuple[float, QPointF]:
    """How large the letters are in pixels, and the middle of their baseline."""
    pixels = area.height() / _HEIGHT
    return pixels, QPointF(area.center().x(), area.top() + pixels * 1.58)


def paint_title(painter: QPainter, area: QRectF, name: str, line: str) -> None:
    """The name, and the line."""
    pixels, at = letters_of(area)
    colours = (tones().night_title, tones().deep_night)
    write_on_picture(painter, at, name, display(pixels), colours, pixels * 0.14)
    _paint_line(painter, at, line, pixels, area.width())


def _paint_line(painter: QPainter, title: QPointF, line: str, pixels: float, room: float) -> None:
    """Below the middle of the title's line, clear of the edge around it in any size."""
    made = fit(line, display(max(17.0, pixels * 0.27)), room * 0.8, 15)
    clear = QFontMetricsF(made).capHeight() + pixels * 0.09 + 5.0
    at = title + QPointF(0, max(pixels * 0.36, clear))
    half = QFontMetricsF(made).horizontalAdvance(line) / 2
    write_on_picture(painter, at, line, made, (tones().gold_text, tones().deep_night), 5.0)
    y = at.y() - QFontMetricsF(made).xHeight() / 2
    for side in (-1, 1):
        inner = at.x() + side * (half + pixels * 0.1)
        outer = at.x() + side * min(room * 0.46, half + pixels * 1.15)
        rule = QPainterPath(QPointF(inner, y))
        rule.lineTo(outer, y)
        outline(painter, rule, tones().frame_gold, max(1.5, pixels * 0.023))
        _paint_lozenge(painter, QPointF(inner, y), pixels * 0.06)


def _paint_lozenge(painter: QPainter, middle: QPointF, size: float) -> None:
    path = QPainterPath(middle - QPointF(0, size))
    for x, y in ((size, 0.0), (0.0, size), (-size, 0.0)):
        path.lineTo(middle + QPointF(x, y))
    path.closeSubpath()
    fill(painter, path, tones().frame_gold)
