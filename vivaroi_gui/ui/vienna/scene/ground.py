"""Street and places for dice, drawn where no picture of the town has them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.stops import StopPlace
from vivaroi_gui.ui.vienna.scene.street import street_points
from vivaroi_gui.ui.vienna.town_tones import town_tones

_ROAD: Final = 0.17
"""Pixels of the street's width for one of a card's height, or of what stands for one."""
_PAD_CORNER, _SLOT_CORNER = 9.0, 6.0
_WIDTH: Final = 1.6
"""Pixels of an outline."""


def paint_ground(painter: QPainter, layout: TownLayout) -> None:
    """The street."""
    points = QPolygonF([layout.point(one) for one in street_points(layout.plan)])
    path = QPainterPath()
    path.addPolygon(points)
    pen = QPen(town_tones().road, layout.rect(layout.plan.places[1].hit).height() * _ROAD)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setClipRect(layout.area)
    painter.strokePath(path, pen)
    painter.restore()


def paint_pad(painter: QPainter, layout: TownLayout, place: StopPlace) -> None:
    """Where dice lie: a sheet, and an outline for each."""
    pad, scale = layout.rect(place.pad), layout.scale
    shape = rounded(pad, _PAD_CORNER * scale)
    fill(painter, shape, town_tones().pad)
    if tones().is_flat:
        outline(painter, shape, town_tones().slot, _WIDTH)
    edge = place.die * scale * 0.9
    for slot in place.dice:
        area = QRectF(0, 0, edge, edge)
        area.moveCenter(layout.point(slot - QPointF(0, 1)))
        outline(painter, rounded(area, _SLOT_CORNER * scale), town_tones().slot, _WIDTH)
