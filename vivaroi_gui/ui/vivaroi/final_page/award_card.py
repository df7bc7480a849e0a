"""An award: a rosette on a strip of paper, who gets it and for what."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portraits
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, MIDDLE, Pen, wrap
from vivaroi_gui.ui.vivaroi.final_page.award_words import Given
from vivaroi_gui.ui.vivaroi.final_page.rosette import paint_rosette, paint_sign

_ROSETTE = 27.0
_HIGH, _ON_TOP = 160.0, 36.0
"""Units from which on a card is high, with its rosette, so large, over the words."""
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
        set_description(self, given.why)
        self.refresh()

    @property
    def _has_face(self) -> bool:
        return self.unit >= _FACE_FROM

    def draw(self, painter: QPainter) -> None:
        given, face, unit = self._given, self.face, self.unit
        if given is None:
            return
        paint_strip(
            painter, face.adjusted(0, 0, -2, -4), colour_of(given.persons[0]), is_first=False
        )
        pen = Pen(painter, self.tips)
        pen.tell(face, given.why)
        if face.height() >= _HIGH * unit:
            self._draw_high(pen, given)
            return
        middle = QPointF(face.left() + 44 * unit, face.center().y() - 8 * unit)
        self._paint_rosette(painter, middle, _ROSETTE * unit, given)
        self._write(pen, given)
        if self._has_face:
            right = face.right() - 14 * unit - self._half_of_faces(given)
            self._paint_faces(painter, given, QPointF(right, face.center().y() - 2))

    def _paint_rosette(
        self, painter: QPainter, middle: QPointF, radius: float, given: Given
    ) -> None:
        paint_rosette(painter, middle, radius, colour_of(given.persons[0]))
        paint_sign(painter, middle, radius, given.honour, self)

    def _draw_high(self, pen: Pen, given: Given) -> None:
        """Rosette and faces, the title below them, then for what; all in the middle."""
        unit, face = self.unit, self.face
        radius, half = _ON_TOP * unit, self._half_of_faces(given)
        across = face.center() + QPointF(4 * unit, 0)
        top = QPointF(across.x() - half - 8 * unit, face.top() + 50 * unit)
        self._paint_rosette(pen.painter, top, radius, given)
        self._paint_faces(pen.painter, given, top + QPointF(radius + 16 * unit + half, 0))
        room = face.width() - 40 * unit
        base = QPointF(across.x(), face.top() + 140 * unit)
        pen.line(base, given.title, display(22 * unit), tones().ink, room, MIDDLE)
        area = QRectF(across.x() - room / 2, base.y() + 6 * unit, room, 0)
        area.setBottom(face.bottom() - 10 * unit)
        pen.lines(area, given.line, body(16.5 * unit), tones().soft_ink)

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
        return 2 * self._half_of_faces(given) + 8 * self.unit if self._has_face else 0.0

    def _half_of_faces(self, given: Given) -> float:
        """Half as wide as the faces are side by side."""
        return (2 + 1.5 * (len(given.persons) - 1)) * _FACE * self.unit / 2

    def _paint_faces(self, painter: QPainter, given: Given, middle: QPointF) -> None:
        paint_portraits(painter, given.persons, middle, _FACE * self.unit, self.ratio, 1.5)
