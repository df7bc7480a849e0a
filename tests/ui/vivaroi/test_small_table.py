"""The small table: one paper at a time, nothing over anything else, nothing outside the page."""

from dataclasses import fields
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from vivaroi_gui.rules.vivaroi.data import NOBLES
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.vivaroi.panels.seats_layout import SeatsLayout
from vivaroi_gui.ui.vivaroi.scene.geometry import Geometry
from vivaroi_gui.ui.vivaroi.small_table import Leaf, SmallTable, leaves_of
from vivaroi_gui.ui.vivaroi.table_areas import TableAreas
from vivaroi_gui.ui.vivaroi.table_layout import table_layout

SMALL = [(960, 494, 1.0), (720, 404, 1.0), (1093, 514, 1.0), (1440, 832, 1.5), (1440, 808, 2.0)]
TINY = [(960, 472, 1.5), (720, 382, 1.5), (960, 456, 2.0), (720, 600, 2.0)]


def parts(areas: TableAreas) -> dict[str, QRectF]:
    named = {one.name: getattr(areas, one.name) for one in fields(areas) if one.name != "leaf"}
    areas_of = {name: one for name, one in named.items() if isinstance(one, QRectF)}
    return {name: one for name, one in areas_of.items() if not one.isEmpty()}


def laid(size: tuple[int, int, float], tickets: int, leaf: Leaf, *, is_placing: bool) -> TableAreas:
    table = SmallTable(*size, tickets, leaf, is_placing)
    return table.tiny() if size in TINY else table.small()


@pytest.mark.parametrize("size", SMALL + TINY, ids=str)
def test_nothing_lies_over_anything_else_or_outside(size: tuple[int, int, float]) -> None:
    given = Room.TINY if size in TINY else Room.SMALL
    page = QRectF(0, 0, *size[:2])
    for tickets, is_placing in product(range(3, 9), (False, True)):
        for leaf in leaves_of(given, is_placing=is_placing, has_moves=True):
            found = parts(laid(size, tickets, leaf, is_placing=is_placing))
            for name, area in found.items():
                assert page.contains(area), (name, leaf)
            if given is Room.TINY and leaf is not Leaf.CASTLE:
                del found["castle"]  # behind the paper, where what moves goes on
            for (one, first), (other, second) in combinations(found.items(), 2):
                assert not first.adjusted(1, 1, -1, -1).intersects(second), (one, other, leaf)


def test_larger_text_makes_the_column_as_many_times_larger() -> None:
    small, large = (
        SmallTable(960 * text, 494 * text, text, 4, Leaf.VOTES).small() for text in (1.0, 1.5)
    )
    for name, area in parts(small).items():
        assert QRectF(area.topLeft() * 1.5, area.size() * 1.5) == parts(large)[name]


@pytest.mark.parametrize("text", [1.1, 1.25])
def test_text_that_has_room_beside_the_castle_grows_in_the_same_papers(text: float) -> None:
    usual, larger = (table_layout(1440, 854, 5, False, one) for one in (1.0, text))
    assert larger.scale >= text * usual.scale * 0.99
    assert larger.castle.width() <= usual.castle.width()
    assert QRectF(0, 0, 1440, 854).contains(larger.votes | larger.favourites | larger.chronicle)


@pytest.mark.parametrize("has_annexes", [False, True])
def test_people_are_large_enough_to_be_known_where_text_is_large(*, has_annexes: bool) -> None:
    page = SmallTable(960, 476, 1.5, 5, Leaf.CASTLE, True, has_annexes)
    areas = page.tiny()
    geometry = Geometry(areas.castle, areas.road, areas.gate, has_annexes)
    assert geometry.stand(NOBLES).height >= 44
    assert all(stand.height >= 44 for stand in geometry.gate_stands(13, 13))


@pytest.mark.parametrize("tickets", range(6, 9))
@pytest.mark.parametrize("size", [(720, 404, 1.0), (1024, 584, 1.25)], ids=str)
def test_in_a_narrow_column_everybody_at_a_large_table_is_named(
    size: tuple[int, int, float], tickets: int
) -> None:
    areas = SmallTable(*size, tickets, Leaf.FAVOURITES).small()
    seats = SeatsLayout(areas.seats, areas.scale, tickets, viewer=0, is_brief=True)
    found = [area for _, area in seats.tickets]
    assert len(found) == tickets
    assert min(area.width() for area in found) > 150 * areas.scale
    assert min(area.height() for area in found) >= 32
    assert areas.favourites.height() > 120 * areas.scale
