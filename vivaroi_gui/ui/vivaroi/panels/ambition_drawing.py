"""The Ambition that lies beside a card of favourites, painted."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import body, display, numeral
from vivaroi_gui.ui.kit.ink import falling, fill, lit, outline, oval, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen, fits
from vivaroi_gui.ui.vivaroi.panels.holding import Holding
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.words.ambitions import (
    ambition_condition,
    ambition_emblem,
    ambition_title,
)

_LINE_MARK = Size(15, least=13)
_POINTS = Size(11, least=10)
_CORNER_MARK = Size(15, least=14)

_TITLE = Size(18, least=15)
"""Height of the line above the condition."""
_LARGEST = 46.0
"""Units of an emblem beside words."""


class AmbitionDrawing:
    """Draws the Ambition of a card on ``panel``, and whether it would be met now."""

    def __init__(self, panel: Panel, pen: Pen, words: PanelWords, holding: Holding) -> None:
        assert holding.ambition is not None
        self._panel, self._pen, self._unit = panel, pen, panel.unit
        self._words, self._holding, self._ambition = words, holding, holding.ambition

    def draw(self, area: QRectF, *, is_emblem: bool) -> None:
        """The emblem alone, or a strip with words; a tooltip tells everything."""
        if is_emblem:
            self._draw_emblem(area)
        else:
            self._draw_strip(area)
        self._panel.tips.append(Tip(area, self._words.ambition(self._holding)))

    def _draw_strip(self, area: QRectF) -> None:
        """The condition where all of it has room, else the title alone."""
        unit, painter = self._unit, self._pen.painter
        fill(painter, rounded(area, 8 * unit), falling(area, *tones().minty))
        outline(painter, rounded(area, 8 * unit), tones().mint_edge, 1.2 * unit)
        side = min(_LARGEST * unit, area.height() - 8 * unit)
        spot = QRectF(area.left() + 4 * unit, area.center().y() - side / 2, side, side)
        left = spot.right() + _POINTS.at(unit)
        words = QRectF(left, area.top() + 3 * unit, 0, area.height() - 5 * unit)
        words.setRight(area.right() - 5 * unit)
        below = words.adjusted(0, _TITLE.at(unit), 0, 0)
        told, made = ambition_condition(self._ambition), body(13.5 * unit)
        if fits(below, told, made):
            self._draw_emblem(spot)
            self._write_title(QPointF(left, below.top() - 3 * unit), words.width())
            self._pen.lines(below, told, made, tones().soft_ink, LEFT)
        else:
            painter.drawPixmap(spot.topLeft(), self._emblem(side))
            base = QPointF(spot.right() + 7 * unit, area.center().y() + 5 * unit)
            self._write_title(base, self._draw_met(area) - base.x())

    def _write_title(self, base: QPointF, room: float) -> None:
        title = ambition_title(self._ambition)
        self._pen.line(base, title, display(15 * self._unit), tones().ink, room)

    def _draw_met(self, area: QRectF) -> float:
        """The points, with a check or a cross; where the words have to end."""
        unit = self._unit
        radius = max(11.0, min(14 * unit, area.height() * 0.4))
        middle = QPointF(area.right() - radius - 5 * unit, area.center().y())
        self._draw_points(middle, radius)
        if self._holding.is_met is None:
            return middle.x() - radius - 6 * unit
        size = _LINE_MARK.at(unit)
        corner = QPointF(middle.x() - radius - size - 4 * unit, area.center().y() - size / 2)
        self._pen.painter.drawPixmap(corner, self._mark(size))
        return corner.x() - 4 * unit

    def _draw_emblem(self, area: QRectF) -> None:
        """The emblem with points and mark on its corners."""
        painter, unit = self._pen.painter, self._unit
        painter.drawPixmap(area.topLeft(), self._emblem(area.width()))
        corner = area.topRight() + QPointF(-4, 6) * unit
        self._draw_points(corner, _POINTS.at(unit))
        if self._holding.is_met is not None:
            size = _CORNER_MARK.at(unit)
            at = area.bottomRight() - QPointF(size * 0.6, size * 0.8)
            middle = at + QPointF(size / 2, size / 2)
            fill(painter, oval(middle.x(), middle.y(), size * 0.62, size * 0.62), tones().cream)
            painter.drawPixmap(at, self._mark(size))

    def _mark(self, size: float) -> QPixmap:
        """Whether it would be met."""
        icon, colour = (
            ("check", tones().assent) if self._holding.is_met else ("cross", tones().alert)
        )
        return tinted_icon(icon, size, colour, self._panel)

    def _draw_points(self, middle: QPointF, radius: float) -> None:
        painter, disc = self._pen.painter, oval(middle.x(), middle.y(), radius, radius)
        fill(painter, disc, lit(tones().assent, disc.boundingRect()))
        outline(painter, disc, tones().cream, 1.6 * self._unit)
        said = f"+{self._holding.ambition_points}"
        write_middle(painter, disc.boundingRect(), said, numeral(radius * 1.05), tones().cream)

    def _emblem(self, side: float) -> QPixmap:
        return picture(ambition_emblem(self._ambition), side, side, self._panel.ratio)
