"""An award: a rosette on a strip of paper, who gets it and for what."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.vivaroi.review.parts import Honour
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.ink import fill, mixed, outline, oval, shade, wax
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portraits
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen, wrap
from vivaroi_gui.ui.vivaroi.final_page.award_words import Given

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
_ROSETTE = 27.0
_WORDS = 82.0
"""Units from the left edge."""
_FACE_FROM = 0.85
"""Pixels in a unit from which on there is room for a face."""
_FACE = 21.0


class AwardCard(Panel):
    """Shows one award; its tooltip says what is measured."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._given: Given | None = None
        self.hide()

    def show_award(self, given: Given, spoken: str) -> None:
        self._given = given
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(given.why)
        self.refresh()

    @property
    def _has_face(self) -> bool:
        return self.unit >= _FACE_FROM

    def draw(self, painter: QPainter) -> None:
        given, face, unit = self._given, self.face, self.unit
        if given is None:
            return
        colour = colour_of(given.persons[0])
        paint_strip(painter, face.adjusted(0, 0, -2, -4), colour, is_first=False)
        middle = QPointF(face.left() + 44 * unit, face.center().y() - 8 * unit)
        _paint_rosette(painter, middle, _ROSETTE * unit, colour)
        _paint_sign(painter, middle, given.honour, self)
        pen = Pen(painter, self.tips)
        pen.tell(face, given.why)
        self._write(pen, given)
        if self._has_face:
            self._paint_faces(painter, given)

    def _write(self, pen: Pen, given: Given) -> None:
        unit, face = self.unit, self.face
        left = face.left() + _WORDS * unit
        room = face.right() - left - 12 * unit
        head, small = display(19 * unit), body(15.5 * unit)
        beside = room - self._faces_across(given)
        lines = wrap(given.line, QFontMetricsF(small), beside)
        high, step = QFontMetricsF(head).height(), QFontMetricsF(small).height()
        above = max(0.0, face.height() - 4 - high - min(len(lines), 2) * step) / 2
        base = face.top() + above + QFontMetricsF(head).ascent()
        pen.line(QPointF(left, base), given.title, head, tones().ink, beside)
        top = face.top() + above + high
        area = QRectF(left, top, beside, min(2 * step, face.bottom() - 4 - top))
        area.setHeight(min(area.height(), len(lines) * step + 1))
        pen.lines(area, given.line, small, tones().soft_ink, LEFT)

    def _faces_across(self, given: Given) -> float:
        if not self._has_face:
            return 0.0
        return (2 * _FACE + 8 + 1.5 * _FACE * (len(given.persons) - 1)) * self.unit

    def _paint_faces(self, painter: QPainter, given: Given) -> None:
        unit, face = self.unit, self.face
        radius = _FACE * unit
        right = face.right() - 14 * unit
        across = (2 + 1.5 * (len(given.persons) - 1)) * radius
        middle = QPointF(right - across / 2, face.center().y() - 2)
        paint_portraits(painter, given.persons, middle, radius, self.ratio, 1.5)


def _paint_rosette(painter: QPainter, middle: QPointF, radius: float, colour: QColor) -> None:
    """Gold, with two ribbons in a colour below."""
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


def _paint_sign(painter: QPainter, middle: QPointF, honour: Honour, on: Panel) -> None:
    radius = _ROSETTE * on.unit
    if honour in _ICONS:
        paint_icon(painter, middle, _ICONS[honour], radius * 0.95, tones().ink, on)
        return
    name, across, shape = _PICTURES[honour]
    wide = across * radius
    pixmap = picture(name, wide, wide * shape, on.ratio)
    painter.drawPixmap(middle - QPointF(wide, wide * shape) / 2, pixmap)
