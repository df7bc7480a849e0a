"""The papers of the panels, cut as those of the board and of the hall."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from vivaroi_gui.ui.kit.fonts import display
from vivaroi_gui.ui.kit.ink import falling, fill, hand_cut, outline, rounded, shadow
from vivaroi_gui.ui.kit.papers import paint_paper, paint_rule
from vivaroi_gui.ui.kit.tones import Fall, tones
from vivaroi_gui.ui.kit.writing import Pen


def paint_framed(painter: QPainter, area: QRectF, unit: float) -> None:
    """A card with a double golden frame and a star in each corner."""
    _paint_sheet(painter, area, unit, tones().card, tones().gold_edge)
    _paint_frame(painter, area, unit, tones().gold_edge)


def paint_framed_back(painter: QPainter, area: QRectF, unit: float, *, is_own: bool) -> None:
    """The same card from behind: crimson when the viewer covered it, violet when it is nobody's."""
    colours = tones().covered if is_own else tones().night
    _paint_sheet(painter, area, unit, colours, tones().frame_gold)
    _paint_frame(painter, area, unit, tones().frame_gold)


def paint_violet_paper(painter: QPainter, area: QRectF, unit: float) -> None:
    """Violet paper with a golden line."""
    _paint_sheet(painter, area, unit, tones().night, tones().night_edge)
    inner = area.adjusted(8 * unit, 8 * unit, -8 * unit, -8 * unit)
    outline(painter, rounded(inner, 8 * unit), tones().frame_gold, 1.2 * unit)


def paint_titled(pen: Pen, area: QRectF, unit: float, title: str) -> None:
    """A big sheet with a title and a rule after it."""
    paint_sheet(pen.painter, area, unit)
    paint_title(pen, area, unit, title)


def paint_sheet(painter: QPainter, area: QRectF, unit: float) -> None:
    """The hall's big sheet; on large screens its lines and shadow grow with it."""
    scale = max(1.0, unit)
    painter.save()
    painter.scale(scale, scale)
    paint_paper(painter, QRectF(area.topLeft() / scale, area.size() / scale))
    painter.restore()


def paint_title(pen: Pen, area: QRectF, unit: float, title: str) -> None:
    """The title of a sheet, and a rule to its right edge."""
    made = display(20 * unit)
    base = QPointF(area.left() + 18 * unit, area.top() + 29 * unit)
    across = pen.line(base, title, made, tones().ink, area.width() - 36 * unit)
    middle = base.y() - QFontMetricsF(made).capHeight() / 2
    left, right = base.x() + across + 12 * unit, area.right() - 20 * unit
    paint_rule_at(pen.painter, left, right, middle, unit)


def paint_rule_at(painter: QPainter, left: float, right: float, y: float, unit: float) -> None:
    """A fine line with a lozenge in its middle, which grow on large screens."""
    scale = max(1.0, unit)
    painter.save()
    painter.scale(scale, scale)
    paint_rule(painter, left / scale, right / scale, y / scale)
    painter.restore()


def paint_ticket(
    painter: QPainter, area: QRectF, unit: float, colour: QColor, *, is_golden: bool
) -> None:
    """A player's ticket: the colour at its left edge, golden paper for the viewer's own."""
    path = hand_cut(area, 1.4 * unit)
    shadow(painter, rounded(area, 2), 4 * unit, (8 * unit, 3 * unit), 0.1)
    fill(painter, path, falling(area, *(tones().golden if is_golden else tones().paper)))
    outline(painter, path, tones().paper_edge, 1.1)
    edge = QRectF(area.left(), area.top() + unit, 9 * unit, area.height() - 2 * unit)
    painter.fillRect(edge, colour)


def paint_turn(painter: QPainter, ticket: QRectF, unit: float) -> None:
    """An arrow into the ticket of whoever is on turn: told by shape, not by a colour."""
    left, middle, reach = ticket.left() - 2 * unit, ticket.center().y(), 11 * unit
    arrow = QPainterPath(QPointF(left, middle - reach))
    arrow.lineTo(left + 1.4 * reach, middle)
    arrow.lineTo(left, middle + reach)
    arrow.closeSubpath()
    outline(painter, arrow, tones().light, 4 * unit)
    fill(painter, arrow, tones().ink)


def _paint_sheet(painter: QPainter, area: QRectF, unit: float, colours: Fall, edge: QColor) -> None:
    path = hand_cut(area, 1.6 * unit)
    shadow(painter, rounded(area, 2), 5 * unit, (10 * unit, 5 * unit, 2 * unit), 0.085)
    fill(painter, path, falling(area, *colours))
    outline(painter, path, edge, 1.2)


def _paint_frame(painter: QPainter, area: QRectF, unit: float, colour: QColor) -> None:
    for inset, width in ((8, 1.6), (12, 0.8)):
        inner = area.adjusted(inset * unit, inset * unit, -inset * unit, -inset * unit)
        outline(painter, rounded(inner, (14 - inset) * unit), colour, width * unit)
    for x in (area.left() + 10 * unit, area.right() - 10 * unit):
        for y in (area.top() + 10 * unit, area.bottom() - 10 * unit):
            fill(painter, _star(x, y, 8 * unit), colour)


def _star(x: float, y: float, reach: float) -> QPainterPath:
    inner = reach * 0.3
    path = QPainterPath(QPointF(x, y - reach))
    for across, down in (
        (inner, -inner),
        (reach, 0.0),
        (inner, inner),
        (0.0, reach),
        (-inner, inner),
        (-reach, 0.0),
        (-inner, -inner),
    ):
        path.lineTo(x + across, y + down)
    path.closeSubpath()
    return path
