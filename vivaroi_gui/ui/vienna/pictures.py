"""Pictures of this game: dice, coins, carriages, cards, pictograms, and the town behind all."""

import re
from bisect import bisect_left
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.resources import resource

WHITE: Final = "white"
"""The colour of the die that is nobody's."""
_DIE_SHEET, _DIE_EDGE = (48, 52), 40
_DIE_MIDDLE: Final = (24, 23)
_CARRIAGE_SHEET, _CARRIAGE_GROUND = (124, 76), (60, 66)
_CARD_SHEET, _CARD = (240, 330), QRectF(20, 23, 200, 284)
_SYMBOL_SHEET, _ACTION_SHEET = 36, 28
_TAG: Final = re.compile(r"<(/?)[a-z][^>]*?(/?)>", re.IGNORECASE)
TOWN_PIECES: Final = 5
_BROAD: Final = re.compile(r'stroke-width="\d\d')
_STROKE: Final = 10


def _scaled(name: str, sheet: tuple[int, int], scale: float, ratio: float) -> QPixmap:
    """A picture on its sheet, a unit of which is so many pixels."""
    return picture(name, sheet[0] * scale, sheet[1] * scale, ratio)


# --- dice and coins ----------------------------------------------------------------------------


def die_picture(colour: str, face: int, edge: float, ratio: float) -> QPixmap:
    """A die, its edge so many pixels long; face 0 is blank.  :func:`die_corner` says where."""
    name = f"vienna/dice-{colour}-{face or 'blank'}"
    return _scaled(name, _DIE_SHEET, edge / _DIE_EDGE, ratio)


def die_corner(edge: float) -> QPointF:
    """Where the corner of its picture is, seen from the middle of a die."""
    return QPointF(*_DIE_MIDDLE) * (-edge / _DIE_EDGE)


def paint_die(
    painter: QPainter, colour: str, face: int, middle: QPointF, edge: float, ratio: float
) -> None:
    painter.drawPixmap(middle + die_corner(edge), die_picture(colour, face, edge, ratio))


def coin_picture(width: float, ratio: float) -> QPixmap:
    """A coin, so many pixels across; its middle is that of a die of the same size."""
    return _scaled("vienna/coin", _DIE_SHEET, width / _DIE_EDGE, ratio)


def paint_coin(painter: QPainter, middle: QPointF, width: float, ratio: float) -> None:
    painter.drawPixmap(middle + die_corner(width), coin_picture(width, ratio))


# --- pictograms --------------------------------------------------------------------------------


def paint_symbol(
    painter: QPainter, name: str, middle: QPointF, height: float, ratio: float
) -> None:
    """Citizen, cross or crown, so many pixels high."""
    side = _SYMBOL_SHEET * height / 32
    shown = picture(f"vienna/symbol-{name}", side, side, ratio)
    painter.drawPixmap(middle - QPointF(side / 2, side * 17.5 / 36), shown)


def paint_action(
    painter: QPainter, name: str, middle: QPointF, height: float, ratio: float
) -> None:
    """A pictogram of what is done, so many pixels high."""
    side = _ACTION_SHEET * height / 24
    shown = picture(f"vienna/act-{name}", side, side, ratio)
    painter.drawPixmap(middle - QPointF(side / 2, side / 2), shown)


def paint_emblem(
    painter: QPainter, special: str, middle: QPointF, width: float, ratio: float
) -> None:
    """What a special card shows, so many pixels wide."""
    shown = picture(f"vienna/special-{special.replace('_', '-')}", width, width, ratio)
    painter.drawPixmap(middle - QPointF(width / 2, width / 2), shown)


def card_picture(name: str, height: float, ratio: float) -> QPixmap:
    """A card of the kit, so many pixels high from edge to edge; :func:`card_corner` says where."""
    return _scaled(f"vienna/card-{name}", _CARD_SHEET, height / _CARD.height(), ratio)


def bare_card_picture(name: str, height: float, ratio: float) -> QPixmap:
    """A card of a person, or a special one, without the plate that a name is written on."""
    down = round(_CARD_SHEET[1] * height / _CARD.height() * ratio)
    drawn = _bare(name, round(_CARD_SHEET[0] * height / _CARD.height() * ratio), down)
    shown = QPixmap(drawn)
    shown.setDevicePixelRatio(ratio)
    return shown


@lru_cache(maxsize=80)
def _bare(name: str, across: int, down: int) -> QPixmap:
    """So many pixels of the device: the plate is what is drawn last, its face and its edge."""
    head, elements = _cut(f"card-{name}")
    drawn = QPixmap(across, down)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    text = f"{head}{''.join(elements[:-2])}</svg>"
    QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(drawn.rect()))
    painter.end()
    return drawn


@cache
def has_card(name: str) -> bool:
    """Whether the kit has such a card: a board may have others."""
    return resource("vienna", f"card-{name}.svg").exists()


def card_corner(height: float) -> QPointF:
    """Where the corner of its picture is, seen from the corner of a card."""
    return _CARD.topLeft() * (-height / _CARD.height())


# --- what moves in the town --------------------------------------------------------------------


def gendarme_picture(height: float, ratio: float) -> QPixmap:
    """The standee; his feet are in the middle of its lower edge."""
    return picture("vienna/gendarme", height * PAWN_RATIO, height, ratio)


def carriage_picture(colour: str, scale: float, facing: int, ratio: float) -> QPixmap:
    """A carriage that looks to the right (1) or to the left (-1), a unit so many pixels.

    Without a colour it is nobody's.
    """
    drawn = _scaled(f"vienna/carriage{colour and '-' + colour}", _CARRIAGE_SHEET, scale, ratio)
    return drawn if facing > 0 else _mirrored(drawn)


def _mirrored(drawn: QPixmap) -> QPixmap:
    turned = drawn.transformed(QTransform.fromScale(-1, 1))
    turned.setDevicePixelRatio(drawn.devicePixelRatio())
    return turned


def carriage_corner(scale: float, facing: int) -> QPointF:
    """Where the corner of its picture is, seen from the ground between its wheels."""
    x, y = _CARRIAGE_GROUND
    return QPointF(-x if facing > 0 else x - _CARRIAGE_SHEET[0], -y) * scale


# --- the town ----------------------------------------------------------------------------------


def paint_town_piece(painter: QPainter, name: str, piece: int, area: QRectF) -> None:
    """One of the pieces of the town, each upon those before it: as a whole it takes too long.

    A piece is a picture of its own, as large as the whole, of some elements that follow each other.
    """
    head, elements = _cut(name)
    weights = list(accumulate(map(_weight, elements)))
    first, last = (
        bisect_left(weights, weights[-1] * share / TOWN_PIECES) for share in (piece, piece + 1)
    )
    if piece == TOWN_PIECES - 1:
        last = len(elements)
    drawn = "".join(elements[first:last])
    QSvgRenderer(QByteArray(f"{head}{drawn}</svg>".encode())).render(painter, area)


def _weight(element: str) -> int:
    """The broad strokes of the street take as long as a house."""
    return _STROKE if _BROAD.search(element) else 1


@cache
def _cut(name: str) -> tuple[str, list[str]]:
    """The head of a picture with what is only defined there, and the elements that are drawn."""
    text = resource("vienna", f"{name}.svg").read_text("utf-8")
    first = text.index("</defs>") + len("</defs>")
    elements, depth, begun = [], 0, first
    for tag in _TAG.finditer(text, first, text.rindex("</svg>")):
        depth += {"": 1, "/": -1}[tag[1]] if not tag[2] else 0
        if depth == 0:
            elements.append(text[begun : tag.end()])
            begun = tag.end()
    return text[:first], elements
