"""What pages of the castle need at their first opening: loaded and painted ahead, in pieces.

Each piece holds the window's thread for no longer than a frame or two.  Nothing here looks at a
view: what is painted ahead is the same for every game of these options.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor

from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import NOBLES
from vivaroi_gui.table.players import Person, Player, marker_owners
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.papers import paint_paper
from vivaroi_gui.ui.kit.people import persons
from vivaroi_gui.ui.kit.portrait import colour_of, portrait_ahead
from vivaroi_gui.ui.kit.rooms import Room, page_room
from vivaroi_gui.ui.kit.rows import RowsLayout
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.panels.favourites_layout import FavouritesLayout, pawn_height
from vivaroi_gui.ui.vivaroi.pictures import Mood, pawn_picture
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.scene.scenery import scenery
from vivaroi_gui.ui.vivaroi.table_layout import table_layout

_ACTING: Final = (Mood.UP, Mood.LEFT, Mood.RIGHT, Mood.GLAD)
_PAWNS = 3
"""Pawns of a piece."""


def paint_ahead(
    players: tuple[Player, ...], options: Options, page: QSize, ratio: float
) -> Iterator[None]:
    """Does a piece at each step, for pages of that size, and gives back after each."""
    if page_room(page.width(), page.height()) <= Room.SMALL or text_factor() > 1:
        return  # less is painted there, and in other places
    yield from _faces(options, page, ratio)
    colours = [colour_of(one) for one in marker_owners(players, options)]
    if options.emissary:
        colours.append(tones().empire)
    everybody = persons(players)
    yield from _count(options, everybody, colours, page, ratio)
    yield from _end(options, everybody, colours, page, ratio)


def paint_first_ahead(options: Options, page: QSize, ratio: float) -> Iterator[None]:
    """The choice of an Ambition, where there is one; the castle, and those who wait at its gate."""
    if options.ambition:
        yield from _ambition(options, page, ratio)
    if page_room(page.width(), page.height()) <= Room.SMALL or text_factor() > 1:
        return
    area = QRectF(0, 0, page.width(), page.height())
    tickets = options.rivals
    areas = table_layout(area.width(), area.height(), tickets, is_placing=True)
    castle = Geometry(areas.castle, areas.road, areas.gate, bool(options.rulebook.annexes))
    yield from scenery(area, castle, ratio).ahead()
    cast = len(options.cast)
    for height in (castle.gate_stands(cast, cast)[0].height, castle.stand(NOBLES).height):
        yield from _pawns(options, height, ratio)
    yield from _favourites(options, areas.favourites, areas.scale, ratio)


def _pawns(options: Options, height: float, ratio: float) -> Iterator[None]:
    for character in range(len(options.cast)):
        pawn_picture(options.edition, character, height, ratio)
        if character % _PAWNS == 0:
            yield


def _ambition(options: Options, page: QSize, ratio: float) -> Iterator[None]:
    from vivaroi_gui.ui.vivaroi.hall import geometry  # noqa: F401 - its tags are shown

    yield
    from vivaroi_gui.ui.vivaroi.ambition import AmbitionPage
    from vivaroi_gui.ui.vivaroi.ambition.layout import AmbitionLayout

    yield
    AmbitionPage.wall(page, ratio)
    yield
    layout = AmbitionLayout(page.width(), page.height())
    yield from _favourites(options, layout.favourites(has_button=True), layout.unit, ratio)


def _favourites(options: Options, face: QRectF, unit: float, ratio: float) -> Iterator[None]:
    """Whoever may be somebody's: all of them, so that it tells nothing."""
    (arch,) = FavouritesLayout(face, unit).arches(0, (0,))
    yield from _pawns(options, pawn_height(arch), ratio)


def hall_ahead(
    players: tuple[Player, ...], options: Options, page: QSize, ratio: float
) -> Iterator[None]:
    """The same for the throne hall, which may be called for at any move."""
    from vivaroi_gui.ui.vivaroi.hall.small_hall import hall_of

    yield
    from vivaroi_gui.ui.vivaroi.hall.stage import backdrop

    yield
    geometry = hall_of(page.width(), page.height())
    backdrop(geometry, ratio)
    yield
    from vivaroi_gui.ui.vivaroi.hall.doors import leaf_picture

    for leaf in range(2):
        leaf_picture(leaf, page, ratio)
        yield
    for character, mood in product(range(len(options.cast)), (None, Mood.SULKING)):
        pawn_picture(options.edition, character, geometry.pawn_height, ratio, mood)
        yield
    from vivaroi_gui.ui.vivaroi.hall.place import voters_ahead
    from vivaroi_gui.ui.vivaroi.hall.props import props_ahead

    yield from voters_ahead(players, geometry, ratio)
    yield from props_ahead(geometry, ratio)


def _faces(options: Options, page: QSize, ratio: float) -> Iterator[None]:
    """Those that an act brings on all floors."""
    areas = table_layout(page.width(), page.height(), options.rivals, is_placing=False)
    castle = Geometry(areas.castle, areas.road, areas.gate, bool(options.rulebook.annexes))
    height = castle.stand(NOBLES).height
    for character, mood in product(range(len(options.cast)), _ACTING):
        pawn_picture(options.edition, character, height, ratio, mood)
        if mood is _ACTING[-1]:
            yield


def _count(
    options: Options,
    everybody: Sequence[Person],
    colours: list[QColor],
    page: QSize,
    ratio: float,
) -> Iterator[None]:
    from vivaroi_gui.ui.vivaroi.count.columns import CountColumns, shape_of
    from vivaroi_gui.ui.vivaroi.count.layout import CountLayout

    yield
    from vivaroi_gui.ui.vivaroi.count.picture import king_height, throne_ground
    from vivaroi_gui.ui.vivaroi.count.road import road_ground

    yield
    from vivaroi_gui.ui.vivaroi.count import row as rows

    yield
    cards = [*map(len, options.markers), *[1] * bool(options.emissary)]
    shape = shape_of(cards, options.edition, has_ambition=bool(options.ambition))
    layout = CountLayout(page.width(), page.height(), len(cards), shape.across)
    throne_ground(layout, ratio)
    yield
    _paper(layout, ratio)
    yield
    road = layout.road.toRect()
    road_ground(road.width(), road.height(), ratio)
    yield
    row = layout.row(0).toRect()
    yield from _strips(everybody, colours, layout, len(cards), ratio)
    columns = CountColumns(row.width(), row.height(), layout.unit, shape)
    tile = columns.tile(columns.cards[0], 0)
    yield from _pawns(options, rows.pawn_height(tile), ratio)
    for character in range(len(options.cast)):
        pawn_picture(options.edition, character, king_height(layout.unit), ratio)
        yield


def _end(
    options: Options,
    everybody: Sequence[Person],
    colours: list[QColor],
    page: QSize,
    ratio: float,
) -> Iterator[None]:
    from vivaroi_gui.ui.kit.winners import evening_sky
    from vivaroi_gui.ui.vivaroi.final_page.layout import FinalLayout

    yield
    from vivaroi_gui.ui.vivaroi.final_page.page import KING

    yield
    rows = options.rivals
    layout = FinalLayout(page.width(), page.height(), rows, options.rounds, has_awards=True)
    evening_sky(layout, ratio)
    yield
    _paper(layout, ratio)
    yield
    yield from _strips(everybody, colours, layout, rows, ratio)
    yield from _pawns(options, KING * layout.unit, ratio)


def _strips(
    everybody: Sequence[Person],
    colours: list[QColor],
    layout: RowsLayout,
    rows: int,
    ratio: float,
) -> Iterator[None]:
    """The papers of the rows, whoever will lead, and the faces on them."""
    from vivaroi_gui.ui.kit.player_strip import face_radius, strip_paper

    heights = {layout.row(number).toRect().height() for number in range(rows)}
    width = layout.row(0).toRect().width()
    for height, colour, is_first in product(heights, colours, (False, True)):
        strip_paper(QSize(width, height), colour, ratio, is_first=is_first)
        yield
    for height, person in product(heights, everybody):
        portrait_ahead(person, face_radius(height, layout.unit), ratio)
        yield


def _paper(layout: RowsLayout, ratio: float) -> None:
    """A paper is kept for its size, wherever it was painted first."""
    painted(QRectF(0, 0, 1, 1), ratio, lambda painter: paint_paper(painter, layout.paper))
