"""Words on the board: one line of plain text at a point, fitted to a width."""

import re
from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from vivaroi_gui.ui.kit.fonts import SMALLEST, fit

Typeface = Callable[[float], QFont]
"""A face of the kit, by pixels."""
_BREAK = re.compile(r"(?<=[- ])")
"""Where a text may go on in another line."""
_EDGE_STEPS = 12
_LEFTWARD = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]"
_LEFTWARD_WORDS = re.compile(rf"{_LEFTWARD}(?:[{_LEFTWARD[1:-1]} ]*{_LEFTWARD})?")
_RIGHT_AGAIN = "\u200e"


def fitted(face: Typeface, pixels: float, text: str, width: float) -> QFont:
    """The largest font up to ``pixels`` in which the text fits, at least the smallest."""
    return fit(text, face(pixels), width, SMALLEST)


def halves(text: str) -> list[str]:
    """A text of several words on two lines that are about equally long."""
    parts = _BREAK.split(text)
    cuts = ["".join(parts[:cut]) for cut in range(1, len(parts))]
    if not cuts:
        return [text]
    first = min(cuts, key=lambda line: abs(2 * len(line) - len(text)))
    return [first.rstrip(), text[len(first) :]]


def from_the_left(text: str) -> str:
    """A line in which figures that follow a Hebrew or Arabic name stand in their order behind it,
    where they would be drawn into it.
    """
    return _LEFTWARD_WORDS.sub(lambda found: found[0] + _RIGHT_AGAIN, text)


def write(
    painter: QPainter,
    at: QPointF,
    text: str,
    font: QFont,
    colour: QColor | str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Writes one line of plain text with its baseline at a point."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    left = at.x()
    if align == Qt.AlignmentFlag.AlignHCenter:
        left -= width / 2
    elif align == Qt.AlignmentFlag.AlignRight:
        left -= width
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.drawText(QPointF(left, at.y()), text if text.isascii() else from_the_left(text))


def write_edge(
    painter: QPainter, middle: QPointF, text: str, font: QFont, colour: QColor | str, width: float
) -> None:
    """What lies around the letters of a line, and below them."""
    for direction in range(0, 360, 360 // _EDGE_STEPS):
        edge = QLineF.fromPolar(width / 2, direction).p2()
        write(painter, middle + edge, text, font, colour)


def write_on_picture(
    painter: QPainter,
    at: QPointF,
    text: str,
    font: QFont,
    colours: tuple[QColor | str, QColor | str],
    width: float,
) -> None:
    """Writes one line around a point, in the first colour on an edge of the second.

    The edge is ``width`` wide in all: the words are read on any picture.  It is written, too: Qt
    gives no outline of a text that is the same to the pixel each time.
    """
    write_edge(painter, at + QPointF(0.12, 0.22) * width, text, font, colours[1], width)
    write(painter, at, text, font, colours[0])


def underline(painter: QPainter, at: QPointF, text: str, place: int, font: QFont) -> None:
    """Marks one letter of a line that was just written around a point."""
    metrics = QFontMetricsF(font)
    left = at.x() - metrics.horizontalAdvance(text) / 2
    start, end = (left + metrics.horizontalAdvance(text[:to]) for to in (place, place + 1))
    below = at.y() + max(2.0, metrics.underlinePos())
    painter.fillRect(QRectF(start, below, end - start, metrics.lineWidth()), painter.pen().color())


def write_middle(
    painter: QPainter, area: QRectF, text: str, font: QFont, colour: QColor | str
) -> None:
    """Writes one line in the middle of an area, by the height of its capitals."""
    baseline = area.center().y() + QFontMetricsF(font).capHeight() / 2
    write(painter, QPointF(area.center().x(), baseline), text, font, colour)
