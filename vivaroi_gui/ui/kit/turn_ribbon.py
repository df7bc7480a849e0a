"""Whose turn it is and what to do now: a ribbon in the colour of the one on turn."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.afar import far
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.floats import SIGNS, Float, Message
from vivaroi_gui.ui.kit.fonts import body, display, numeral
from vivaroi_gui.ui.kit.ink import fill, outline, oval, rounded, shade, shadow
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.kit.papers import ribbon_ink, ribbon_light
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portrait
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, RIGHT, Pen

_SIGN = Size(18, least=15)


class _Measures(NamedTuple):
    """The ribbon in units: regular, or the lower one of small windows."""

    radius: float
    text: float
    title: float
    title_base: float
    line: float
    line_top: float
    foot: float
    points: float


_TALL = _Measures(38, 104, 30, 37, 16.5, 44, 9, 34)
_STANDING = _Measures(24, 62, 22, 38, 16, 62, 12, 27)
_NARROW = _Measures(18, 20, 21, 66, 15.5, 72, 11, 25)
"""Of ribbons whose line lies below the face, and of those where the title does, too."""
_UPRIGHT: Final = {_STANDING: 0.3, _NARROW: 0.58}
"""From so high on, of its width, a ribbon is such a one."""
_STANDING_LEFT: Final = 20.0
_LOW = _Measures(26, 70, 22, 24, 15, 26, 8, 27)

_RIM, _LOW_RIM = 6.0, 3.0
"""Units between the edge and the golden line, of a low ribbon beside its two lines of words."""
_WHOLE = ((9.0, 13.0), (4.0, 10.0))
"""Units above and below a message that takes all of a tall ribbon, and of a low one."""
_SLIP_FOOT = 13.0
"""Units below a message, where the ribbon bends up to its lower edge."""


class Score(NamedTuple):
    """A total on the ribbon, the words below it, and whose it is if not of the one on turn."""

    total: int
    label: str
    owner: Player | None = None


class TurnRibbon(Panel):
    """``title`` and ``line`` are what it says; messages take the line's place."""

    menu_wanted = Signal(object, QPoint)
    """The seat on turn, whose menu is asked for; where on the screen."""
    has_long_lines = False
    """Whether a low ribbon is used to its tail: below a score without words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._players: tuple[Player, ...] = ()
        self._thinking: Seat | None = None
        self._message: Message | None = None

    # --- what a game says ----------------------------------------------------------------------

    @property
    def title(self) -> str:
        raise NotImplementedError

    @property
    def short_title(self) -> str:
        """In place of a title that is too wide."""
        return self.title

    @property
    def course(self) -> str:
        """What is to be done, or goes on: the line while there is no message."""
        raise NotImplementedError

    @property
    def turn(self) -> Seat | None:
        """The one on turn."""
        raise NotImplementedError

    @property
    def score(self) -> Score | None:
        raise NotImplementedError

    @property
    def is_blank(self) -> bool:
        """Whether nothing is known yet."""
        raise NotImplementedError

    # --- who plays -----------------------------------------------------------------------------

    def set_players(self, players: tuple[Player, ...]) -> None:
        """Another game; a view follows."""
        self._players, self._thinking = players, None
        self._changed()

    @property
    def player(self) -> Player | None:
        """Who has the turn."""
        return self._players[self.turn] if self.turn is not None and self._players else None

    # --- messages ------------------------------------------------------------------------------

    def set_thinking(self, seat: Seat | None) -> None:
        if seat != self._thinking:
            self._thinking = seat
            self._changed()

    def set_message(self, message: Message | None) -> None:
        """What matters more than the course of the game, or nothing any more."""
        if message != self._message:
            self._message = message
            self._changed()

    @property
    def line(self) -> str:
        return self._message.text if self._message else self.course

    @property
    def _is_low(self) -> bool:
        return self.face.height() < 70 * self.unit

    @property
    def _measures(self) -> _Measures:
        across, high = self.face.width(), self.face.height()
        upright = [one for one, share in _UPRIGHT.items() if high > share * across]
        return upright[-1] if upright else _LOW if self._is_low else _TALL

    @property
    def is_upright(self) -> bool:
        """Whether the line takes all of its width, below the face."""
        return self._measures in _UPRIGHT

    @property
    def _is_line_long(self) -> bool:
        score = self.score
        return self.has_long_lines and self._is_low and (score is None or score.owner is None)

    def _changed(self) -> None:
        self.describe()
        self.renew()

    def describe(self) -> None:
        self.setAccessibleName(self.title)
        set_description(self, self.line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if self.turn is not None:
            self.menu_wanted.emit(self.turn, event.globalPos())

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self.is_blank:
            return
        measures, player = self._measures, self.player
        colour = colour_of(player) if player else tones().heading
        ink = ribbon_ink(colour)
        self._draw_ribbon(painter, colour)
        pen = Pen(painter, self.tips)
        right = self._draw_score(pen, measures, ink)
        self._draw_words(pen, measures, ink, right)
        if self._message is None or not self.is_upright:
            self._draw_face(painter, measures, player)

    def _draw_ribbon(self, painter: QPainter, colour: QColor) -> None:
        unit = self.unit
        left, cut = (6, 8) if self.is_upright else (30, 20)
        area = self.face.adjusted(left * unit, 0, -2 * unit, 0)
        path = _ribbon(area, cut * unit, 4 * unit)
        shadow(painter, path, 6 * unit, (14 * unit, 8 * unit, 3 * unit), 0.09)
        fill(painter, path, ribbon_light(area, colour))
        rim = (_LOW_RIM if self._measures is _LOW else _RIM) * unit
        inner = area.adjusted(6 * unit, rim, -12 * unit, -rim)
        outline(painter, _ribbon(inner, 0.8 * cut * unit, 4 * unit), tones().ribbon_line, 1.3)

    def _draw_face(self, painter: QPainter, measures: _Measures, player: Player | None) -> None:
        unit = self.unit
        radius = measures.radius * unit
        middle = QPointF(self.face.left() + radius + 5 * unit, self.face.center().y())
        if self.is_upright:
            middle.setY(self.face.top() + radius + 6 * unit)
        if player is not None:
            self._draw_faces(painter, player, middle, radius)
            return
        _paint_ring(painter, middle, radius, unit)
        fill(painter, oval(middle.x(), middle.y(), radius, radius), tones().heading)
        size = radius * 1.2
        icon = tinted_icon("hour", size, tones().gold, self)
        painter.drawPixmap(middle - QPointF(size / 2, size / 2), icon)

    def _draw_faces(
        self, painter: QPainter, player: Player, middle: QPointF, radius: float
    ) -> None:
        """One face, or the two of a team one over the other's edge."""
        if player.is_team:
            middle -= QPointF(radius * 0.32, 0)
            radius *= 0.66
        for number, person in enumerate(player.persons):
            at = middle + QPointF(number * radius * 1.42, 0)
            _paint_ring(painter, at, radius, self.unit)
            paint_portrait(painter, person, at, radius - 2 * self.unit, self.ratio)

    def _draw_score(self, pen: Pen, measures: _Measures, ink: QColor) -> float:
        """The total and its label; where the words have to end.

        On a low ribbon a message needs its room.
        """
        unit, score, is_low = self.unit, self.score, measures is not _TALL
        if is_low and self._message is not None:
            return self.face.right() - (18 if self.is_upright else 30) * unit
        right = self.face.right() - (22 if self.is_upright else 44) * unit
        if score is None:
            return right
        base = self.face.top() + (36 if is_low else 40) * unit
        if self._is_line_long:
            base -= 6 * unit
        label = "" if self.is_upright or (is_low and score.owner is None) else score.label
        if measures is _LOW and score.owner is not None:
            base -= 9 * unit
        wide = far(96) * unit
        made = numeral((measures.points if is_low else far(measures.points)) * unit)
        width = pen.line(QPointF(right, base), str(score.total), made, ink, wide, RIGHT)
        if score.owner is not None:
            width += self._draw_owner(pen.painter, score.owner, QPointF(right - width, base))
        if label:
            below = QPointF(right, base + (16 if is_low else 21) * unit)
            width = max(width, pen.line(below, label, body(14.5 * unit), ink, wide, RIGHT))
        return right - width - 14 * unit

    def _draw_owner(self, painter: QPainter, owner: Player, at: QPointF) -> float:
        """The faces of whose total it is, before it; pixels across."""
        radius, gap = 13 * self.unit, 8 * self.unit
        persons = owner.persons
        for number, person in enumerate(reversed(persons)):
            aside = gap + radius * (1 + 1.2 * number)
            paint_portrait(painter, person, at - QPointF(aside, radius), radius, self.ratio)
        return gap + radius * (2 + 1.2 * (len(persons) - 1))

    def _draw_words(self, pen: Pen, measures: _Measures, ink: QColor, right: float) -> None:
        unit, face = self.unit, self.face
        left = face.left() + measures.text * unit
        if self._message is not None:
            left = face.left() + 14 * unit if self.is_upright else left
            area = QRectF(left, face.top(), right - left, 0)
            self._draw_message(pen, self._message, measures, ink, area)
            if self.is_upright:
                self._draw_line(pen, measures, ink, self.course)
            return
        base = QPointF(left, face.top() + measures.title_base * unit)
        beside = face.right() - 18 * unit if measures is _NARROW else right
        self._draw_title(pen, base, measures.title * unit, ink, beside - left)
        self._draw_line(pen, measures, ink, self.line, right)

    def _draw_line(
        self, pen: Pen, measures: _Measures, ink: QColor, line: str, right: float = 0.0
    ) -> None:
        unit, face = self.unit, self.face
        left = face.left() + measures.text * unit
        if self._is_line_long:
            right = face.right() - 30 * unit
        elif self.is_upright:
            left, right = face.left() + _STANDING_LEFT * unit, face.right() - 18 * unit
        area = QRectF(left, face.top() + measures.line_top * unit, right - left, 0)
        area.setBottom(face.bottom() - measures.foot * unit)
        pen.lines(area, line, body(measures.line * unit), ink, LEFT)

    def _draw_message(
        self, pen: Pen, message: Message, measures: _Measures, ink: QColor, area: QRectF
    ) -> None:
        """Below the title; one of two lines, or on a low ribbon, takes the title's place too."""
        unit, made = self.unit, body((measures.line - 1.5) * self.unit)
        room = area.width() - _SIGN.at(unit) - 27 * unit
        if measures is not _TALL or QFontMetricsF(made).horizontalAdvance(message.text) > room:
            top, foot = _WHOLE[measures is _LOW]
        else:
            base = area.topLeft() + QPointF(0, (measures.title_base - 5) * unit)
            self._draw_title(pen, base, (measures.title - 4) * unit, ink, area.width())
            top, foot = measures.line_top - 7, _SLIP_FOOT
        area.setTop(self.face.top() + top * unit)
        area.setBottom(self.face.bottom() - foot * unit)
        if self.is_upright:
            area.setBottom(self.face.top() + (measures.line_top - 4) * unit)
        inside = self._draw_pill(pen.painter, message, area)
        colour = tones().alert if message.kind is Float.REFUSAL else tones().ink
        pen.lines(inside, message.text, made, colour, LEFT)

    def _draw_title(self, pen: Pen, base: QPointF, pixels: float, ink: QColor, room: float) -> None:
        """The title, and an hourglass behind it while an AI is at work."""
        size = pixels * 0.8
        is_waiting = self._thinking == self.turn is not None
        width = room - 1.4 * size if is_waiting else room
        titles = (self.title, self.short_title)
        across = pen.line_of(base, titles, display(pixels), ink, width)
        if is_waiting:
            at = base + QPointF(across + 0.35 * size, -0.86 * size)
            pen.painter.drawPixmap(at, tinted_icon("hour", size, ink, self))

    def _draw_pill(self, painter: QPainter, message: Message, pill: QRectF) -> QRectF:
        """The ground of a message, with its icon; where the words go."""
        unit, shape = self.unit, rounded(pill, 10 * self.unit)
        is_alert = message.kind is Float.REFUSAL
        fill(painter, shape, tones().alert_cream if is_alert else tones().golden.top)
        outline(painter, shape, tones().alert if is_alert else tones().gold, 1.6)
        size, name = _SIGN.at(unit), SIGNS[message.kind]
        colour = tones().heading if message.kind is Float.HINT else tones().alert
        corner = QPointF(pill.left() + 9 * unit, pill.center().y() - size / 2)
        painter.drawPixmap(corner, tinted_icon(name, size, colour, self))
        return pill.adjusted(size + 17 * unit, unit, -10 * unit, -unit)


def _paint_ring(painter: QPainter, middle: QPointF, radius: float, unit: float) -> None:
    ring = oval(middle.x(), middle.y(), radius + 3 * unit, radius + 3 * unit)
    shade(painter, ring.translated(unit, 3 * unit), 77 / 255)
    fill(painter, ring, tones().gold)


def _ribbon(area: QRectF, cut: float, bow: float) -> QPainterPath:
    """A band that arches a little, with a swallow's tail at its right end."""
    top, bottom, middle = area.top() + bow, area.bottom() - bow, area.center()
    path = QPainterPath(QPointF(area.left(), top))
    path.quadTo(QPointF(middle.x(), area.top() - bow), QPointF(area.right(), top))
    path.lineTo(area.right() - cut, middle.y())
    path.lineTo(area.right(), bottom)
    path.quadTo(QPointF(middle.x(), bottom - bow), QPointF(area.left(), bottom))
    path.closeSubpath()
    return path
