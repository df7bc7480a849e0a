"""A decision that was a clear slip: whom it was about, what was done and what was better."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import bold, fit
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT
from vivaroi_gui.ui.session.note_drawing import Paragraph, height_of, set_lines, write_lines
from vivaroi_gui.ui.session.review import NoteLine
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.review.moment_button import MomentStrip

_PAWN = 118.0
"""Units for the pawn, from the left edge."""
_EYE = 52.0
"""Units at the right for the sign that it can be watched."""
_STEPS = (1.3, 1.2, 1.12, 1.06, 1.0, 0.94, 0.88, 0.82, 0.76)
"""Sizes of the letters, smaller and smaller until it fits; the last one is taken in any case."""


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
        self.step = 1.0
        """The size of the letters, to what they are in the design."""

    def tell(self, told: SlipTold, watch: str) -> None:
        """Shows it; ``watch`` is what a press does."""
        self._told = told
        said = " ".join(line.text for line in told.lines)
        self.describe(f"{told.where}. {said}", watch)

    @property
    def largest_step(self) -> float:
        """At which all fits; letters larger than in the design must not take more lines."""
        if self._told is None:
            return _STEPS[0]
        few = _rows(self._set(1.0))
        fitting = (step for step in _STEPS if self._needed(step) <= self._area.height() - 8)
        return next(
            (one for one in fitting if one <= 1 or _rows(self._set(one)) == few), _STEPS[-1]
        )

    # --- painting ------------------------------------------------------------------------------

    @property
    def _face(self) -> QRectF:
        return QRectF(self.rect()).adjusted(3, 3, -3, -8)

    @property
    def _area(self) -> QRectF:
        """Of what is written."""
        return self._face.adjusted(_PAWN * self.unit, 0, -_EYE * self.unit, 0)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        told, face, unit = self._told, self._face, self.unit
        if told is None:
            return
        paint_strip(painter, face, told.colour, is_first=self.is_lit)
        self._paint_pawn(painter, face, told)
        eye = QPointF(face.right() - _EYE / 2 * unit, face.center().y())
        ink = tones().lit_ink if self.is_lit else tones().handle
        paint_icon(painter, eye, "eye", max(18.0, 24 * unit), ink, self)
        self._write(painter, told)

    def _paint_pawn(self, painter: QPainter, face: QRectF, told: SlipTold) -> None:
        if told.character is None:
            return
        unit = self.unit
        high = min(0.84 * face.height(), (_PAWN - 26) * unit / PAWN_RATIO)
        pawn = pawn_picture(told.edition, told.character, high, self.devicePixelRatioF())
        middle = QPointF(face.left() + (_PAWN + 8) / 2 * unit, face.center().y())
        painter.drawPixmap(middle - QPointF(high * PAWN_RATIO, high) / 2, pawn)

    def _head(self, step: float) -> QFont:
        where = "" if self._told is None else self._told.where
        return fit(where, bold(15.5 * self.unit * step), self._area.width(), 13)

    def _set(self, step: float) -> list[Paragraph]:
        lines = () if self._told is None else self._told.lines
        return set_lines(lines, self._area.width(), self.unit * step)

    def _above(self, step: float) -> float:
        """What the head takes of the height."""
        return QFontMetricsF(self._head(step)).height() + 6 * self.unit * step

    def _needed(self, step: float) -> float:
        return self._above(step) + height_of(self._set(step))

    def _write(self, painter: QPainter, told: SlipTold) -> None:
        """Where it was, and the lines, in the middle."""
        area, head, lines = self._area, self._head(self.step), self._set(self.step)
        top = area.center().y() - self._needed(self.step) / 2
        at = QPointF(area.left(), top + QFontMetricsF(head).ascent())
        write(painter, at, told.where, head, tones().heading, LEFT)
        below = QRectF(area.left(), top + self._above(self.step), area.width(), height_of(lines))
        write_lines(painter, below, lines, self.unit * self.step, self)


def _rows(lines: Sequence[Paragraph]) -> int:
    return sum(len(one.words) for one in lines)
