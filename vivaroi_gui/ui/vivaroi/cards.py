"""Vote cards: the pictures of the kit with the word in the language that is spoken."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.kit.fonts import display, fit
from vivaroi_gui.ui.kit.ink import rounded, shade
from vivaroi_gui.ui.kit.lettering import halves, write
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tones import tones

CARD_RATIO = 1.42

_SHEET, _MIDDLE, _CARD_WIDTH = (240, 330), (120, 164), 200
_PICTURES = {
    Card.YES: "kit/card-yes",
    Card.NO: "kit/card-no",
    Card.STOMACH_ACHE: "kit/card-ache",
}


def card_area(width: float) -> QRectF:
    """A card around the origin."""
    return QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)


def paint_back(painter: QPainter, width: float, ratio: float) -> None:
    """A card face down: the same pixels whatever it is."""
    _paint_picture(painter, "kit/card-back", width, ratio)


def paint_card(
    painter: QPainter, card: Card, words: Sequence[str], width: float, ratio: float
) -> None:
    """A card face up, around the origin, with the first of ``words`` that can be read there.

    Where there is no room for any, the shape tells.
    """
    _paint_picture(painter, _PICTURES[card], width, ratio)
    colour = _colour(card)
    for word in words:
        if _write(painter, word, width, colour):
            return


def _colour(card: Card) -> QColor:
    yes, no, ache = tones().assent, tones().alert, tones().ochre
    return {Card.YES: yes, Card.NO: no, Card.STOMACH_ACHE: ache}[card]


def _write(painter: QPainter, word: str, width: float, colour: QColor) -> bool:
    """Writes a word below the sign, if there is room for it."""
    lines = halves(word)
    pixels = width * (0.21 if len(lines) == 1 else 0.18)
    longest = max(lines, key=len)
    made = fit(longest, display(pixels), width * 0.84)
    if QFontMetricsF(made).horizontalAdvance(longest) > width * 0.92:
        return False
    step = max(width * 0.16, made.pixelSize() * 0.9)
    for number, line in enumerate(lines):
        down = width * CARD_RATIO * 0.385 + step * (number - (len(lines) - 1) * 0.7)
        write(painter, QPointF(0, down), line, made, colour)
    return True


def card_ahead(card: Card, width: float, ratio: float) -> None:
    """Keeps the picture of a card face up of that width."""
    unit = width / _CARD_WIDTH
    picture(_PICTURES[card], _SHEET[0] * unit, _SHEET[1] * unit, ratio)


def paint_slot(painter: QPainter, width: float, ratio: float, icon: str = "icon-hour") -> None:
    """A dashed place with an hourglass, where a card is still missing."""
    area = card_area(width).adjusted(2, 2, -2, -2)
    shade(painter, rounded(area, width * 0.09), 0.28)
    pen = QPen(tones().gold_text, max(1.6, width * 0.025))
    pen.setStyle(Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3.4, 2.6])
    painter.strokePath(rounded(area, width * 0.09), pen)
    size = width * 0.5
    glass = picture(f"kit/{icon}", size, size, ratio)
    painter.drawPixmap(QPointF(-size / 2, -size / 2), _gilded(glass))


def _paint_picture(painter: QPainter, name: str, width: float, ratio: float) -> None:
    """The picture's sheet holds a margin for the shadow; the card itself fills the width."""
    unit = width / _CARD_WIDTH
    picture_ = picture(name, _SHEET[0] * unit, _SHEET[1] * unit, ratio)
    painter.drawPixmap(QPointF(-_MIDDLE[0] * unit, -_MIDDLE[1] * unit), picture_)


def _gilded(glass: QPixmap) -> QPixmap:
    size = glass.deviceIndependentSize()
    area = QRectF(0, 0, size.width(), size.height())

    def paint(painter: QPainter) -> None:
        painter.drawPixmap(QPointF(0, 0), glass)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(area, tones().gold_text)

    return painted(area, glass.devicePixelRatio(), paint)
