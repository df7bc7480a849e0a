"""A rosette: gold, with two ribbons, and the sign of what it is given for."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.vivaroi.review.parts import Honour
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.ink import fill, mixed, outline, oval, shade, wax
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.tones import tones

_ICONS: Final = {
    Honour.SECRET: "lock",
    Honour.OPEN_BOOK: "book",
    Honour.BLUFFER: "mute",
    Honour.CLOSE_CALL: "hour",
    Honour.COMEBACK: "up",
}
_PICTURES: Final = {
    Honour.BOLD_NO: ("kit/card-no", 0.62, 330 / 240),
    Honour.KINGMAKER: ("kit/crown", 0.95, 110 / 128),
}
"""Their width in radii of the rosette, and height to width."""


def paint_rosette(painter: QPainter, middle: QPointF, radius: float, colour: QColor) -> None:
    """Two radii below its middle end the ribbons, in a colour."""
    for side in (-1, 1):
        path = QPainterPath(middle)
        for x, y in ((0.25, 0.5), (1.0, 1.65), (0.58, 1.6), (0.42, 1.95), (-0.05, 0.8)):
            path.lineTo(middle + QPointF(side * x * radius, y * radius))
        path.closeSubpath()
        shade(painter, path.translated(1, 2), 0.2)
        fill(painter, path, mixed(colour, tones().ink, 0.12 if side > 0 else 0.25))
    x, y = middle.x(), middle.y()
    seal = wax(x, y, radius)
    shade(painter, seal.translated(radius * 0.04, radius * 0.09), 0.28)
    fill(painter, seal, tones().gold)
    outline(painter, seal, tones().button_edge, max(1.0, radius * 0.05))
    disc = oval(x, y, radius * 0.68, radius * 0.68)
    fill(painter, disc, tones().cream)
    outline(painter, disc, tones().button_edge, max(1.0, radius * 0.05))


def paint_sign(
    painter: QPainter, middle: QPointF, radius: float, honour: Honour, on: QWidget
) -> None:
    """What the award is for, in the middle of its rosette."""
    if honour in _ICONS:
        paint_icon(painter, middle, _ICONS[honour], radius * 0.95, tones().ink, on)
        return
    name, across, shape = _PICTURES[honour]
    wide = across * radius
    pixmap = picture(name, wide, wide * shape, on.devicePixelRatioF())
    painter.drawPixmap(middle - QPointF(wide, wide * shape) / 2, pixmap)
