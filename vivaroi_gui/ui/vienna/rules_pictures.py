"""Pictures for the rules of Vienna, drawn from what the game itself shows: town, dice, salon."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from vivaroi_gui.rules.vienna import Options, View, game
from vivaroi_gui.rules.vienna.records import Occupation
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.ui.kit.fonts import numeral
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.cards import CARD_RATIO, paint_character
from vivaroi_gui.ui.vienna.pictures import paint_die
from vivaroi_gui.ui.vienna.scene.miniature import paint_miniature
from vivaroi_gui.ui.vienna.scene.stops import town_plan

_WIDE: Final = 510.0
_DICE: Final = QRectF(0, 0, _WIDE, 82)
_SALON: Final = QRectF(0, 0, 510, 226)
_COLOURS: Final = ("crimson", "cobalt", "emerald", "saffron")
_LYING: Final = {
    "prater": Occupation(2, (1,)),
    "oper": Occupation(1, (2,)),
    "rathaus": Occupation(0, (5,)),
    "stephansdom": Occupation(3, (4, 5)),
    "hofburg": Occupation(1, (3, 4)),
}
"""Dice on stops, by the ids of the stops."""
_GUESTS: Final = 3


def rules_pictures(ratio: float) -> Mapping[str, QPixmap]:
    """By the addresses that the text names, at the pixels of the device."""
    plan = town_plan()
    town = QRectF(0, 0, _WIDE, _WIDE * plan.height / plan.width)
    drawn = {"town": (town, _paint_town), "dice": (_DICE, _paint_dice), "salon": (_SALON, _salon)}
    return {
        name: painted(area, ratio, partial(paint, area, ratio))
        for name, (area, paint) in drawn.items()
    }


def _paint_town(area: QRectF, ratio: float, painter: QPainter) -> None:
    painter.setClipPath(rounded(area, 12))
    paint_miniature(painter, area, _some_view(), _COLOURS, ratio)


def _some_view() -> View:
    """Some dice lie on stops, and the carriages are where the last of them are."""
    view = game.view(game.new(Options(len(_COLOURS))), None)
    index = {stop.id: number for number, stop in enumerate(SHIPPED.stops)}
    lying = {index[name]: dice for name, dice in _LYING.items()}
    placed = tuple(lying.get(stop) for stop, _ in enumerate(view.placed))
    positions = tuple(
        max((stop for stop, dice in lying.items() if dice.seat == seat), default=0)
        for seat, _ in enumerate(_COLOURS)
    )
    return replace(view, placed=placed, positions=positions)


def _paint_dice(area: QRectF, ratio: float, painter: QPainter) -> None:
    """Three ways to place a 2 and a 3: each alone, or both."""
    for number, faces in enumerate(((2,), (3,), (2, 3))):
        paper = QRectF(number * _WIDE / 4 + 3, 3, _WIDE / 4 - 6, area.height() - 6)
        if len(faces) > 1:
            paper.setRight(area.right() - 3)
        shape = rounded(paper, 12)
        fill(painter, shape, tones().cream)
        outline(painter, shape, tones().row_edge, 1.6)
        told = f"= {sum(faces)}"
        left = paper.center().x() - (44 * len(faces) + 46) / 2
        for place, face in enumerate(faces):
            middle = QPointF(left + 22 + 48 * place, paper.center().y())
            paint_die(painter, _COLOURS[0], face, middle, 38, ratio)
        rest = QRectF(left + 48 * len(faces), paper.top(), 46, paper.height())
        write_middle(painter, rest, told, numeral(24), tones().heading)


def _salon(area: QRectF, ratio: float, painter: QPainter) -> None:
    """Three characters with their symbols, as many as four players choose from."""
    high = area.height() - 16
    step = area.width() / _GUESTS
    for number, card in enumerate(SHIPPED.characters[1 : 1 + _GUESTS]):
        corner = QPointF(number * step + (step - high * CARD_RATIO) / 2, 6)
        paint_character(painter, card, corner, high, ratio)
