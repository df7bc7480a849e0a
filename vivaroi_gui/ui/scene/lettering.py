"""Words on the board: the three faces, fitted to a width, never below 13 pixels."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

DISPLAY = ("Almendra", QFont.Weight.Bold)
TEXT = ("Alegreya Sans", QFont.Weight.ExtraBold)
NUMERAL = ("Caprasimo", QFont.Weight.Normal)
Face = tuple[str, QFont.Weight]

SMALLEST = 13.0
"""Pixels below which nothing is readable from a chair."""


def font(face: Face, pixels: float) -> QFont:
    made = QFont(face[0])
    made.setWeight(face[1])
    made.setPixelSize(max(1, round(pixels)))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def fitted(face: Face, pixels: float, text: str, width: float) -> QFont:
    """The largest font up to ``pixels`` in which the text fits, at least the smallest."""
    wanted = max(SMALLEST, pixels)
    needed = QFontMetricsF(font(face, wanted)).horizontalAdvance(text)
    return font(face, max(SMALLEST, min(wanted, wanted * width / max(1.0, needed))))


def write(
    painter: QPainter,
    at: QPointF,
    text: str,
    made: QFont,
    colour: QColor | str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Writes one line of plain text with its baseline at a point."""
    width = QFontMetricsF(made).horizontalAdvance(text)
    left = at.x()
    if align == Qt.AlignmentFlag.AlignHCenter:
        left -= width / 2
    elif align == Qt.AlignmentFlag.AlignRight:
        left -= width
    painter.setFont(made)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(left, at.y()), text)


def write_middle(
    painter: QPainter, area: QRectF, text: str, made: QFont, colour: QColor | str
) -> None:
    """Writes one line in the middle of an area, by the height of its figures and capitals."""
    metrics = QFontMetricsF(made)
    baseline = area.center().y() + metrics.capHeight() / 2
    write(painter, QPointF(area.center().x(), baseline), text, made, colour)
