"""How far an evaluation has come: lit dots along the street, flags, what the stop of now brings."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QGraphicsScene

from vivaroi_gui.rules.vienna.board import Board, StopIndex
from vivaroi_gui.rules.vienna.records import Evaluated
from vivaroi_gui.ui.kit.ink import tint
from vivaroi_gui.ui.kit.portrait import shield_picture
from vivaroi_gui.ui.kit.sheet import Sheet
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.marks import (
    FLAG,
    PaintShield,
    bubble_area,
    paint_bubble,
    paint_flag,
)
from vivaroi_gui.ui.vienna.scene.stops import StopPlace, town_plan
from vivaroi_gui.ui.vienna.scene.street import STEP, piece_to
from vivaroi_gui.ui.vienna.tokens import outcome
from vivaroi_gui.ui.vienna.town_tones import town_tones

_DOTS, _FLAGS, _BUBBLE = 0.5, 10.0, 45.0
_BAND, _DARK, _DOT = 26.0, 8.0, 5.0
_PITCH = 17.0
_MARGIN = 16.0
_SHADOW = 5.0
_PLATE = 24.0


class Trail:
    """``lit_to`` is the last stop that the dots lead to, 0 for none; ``done`` by stop."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._layout = TownLayout()
        self._ratio = 1.0
        self._colours: Sequence[str] = ()
        self._board: Board | None = None
        self._dots: dict[StopIndex, Sheet] = {}
        self._flags: dict[StopIndex, Sheet] = {}
        self.bubble = self._sheet(_BUBBLE)
        self.lit_to: StopIndex = 0
        self.done: dict[StopIndex, Evaluated] = {}
        self._told: Evaluated | None = None

    def set_game(self, colours: Sequence[str], board: Board) -> None:
        self._colours, self._board = colours, board
        self.show((), 0)

    def draw(self, layout: TownLayout, ratio: float) -> None:
        """Takes new sizes or another light."""
        self._layout, self._ratio = layout, ratio
        for sheet in (*self._dots.values(), *self._flags.values()):
            self._scene.removeItem(sheet)
        self._dots, self._flags = {}, {}
        self.show(tuple(self.done.values()), self.lit_to)
        self.tell(self._told)

    def show(self, done: Sequence[Evaluated], lit_to: StopIndex) -> None:
        """Flags on what is evaluated, and dots up to a stop."""
        self.done = {record.stop: record for record in done}
        self.light(lit_to)
        for stop, flag in self._flags.items():
            flag.setVisible(stop in self.done)
        for record in done:
            self._plant(record)

    def plant(self, record: Evaluated) -> Sheet | None:
        """One more stop is evaluated: its flag, if it is to be seen."""
        self.done[record.stop] = record
        self._plant(record)
        return self._flags.get(record.stop)

    def light(self, lit_to: StopIndex) -> None:
        """Dots along the street up to a stop."""
        self.lit_to = lit_to
        for stop, dots in self._dots.items():
            dots.setVisible(stop <= lit_to)
        if self._layout.is_empty:
            return
        for stop in range(1, lit_to + 1):
            if stop not in self._dots:
                self._dots[stop] = self._lit_piece(stop)
            self._dots[stop].setOpacity(1)

    def piece(self, stop: StopIndex) -> Sheet | None:
        """The dots from the stop before it."""
        return self._dots.get(stop)

    def tell(self, record: Evaluated | None) -> None:
        """What a stop brings, in large above it; or nothing."""
        self._told = record
        is_shown = record is not None and not self._layout.is_empty and self._board is not None
        self.bubble.setVisible(is_shown)
        if record is None or not is_shown or self._board is None:
            return
        scale, told = self._layout.scale, outcome(record, self._board)
        area = bubble_area(told, scale)
        around = 6 * scale
        paint = partial(paint_bubble, scale=scale, shield=self._shield(record.seat), told=told)
        self.bubble.draw(area.adjusted(-around, -around, around, around), self._ratio, paint)
        at = self._layout.pad(record.stop).center()
        half = area.width() / 2 + around
        x = min(max(at.x(), self._layout.area.left() + half), self._layout.area.right() - half)
        self.bubble.setPos(QPointF(x, at.y()))
        self.bubble.setOpacity(1)

    # --- painting ------------------------------------------------------------------------------

    def _plant(self, record: Evaluated) -> None:
        if self._layout.is_empty or self._board is None:
            return
        flag = self._flags.setdefault(record.stop, self._sheet(_FLAGS))
        scale, around = self._layout.scale, _SHADOW * self._layout.scale
        area = QRectF(FLAG.topLeft() * scale, FLAG.size() * scale)
        paint = partial(
            paint_flag,
            scale=scale,
            colour=tones().players[self._colours[record.seat]],
            shield=self._shield(record.seat),
            told=outcome(record, self._board),
        )
        flag.draw(area.adjusted(-around, -around, around, around), self._ratio, paint)
        flag.setPos(self._layout.pad(record.stop).center())
        flag.setOpacity(1)
        flag.show()

    def _shield(self, seat: int) -> PaintShield:
        def paint(painter: QPainter, at: QPointF, width: float) -> None:
            drawn = shield_picture(self._colours[seat], width, self._ratio)
            painter.drawPixmap(at - QPointF(width / 2, width / 2), drawn)

        return paint

    def _lit_piece(self, stop: StopIndex) -> Sheet:
        """The dots up to a stop, from the one before it."""
        points = piece_to(stop, self._layout.plan)
        path = QPolygonF(points)
        area = path.boundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        sheet = self._sheet(_DOTS)
        paint = partial(self._paint_dots, points=points, stop=stop)
        sheet.draw(self._layout.rect(area), self._ratio, paint)
        sheet.show()
        return sheet

    def _paint_dots(self, painter: QPainter, points: Sequence[QPointF], stop: StopIndex) -> None:
        painter.translate(self._layout.area.topLeft())
        painter.scale(self._layout.scale, self._layout.scale)
        plan = self._layout.plan
        near = [plan.places[one] for one in {max(1, stop - 1), stop}]
        band = QPen(tint(town_tones().lit_street, 0.3), _BAND)
        band.setCapStyle(Qt.PenCapStyle.FlatCap)
        _spare_labels(painter, points, near)
        free = _beside_pads(points, near)
        for run in free:
            painter.strokePath(_line(run), band)
        dots = [dot for run in free for dot in run[2 : -2 : round(_PITCH / STEP)]]
        for colour, width in ((tint(tones().ink, 0.5), _DARK), (town_tones().lit_dot, _DOT)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for dot in dots:
                painter.drawEllipse(dot, width / 2, width / 2)

    def _sheet(self, layer: float) -> Sheet:
        sheet = Sheet()
        sheet.setZValue(layer)
        sheet.hide()
        self._scene.addItem(sheet)
        return sheet


def _beside_pads(points: Sequence[QPointF], near: Sequence[StopPlace]) -> list[list[QPointF]]:
    """The street in runs, without the pads and number plates that lie on it."""
    taken = []
    radius = town_plan().badge_radius
    for shown in near:
        plate = QRectF(shown.badge - QPointF(radius, _PLATE), shown.badge + QPointF(radius, _PLATE))
        taken += [shown.pad, plate]
    runs: list[list[QPointF]] = [[]]
    for point in points:
        if any(area.contains(point) for area in taken):
            runs.append([])
        else:
            runs[-1].append(point)
    return [run for run in runs if len(run) > 1]


def _spare_labels(painter: QPainter, points: Sequence[QPointF], near: Sequence[StopPlace]) -> None:
    """In its bends the street runs on below a label."""
    seen = QPolygonF(points).boundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
    region = QRegion(seen.toAlignedRect())
    for place in near:
        region -= QRegion(place.label.toAlignedRect())
    painter.setClipRegion(region)


def _line(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    return path
