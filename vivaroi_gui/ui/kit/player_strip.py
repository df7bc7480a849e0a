"""What the rows of both counting pages share: a strip of paper with rank, face and name."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.access_parts import Role
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.afar import far
from vivaroi_gui.ui.kit.fonts import (
    SMALLEST,
    body,
    display,
    elided,
    fit,
    heavy,
    numeral,
    text_factor,
)
from vivaroi_gui.ui.kit.ink import fill, rounded
from vivaroi_gui.ui.kit.lettering import halves, write, write_middle
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.portrait import colour_of, paint_empire, paint_portrait, paint_portraits
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_description, tells_tip
from vivaroi_gui.ui.kit.tones import Tones, tones
from vivaroi_gui.ui.kit.writing import wrap

_PILL_HEIGHT = Size(44, least=30)
_TWO_LINES: Final = 2.3
"""Heights of a letter that two names need, one below the other."""


@dataclass(frozen=True)
class Who:
    """The left part of a row: one or two persons with a marker, nobody for the Emissary.

    ``note`` is smaller, below the name, on one line or two; without a ``rank`` none is written.
    ``title`` is that of an Ambition, and stands there where there is no note.
    """

    persons: tuple[Person, ...]
    name: str
    rank: int | None
    note: str = ""
    title: str = ""
    short_name: str = ""
    is_first: bool = False

    @property
    def colour(self) -> QColor:
        return colour_of(self.persons[0]) if self.persons else tones().empire


class PlayerStrip(QWidget):
    """Draws the strip; a subclass draws what stands on it in ``paint_columns``."""

    access_tree: AccessTree | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.access_tree = AccessTree(self, Role.ListItem)
        self.who: Who | None = None
        self._meanings: Sequence[str] = ()
        self.unit = 1.0

    def show_who(self, who: Who) -> None:
        self.who = who
        self.update()

    def tell(self, row: tuple[str, str], told: Sequence[str]) -> None:
        """The row in brief and what it is made of; what the columns at ``told_at`` mean."""
        name, made_of = row
        self.setAccessibleName(aloud(name))
        set_description(self, made_of)
        self._meanings = told

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self.unit = unit
        self.update()

    # --- what a subclass says ------------------------------------------------------------------

    @property
    def name_room(self) -> float:
        """Pixels for the name."""
        raise NotImplementedError

    def paint_columns(self, painter: QPainter) -> None:
        raise NotImplementedError

    @property
    def told_at(self) -> Sequence[float]:
        """Middles of the columns that are told of."""
        return ()

    def tip_at(self, position: QPointF) -> str:
        """What to tell of a spot to the right of the name."""
        for x, told in zip(self.told_at, self._meanings, strict=False):
            if abs(position.x() - x) < 40 * self.unit:
                return told
        return ""

    # --- drawing -------------------------------------------------------------------------------

    @property
    def name_left(self) -> float:
        return 136 * self.unit

    def paint_number(
        self, painter: QPainter, x: float, number: str, pixels: float, colour: QColor
    ) -> None:
        """A number in the middle of the row."""
        high = min(far(pixels) * self.unit, self.height() * 0.8)
        area = QRectF(x - 2 * high, self.height() / 2 - high, 4 * high, 2 * high)
        write_middle(painter, area, number, numeral(high), colour)

    def paint_pill(
        self, painter: QPainter, x: float, text: str, *, is_teal: bool, is_plain: bool = False
    ) -> None:
        """Points on a pill; ``is_plain`` for a text that holds more than a number."""
        unit = self.unit
        wide, tall = (94 if is_plain else 66) * unit, _PILL_HEIGHT.at(unit)
        area = QRectF(x - wide / 2, self.height() / 2 - tall / 2, wide, tall)
        fill(
            painter,
            rounded(area, tall / 2),
            tones().best if is_teal else tones().figure,
        )
        made = heavy(22 * unit) if is_plain else numeral(25 * unit)
        write_middle(
            painter,
            area,
            text,
            fit(text, made, wide - 8),
            tones().ribbon_text if is_teal else tones().ink,
        )

    def _paint_who(self, painter: QPainter, who: Who) -> None:
        unit, middle = self.unit, self.height() / 2
        if who.rank is not None:
            self.paint_number(painter, 36 * unit, str(who.rank), 30, tones().rank)
        radius = face_radius(self.height(), unit)
        face, ratio = QPointF(92 * unit, middle - radius * 0.08), self.devicePixelRatioF()
        if not who.persons:
            paint_empire(painter, face, radius * 2.1, ratio)
        elif len(who.persons) == 1:
            paint_portrait(painter, who.persons[0], face, radius, ratio)
        else:
            paint_portraits(painter, who.persons, face, min(radius * 0.8, 21 * unit), ratio, 1.5)
        self._paint_name(painter, who)

    def _paint_name(self, painter: QPainter, who: Who) -> None:
        """One name or two; a long one, like two, on one line below the other where both fit."""
        lines = [person.name for person in who.persons]
        if len(lines) == 1 and self._is_too_long(who.name):
            lines = halves(who.name)
        if len(lines) > 1 and self.height() >= _TWO_LINES * SMALLEST * text_factor():
            self._paint_lines(painter, lines)
        else:
            self._paint_one(painter, who)

    def _is_too_long(self, name: str) -> bool:
        made = self._name_font(name)
        return QFontMetricsF(made).horizontalAdvance(name) > self.name_room

    def _paint_one(self, painter: QPainter, who: Who) -> None:
        """A name; a note where there is room for it."""
        made, name = self._name_font(who.name), who.name
        is_small = made.pixelSize() < 0.75 * display(22 * self.unit).pixelSize()
        if who.short_name and (is_small or self._is_too_long(name)):
            name = who.short_name
            made = self._name_font(name)
        small = body(14.5 * self.unit)
        lines = self._lines_below(who, made, small)
        base = self.height() / 2 + made.pixelSize() * 0.32
        base -= len(lines) * small.pixelSize() * 0.55
        self._write_name(painter, name, made, base, tones().ink)
        for number, line in enumerate(lines, 1):
            below = base + small.pixelSize() * (0.1 + 1.1 * number)
            self._write_name(painter, line, small, below, tones().soft_ink)

    def _lines_below(self, who: Who, above: QFont, small: QFont) -> list[str]:
        """The note, on one line where there is no room for two; a title whole or not at all."""
        most = int((self.height() - 1.6 * above.pixelSize()) / small.pixelSize())
        lines = wrap(who.note or who.title, QFontMetricsF(small), self.name_room)
        if len(lines) > most:
            lines = [who.note] if most else []
        return [line for line in lines if line]

    def _paint_lines(self, painter: QPainter, lines: Sequence[str]) -> None:
        middle = self.height() / 2
        high = self.height() / _TWO_LINES
        made = self._name_font(max(lines, key=len), min(20, high / (far(1) * self.unit)))
        for number, name in enumerate(lines):
            base = middle + made.pixelSize() * (0.3 + (number - 0.5) * 1.08)
            self._write_name(painter, name, made, base, tones().ink)

    def _write_name(
        self, painter: QPainter, text: str, made: QFont, base: float, colour: QColor
    ) -> None:
        at, short = QPointF(self.name_left, base), elided(text, made, self.name_room)
        write(painter, at, short, made, colour, Qt.AlignmentFlag.AlignLeft)

    def _name_font(self, name: str, pixels: float = 22) -> QFont:
        lowest = 14 if pixels == 22 else 13
        return fit(name, display(far(pixels) * self.unit), self.name_room, lowest)

    def tooltip_at(self, position: QPointF) -> str:
        """What the tooltip says there."""
        if self.who is not None and position.x() < self.name_left + self.name_room:
            return " · ".join(filter(None, (self.who.name, self.who.note, self.who.title)))
        return self.tip_at(position)

    # --- Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return tells_tip(event, self, self.tooltip_at) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.who is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio, who = self.devicePixelRatioF(), self.who
        paper = strip_paper(self.size(), who.colour, ratio, is_first=who.is_first)
        painter.drawPixmap(0, 0, paper)
        painter.translate(0, -2)
        self._paint_who(painter, self.who)
        self.paint_columns(painter)


def face_radius(height: float, unit: float) -> float:
    """That of the face on a strip, in pixels."""
    return min(30 * unit, height * 0.34)


def strip_paper(size: QSize, colour: QColor, ratio: float, *, is_first: bool) -> QPixmap:
    """The strip of paper, painted once for a size and a colour."""
    return _paper(size.width(), size.height(), colour.name(), ratio, is_first, tones())


@lru_cache(maxsize=72)
def _paper(width: int, height: int, colour: str, ratio: float, is_first: bool, _: Tones) -> QPixmap:
    area = QRectF(2, 3, width - 4, height - 9)
    return painted(
        QRectF(0, 0, width, height),
        ratio,
        lambda painter: paint_strip(painter, area, QColor(colour), is_first=is_first),
    )
