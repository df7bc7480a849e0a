"""The painting of a chart of chances, from its ground to its seals."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from vivaroi_gui.ui.kit.curve_layout import (
    CurveLayout,
    CurveLine,
    CurveMark,
    MarkKind,
    legend_font,
    title_font,
)
from vivaroi_gui.ui.kit.fonts import bold, elided, fit, numeral
from vivaroi_gui.ui.kit.ink import (
    contrast,
    fill,
    mixed,
    outline,
    pale,
    rounded,
    shade,
    tint,
    wax,
)
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.pictures import head_of, picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_empire, paint_shield
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.struck import paint_struck
from vivaroi_gui.ui.kit.tones import tones

_STEPS = (0.0, 0.25, 0.5, 0.75, 1.0)
_FIGURES = Size(14.5, least=13)
_LINE, _THICK, _HALO = 3.0, 5.0, 2.6
_FADED = 0.22
_BAND, _BANDS = 0.2, 0.12
"""How much of its colour the band of a line has, and where there are many."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_DASHES, _DOTS = [3.0, 2.4], [0.1, 1.9]
_PATTERNS: Final[tuple[list[float], ...]] = (
    [],
    [5.0, 2.0],
    [1.2, 1.4],
    [6.0, 1.6, 1.2, 1.6],
    [2.6, 1.6],
    [10.0, 2.0],
)
"""In high contrast, where colours tell nobody apart: the dashes of one line after the other."""
_SEEN = 1.8
"""The contrast to paper from which a line is seen well."""
_CROWN_HIGH = 0.86
"""Height to width of the crown above a picture."""


_EMBLEM: Final = Size(19, least=15)
_EMBLEMS: Final = (0.2, 0.62)
_SPREAD: Final = 0.3
"""Where on a line its emblem is shown, in shares of its length; not all in one place."""


def line_colour(line: CurveLine) -> QColor:
    """The colour of whoever it is; a light one darker, as it would not be seen on paper."""
    colour = colour_of(line.persons[0]) if line.persons else tones().empire
    if contrast(colour, tones().paper.top) < _SEEN:
        return mixed(colour, tones().button_edge, 0.4)
    return mixed(colour, tones().ink, 0.08)


# --- the ground --------------------------------------------------------------------------------


def paint_ground(painter: QPainter, layout: CurveLayout, percent: Callable[[float], str]) -> None:
    """The parts of the game, and the scale: ``percent`` writes a chance."""
    for number in range(len(layout.curve.spans)):
        area = layout.span(number)
        fill(painter, rounded(area, 4), tint(tones().violet, 0.09 if number % 2 else 0.05))
    for share in _STEPS:
        y = layout.y(share)
        rule = QRectF(layout.plot.left(), y, layout.plot.width(), max(1.0, layout.unit))
        painter.fillRect(rule.translated(0, -rule.height() / 2), tint(tones().gold_edge, 0.45))
        made = bold(_FIGURES.at(layout.unit))
        base = QPointF(layout.plot.left() - 8, y + QFontMetricsF(made).capHeight() / 2)
        write(painter, base, percent(share), made, tones().soft_ink, _RIGHT)


# --- lines -------------------------------------------------------------------------------------


def order_of(layout: CurveLayout, chosen: int | None) -> list[int]:
    """In which the lines are painted: the ``chosen`` one over the others."""
    return sorted(range(len(layout.curve.lines)), key=lambda number: number == chosen)


def paint_bands(painter: QPainter, layout: CurveLayout, chosen: int | None) -> None:
    """Around all lines; those fade that are not ``chosen``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # seven times as quick
    for number in order_of(layout, chosen):
        strength = _BANDS if layout.has_legend else _BAND
        if chosen is not None and number != chosen:
            strength *= 0.3
        fill(painter, layout.band(number), tint(line_colour(layout.curve.lines[number]), strength))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def paint_line(painter: QPainter, layout: CurveLayout, number: int, chosen: int | None) -> None:
    """One line, thicker where it is ``chosen``, and faded where another one is."""
    colour = line_colour(layout.curve.lines[number])
    line, jumps, scale = layout.line(number), layout.jumps(number), max(1.0, layout.unit)
    if chosen is not None and number != chosen:
        colour = tint(colour, _FADED)
        paint_way(painter, line, number, colour, _LINE * scale * 0.8)
        _paint_jumps(painter, jumps, colour, _LINE * scale * 0.6)
        return
    wide = (_THICK if number == chosen else _LINE) * scale
    _paint_jumps(painter, jumps, colour, wide * 0.7)
    outline(painter, line, tint(tones().page, 0.85), wide + _HALO * scale)
    paint_way(painter, line, number, colour, wide)


def paint_way(
    painter: QPainter, line: QPainterPath, number: int, colour: QColor, wide: float
) -> None:
    """A part of the line of that number: in high contrast with dashes of its own."""
    dashes = _PATTERNS[number % len(_PATTERNS)]
    if not tones().is_flat or not dashes:
        outline(painter, line, colour, wide)
        return
    pen = QPen(colour, wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(dashes)
    painter.strokePath(line, pen)


def paint_sample(painter: QPainter, line: CurveLine, number: int, at: QRectF) -> None:
    """Where dashes tell lines apart: those of a line, across the foot of a place."""
    if tones().is_flat:
        path = QPainterPath(at.bottomLeft())
        path.lineTo(at.bottomRight())
        paint_way(painter, path, number, line_colour(line), _LINE)


def paint_emblems(painter: QPainter, layout: CurveLayout, ratio: float) -> None:
    """Whose line it is, on the line: without colours, and where several end in one point."""
    count = len(layout.curve.lines)
    for number, line in enumerate(layout.curve.lines):
        path = layout.line(number)
        for begin in _EMBLEMS if line.persons and not path.isEmpty() else ():
            at = path.pointAtPercent(begin + _SPREAD * number / count)
            paint_shield(painter, line.persons[0], at, _EMBLEM.at(layout.unit), ratio)


def _paint_jumps(painter: QPainter, jumps: QPainterPath, colour: QColor, wide: float) -> None:
    pen = QPen(colour, wide)
    pen.setDashPattern(_DOTS)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(jumps, pen)


def paint_titles(painter: QPainter, layout: CurveLayout) -> None:
    """What the parts of the game are called, above them; one that is too narrow stays unnamed."""
    for number, span in enumerate(layout.curve.spans):
        area = layout.span(number)
        made = fit(span.title, title_font(layout.unit), area.width() - 6, 13)
        metrics = QFontMetricsF(made)
        if metrics.horizontalAdvance(span.title) <= area.width() - 4:
            at = area.topLeft() + QPointF(3, -metrics.descent() - 2 * layout.unit)
            write(painter, at, span.title, made, tones().heading, _LEFT)


# --- marks -------------------------------------------------------------------------------------


def paint_uprights(painter: QPainter, layout: CurveLayout, chosen: CurveMark | None) -> None:
    """Where something came: an upright line each, below the others."""
    for mark in layout.curve.marks:
        _paint_upright(painter, layout, mark, is_chosen=mark == chosen)


def paint_pictures(
    painter: QPainter, layout: CurveLayout, which: Iterable[int], ratio: float
) -> None:
    """What came at some of the marks, by their numbers: a picture each, below the axis."""
    for number in which:
        mark = layout.curve.marks[number]
        if mark.picture:
            _paint_picture(painter, mark, layout.pictures[number], ratio)


def _paint_upright(
    painter: QPainter, layout: CurveLayout, mark: CurveMark, *, is_chosen: bool
) -> None:
    path = QPainterPath(QPointF(layout.x(mark.at), layout.plot.top()))
    path.lineTo(layout.x(mark.at), layout.plot.bottom())
    wide = (2.6 if is_chosen else 1.4) * max(1.0, layout.unit)
    if mark.kind is MarkKind.WON:
        outline(painter, path, tones().gold_edge, wide)
    elif mark.kind is MarkKind.LOST:
        pen = QPen(tint(tones().alert, 0.75), wide)
        pen.setDashPattern(_DASHES)
        painter.strokePath(path, pen)
    elif is_chosen:
        outline(painter, path, tones().heading, wide)


def _paint_picture(painter: QPainter, mark: CurveMark, area: QRectF, ratio: float) -> None:
    shown = picture(mark.picture, area.width(), area.height(), ratio)
    if mark.kind is MarkKind.LOST:
        painter.setOpacity(pale(0.45))
    painter.drawPixmap(area.topLeft(), shown)
    painter.setOpacity(1.0)
    if mark.kind is MarkKind.WON:
        paint_crown(painter, mark.picture, area, ratio)
    elif mark.kind is MarkKind.LOST:
        paint_struck(painter, area)


def paint_crown(painter: QPainter, name: str, area: QRectF, ratio: float) -> None:
    """On the head of a picture."""
    wide = area.width() * 0.58
    crown = picture("kit/crown", wide, wide * _CROWN_HIGH, ratio)
    head = area.top() + area.height() * head_of(name)
    at = QPointF(area.center().x() - wide / 2, head - wide * _CROWN_HIGH * 0.8)
    painter.drawPixmap(at, crown)


def paint_seals(painter: QPainter, layout: CurveLayout) -> None:
    """The numbers of the turning points, on their lines."""
    for mark in layout.curve.marks:
        if mark.number:
            paint_seal(painter, layout.seal_of(mark), layout.seal, mark.number)


def paint_seal(painter: QPainter, middle: QPointF, radius: float, number: int) -> None:
    """A golden seal with a number."""
    path = wax(middle.x(), middle.y(), radius)
    shade(painter, path.translated(radius * 0.08, radius * 0.16), 0.3)
    fill(painter, path, tones().gold)
    outline(painter, path, tones().button_edge, 1.2)
    area = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    write_middle(painter, area, str(number), numeral(radius * 1.2), tones().ink)


# --- the legend --------------------------------------------------------------------------------


def paint_legend(painter: QPainter, layout: CurveLayout, ratio: float) -> None:
    """Who is who, by emblem and name, where there are many."""
    if not layout.has_legend:
        return
    for number, place in enumerate(layout.legend_places):
        line = layout.curve.lines[number]
        size = place.height() * 0.68
        paint_emblem(
            painter, line, QPointF(place.left() + size / 2, place.center().y()), size, ratio
        )
        room = place.width() - size - 4
        made = fit(line.name, legend_font(layout.unit), room, 13)
        base = place.center().y() + QFontMetricsF(made).capHeight() / 2
        at = QPointF(place.left() + size + 4, base)
        write(painter, at, elided(line.name, made, room), made, tones().ink, _LEFT)
        sample = QRectF(at.x(), base, min(room, 8 * size), 0.3 * size)
        paint_sample(painter, line, number, sample)


def paint_emblem(
    painter: QPainter, line: CurveLine, middle: QPointF, width: float, ratio: float
) -> None:
    """The shield that tells a line from those of a like colour."""
    if line.persons:
        paint_shield(painter, line.persons[0], middle, width, ratio)
    else:
        paint_empire(painter, middle, width, ratio)
