"""What tells the state of a stop: frames round its pad, tags, flags, badges; in units of the town.

Everything is painted around the middle of a pad.  No state is told by its colour alone.
"""

from collections.abc import Callable
from enum import Enum, auto
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.ink import falling, fill, outline, oval, rounded, shade, tint
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.pictures import paint_coin
from vivaroi_gui.ui.vienna.scene.stops import StopPlace
from vivaroi_gui.ui.vienna.tokens import Tokens, paint_tokens, tokens_width
from vivaroi_gui.ui.vienna.town_tones import town_tones


class Mark(Enum):
    """How a stop is marked."""

    LEGAL = auto()
    POINTED = auto()
    """Legal, and under the pointer or reached by keys."""
    BEHIND = auto()
    """Legal for a coin: the carriage has to go back."""
    BEHIND_POINTED = auto()
    BARRED = auto()
    """The gendarme stands there."""
    REFUSED = auto()
    """What was just tried there is not allowed."""
    CURRENT = auto()
    """The evaluation is there."""


NEAR: Final = QRectF(-78, -58, 156, 116)
"""Room for any frame, ring or tag."""
_GLOW: Final = QRectF(-130, -120, 260, 200)
_ABOVE_LABEL: Final = QRectF(-130, -120, 260, 146)
"""The glow stays off the name below."""
TAG: Final = QRectF(-24, -13, 48, 26)
FLAG: Final = QRectF(-48, -17, 96, 34)
_ROUND, _YARD_ROUND = 13.0, 13.0
_DASHES: Final = (9.0, 7.0)
_WIDTHS: Final = {
    Mark.LEGAL: 5.5,
    Mark.POINTED: 7.5,
    Mark.CURRENT: 7.5,
    Mark.BEHIND: 5.0,
    Mark.BEHIND_POINTED: 7.0,
}
_YARD_WIDTHS: Final = {Mark.LEGAL: 4.0, Mark.POINTED: 6.5}
_FEW: Final = 3
"""So many tokens of a flag are large."""
_FOCUS, _LABEL_FOCUS = 7.0, 4.0
"""How far the ring of the keys is outside a pad and its label."""


def frame_of(place: StopPlace, beyond: float = 1.0) -> QPainterPath:
    """The edge of a stop's pad, some units outside of it."""
    pad = place.pad
    area = QRectF(0, 0, pad.width(), pad.height())
    area.moveCenter(QPointF(0, 0))
    return rounded(area.adjusted(-beyond, -beyond, beyond, beyond), 12 + beyond)


def room_of(mark: Mark) -> QRectF:
    """Room for a frame, with its glow."""
    return _GLOW if mark is Mark.CURRENT else NEAR


def paint_mark(painter: QPainter, mark: Mark, place: StopPlace) -> None:
    """The frame of a state."""
    path = frame_of(place)
    if mark in (Mark.BARRED, Mark.REFUSED):
        _paint_barred(painter, path, mark)
        return
    if mark is Mark.CURRENT:
        _paint_glow(painter)
    widths = _YARD_WIDTHS if place.is_yard else _WIDTHS
    width = widths.get(mark, _WIDTHS[mark])
    is_way_back = mark in (Mark.BEHIND, Mark.BEHIND_POINTED)
    fill(painter, path, tint(town_tones().wash, 0.3 if is_way_back else 0.5))
    outline(painter, path, tint(tones().ink, 0.6), width + 3.5)
    if mark in (Mark.BEHIND, Mark.BEHIND_POINTED):
        outline(painter, path, town_tones().way_back_ground, width)
        _paint_dashes(painter, path, width)
    else:
        outline(painter, path, town_tones().legal, width)


def _paint_dashes(painter: QPainter, path: QPainterPath, width: float) -> None:
    pen = QPen(town_tones().way_back, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([length / width for length in _DASHES])
    painter.strokePath(path, pen)


def _paint_barred(painter: QPainter, path: QPainterPath, mark: Mark) -> None:
    shown = town_tones()
    if mark is Mark.BARRED:
        fill(painter, path, tint(shown.barred_pad, 0.34))
    outline(painter, path, shown.barred_edge, 7)
    outline(painter, path, shown.barred, 4)


def _paint_glow(painter: QPainter) -> None:
    light = QRadialGradient(QPointF(0, 0), 1)
    light.setColorAt(0, tint(town_tones().glow, 0.55))
    light.setColorAt(1, tint(town_tones().glow, 0))
    painter.save()
    painter.setClipRect(_ABOVE_LABEL)
    painter.translate(_GLOW.center())
    painter.scale(_GLOW.width() / 2, _GLOW.height() / 2)
    painter.fillRect(QRectF(-1, -1, 2, 2), light)
    painter.restore()


def focus_room(place: StopPlace) -> QRectF:
    """Room for the ring of the keys, around the middle of the pad."""
    return _focus_ring(place).boundingRect().adjusted(-4, -4, 4, 4)


def _focus_ring(place: StopPlace) -> QPainterPath:
    """Round the pad with whatever frame it has, and the label."""
    beyond = _LABEL_FOCUS
    label = place.label.translated(-place.pad.center())
    ring = rounded(label.adjusted(-beyond, -beyond, beyond, beyond), 5)
    return frame_of(place, _FOCUS).united(ring).simplified()


def paint_focus(painter: QPainter, place: StopPlace) -> None:
    """The double ring of the keys."""
    ring = _focus_ring(place)
    outline(painter, ring, tones().ink, 5.5)
    outline(painter, ring, tones().light, 2.6)


def paint_hint(painter: QPainter, place: StopPlace) -> None:
    """A dashed ring with a bulb: where a hint says to go."""
    paint_row(painter, place)
    paint_bulb(painter, frame_of(place).boundingRect().topLeft() + QPointF(2, 0), 13)


def paint_row(painter: QPainter, place: StopPlace) -> None:
    """A dashed ring: where a row of a list leads."""
    ring = frame_of(place, 4.5)
    outline(painter, ring, tint(tones().ink, 0.75), 5.5)
    pen = QPen(tones().state_gold, 3.2)
    pen.setDashPattern([3.0, 2.0])
    painter.strokePath(ring, pen)


def paint_cross(painter: QPainter) -> None:
    """A red disc with a cross: refused."""
    at = QPointF(52, -24)
    fill(painter, oval(at.x(), at.y(), 13, 13), tones().button)
    fill(painter, oval(at.x(), at.y(), 11, 11), town_tones().barred)
    cross = QPainterPath()
    for side in (-1, 1):
        cross.moveTo(at + QPointF(-4, -4 * side))
        cross.lineTo(at + QPointF(4, 4 * side))
    outline(painter, cross, town_tones().refused_text, 2.6)


# --- the way back ------------------------------------------------------------------------------


def paint_way_back(painter: QPainter, scale: float) -> None:
    """The tag of a stop behind the carriage: turn round, for a coin; in pixels."""
    ratio = painter.device().devicePixelRatioF()
    painter.save()
    painter.scale(scale, scale)
    path = rounded(TAG, TAG.height() / 2)
    shade(painter, path.translated(0, 2.5), 0.4)
    fill(painter, path, town_tones().tag)
    outline(painter, path, town_tones().tag_edge, 2)
    outline(painter, _turn(), tones().ink, 2)
    painter.restore()
    paint_coin(painter, QPointF(9, -0.5) * scale, 17 * scale, ratio)


@cache
def _turn() -> QPainterPath:
    """An arrow that turns back to the left."""
    path = QPainterPath(QPointF(-15, -5))
    path.lineTo(-7, -5)
    path.arcTo(QRectF(-11, -5, 8, 8), 90, -180)
    path.lineTo(-10, 3)
    path.moveTo(-12, -8.2)
    path.lineTo(-15.6, -5)
    path.lineTo(-12, -1.8)
    return path


# --- what a stop has brought -------------------------------------------------------------------

PaintShield = Callable[[QPainter, QPointF, float], None]
"""Paints somebody's shield around a point, so many pixels wide."""


@cache
def _flag_path() -> QPainterPath:
    path = QPainterPath(FLAG.topLeft())
    for x, y in ((39, -17), (48, 0), (39, 17), (-48, 17)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def paint_flag(
    painter: QPainter, scale: float, colour: QColor, shield: PaintShield, told: Tokens
) -> None:
    """A paper flag in the colour of whose dice were there, with what they brought; in pixels."""
    path = _flag_path()
    painter.save()
    painter.scale(scale, scale)
    shade(painter, path.translated(1, 3), 0.3)
    fill(painter, path, falling(FLAG, *town_tones().flag))
    outline(painter, path, colour, 2.2)
    painter.restore()
    shield(painter, QPointF(-34, 0) * scale, 18 * scale)
    high = max(16.0, (19 if len(told) <= _FEW else 16) * scale)
    paint_tokens(painter, told, QPointF(9, 0) * scale, high, 68 * scale)


def bubble_area(told: Tokens, scale: float) -> QRectF:
    """As wide as what it tells, around the middle of its pad; in pixels."""
    wide = max(96 * scale, tokens_width(told, 25 * scale) + 64 * scale)
    area = QRectF(0, 0, wide, 44 * scale)
    area.moveCenter(QPointF(0, -70 * scale))
    return area


def paint_bubble(painter: QPainter, scale: float, shield: PaintShield, told: Tokens) -> None:
    """What the stop of the moment brings, in large; in pixels."""
    area = bubble_area(told, scale)
    path = rounded(area, area.height() / 2)
    shade(painter, path.translated(0, 4 * scale), 0.3)
    fill(painter, path, town_tones().gain)
    outline(painter, path, town_tones().gain_edge, 3 * scale)
    shield(painter, QPointF(area.left() + 26 * scale, area.center().y()), 24 * scale)
    middle = area.center() + QPointF(15 * scale, 0)
    paint_tokens(painter, told, middle, 25 * scale, area.width() - 60 * scale)
