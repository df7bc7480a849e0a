"""Where there is little room, each stop is a card that can be read."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.ui.kit.fonts import SMALLEST, scale_text
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.vienna.panels.small_column import SmallColumn, TownPapers, TownTab, is_beside
from vivaroi_gui.ui.vienna.pictures import carriage_corner
from vivaroi_gui.ui.vienna.scene.carriages import CARRIAGE_SIZE
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.signs import _name_of, _short_where_long, plate_areas
from vivaroi_gui.ui.vienna.scene.small_plan import small_layout
from vivaroi_gui.ui.vienna.scene.stops import town_plan

BOARD = Options().board
PAGES = [(720, 409, 1.0), (960, 498, 1.0), (960, 479, 1.5), (1440, 830, 1.5), (1024, 580, 2.0)]
_RIM = 2
"""Pixels around the picture of a carriage in which nothing is."""
every_page = pytest.mark.parametrize("page", PAGES, ids=str)


@pytest.fixture(autouse=True)
def _text(fonts: None) -> Iterator[None]:
    yield
    scale_text(1.0)


def arranged(page: tuple[int, int, float], tab: TownTab = TownTab.TOWN) -> SmallColumn:
    width, height, text = page
    scale_text(text)
    beside = is_beside(width, Room.SMALL, text)
    return SmallColumn(width, height, text, 4, tab, TownPapers.TURN, beside)


def laid(page: tuple[int, int, float]) -> TownLayout:
    return small_layout(arranged(page).town, page[2])


def apart(areas: list[QRectF]) -> bool:
    inner = [area.adjusted(0.5, 0.5, -0.5, -0.5) for area in areas]
    return not any(one.intersects(other) for one, other in combinations(inner, 2))


@every_page
def test_cards_and_what_is_on_them_lie_apart(page: tuple[int, int, float]) -> None:
    layout = laid(page)
    assert apart([layout.rect(place.label) for place in layout.plan.places])
    for index, (stop, place) in enumerate(zip(BOARD.stops, layout.plan.places, strict=True)):
        assert place.rooms is not None
        words = [layout.rect(place.rooms.name), layout.rect(place.rooms.effect)]
        parts = [layout.pad(index), *words, *plate_areas(layout, index, stop)]
        assert apart(parts)
        assert all(layout.rect(place.label).contains(part) for part in parts)


@every_page
def test_every_name_is_read_in_its_size_and_whole(page: tuple[int, int, float]) -> None:
    layout, least = laid(page), SMALLEST * page[2]
    for stop, place in zip(BOARD.stops, layout.plan.places, strict=True):
        assert place.rooms is not None
        room = layout.rect(place.rooms.name).width()
        name = _short_where_long(stop.name, room, least)
        said, made = _name_of(name, room, (least, least))
        assert made.pixelSize() >= SMALLEST
        assert not said.endswith("…"), (stop.name, room)


@every_page
def test_a_carriage_stands_beside_the_name(page: tuple[int, int, float]) -> None:
    layout = laid(page)
    wide = 2 * CARRIAGE_SIZE * -carriage_corner(layout.scale, 1).x()
    for place in layout.plan.places:
        assert place.rooms is not None
        name, stand = layout.rect(place.rooms.name), layout.point(place.carriage)
        body = QRectF(stand.x() - wide / 2, stand.y() - 0.6 * wide, wide, 0.6 * wide)
        common = name.intersected(body)
        assert min(common.width(), common.height()) < _RIM, place.id


@every_page
def test_stops_keep_their_courses_and_neighbours(page: tuple[int, int, float]) -> None:
    places, drawn = laid(page).plan.places, town_plan().places
    for course in range(1, 6):
        order = [
            [one.id for one in sorted(plan, key=lambda one: one.pad.x()) if one.course == course]
            for plan in (places[1:], drawn[1:])
        ]
        assert order[0] == order[1]


@pytest.mark.parametrize("tab", [TownTab.TOWN, TownTab.MINE, TownTab.PLAYERS, TownTab.SALON])
@every_page
def test_papers_lie_apart_and_on_the_page(page: tuple[int, int, float], tab: TownTab) -> None:
    small = arranged(page, tab)
    rows = [row for row in small.rows if not row.isEmpty()]
    papers = [small.ribbon, small.tabs, small.hand, small.salon, small.race, *rows]
    shown = [paper for paper in papers if not paper.isEmpty()]
    assert apart(shown)
    assert all(QRectF(0, 0, page[0], page[1]).contains(paper) for paper in shown)
    if small.shows_town:
        assert apart([small.town, *shown])


def test_where_a_replay_has_nothing_to_press_the_stop_has_that_room() -> None:
    scale_text(1.5)
    page = (960, 295, 1.5, 4, TownTab.STOP, TownPapers.TOLD, False)
    live, watched = SmallColumn(*page), SmallColumn(*page, has_controls=False)
    assert live.leaf.top() > watched.leaf.top() == watched.column.top()
