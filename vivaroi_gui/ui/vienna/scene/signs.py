"""What is written on the town: numbers, names and effects, as the board says that is played on."""

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from vivaroi_gui.rules.vienna.board import Board, Fit, Stop, StopIndex
from vivaroi_gui.ui.kit.fonts import at_most, display, elided, legible, numeral, text_factor
from vivaroi_gui.ui.kit.grammar import initial_of
from vivaroi_gui.ui.kit.ink import falling, fill, outline, rounded, shade
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.pictures import WHITE, paint_die
from vivaroi_gui.ui.vienna.scene.ground import paint_pad
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.stops import YARD, CardRooms
from vivaroi_gui.ui.vienna.tokens import effect, paint_tokens
from vivaroi_gui.ui.vienna.town_tones import town_tones

_NAME, _NAME_MOST = 17.0, 20.5
"""Units of a name; with larger text it grows as far as there is room above the effect."""
_EFFECT, _EFFECT_LEAST = 23.0, 16.0
_YARD_EFFECT, _FOOT = 84.0, 1.6
_INSET: Final = 6.0
_PLATE, _ONE, _MANY, _PITCH = 34.0, 34.0, 23.0, 25.0
_DOUBLE, _DOUBLE_DIE = 48.0, 17.0
_LETTERS, _NAME_ON_CARD, _EFFECT_MOST = 0.9, 15.5, 23.0
"""Of the line of a name on a card; pixels of it at 100 %, at most, and of the effect."""
_SHORT: Final = re.compile("^(Schloss|Café) ")
"""What a name can do without."""


def paint_signs(painter: QPainter, layout: TownLayout, board: Board) -> None:
    """All of them."""
    for index, stop in enumerate(board.stops):
        rooms = layout.plan.places[index].rooms
        if rooms is not None:
            _paint_card(painter, layout, index, stop, rooms)
        elif tones().is_flat:
            paint_pad(painter, layout, layout.plan.places[index])
        paint_plates(painter, layout, index, stop, is_lit=False)
        if rooms is None:
            _paint_label(painter, layout, index, stop)


# --- number plates -----------------------------------------------------------------------------


def plate_areas(layout: TownLayout, index: StopIndex, stop: Stop) -> list[QRectF]:
    """The plates of a stop: one for each number, one for any double, none where all dice fit."""
    if stop.fit is Fit.ANY:
        return []
    middle, rooms = layout.plan.places[index].badge, layout.plan.places[index].rooms
    number = len(stop.numbers) if stop.fit is Fit.NUMBER else 1
    if rooms is not None:
        return _shared(layout.rect(rooms.plates), number)
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


def _shared(column: QRectF, number: int) -> list[QRectF]:
    """A column in so many pieces, the lowest first."""
    high, gap = column.height() / number, 2.0 if number > 1 else 0.0
    return [
        QRectF(column.left(), column.bottom() - high * (plate + 1), column.width(), high - gap)
        for plate in reversed(range(number))
    ]


def paint_plates(
    painter: QPainter, layout: TownLayout, index: StopIndex, stop: Stop, *, is_lit: bool
) -> None:
    """The numbers that fit; golden where the dice in the hand do."""
    shown = town_tones()
    ground, rim = (shown.lit_plate, tones().ink) if is_lit else (shown.plate, shown.plate_rim)
    ink = tones().ink if is_lit else shown.plate_text
    for number, area in enumerate(plate_areas(layout, index, stop)):
        corner = 10 * layout.scale if len(stop.numbers) < 2 else 8 * layout.scale
        path = rounded(area, min(corner, area.width() * 0.3))
        shade(painter, path.translated(0, 2.5 * layout.scale), 0.35)
        fill(painter, path, ground)
        outline(painter, path, rim, 2 * layout.scale)
        if stop.fit is Fit.DOUBLE:
            _paint_double(painter, area)
        else:
            _paint_number(painter, area, stop.numbers[number], layout.scale, ink)


def _paint_number(painter: QPainter, area: QRectF, number: int, scale: float, ink: QColor) -> None:
    is_single = area.height() > area.width() * 0.9
    pixels = (22 if is_single else 19) * scale - (2 * scale if number > 9 else 0)
    write_middle(painter, area, str(number), at_most(numeral(pixels), area.height() * 0.9), ink)


def _paint_double(painter: QPainter, area: QRectF) -> None:
    ratio, scale = (
        painter.device().devicePixelRatioF(),
        min(area.height() / _DOUBLE, area.width() / (_DOUBLE_DIE + 4)),
    )
    for side in (-1, 1):
        middle = area.center() + QPointF(0, side * 10.5 * scale)
        paint_die(painter, WHITE, 2, middle, _DOUBLE_DIE * scale, ratio)


# --- cards -------------------------------------------------------------------------------------


def _paint_card(
    painter: QPainter, layout: TownLayout, index: StopIndex, stop: Stop, rooms: CardRooms
) -> None:
    """A stop where no picture has it: its paper, its places for dice, name and effect."""
    place = layout.plan.places[index]
    area = layout.rect(place.label)
    shape = rounded(area, 6)
    ground, ink = tones().paper, town_tones().label_text
    if place.is_yard:
        ink = town_tones().yard_text
        fill(painter, shape, tones().pill)
    else:
        fill(painter, shape, falling(area, *ground))
    outline(painter, shape, tones().paper_edge, 1.2)
    paint_pad(painter, layout, place)
    room = layout.rect(rooms.name)
    high = min(room.height() * _LETTERS, _NAME_ON_CARD * text_factor())
    name, made = _name_of(
        _short_where_long(stop.name, room.width(), high), room.width(), (high, high)
    )
    if rooms.effect.right() <= place.pad.left():  # where the name ends there is a carriage, perhaps
        room.setWidth(min(room.width(), QFontMetricsF(made).horizontalAdvance(name) + 2))
    write_middle(painter, room, name, made, ink)
    room = layout.rect(rooms.effect)
    high = min(room.height() * 0.96, _EFFECT_MOST * text_factor())
    if place.is_yard:
        fill(painter, rounded(room, 6), town_tones().yard_effect)
    paint_tokens(painter, effect(stop), room.center(), high, room.width() - 3)


def is_called(name: str, initial: str) -> bool:
    """Whether a name, without what it can do without, begins with a letter."""
    return initial_of(_SHORT.sub("", name)) == initial


def _short_where_long(name: str, room: float, pixels: float) -> str:
    """Without what it can do without, rather than smaller than its neighbours."""
    is_long = QFontMetricsF(display(pixels)).horizontalAdvance(name) > room
    return _SHORT.sub("", name) if is_long else name


# --- labels ------------------------------------------------------------------------------------


def _paint_label(painter: QPainter, layout: TownLayout, index: StopIndex, stop: Stop) -> None:
    area, scale = layout.rect(layout.plan.places[index].label), layout.scale
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
    return high, (layout.plan.places[index].label.width() - _INSET) * layout.scale


def name_in(name: str, room: float, scale: float) -> tuple[str, QFont]:
    """A name as it fits on a label of the picture, and its font."""
    return _name_of(name, room, (_NAME * scale, _NAME_MOST * scale))


def _name_of(name: str, room: float, sizes: tuple[float, float]) -> tuple[str, QFont]:
    """In full, smaller, then short; at the worst cut off.  Pixels as wanted, and at most."""
    wanted, most = sizes
    largest = at_most(display(wanted), most)
    for said in map(legible, (name, _SHORT.sub("", name))):
        made = largest
        needed = QFontMetricsF(made).horizontalAdvance(said)
        if needed > room:
            made = at_most(largest, largest.pixelSize() * room / needed)
        if QFontMetricsF(made).horizontalAdvance(said) <= room:
            return said, made
    return elided(said, made, room), made
