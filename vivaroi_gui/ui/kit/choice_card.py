"""A large card to choose: a title, a line of words, and some figures of what it stands for."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control, tinted_icon
from vivaroi_gui.ui.kit.fonts import body, display, fit
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.ink import fill, hand_cut, oval, rounded, shade, shadow
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones

_LEAST_HEIGHT = Size(92, least=83)
_MOST_HEIGHT = Size(128, least=86)
_TITLE_TEXT = Size(21, least=16.5)
_LINE_TEXT = Size(15.5, least=14)
_CHECK = Size(13, least=9)

_SMALLEST_TITLE = 14
_CROWD = 3
"""Fewer figures than this are worth a second line of words."""

Picture = Callable[[float, float], QPixmap]
"""A picture so many pixels high, at so many pixels of the device each."""


class FigureRow(NamedTuple):
    """What stands in a row at the right of a card."""

    pictures: Sequence[Picture] = ()
    ratio: float = 1.0
    """Width to height of each."""
    step: float = 1.0
    """From one to the next, in widths."""
    tall: float = 1.0
    """As a share of the height that there is."""
    stand: bool = True
    """Whether they cast a shadow at their feet."""


class ChoiceCard(Control):
    """Violet with a golden edge and a check mark when it is chosen."""

    is_one_of_several = True

    def __init__(self, figures: FigureRow, parent: QWidget) -> None:
        super().__init__(parent)
        self._figures = figures
        self._line = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_words(self, title: str, line: str) -> None:
        """The name of what is chosen, and what it is in a few words."""
        self.setText(title)
        self._line = line
        self.setAccessibleName(labelled(title, line))
        self.update()

    def set_unit(self, unit: float) -> None:
        super().set_unit(unit)
        self.setMinimumHeight(round(_LEAST_HEIGHT.at(unit)))
        self.setMaximumHeight(round(_MOST_HEIGHT.at(unit)))

    def nextCheckState(self) -> None:
        """The page decides what is chosen."""

    # --- measures --------------------------------------------------------------------------------

    @property
    def _figure(self) -> QSizeF:
        """Of the sheet of one figure, in pixels."""
        height = (self.height() - 18 * max(0.8, self.unit)) * self._figures.tall
        return QSizeF(height * self._figures.ratio, height)

    @property
    def _laid(self) -> tuple[int, str]:
        """How many figures stand there, and what is written beside them.

        What comes after the comma is left out before the words would leave the card, and so is
        the last figure.
        """
        first = self._line.split(",")[0]
        choices = ((self._beside, self._line), (1, first))
        fitting = (
            one for one in choices if self._height_of(*one) <= self._room_for(one[0]).height()
        )
        return next(fitting, (0, first))

    @property
    def _beside(self) -> int:
        """As many figures as leave the words their room, on one line or on two."""
        metrics = QFontMetricsF(self.line_font())
        title = QFontMetricsF(display(_SMALLEST_TITLE)).horizontalAdvance(self.words)
        beside = self._fitting(max(title, metrics.horizontalAdvance(self._line)))
        if beside < _CROWD:
            halves = map(metrics.horizontalAdvance, self._line.split(", "))
            beside = self._fitting(max(title, *halves))
        return min(max(1, beside), len(self._figures.pictures))

    def _fitting(self, words: float) -> int:
        """How many figures stand beside words that wide."""
        room = self.width() - words - 34 * max(0.8, self.unit)
        return int((room / self._figure.width() - 1) / self._figures.step) + 1

    def _crowd(self, count: int) -> float:
        """Pixels across for so many figures."""
        return self._figure.width() * (1 + self._figures.step * (count - 1)) if count else 0.0

    def _room_for(self, figures: int) -> QRectF:
        """Where the words are written beside so many figures."""
        pad = 14 * max(0.8, self.unit)
        return QRectF(pad, 6, self.width() - self._crowd(figures) - 2.2 * pad, self.height() - 12)

    def words_area(self) -> QRectF:
        """Where the words are written."""
        return self._room_for(self._laid[0])

    def words_height(self) -> float:
        """Pixels that the words need from the top of the title to the last line's foot."""
        return self._height_of(*self._laid)

    def _height_of(self, figures: int, line: str) -> float:
        width = self._room_for(figures).width()
        wrapped = QRectF(0, 0, width, 999)
        metrics = QFontMetricsF(self.line_font())
        below = metrics.boundingRect(wrapped, _WRAPPED, self._broken(line, width)).height()
        return QFontMetricsF(self._title_font(width)).height() + below + 3 * self.unit

    def _title_font(self, width: float) -> QFont:
        return fit(self.words, display(_TITLE_TEXT.at(self.unit)), width, _SMALLEST_TITLE)

    def line_font(self) -> QFont:
        """The face of the smaller line."""
        return body(_LINE_TEXT.at(self.unit))

    def _broken(self, line: str, width: float) -> str:
        """The line, cut in two at its comma where it has to be cut."""
        is_long = QFontMetricsF(self.line_font()).horizontalAdvance(line) > width
        return line.replace(", ", ",\n", 1) if is_long else line

    # --- painting --------------------------------------------------------------------------------

    def paint(self, painter: QPainter, area: QRectF) -> None:
        face = faces.sheet(self)
        painter.setOpacity(face.opacity)
        sheet = area.adjusted(3, 3, -4, -5)
        is_on = self.isChecked()
        path = hand_cut(sheet, 1.4)
        shadow(painter, rounded(sheet, 2), 4, (9, 4), 0.1)
        faces.paint_face(painter, path, face, sheet)
        self._paint_figures(painter, sheet)
        self._paint_words(painter, is_on)
        if is_on:
            self._paint_check(painter, sheet)

    def _paint_figures(self, painter: QPainter, sheet: QRectF) -> None:
        width, height = self._figure.width(), self._figure.height()
        count, _ = self._laid
        left = sheet.right() - self._crowd(count) - 8 * self.unit
        feet = sheet.bottom() - max(5.0, (sheet.height() - height) / 2)
        for place, figure in enumerate(self._figures.pictures[:count]):
            x = left + place * width * self._figures.step
            if self._figures.stand:
                shade(painter, oval(x + width / 2, feet - 1, width * 0.42, height * 0.035), 0.3)
            painter.drawPixmap(QPointF(x, feet - height), figure(height, self.devicePixelRatioF()))

    def _paint_words(self, painter: QPainter, is_on: bool) -> None:
        count, line = self._laid
        area, pad = self._room_for(count), 3 * self.unit
        title = self._title_font(area.width())
        top = area.top() + max(0.0, (area.height() - self._height_of(count, line)) / 2)
        base = top + QFontMetricsF(title).ascent()
        ink = tones().ribbon_text if is_on else tones().ink
        write(painter, QPointF(area.left(), base), self.words, title, ink, _LEFT)
        painter.setFont(self.line_font())
        painter.setPen(tones().night_text if is_on else tones().soft_ink)
        rest = QRectF(area.left(), top + QFontMetricsF(title).height() + pad, area.width(), 999)
        painter.drawText(rest, _WRAPPED, self._broken(line, area.width()))

    def _paint_check(self, painter: QPainter, sheet: QRectF) -> None:
        radius = _CHECK.at(self.unit)
        middle = sheet.topRight() + QPointF(-radius * 0.9, radius * 0.9)
        shade(painter, oval(middle.x() + 1, middle.y() + 2, radius, radius), 0.3)
        fill(painter, oval(middle.x(), middle.y(), radius, radius), tones().gold)
        size = radius * 1.4
        check = tinted_icon("check", size, tones().ink, self)
        painter.drawPixmap(middle - QPointF(size / 2, size / 2), check)

    def sizeHint(self) -> QSize:
        return QSize(round(280 * self.unit), round(96 * self.unit))

    def ring(self) -> tuple[QRectF, float]:
        """Within the golden edge of a chosen card, which would hide it."""
        sheet = QRectF(self.rect()).adjusted(3, 3, -4, -5)
        return (sheet.adjusted(4, 4, -4, -4) if self.isChecked() else sheet), 3


def stack(row: QBoxLayout, cards: Sequence[ChoiceCard], *, is_narrow: bool) -> int:
    """Lays cards beside each other, or below where it is narrow; how high they are at most."""
    down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
    row.setDirection(down if is_narrow else across)
    lines = len(cards) if is_narrow else 1
    return lines * cards[0].maximumHeight() + (lines - 1) * row.spacing()


_LEFT = Qt.AlignmentFlag.AlignLeft
_WRAPPED = int(Qt.TextFlag.TextWordWrap.value) | int(Qt.AlignmentFlag.AlignLeft.value)
