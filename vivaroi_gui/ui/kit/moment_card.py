"""A moment of a game that is told, and what it meant to some: pressed, it is watched again."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.control import SingleControl
from vivaroi_gui.ui.kit.curve_drawing import paint_crown, paint_seal
from vivaroi_gui.ui.kit.curve_layout import MarkKind
from vivaroi_gui.ui.kit.fonts import body, bold, display, elided, fit
from vivaroi_gui.ui.kit.ink import fill, rounded, tint
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_empire, paint_shield
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import wrap

_TITLE, _NIGHT_TITLE = Size(20, least=16), Size(17, least=14.5)
_CHANGE = Size(16.5, least=13.5)
_PAWN, _NIGHT_PAWN = Size(80, least=52), Size(58, least=44)
_SEAL = Size(15, least=12)
_MOST_LINES = 3
"""Of a title."""
_STEP = 1.3
"""From one line to the next, in their size."""
_LEFT = Qt.AlignmentFlag.AlignLeft


class Change(NamedTuple):
    """What a moment meant to somebody, in a few words; good for them, bad, or neither."""

    persons: tuple[Person, ...]
    text: str
    is_gain: bool | None = None


class MomentTold(NamedTuple):
    """A place of the game, what came there, and what that meant; a turning point has a number."""

    at: int
    title: str
    changes: tuple[Change, ...]
    picture: str = ""
    kind: MarkKind = MarkKind.PLAIN
    number: int = 0


class ChangeLine(NamedTuple):
    """A line of a change: its words may go on below those beside the emblem."""

    change: Change
    text: str
    is_first: bool
    made: QFont


def change_lines(changes: Sequence[Change], room: float, unit: float) -> list[ChangeLine]:
    """The changes in lines of so many pixels, as large as each other."""
    texts, room = [change.text for change in changes], room - change_indent(unit)
    made = bold(_CHANGE.at(unit))
    least = fit(max(texts, key=len, default=""), made, room, 13)
    if all(QFontMetricsF(least).horizontalAdvance(text) <= room for text in texts):
        made = least
    lines = []
    for change in changes:
        wrapped = wrap(change.text, QFontMetricsF(made), room)
        lines += [
            ChangeLine(change, elided(text, made, room), not number, made)
            for number, text in enumerate(wrapped)
        ]
    return lines


def paint_change(
    painter: QPainter, at: QPointF, line: ChangeLine, unit: float, *, is_on_night: bool
) -> None:
    """The emblem of whoever it is about and the words, with their baseline at a point."""
    made, change = line.made, line.change
    if line.is_first:
        size, ratio = change_indent(unit) * 0.78, painter.device().devicePixelRatioF()
        middle = at + QPointF(size / 2, -QFontMetricsF(made).capHeight() / 2)
        if change.persons:
            paint_shield(painter, change.persons[0], middle, size, ratio)
        else:
            paint_empire(painter, middle, size, ratio)
    colour = _ink(change, is_on_night=is_on_night)
    write(painter, at + QPointF(change_indent(unit), 0), line.text, made, colour, _LEFT)


def _ink(change: Change, *, is_on_night: bool) -> QColor:
    shown = tones()
    if change.is_gain is None:
        return shown.night_text if is_on_night else shown.ink
    if change.is_gain:
        return shown.done if is_on_night else shown.assent
    return shown.refused if is_on_night else shown.alert


def change_indent(unit: float) -> float:
    """The room of the emblem before the words, in pixels."""
    return 1.35 * _CHANGE.at(unit)


def change_step(unit: float) -> float:
    """From one line of the changes to the next, in pixels."""
    return _STEP * 1.06 * _CHANGE.at(unit)


class MomentCard(SingleControl):
    """On white paper, or on night without any."""

    reached = Signal()
    """It has the keys."""

    def __init__(self, parent: QWidget, *, is_on_night: bool = False) -> None:
        super().__init__(parent)
        self._is_on_night = is_on_night
        self.told = MomentTold(0, "", ())

    def show_told(self, told: MomentTold, hint: str) -> None:
        """``hint`` says what a press does."""
        self.told = told
        number = f"{told.number}. " if told.number else ""
        changes = "; ".join(one.text for one in told.changes)
        said = " ".join(filter(None, (told.title, changes)))
        self.setAccessibleName(aloud(number + said))
        set_tip(self, hint)
        self.update()

    # --- where its parts are -------------------------------------------------------------------

    @property
    def _title_font(self) -> QFont:
        if self._is_on_night:
            return body(_NIGHT_TITLE.at(self.unit))
        return display(_TITLE.at(self.unit))

    @property
    def _edge(self) -> float:
        """Room above and below the words."""
        return (5 if self._is_on_night else 14) * self.unit

    @property
    def _left(self) -> float:
        if self._is_on_night:
            return 4.0
        seal = 2 * _SEAL.at(self.unit) if self.told.number else 0.0
        return 9 + 12 * self.unit + seal + (9 * self.unit if seal else 0.0)

    @property
    def _pawn(self) -> float:
        """The height of the picture."""
        high = (_NIGHT_PAWN if self._is_on_night else _PAWN).at(self.unit)
        return high if self.told.picture else 0.0

    def _room(self, width: float) -> float:
        beside = self._pawn * PAWN_RATIO + (18 if self._pawn else 8) * self.unit
        return width - self._left - beside

    def _lines(self, width: float) -> Sequence[str]:
        """The title; where it is too long, the last line has the rest and is cut short."""
        lines = wrap(self.told.title, QFontMetricsF(self._title_font), self._room(width))
        if len(lines) <= _MOST_LINES:
            return lines
        return [*lines[: _MOST_LINES - 1], " ".join(lines[_MOST_LINES - 1 :])]

    def _changes(self, width: float) -> list[ChangeLine]:
        return change_lines(self.told.changes, self._room(width), self.unit)

    def _words_height(self, width: float) -> float:
        words = len(self._lines(width)) * _STEP * self._title_font.pixelSize()
        return words + len(self._changes(width)) * change_step(self.unit)

    def height_for(self, width: float) -> int:
        """In pixels, for so many across."""
        words = self._words_height(width)
        crown = 0.2 * self._pawn if self.told.kind is MarkKind.WON else 0.0
        return round(max(words, self._pawn + crown) + 2 * self._edge)

    # --- painting ------------------------------------------------------------------------------

    def paint(self, painter: QPainter, area: QRectF) -> None:
        self._paint_ground(painter, area)
        if self.told.number:
            radius = _SEAL.at(self.unit)
            middle = QPointF(9 + 12 * self.unit + radius, area.center().y())
            paint_seal(painter, middle, radius, self.told.number)
        self._paint_picture(painter, area)
        self._paint_words(painter, area)

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        if not self._is_on_night:
            first = next(iter(self.told.changes), None)
            colour = colour_of(first.persons[0]) if first and first.persons else tones().empire
            paint_strip(painter, area.adjusted(3, 3, -5, -7), colour, is_first=self.is_lit)
        elif self.is_lit:
            fill(painter, rounded(area, 8), tint(tones().night_edge, 0.3))

    def _paint_picture(self, painter: QPainter, area: QRectF) -> None:
        if not self._pawn:
            return
        across, crown = self._pawn * PAWN_RATIO, 0.0
        if self.told.kind is MarkKind.WON and not self._is_on_night:
            crown = 0.2 * self._pawn
        top = area.center().y() - (self._pawn - crown) / 2
        right = area.right() - 10 * self.unit
        place = QRectF(right - across, top, across, self._pawn)
        ratio = float(self.devicePixelRatioF())
        shown = picture(self.told.picture, place.width(), place.height(), ratio)
        painter.drawPixmap(place.topLeft(), shown)
        if crown:
            paint_crown(painter, self.told.picture, place, ratio)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        width, made, night = area.width(), self._title_font, self._is_on_night
        top = area.center().y() - self._words_height(width) / 2
        ink, step = tones().night_text if night else tones().ink, _STEP * made.pixelSize()
        for number, line in enumerate(self._lines(width)):
            at = QPointF(self._left, top + (number + 0.78) * step)
            text = elided(line, made, self._room(width))
            write(painter, at, text, made, ink, _LEFT)
        top += len(self._lines(width)) * step
        for number, change in enumerate(self._changes(width)):
            at = QPointF(self._left, top + (number + 0.74) * change_step(self.unit))
            paint_change(painter, at, change, self.unit, is_on_night=night)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()
