"""A position in small: the town, and whose dice and carriages are where, with nothing to read."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.ui.kit.ink import tint
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, paint_landscape
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.pictures import (
    carriage_corner,
    carriage_picture,
    gendarme_picture,
    paint_die,
)
from vivaroi_gui.ui.vienna.scene.carriages import NEUTRAL
from vivaroi_gui.ui.vienna.scene.dice import looks_of
from vivaroi_gui.ui.vienna.scene.layout import TownLayout, heaps
from vivaroi_gui.ui.vienna.scene.scenery import paint_town
from vivaroi_gui.ui.vienna.scene.stage import reached_in
from vivaroi_gui.ui.vienna.scene.stops import YARD, town_plan
from vivaroi_gui.ui.vienna.scene.street import START, Spot, coming_out, standing, waiting
from vivaroi_gui.ui.vienna.town_tones import town_tones

_CARRIAGE: Final = 0.62
"""Units of the town in a unit of its picture: a little larger than on the table."""
_GENDARME: Final = 90.0
_STROKES: Final = ((0.32, 0.6), (0.66, 0.36))
"""How far down a label each is, and how long, in shares."""


def paint_miniature(
    painter: QPainter, area: QRectF, view: View, colours: Sequence[str], ratio: float
) -> None:
    """The public part of a view, whoever's it is; ``colours`` by seat."""
    paint_landscape(painter, area)
    layout = _layout(area)
    paint_town(painter, layout.area)
    _paint_writing(painter, layout)
    _paint_dice(painter, layout, view, colours, ratio)
    if view.gendarme is not None:
        _paint_gendarme(painter, layout.gendarme(view.gendarme), layout.scale, ratio)
    for colour, spot in _carriages(view, colours):
        scale = _CARRIAGE * layout.scale * spot.size
        drawn = carriage_picture(colour, scale, spot.facing, ratio)
        painter.drawPixmap(layout.point(spot.at) + carriage_corner(scale, spot.facing), drawn)


def _layout(area: QRectF) -> TownLayout:
    """The town in the middle of the area."""
    plan = town_plan()
    scale = min(area.width() / plan.width, area.height() / plan.height)
    town = QRectF(0, 0, plan.width * scale, plan.height * scale)
    town.moveCenter(area.center())
    return TownLayout(town)


def _paint_writing(painter: QPainter, layout: TownLayout) -> None:
    """Two strokes for the words on each label, which would be too small to read."""
    for place in town_plan().places:
        label = layout.rect(place.label)
        ink = tint(
            town_tones().yard_text if place is town_plan().places[YARD] else tones().ink, 0.4
        )
        for share, length in _STROKES:
            line = QRectF(0, 0, label.width() * length, label.height() * 0.14)
            line.moveCenter(QPointF(label.center().x(), label.top() + label.height() * share))
            painter.fillRect(line, ink)


def _paint_dice(
    painter: QPainter, layout: TownLayout, view: View, colours: Sequence[str], ratio: float
) -> None:
    for stop, dice in enumerate(view.placed):
        for slot, look in enumerate(looks_of(dice, colours) if dice is not None else ()):
            edge = layout.die_edge(stop)
            paint_die(painter, *look, layout.slot(stop, slot), edge, ratio)
    looks = [look for dice in view.geheimbund for look in looks_of(dice, colours)]
    for heap in heaps([look.colour for look in looks]):
        at = layout.slot(YARD, heap.slot)
        paint_die(painter, *looks[heap.top], at, layout.die_edge(YARD), ratio)


def _paint_gendarme(painter: QPainter, feet: QPointF, scale: float, ratio: float) -> None:
    height = _GENDARME * scale
    corner = feet - QPointF(height * PAWN_RATIO / 2, height)
    painter.drawPixmap(corner, gendarme_picture(height, ratio))


def _carriages(view: View, colours: Sequence[str]) -> list[tuple[str, Spot]]:
    """Everybody's; in the evaluation the one that is nobody's instead."""
    reached, plan = reached_in(view), town_plan()
    if reached is not None:
        return [(NEUTRAL, standing(reached, plan) if reached else coming_out(plan))]
    return [
        (
            colours[seat],
            waiting(seat, len(view.positions), plan) if at == START else standing(at, plan),
        )
        for seat, at in enumerate(view.positions)
    ]
