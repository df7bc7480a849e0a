"""The table at every size: nothing overlaps, nothing hangs out, the castle is large."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from vivaroi_gui.ui.vivaroi.table_areas import TableAreas
from vivaroi_gui.ui.vivaroi.table_layout import table_layout

SIZES = (
    (1024, 600),
    (1024, 722),
    (1280, 674),
    (1280, 978),
    (1366, 722),
    (1440, 854),
    (1600, 1140),
    (1920, 1025),
    (2048, 1490),
    (2560, 1025),
    (3440, 1385),
    (3840, 2068),
    (3840, 2100),
    (5120, 1385),
)
EVERYTHING = ("castle", "road", "gate", "banner", "seats", "chronicle", "favourites", "votes")
GRID = list(product(SIZES, (3, 4, 5, 6, 7, 8), (False, True)))


def shown(areas: TableAreas) -> dict[str, QRectF]:
    found = {name: getattr(areas, name) for name in (*EVERYTHING, "eliminated")}
    return {name: area for name, area in found.items() if not area.isNull()}


@pytest.mark.parametrize(("size", "players", "is_placing"), GRID)
def test_no_two_areas_overlap(size: tuple[int, int], players: int, is_placing: bool) -> None:
    areas = shown(table_layout(*size, players, is_placing))
    if areas.get("gate", QRectF()).contains(areas["chronicle"]):
        del areas["chronicle"]  # in the head of the tray
    tight = {name: area.adjusted(0.01, 0.01, -0.01, -0.01) for name, area in areas.items()}
    overlapping = [
        (one, other) for one, other in combinations(tight, 2) if tight[one].intersects(tight[other])
    ]
    assert overlapping == []


@pytest.mark.parametrize(("size", "players", "is_placing"), GRID)
def test_every_area_lies_on_the_page(size: tuple[int, int], players: int, is_placing: bool) -> None:
    page = QRectF(-0.01, -0.01, size[0] + 0.02, size[1] + 0.02)
    areas = shown(table_layout(*size, players, is_placing))
    assert [name for name, area in areas.items() if not page.contains(area)] == []
    assert [name for name, area in areas.items() if area.height() < 30] == []


@pytest.mark.parametrize(("size", "players", "is_placing"), GRID)
def test_castle_and_road_keep_the_proportions_of_their_pictures(
    size: tuple[int, int], players: int, is_placing: bool
) -> None:
    areas = table_layout(*size, players, is_placing)
    assert areas.castle.width() / areas.castle.height() == pytest.approx(830 / 766)
    assert areas.road.width() / areas.road.height() == pytest.approx(830 / 88)
    assert areas.castle.bottom() == pytest.approx(areas.road.top())
    assert areas.road.bottom() == pytest.approx(size[1])


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] / size[1] > 1.65])
def test_the_castle_takes_the_whole_height_of_a_wide_page(size: tuple[int, int]) -> None:
    areas = table_layout(*size, 5, False)
    assert areas.castle.height() + areas.road.height() == pytest.approx(size[1], rel=0.01)


@pytest.mark.parametrize("size", SIZES)
def test_the_castle_is_never_less_than_half_of_the_page(size: tuple[int, int]) -> None:
    width, height = size
    areas = table_layout(width, height, 5, False)
    assert areas.castle.height() + areas.road.height() >= 0.8 * height
    assert areas.castle.width() > width / 2 or width / height > 1.7


def test_the_castle_does_not_move_when_the_phase_or_the_players_change() -> None:
    castles = {
        table_layout(1440, 854, players, is_placing).castle.getRect()
        for players in (3, 4, 5, 6)
        for is_placing in (False, True)
    }
    assert len(castles) == 1


def test_small_windows_are_compact_and_large_ones_are_not() -> None:
    assert table_layout(1024, 600, 5, False).is_compact
    assert table_layout(1280, 674, 5, False).is_compact
    assert not table_layout(1366, 722, 5, False).is_compact
    assert not table_layout(3840, 2068, 5, False).is_compact


def test_the_gate_has_its_tray_while_placing_only() -> None:
    for size in SIZES:
        assert table_layout(*size, 5, False).gate.isNull()
        assert table_layout(*size, 5, True).gate.height() > 120


def test_the_regular_chronicle_makes_room_for_the_gate_and_goes_into_its_head() -> None:
    placing, later = (table_layout(1440, 854, 5, one) for one in (True, False))
    assert placing.gate == later.chronicle
    assert placing.gate.contains(placing.chronicle)
    assert placing.chronicle.bottom() - placing.gate.top() < 42 * placing.scale
    assert later.chronicle.height() > 150


def test_the_chronicle_while_placing_has_room_for_a_line_wherever_it_is() -> None:
    areas = [table_layout(width, 900, 4, True) for width in range(1280, 1500)]
    regular = [one for one in areas if not one.is_compact]
    assert {one.gate.contains(one.chronicle) for one in regular} == {False, True}
    assert pytest.approx(min(one.chronicle.height() / one.scale for one in regular)) == 36
