"""Chances to win along a game: what a chart shows of them, and where everything lies on it."""

from collections.abc import Collection, Iterator, Sequence
from enum import Enum, auto
from functools import cached_property
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QPolygonF

from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.fonts import bold, display
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.writing import apart

FEW_LINES = 4
"""Up to so many lines a face with a figure is told apart at once; more have a legend below."""

_FACE, _SMALL_FACE = Size(17, least=14), Size(14, least=11)
"""The radius of a face at the end of a line, and where there are many."""
_SCALE = Size(50, least=44)
"""For the figures at the left."""
_FIGURE = Size(56, least=46)
"""For the figure beside a face."""
_PAWN = Size(62, least=46)
_CROWN = 0.3
"""Of a pawn's height, above it."""
_SEAL = Size(13.5, least=11)
_LEGEND, _NAMES = Size(26, least=22), Size(15.5, least=13)
_TITLE = Size(19, least=15)


class CurveValue(NamedTuple):
    """A chance at a place of the game, 0 to 1, and its standard error; 0 where it is sure."""

    at: int
    share: float
    error: float


class CurveLine(NamedTuple):
    """One who may win: a person, the two of a team, or nobody at the table.

    ``told`` is the whole line in a sentence, for those who do not see it.
    """

    persons: tuple[Person, ...]
    name: str
    values: tuple[CurveValue, ...]
    told: str = ""


class MarkKind(Enum):
    """What came at a mark."""

    WON = auto()
    """Somebody was crowned, or something counted: a golden line."""
    LOST = auto()
    """Somebody was rejected: a dashed line and a cross."""
    LUCK = auto()
    """Chance has dealt or thrown."""
    PLAIN = auto()
    """Something else that turned the game."""


_HEIGHTS: Final = {MarkKind.WON: 1.0, MarkKind.LOST: 0.7, MarkKind.LUCK: 0.5, MarkKind.PLAIN: 0.7}
"""Of a picture below the axis, in those where somebody was crowned."""
_SHUT: Final = {MarkKind.WON: 0.86, MarkKind.LOST: 0.6, MarkKind.LUCK: 0.86, MarkKind.PLAIN: 0.86}
"""The room of a picture in its width: those who were rejected may overlap."""


class CurveMark(NamedTuple):
    """What people go to along the curve: a place of the game, and what came there in a sentence.

    A turning point has a ``number``, and its seal sits on one of the lines.
    """

    at: int
    kind: MarkKind
    told: str
    picture: str = ""
    number: int = 0
    line: int = 0


class CurveSpan(NamedTuple):
    """A part of the game with a name, from one place to another."""

    title: str
    since: int
    until: int


class Curve(NamedTuple):
    """All that a chart shows; places go from 0 to ``last``, and marks are in their order."""

    last: int
    spans: tuple[CurveSpan, ...] = ()
    lines: tuple[CurveLine, ...] = ()
    marks: tuple[CurveMark, ...] = ()


class CurveLayout:
    """Where the parts of a chart are, in pixels; ``unit`` is pixels in a unit of the design."""

    def __init__(self, curve: Curve, area: QRectF, unit: float) -> None:
        self.curve = curve
        self.area = area
        self.unit = unit

    # --- its parts -----------------------------------------------------------------------------

    @property
    def has_legend(self) -> bool:
        return len(self.curve.lines) > FEW_LINES

    @cached_property
    def face(self) -> float:
        """The radius of a face at the end of a line."""
        return (_SMALL_FACE if self.has_legend else _FACE).at(self.unit)

    @cached_property
    def pawn(self) -> float:
        """The height of a picture below the axis; the smaller the more there are."""
        needed = sum(_room(mark) for mark in self.curve.marks if mark.picture)
        return min(_PAWN.at(self.unit), max(26.0, self._width / max(1.0, needed)))

    @property
    def seal(self) -> float:
        """The radius of the seal of a turning point."""
        return _SEAL.at(self.unit)

    @cached_property
    def legend(self) -> QRectF:
        """Below all, of one line or two; empty where the faces tell enough."""
        down = _LEGEND.at(self.unit) * self._legend_rows if self.has_legend else 0.0
        left = self.area.left() + _SCALE.at(self.unit)
        return QRectF(left, self.area.bottom() - down, self.area.right() - left, down)

    @cached_property
    def _legend_rows(self) -> int:
        """Two where the names do not fit into one."""
        room = self.area.width() - _SCALE.at(self.unit)
        return 1 if sum(self._legend_needs) <= room else 2

    @cached_property
    def _legend_needs(self) -> list[float]:
        """What emblem and name of each line take, in pixels."""
        metrics = QFontMetricsF(legend_font(self.unit))
        beside = _LEGEND.at(self.unit) * 1.25
        return [metrics.horizontalAdvance(line.name) + beside for line in self.curve.lines]

    @cached_property
    def legend_places(self) -> tuple[QRectF, ...]:
        """Where emblem and name of each line stand."""
        area, rows = self.legend, self._legend_rows
        each = -(-len(self.curve.lines) // rows)
        columns = [max(self._legend_needs[column::each]) for column in range(each)]
        spare = (area.width() - sum(columns)) / each
        places = []
        for number in range(len(self.curve.lines)):
            row, column = divmod(number, each)
            left = area.left() + sum(columns[:column]) + column * spare
            top, down = area.top() + row * area.height() / rows, area.height() / rows
            places.append(QRectF(left, top, columns[column] + min(0.0, spare), down))
        return tuple(places)

    @property
    def _width(self) -> float:
        unit = self.unit
        beside = self.seal + 3 * self.face + _FIGURE.at(unit)
        return self.area.width() - _SCALE.at(unit) - beside

    @cached_property
    def plot(self) -> QRectF:
        """From nothing at its foot to certainty at its head."""
        titles = QFontMetricsF(title_font(self.unit)).height() + 2 * self.unit
        top = self.area.top() + max(titles, self.face + 5)
        has_pictures = any(mark.picture for mark in self.curve.marks)
        below = self.pawn * (1 + _CROWN) if has_pictures else self.seal
        foot = self.legend.top() - max(below + 8 * self.unit, self.face + 5)
        return QRectF(
            self.area.left() + _SCALE.at(self.unit), top, self._width, max(1.0, foot - top)
        )

    # --- places and chances --------------------------------------------------------------------

    def x(self, at: float) -> float:
        """Where a place of the game is."""
        return self.plot.left() + self.plot.width() * at / max(1, self.curve.last)

    def y(self, share: float) -> float:
        """How high a chance is."""
        return self.plot.bottom() - self.plot.height() * min(1.0, max(0.0, share))

    def spot(self, value: CurveValue) -> QPointF:
        return QPointF(self.x(value.at), self.y(value.share))

    def at(self, x: float) -> int:
        """The place that is nearest."""
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return round(min(1.0, max(0.0, share)) * self.curve.last)

    def span(self, number: int) -> QRectF:
        """The stretch of a part of the game."""
        span = self.curve.spans[number]
        left, right = self.x(span.since), self.x(span.until)
        return QRectF(left, self.plot.top(), right - left, self.plot.height())

    # --- lines ---------------------------------------------------------------------------------

    def line(self, number: int) -> QPainterPath:
        """One path, without what is not known yet and without the jumps."""
        path = QPainterPath()
        for run in runs(self.curve.lines[number].values, self._dealt):
            path.addPolygon(QPolygonF(self._spots(run, 0)))
        return path

    def jumps(self, number: int) -> QPainterPath:
        """What chance alone did to a line."""
        path, values = QPainterPath(), self.curve.lines[number].values
        for before, value in pairwise(values):
            if value.at in self._dealt and value.at == before.at + 1:
                path.moveTo(self.spot(before))
                path.lineTo(self.spot(value))
        return path

    @cached_property
    def _dealt(self) -> frozenset[int]:
        """The places to which chance has led."""
        return frozenset(mark.at for mark in self.curve.marks if mark.kind is MarkKind.LUCK)

    def band(self, number: int) -> QPainterPath:
        """Two standard errors above a line and below it."""
        path = QPainterPath()
        for run in runs(self.curve.lines[number].values):
            path.addPolygon(QPolygonF(self._spots(run, 2) + self._spots(run, -2)[::-1]))
            path.closeSubpath()
        return path

    def _spots(self, run: Sequence[CurveValue], errors: int) -> list[QPointF]:
        """Where values lie, so many standard errors above; reckoned at once, as it is often."""
        left, foot, high = self.plot.left(), self.plot.bottom(), self.plot.height()
        step = self.plot.width() / max(1, self.curve.last)
        return [
            QPointF(left + step * at, foot - high * min(1.0, max(0.0, share + errors * error)))
            for at, share, error in run
        ]

    @cached_property
    def ends(self) -> tuple[QPointF, ...]:
        """The middles of the faces, each as near to the end of its line as the others let it."""
        lines = self.curve.lines
        pitch = 2 * self.face + 5 * self.unit
        shares = [line.values[-1].share if line.values else 1 / len(lines) for line in lines]
        order = sorted(range(len(lines)), key=lambda number: (-shares[number], number))
        wanted = [self.y(shares[number]) - pitch / 2 for number in order]
        bounds = self.plot.top() - pitch / 2, self.plot.bottom() + pitch / 2
        tops = apart(wanted, [pitch] * len(order), bounds, gap=0) if order else []
        x = self.plot.right() + self.seal + 1.5 * self.face
        spots = {number: top + pitch / 2 for number, top in zip(order, tops, strict=True)}
        return tuple(QPointF(x, spots[number]) for number in range(len(lines)))

    # --- marks ---------------------------------------------------------------------------------

    @cached_property
    def pictures(self) -> tuple[QRectF, ...]:
        """Below the axis, by mark, each as near to its place as the others let it."""
        marks, plot = self.curve.marks, self.plot
        rooms = {mark.at: _room(mark) * self.pawn for mark in marks if mark.picture}
        wanted = [self.x(at) - room / 2 for at, room in rooms.items()]
        margin = self.pawn * PAWN_RATIO / 2
        bounds = plot.left() - margin, plot.right() + margin
        lefts = apart(wanted, list(rooms.values()), bounds, gap=0) if rooms else []
        middles = {at: left + rooms[at] / 2 for at, left in zip(rooms, lefts, strict=True)}
        return tuple(self._picture(mark, middles.get(mark.at, self.x(mark.at))) for mark in marks)

    def _picture(self, mark: CurveMark, x: float) -> QRectF:
        down = self.pawn * _HEIGHTS[mark.kind]
        across, foot = down * PAWN_RATIO, self.plot.bottom() + self.pawn * (1 + _CROWN)
        return QRectF(x - across / 2, foot - down, across, down)

    def seal_of(self, mark: CurveMark) -> QPointF:
        """The middle of the seal of a turning point, on its line or, unknown yet, at its head."""
        values = self.curve.lines[mark.line].values if self.curve.lines else ()
        share = next((value.share for value in values if value.at == mark.at), 1.0)
        return QPointF(self.x(mark.at), self.y(share))


def _room(mark: CurveMark) -> float:
    """What a picture takes of the axis, in heights of a crowned one."""
    return PAWN_RATIO * _HEIGHTS[mark.kind] * _SHUT[mark.kind]


def title_font(unit: float) -> QFont:
    """Of what stands above the parts of a game."""
    return display(_TITLE.at(unit))


def legend_font(unit: float) -> QFont:
    """Of the names below a chart."""
    return bold(_NAMES.at(unit))


def runs(values: Sequence[CurveValue], cuts: Collection[int] = ()) -> Iterator[list[CurveValue]]:
    """Values one place after the other, in pieces: nothing is drawn over what is not known.

    A piece begins anew at each of the ``cuts``.
    """
    run: list[CurveValue] = []
    for value in values:
        if run and (value.at != run[-1].at + 1 or value.at in cuts):
            yield run
            run = []
        run.append(value)
    if run:
        yield run
