"""A decision that was a clear slip: whom it was about, what was done and what was better."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import bold, fit
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT
from vivaroi_gui.ui.session.note_drawing import height_of, set_lines, write_lines
from vivaroi_gui.ui.session.review import NoteLine
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.review.moment_button import MomentStrip

_PAWN = 118.0
"""Units for the pawn, from the left edge."""
_EYE = 52.0
"""Units at the right for the sign that it can be watched."""
_STEPS = (1.06, 1.0, 0.94, 0.88, 0.82, 0.76)
"""Smaller and smaller, until it fits."""


class SlipTold(NamedTuple):
    """What a card shows; of some decisions there is nobody to be shown."""

    where: str
    lines: Sequence[NoteLine]
    edition: str
    character: Character | None
    colour: QColor


class SlipCard(MomentStrip):
    """Where it was, and the lines beside a pawn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._told: SlipTold | None = None

    def tell(self, told: SlipTold, watch: str) -> None:
        """Shows it; ``watch`` is what a press does."""
        self._told = told
        said = " ".join(line.text for line in told.lines)
        self.describe(f"{told.where}. {said}", watch)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        told, face, unit = self._told, area.adjusted(3, 3, -3, -8), self.unit
        if told is None:
            return
        paint_strip(painter, face, told.colour, is_first=self.is_lit)
        self._paint_pawn(painter, face, told)
        eye = QPointF(face.right() - _EYE / 2 * unit, face.center().y())
        ink = tones().lit_ink if self.is_lit else tones().handle
        paint_icon(painter, eye, "eye", max(18.0, 24 * unit), ink, self)
        left, right = face.left() + _PAWN * unit, face.right() - _EYE * unit
        self._write(painter, QRectF(left, face.top(), right - left, face.height()), told)

    def _paint_pawn(self, painter: QPainter, face: QRectF, told: SlipTold) -> None:
        if told.character is None:
            return
        unit = self.unit
        high = min(0.84 * face.height(), (_PAWN - 26) * unit / PAWN_RATIO)
        pawn = pawn_picture(told.edition, told.character, high, self.devicePixelRatioF())
        middle = QPointF(face.left() + (_PAWN + 8) / 2 * unit, face.center().y())
        painter.drawPixmap(middle - QPointF(high * PAWN_RATIO, high) / 2, pawn)

    def _write(self, painter: QPainter, area: QRectF, told: SlipTold) -> None:
        """Where it was, and the lines: in the middle, as small as it takes."""
        for step in _STEPS:
            unit = self.unit * step
            head = fit(told.where, bold(15.5 * unit), area.width(), 13)
            above = QFontMetricsF(head).height() + 6 * unit
            lines = set_lines(told.lines, area.width(), unit)
            needed = above + height_of(lines)
            if needed <= area.height() - 8:
                break
        top = area.center().y() - needed / 2
        at = QPointF(area.left(), top + QFontMetricsF(head).ascent())
        write(painter, at, told.where, head, tones().heading, LEFT)
        below = QRectF(area.left(), top + above, area.width(), height_of(lines))
        write_lines(painter, below, lines, unit, self)
