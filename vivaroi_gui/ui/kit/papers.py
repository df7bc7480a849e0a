"""Sheets, ribbons and panels, cut from paper."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from vivaroi_gui.ui.kit.fonts import bold, display, elided, fit
from vivaroi_gui.ui.kit.ink import (
    contrast,
    falling,
    fill,
    hand_cut,
    mixed,
    outline,
    rounded,
    shade,
    shadow,
    tint,
)
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.pictures import paint_grain
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tones import Tones, tones

_MARGIN = 16.0
"""Room for the shadow of a sheet."""
_RIBBON_EDGES = 36.0
"""Units of a ribbon beside its words."""


def paint_paper(painter: QPainter, area: QRectF, wander: float = 2.2) -> None:
    """A big sheet of paper with its shadow, fine inner rule and grain; drawn once for a size."""
    ratio = painter.device().devicePixelRatioF() * painter.transform().m11()
    sheet = _paper(area.width(), area.height(), wander, ratio, tones())
    painter.drawPixmap(area.topLeft() - QPointF(_MARGIN, _MARGIN), sheet)


@lru_cache(maxsize=12)
def _paper(width: float, height: float, wander: float, ratio: float, shown: Tones) -> QPixmap:
    area = QRectF(0, 0, width, height)

    def paint(painter: QPainter) -> None:
        path = hand_cut(area, wander)
        shadow(painter, rounded(area, 2), 6, (14, 8, 3), 0.075)
        fill(painter, path, falling(area, *shown.paper))
        outline(painter, path, shown.paper_edge, 1.2)
        if not shown.is_flat:
            rule = rounded(area.adjusted(6, 6, -6, -6), 3)
            outline(painter, rule, tint(shown.paper_edge, 0.55), 1)
        paint_grain(painter, path)

    return painted(area.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN), ratio, paint)


def paint_strip(painter: QPainter, area: QRectF, colour: QColor, *, is_first: bool) -> None:
    """One player's strip in a table: white paper, the colour at its left edge."""
    path = hand_cut(area, 1.3)
    shadow(painter, rounded(area, 2), 3, (6, 3), 0.08)
    tinted = mixed(tones().ribbon_text, colour, 0.12)
    is_flat = tones().is_flat
    fill(painter, path, tones().light if is_flat else _across(area, tones().light, tinted))
    if is_first and is_flat:
        outline(painter, path, tones().ink, 6)
    outline(
        painter, path, tones().first_edge if is_first else tones().row_edge, 3 if is_first else 1
    )
    painter.fillRect(QRectF(area.left(), area.top() + 1, 9, area.height() - 2), colour)


def paint_night_panel(painter: QPainter, area: QRectF) -> None:
    """A dark panel with a golden edge, for a few words on a picture."""
    path = rounded(area, 12)
    shadow(painter, path, 4, (9, 4), 0.14)
    fill(painter, path, tones().night.foot)
    outline(painter, path, tones().frame_gold, 1.6)


def paint_rule(painter: QPainter, left: float, right: float, y: float) -> None:
    """A fine line with a lozenge in its middle."""
    if right - left < 40:
        return
    middle, gold = (left + right) / 2, tones().gold_edge
    line = QPainterPath(QPointF(left, y))
    line.lineTo(middle - 12, y)
    line.moveTo(middle + 12, y)
    line.lineTo(right, y)
    outline(painter, line, tint(gold, 0.8), 1.2)
    lozenge = QPainterPath(QPointF(middle, y - 5))
    for x, down in ((middle + 5, y), (middle, y + 5), (middle - 5, y)):
        lozenge.lineTo(x, down)
    lozenge.closeSubpath()
    fill(painter, lozenge, gold)


def paint_ribbon(
    painter: QPainter, area: QRectF, colour: QColor, title: str, line: str, unit: float
) -> None:
    """A ribbon with a title and a smaller line; the tails hang out by 46 units."""
    for side in (-1, 1):
        _paint_tail(painter, area, colour, side, unit)
    body = _body(area, 7 * unit)
    shadow(painter, body, 6 * unit, (14 * unit, 7 * unit, 3 * unit), 0.12)
    fill(painter, body, ribbon_light(area, colour))
    inner = area.adjusted(7 * unit, 7 * unit, -7 * unit, -7 * unit)
    outline(painter, _body(inner, 7 * unit), tones().gold_text, 1.6)
    _paint_words(painter, area, ribbon_ink(colour), title, line, unit)


def ribbon_tip(area: QRectF, line: str, unit: float) -> str:
    """The tooltip of a ribbon: its line, where it is cut short."""
    room = area.width() - _RIBBON_EDGES * unit
    is_whole = elided(line, fit(line, bold(17 * unit), room), room) == line
    return "" if is_whole else line


def ribbon_ink(colour: QColor) -> QColor:
    """What is readable on a ribbon of that colour."""
    return max((tones().ink, tones().ribbon_text), key=lambda ink: contrast(ink, colour))


def ribbon_light(area: QRectF, colour: QColor) -> QBrush:
    """The light on a ribbon: away from the colour of its words, never towards it."""
    away = tones().ink if ribbon_ink(colour) == tones().ribbon_text else tones().light
    return falling(area, colour, mixed(colour, away, 0.25))


def _paint_words(
    painter: QPainter, area: QRectF, colour: QColor, title: str, line: str, unit: float
) -> None:
    room = area.width() - _RIBBON_EDGES * unit
    large = fit(title, display(min(area.height() * 0.44, 40 * unit)), room)
    title = elided(title, large, room)
    middle = area.center().x()
    if not line:
        write(painter, QPointF(middle, area.center().y() + 9 * unit), title, large, colour)
        return
    write(painter, QPointF(middle, area.top() + area.height() * 0.45), title, large, colour)
    small = fit(line, bold(17 * unit), room)
    line = elided(line, small, room)
    write(painter, QPointF(middle, area.top() + area.height() * 0.72), line, small, colour)


def _paint_tail(painter: QPainter, area: QRectF, colour: QColor, side: int, unit: float) -> None:
    edge = area.center().x() + side * area.width() / 2
    top, height = area.top() + 14 * unit, area.height()
    path = QPainterPath(QPointF(edge - side * 24 * unit, top))
    for x, y in ((46, 0.0), (26, 0.5), (46, 1.0), (-24, 1.0)):
        path.lineTo(edge + side * x * unit, top + y * height)
    path.closeSubpath()
    shade(painter, path.translated(unit, 4 * unit), 0.3)
    fill(painter, path, mixed(colour, tones().ink, 0.3))


def _body(area: QRectF, bow: float) -> QPainterPath:
    """A band that arches up a little in its middle."""
    path = QPainterPath(area.topLeft())
    path.quadTo(QPointF(area.center().x(), area.top() - 2 * bow), area.topRight())
    path.lineTo(area.bottomRight())
    path.quadTo(QPointF(area.center().x(), area.bottom() - 2 * bow), area.bottomLeft())
    path.closeSubpath()
    return path


def _across(area: QRectF, left: QColor, right: QColor) -> QBrush:
    light = QLinearGradient(area.topLeft(), area.topRight())
    light.setColorAt(0, left)
    light.setColorAt(1, right)
    return QBrush(light)
