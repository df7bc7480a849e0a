"""A position in small: the castle and who stands in it, with nothing to read and nothing to do."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, paint_landscape
from vivaroi_gui.ui.vivaroi.pictures import crown_picture, pawn_picture
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.scenery import paint_castle, paint_front
from vivaroi_gui.ui.vivaroi.scene.seating import seated

_ROOM_FOR_WCS = 0.94
_CROWN = 0.4
"""Width of the crown, in heights of a pawn."""


def paint_miniature(painter: QPainter, area: QRectF, view: View, ratio: float) -> None:
    """The public part of a view, whoever's it is."""
    geometry = _geometry(area, has_annexes=bool(view.options.rulebook.annexes))
    paint_landscape(painter, area)
    paint_castle(painter, geometry)
    _paint_pawns(painter, geometry, view, ratio)
    paint_front(painter, geometry)


def _paint_pawns(painter: QPainter, geometry: Geometry, view: View, ratio: float) -> None:
    seating = seated(view)
    crowned = view.king if view.nominee is None else view.nominee
    for character in range(len(view.places)):
        stand = seating.stand(geometry, character)
        if stand is None:
            continue
        pawn = pawn_picture(view.options.edition, character, stand.height, ratio)
        x = stand.feet.x() - stand.height * PAWN_RATIO / 2
        y = stand.feet.y() - stand.height
        painter.drawPixmap(round(x), round(y), pawn)
        if character == crowned:
            width = stand.height * _CROWN
            crown = crown_picture(width, ratio)
            painter.drawPixmap(round(stand.feet.x() - width / 2), round(y - width * 0.6), crown)


def _geometry(area: QRectF, *, has_annexes: bool) -> Geometry:
    """A castle as large as the area, or a little smaller, so that its WCs are in the picture."""
    if not has_annexes:
        return Geometry(castle=area)
    size = area.size() * _ROOM_FOR_WCS
    lower_left = area.bottomLeft() - QPointF(0, size.height())
    return Geometry(castle=QRectF(lower_left, size), has_annexes=True)
