"""The ticket of the Emissary: its open card, its pile and its points."""

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.modules.banished import banished
from vivaroi_gui.ui.kit.fonts import bold, display, numeral
from vivaroi_gui.ui.kit.portrait import paint_empire
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import RIGHT, Pen
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO, paint_back
from vivaroi_gui.ui.vivaroi.panels.pawn_row import gone, paint_pawns
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords

_PILE = Size(17, least=15)

_WIDE, _LOW, _ROOMY = 240.0, 70.0, 200.0


def draw_emissary(
    pen: Pen, words: PanelWords, view: View, area: QRectF, unit: float, ratio: float
) -> None:
    """Shield, name and points; below them, or beside the shield, the six pawns."""
    ticket = _Ticket(pen, words, view, area, unit, ratio)
    if area.height() < _LOW * unit:
        ticket.draw_low()
    elif area.width() > _WIDE * unit:
        ticket.draw_wide()
    else:
        ticket.draw_narrow()


class _Ticket:
    def __init__(
        self,
        pen: Pen,
        words: PanelWords,
        view: View,
        area: QRectF,
        unit: float,
        ratio: float,
    ) -> None:
        self._pen, self._words, self._view = pen, words, view
        self._area, self._unit, self._ratio = area, unit, ratio

    def draw_wide(self) -> None:
        area, unit, size = self._area, self._unit, 50 * self._unit
        middle = QPointF(area.left() + 15 * unit + size / 2, area.center().y())
        paint_empire(self._pen.painter, middle, size, self._ratio)
        left, right = middle.x() + size / 2 + 7 * unit, area.right() - 12 * unit
        taken = self._draw_points(QPointF(right, area.top() + 33 * unit), 26)
        self._draw_name(QPointF(left, area.top() + 27 * unit), 20, right - taken - 8 * unit)
        foot = area.bottom() - 7 * unit
        pile = self._draw_pile(QPointF(right, foot))
        corner = QPointF(right - pile - 8 * unit, foot + 2 * unit)
        self._draw_pawns(QRectF(QPointF(left, area.top() + 31 * unit), corner))

    def draw_low(self) -> None:
        """Everything but the shield and the pawns in one line."""
        area, unit, size = self._area, self._unit, 32 * self._unit
        middle = QPointF(area.left() + 13 * unit + size / 2, area.center().y())
        paint_empire(self._pen.painter, middle, size, self._ratio)
        left, right = middle.x() + size / 2 + 6 * unit, area.right() - 12 * unit
        base = area.top() + 22 * unit
        taken = self._draw_points(QPointF(right, base + unit), 22)
        right -= taken + 12 * unit
        right -= self._draw_pile(QPointF(right, base)) + 8 * unit
        self._draw_name(QPointF(left, base), 17, right)
        corner = area.bottomRight() - QPointF(10, 3) * unit
        self._draw_pawns(QRectF(QPointF(left, base + 3 * unit), corner))

    def draw_narrow(self) -> None:
        area, unit, size = self._area, self._unit, 23 * self._unit
        middle = QPointF(area.left() + 13 * unit + size / 2, area.top() + 18 * unit)
        paint_empire(self._pen.painter, middle, size, self._ratio)
        left, right = middle.x() + size / 2 + 4 * unit, area.right() - 9 * unit
        taken = self._draw_points(QPointF(right, area.top() + 23 * unit), 19)
        self._draw_name(QPointF(left, area.top() + 22 * unit), 17, right - taken - 4 * unit)
        self._draw_pile(QPointF(right, area.top() + 40 * unit))
        corner = QPointF(right, area.bottom() - 3 * unit)
        top = (33 if area.width() > _ROOMY * unit else 39) * unit
        self._draw_pawns(QRectF(QPointF(area.left() + 14 * unit, area.top() + top), corner))

    def _draw_points(self, at: QPointF, pixels: float) -> float:
        total, unit = str(self._view.emissary_total), self._unit
        return self._pen.line(at, total, numeral(pixels * unit), tones().ink, 80 * unit, RIGHT)

    def _draw_name(self, base: QPointF, pixels: float, right: float) -> None:
        lore, made, room = self._words.lore, display(pixels * self._unit), right - base.x()
        self._pen.line_of(
            base, (lore.emissary(), lore.emissary_in_brief()), made, tones().ink, room
        )

    def _draw_pile(self, at: QPointF) -> float:
        """A card from behind and how many there are; how wide both are."""
        unit, painter = self._unit, self._pen.painter
        height = _PILE.at(unit)
        said = f"×{self._view.emissary_pile}"
        across = self._pen.line(at, said, bold(14.5 * unit), tones().soft_ink, 60 * unit, RIGHT)
        painter.save()
        painter.translate(
            at.x() - across - height / CARD_RATIO / 2 - 3 * unit, at.y() - height * 0.36
        )
        paint_back(painter, height / CARD_RATIO, self._ratio)
        painter.restore()
        return across + height / CARD_RATIO + 5 * unit

    def _draw_pawns(self, room: QRectF) -> None:
        view = self._view
        goal = view.emissary_goal
        if goal:
            edition, banished_one = view.options.edition, banished(view.options, goal)
            crossed = gone(view, goal)
            painter, ratio = self._pen.painter, self._ratio
            paint_pawns(painter, edition, goal, room, ratio, banished_one, crossed)
