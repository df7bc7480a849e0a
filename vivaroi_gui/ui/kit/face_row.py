"""Whose card, or whose decisions, are looked at: a row of faces of which one is chosen."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.control import Control
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.ink import fill, outline, oval
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.portrait import paint_portraits
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones

_FAR = 0.62
"""How clear the faces are that are not chosen."""


class FaceButton(Control):
    """One person, or the two of a team; the arrows go to the next one and choose it."""

    def __init__(self, persons: Sequence[Person], parent: QWidget) -> None:
        super().__init__(parent)
        self._persons = tuple(persons)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        disc, radius = self.ring()
        middle, inner = disc.center(), radius * (0.72 if self.isChecked() else 0.66)
        if self.isChecked():
            halo = oval(middle.x(), middle.y(), radius, radius)
            fill(painter, halo, tones().state_gold)
            outline(painter, halo, tones().gold_edge, 1.4)
        elif not self.is_lit:
            painter.setOpacity(_FAR)
        small = inner if len(self._persons) == 1 else inner * 0.66
        ratio = self.devicePixelRatioF()
        paint_portraits(painter, self._persons, middle, small, ratio, 1.2)

    def ring(self) -> tuple[QRectF, float]:
        area = QRectF(self.rect())
        radius = min(area.width(), area.height()) / 2 - 3
        disc = QRectF(0, 0, 2 * radius, 2 * radius)
        disc.moveCenter(area.center())
        return disc, radius


class Faces(QWidget):
    """``chosen`` tells whose face was clicked, by its place."""

    chosen = Signal(int)

    def __init__(self, sides: Sequence[Sequence[Person]], parent: QWidget) -> None:
        """Of persons, or of seats with the persons of each."""
        super().__init__(parent)
        self._sides = sides
        self.buttons = [FaceButton(persons, self) for persons in sides]
        for place, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
            button.setCursor(Qt.CursorShape.PointingHandCursor)

    def choose(self, place: int) -> None:
        self.buttons[place].setChecked(True)

    def set_words(self, question: str) -> None:
        """The question that the faces answer, for those who do not see it."""
        self.setAccessibleName(question)
        for button, persons in zip(self.buttons, self._sides, strict=True):
            name = people().names([person.name for person in persons])
            button.setAccessibleName(labelled(question, name))
            set_tip(button, name)

    def place(self, area: QRectF, rows: int = 1) -> None:
        """Takes an area of the parent, in pixels, and shares it out in so many rows."""
        self.setGeometry(area.toRect())
        in_row = max(1, ceil(len(self.buttons) / rows))
        across, down = area.width() / in_row, area.height() / rows
        for number, button in enumerate(self.buttons):
            row, column = divmod(number, in_row)
            button.setGeometry(QRectF(across * column, down * row, across, down).toRect())
