"""What the pages of Vienna need at their first opening: loaded and painted ahead, in pieces.

Each piece holds the window's thread for no longer than a frame or two.  Nothing here looks at a
view: what is painted ahead is the same for every game of these options.
"""

from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QRectF, QSize

from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.data import FACES
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.vienna.pictures import WHITE, coin_picture, die_picture, gendarme_picture
from vivaroi_gui.ui.vienna.scene.carriages import NEUTRAL, paint_carriage_ahead
from vivaroi_gui.ui.vienna.scene.flights import coin_width
from vivaroi_gui.ui.vienna.scene.layout import TownLayout, board_area
from vivaroi_gui.ui.vienna.scene.scenery import scenery
from vivaroi_gui.ui.vienna.scene.states import standee_height
from vivaroi_gui.ui.vienna.scene.stops import YARD
from vivaroi_gui.ui.vienna.scene.street import piece_to

_DICE = 8
"""Dice of a piece."""


def paint_first_ahead(options: Options, page: QSize, ratio: float) -> Iterator[None]:
    """The town, as the first round begins in it."""
    yield from scenery(_area(page), _layout(page), options.board, ratio).ahead()


def paint_ahead(players: tuple[Player, ...], page: QSize, ratio: float) -> Iterator[None]:
    """What is put into the town in the course of a round."""
    layout = _layout(page)
    colours = [player.colour for player in players]
    for colour in (*colours, NEUTRAL):
        paint_carriage_ahead(colour, layout, ratio)
        yield
    gendarme_picture(standee_height(layout), ratio)
    coin_picture(coin_width(layout), ratio)
    yield
    for stop in range(1, len(layout.plan.places)):
        piece_to(stop, layout.plan)
    yield
    edges = layout.die_edge(1), layout.die_edge(YARD)
    looks = product(edges, (*colours, WHITE), FACES)
    for number, (edge, colour, face) in enumerate(looks):
        die_picture(colour, face, edge, ratio)
        if number % _DICE == 0:
            yield


def _area(page: QSize) -> QRectF:
    return QRectF(0, 0, page.width(), page.height())


def _layout(page: QSize) -> TownLayout:
    return TownLayout(board_area(page.width(), page.height()))
