"""The winner's side of the last page: portrait, laurel, ribbon, second and third."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QTransform

from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.festive import (
    GOLDEN,
    MINT,
    ROSY,
    paint_dim,
    paint_firework,
    paint_glow,
    paint_scraps,
)
from vivaroi_gui.ui.kit.fonts import bold, display, elided, fit
from vivaroi_gui.ui.kit.ink import fill, oval, tint
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.papers import paint_night_panel, paint_ribbon
from vivaroi_gui.ui.kit.pictures import Backdrop, paint_grain, paint_landscape
from vivaroi_gui.ui.kit.portrait import colour_of, paint_empire, paint_portrait, paint_portraits
from vivaroi_gui.ui.kit.rows import EndLayout
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones

Podium = tuple[int, Sequence[Sequence[Person]], Sequence[str]]
"""A rank, all who have it, and the words below in shorter and shorter forms."""

_NAME_TEXT = Size(19, least=15)
_NOTES_TEXT = Size(17, least=13)

_FIREWORKS = (
    (-140, 84, 58, GOLDEN),
    (160, 84, 54, ROSY),
    (-168, 372, 42, MINT),
    (172, 382, 38, GOLDEN),
    (14, 50, 40, MINT),
)


def evening_sky(layout: EndLayout, ratio: float) -> QPixmap:
    """The landscape with fireworks, darkened so that light words can be read on it."""
    page, unit = QRectF(0, 0, layout.width, layout.height), layout.unit

    def paint(painter: QPainter) -> None:
        paint_landscape(painter, page)
        paint_dim(painter, page, tones().veiled)
        for x, y, radius, colour in _FIREWORKS:
            paint_firework(painter, layout.aside(x, y), radius * unit, colour)
        paint_grain(painter, page)
        paint_glow(painter, layout.aside(0, 300), 240 * unit)
        area = QRectF(0, 150 * unit, layout.column.width(), 460 * unit)
        paint_scraps(painter, area, 44, unit, seed=11)

    return Backdrop(layout, page, ratio, (paint,)).pixmap()


class Honoured(NamedTuple):
    """Who has won, the words of their ribbon, who comes next, and how the numbers came about.

    A winner is one person, the two of a team, or nobody: the Emissary.
    """

    winners: Sequence[Sequence[Person]]
    ribbon: tuple[str, str]
    others: Sequence[Podium]
    notes: str


def paint_ribbon_of(painter: QPainter, layout: EndLayout, honoured: Honoured) -> None:
    """Over the podium."""
    unit, winners = layout.unit, honoured.winners
    middle = layout.aside(0, 238)
    width = min(344 * unit, layout.column.width() - 90 * unit)
    area = QRectF(middle.x() - width / 2, middle.y() - 44 * unit, width, 88 * unit)
    is_one = len(winners) == 1 and len(winners[0]) > 0
    colour = colour_of(winners[0][0]) if is_one else tones().violet
    paint_ribbon(painter, area, colour, *honoured.ribbon, unit * 0.8)


def paint_faces(
    painter: QPainter, persons: Sequence[Person], middle: QPointF, radius: float, ratio: float
) -> None:
    """A face, the two of a team, or the shield of the Emissary."""
    if not persons:
        paint_empire(painter, middle, radius * 2, ratio)
    elif len(persons) == 1:
        paint_portrait(painter, persons[0], middle, radius, ratio)
    else:
        paint_portraits(painter, persons, middle, radius * 0.62, ratio, 1.7)


def paint_laurel(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Two branches of golden leaves, open at the top."""
    leaf = oval(0, 0, radius * 0.125, radius * 0.052)
    light, dark = tones().laurel, tones().laurel_dark
    shade = tint(tones().ink, 0.25)
    for side in (-1, 1):
        for number in range(9):
            angle = math.radians(100 + number * 15.5)
            spot = middle + QPointF(-side * math.cos(angle), math.sin(angle)) * radius
            along = math.degrees(math.atan2(math.cos(angle), side * math.sin(angle)))
            for turn in (-1, 1):
                aside = QPointF(math.cos(angle) * side, math.sin(angle)) * (-turn * radius * 0.055)
                turned = QTransform().translate(
                    spot.x() + aside.x(), spot.y() - aside.y() * side * side
                )
                path = turned.rotate(along + turn * 28 * side).map(leaf)
                fill(painter, path.translated(radius * 0.01, radius * 0.018), shade)
                fill(painter, path, light if (number + turn) % 2 else dark)


def paint_names(painter: QPainter, layout: EndLayout, honoured: Honoured) -> None:
    """Below the podium: the next two, with what they scored."""
    made, room = display(_NAME_TEXT.at(layout.unit)), layout.column.width() * 0.47
    for side, (_, _, told) in zip((-1, 1), honoured.others, strict=False):
        text = next((one for one in told if _fits(one, made, room)), told[-1])
        name = fit(text, made, room, 14)
        middle = layout.aside(0, 672) + QPointF(side * layout.column.width() / 4, 0)
        write(painter, middle, elided(text, name, room), name, tones().night_title)


def _fits(text: str, made: QFont, room: float) -> bool:
    return QFontMetricsF(fit(text, made, room, 14)).horizontalAdvance(text) <= room


def paint_notes(painter: QPainter, layout: EndLayout, notes: str) -> None:
    """How the number came about, in plain sentences; the panel is as high as they need."""
    unit = layout.unit
    top = layout.aside(0, 706).y()
    room = QRectF(
        18 * unit, top, layout.column.width() - 30 * unit, layout.height - top - 14 * unit
    )
    inner = room.adjusted(14 * unit, 8 * unit, -14 * unit, -8 * unit)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    pixels = _NOTES_TEXT.at(unit)
    painter.setFont(bold(pixels))
    while pixels > 13 and painter.boundingRect(inner, flags, notes).height() > inner.height():
        pixels -= 0.5
        painter.setFont(bold(pixels))
    needed = painter.boundingRect(inner, flags, notes).height() + 40 * unit
    spare = max(0.0, room.height() - needed) / 2
    room.adjust(0, spare, 0, -spare)
    paint_night_panel(painter, room)
    painter.setPen(tones().ribbon_text)
    painter.drawText(room.adjusted(14 * unit, 0, -14 * unit, 0), flags, notes)
