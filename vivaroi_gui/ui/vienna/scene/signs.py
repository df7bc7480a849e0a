"""What is written on the town: numbers, names and effects, as the board says that is played on."""

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from vivaroi_gui.rules.vienna.board import Board, Fit, Stop, StopIndex
from vivaroi_gui.ui.kit.fonts import at_most, display, elided, legible, numeral
from vivaroi_gui.ui.kit.ink import fill, outline, rounded, shade
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.pictures import WHITE, paint_die
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.stops import YARD, town_plan
from vivaroi_gui.ui.vienna.tokens import effect, paint_tokens
from vivaroi_gui.ui.vienna.town_tones import town_tones

_NAME, _NAME_MOST = 17.0, 20.5
"""Units of a name; with larger text it grows as far as there is room above the effect."""
_EFFECT, _EFFECT_LEAST = 23.0, 16.0
_YARD_EFFECT, _FOOT = 84.0, 1.6
_INSET: Final = 6.0
_PLATE, _ONE, _MANY, _PITCH = 34.0, 34.0, 23.0, 25.0
_DOUBLE, _DOUBLE_DIE = 48.0, 17.0
_SHORT: Final = re.compile("^(Schloss|Café) ")
"""What a name can do without."""


def paint_signs(painter: QPainter, layout: TownLayout, board: Board) -> None:
    """All of them."""
    for index, stop in enumerate(board.stops):
        paint_plates(painter, layout, index, stop, is_lit=False)
        _paint_label(painter, layout, index, stop)


# --- number plates -----------------------------------------------------------------------------


def plate_areas(layout: TownLayout, index: StopIndex, stop: Stop) -> list[QRectF]:
    """The plates of a stop: one for each number, one for any double, none where all dice fit."""
    if stop.fit is Fit.ANY:
        return []
    middle = town_plan().places[index].badge
    number = len(stop.numbers) if stop.fit is Fit.NUMBER else 1
    high = _MANY if number > 1 else _ONE if stop.fit is Fit.NUMBER else _DOUBLE
    # Two stand around the middle; where there are more, all of them above the label.
    lowest = middle.y() + _PITCH * min(number - 1, 1) / 2
    return [
        layout.rect(
            QRectF(
                middle.x() - _PLATE / 2,
                lowest - _PITCH * (number - 1 - plate) - high / 2,
                _PLATE,
                high,
            )
        )
        for plate in range(number)
    ]


def paint_plates(
    painter: QPainter, layout: TownLayout, index: StopIndex, stop: Stop, *, is_lit: bool
) -> None:
    """The numbers that fit; golden where the dice in the hand do."""
    shown = town_tones()
    ground, rim = (shown.lit_plate, tones().ink) if is_lit else (shown.plate, shown.plate_rim)
    ink = tones().ink if is_lit else shown.plate_text
    for number, area in enumerate(plate_areas(layout, index, stop)):
        path = rounded(area, 10 * layout.scale if len(stop.numbers) < 2 else 8 * layout.scale)
        shade(painter, path.translated(0, 2.5 * layout.scale), 0.35)
        fill(painter, path, ground)
        outline(painter, path, rim, 2 * layout.scale)
        if stop.fit is Fit.DOUBLE:
            _paint_double(painter, area, layout.scale)
        else:
            _paint_number(painter, area, stop.numbers[number], layout.scale, ink)


def _paint_number(painter: QPainter, area: QRectF, number: int, scale: float, ink: QColor) -> None:
    is_single = area.height() > area.width() * 0.9
    pixels = (22 if is_single else 19) * scale - (2 * scale if number > 9 else 0)
    write_middle(painter, area, str(number), at_most(numeral(pixels), area.height() * 0.9), ink)


def _paint_double(painter: QPainter, area: QRectF, scale: float) -> None:
    ratio = painter.device().devicePixelRatioF()
    for side in (-1, 1):
        middle = area.center() + QPointF(0, side * 10.5 * scale)
        paint_die(painter, WHITE, 2, middle, _DOUBLE_DIE * scale, ratio)


# --- labels ------------------------------------------------------------------------------------


def _paint_label(painter: QPainter, layout: TownLayout, index: StopIndex, stop: Stop) -> None:
    area, scale = layout.rect(town_plan().places[index].label), layout.scale
    if tones().is_flat:  # the paper in the picture is dark there
        fill(painter, rounded(area, 3 * scale), tones().pill if index == YARD else tones().light)
    room = area.width() - 2 * _INSET * scale
    name, made = name_in(stop.name, room, scale)
    baseline = area.top() + made.pixelSize() * 0.8 + 1.8 * scale
    ink = town_tones().yard_text if index == YARD else town_tones().label_text
    write(painter, QPointF(area.center().x(), baseline), name, made, ink)
    high, room = effect_room(layout, index)
    middle = QPointF(area.center().x(), area.bottom() - high / 2 - _FOOT * scale)
    if index == YARD:
        ground = QRectF(0, 0, _YARD_EFFECT * scale, high * 1.15)
        ground.moveCenter(middle)
        fill(painter, rounded(ground, 10 * scale), town_tones().yard_effect)
    paint_tokens(painter, effect(stop), middle, high, room)


def effect_room(layout: TownLayout, index: StopIndex) -> tuple[float, float]:
    """How high and how wide an effect may be."""
    high = max(_EFFECT_LEAST, _EFFECT * layout.scale)
    if index == YARD:
        return high * 0.9, (_YARD_EFFECT - 4) * layout.scale
    return high, (town_plan().places[index].label.width() - _INSET) * layout.scale


def name_in(name: str, room: float, scale: float) -> tuple[str, QFont]:
    """A name as it fits, and its font: in full, smaller, then short; at the worst cut off."""
    largest = at_most(display(_NAME * scale), _NAME_MOST * scale)
    for said in map(legible, (name, _SHORT.sub("", name))):
        made = largest
        needed = QFontMetricsF(made).horizontalAdvance(said)
        if needed > room:
            made = at_most(largest, largest.pixelSize() * room / needed)
        if QFontMetricsF(made).horizontalAdvance(said) <= room:
            return said, made
    return elided(said, made, room), made
