"""Everything has its place at every size, and nothing lies on anything else."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QRegion

from tests.ui.vienna.scene.positions import STOP
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.board import GEHEIMBUND
from vivaroi_gui.ui.kit.fonts import SMALLEST
from vivaroi_gui.ui.vienna.pictures import carriage_corner, carriage_picture
from vivaroi_gui.ui.vienna.scene.carriages import CARRIAGE_SIZE
from vivaroi_gui.ui.vienna.scene.layout import (
    COLUMN_LEAST,
    TownLayout,
    board_area,
    heaps,
    next_stop,
)
from vivaroi_gui.ui.vienna.scene.signs import effect_room, name_in, plate_areas
from vivaroi_gui.ui.vienna.scene.stops import YARD, town_plan
from vivaroi_gui.ui.vienna.scene.street import waiting
from vivaroi_gui.ui.vienna.tokens import effect, tokens_width

BOARD = Options().board
PAGES = [(1024, 604), (1280, 684), (1366, 722), (1440, 854), (1920, 1030), (3840, 2050)]
ODD = [(1024, 900), (2560, 700), (640, 480)]
every_page = pytest.mark.parametrize("page", [*PAGES, *ODD], ids=str)


def laid(page: tuple[int, int]) -> TownLayout:
    return TownLayout(board_area(*page))


def apart(areas: list[QRectF], slack: float = 0.5) -> bool:
    """Whether no two of them lie on each other; a shared edge is none."""
    inner = [area.adjusted(slack, slack, -slack, -slack) for area in areas]
    return not any(one.intersects(other) for one, other in combinations(inner, 2))


@every_page
def test_the_board_is_on_the_page_and_leaves_the_papers_their_room(page: tuple[int, int]) -> None:
    area = board_area(*page)
    assert QRectF(-0.5, -0.5, page[0] + 1, page[1] + 1).contains(area)
    assert page[0] - area.right() >= COLUMN_LEAST - 1
    assert area.width() / area.height() == pytest.approx(1000 / 854, rel=0.01)


@pytest.mark.parametrize(("page", "scale"), [((1024, 604), 0.7), ((1440, 854), 1.0)])
def test_the_board_is_as_large_as_it_was_designed(page: tuple[int, int], scale: float) -> None:
    assert laid(page).scale == pytest.approx(scale, abs=0.006)


@every_page
def test_no_pad_label_or_plate_lies_on_another(page: tuple[int, int]) -> None:
    layout = laid(page)
    pads = [layout.pad(stop) for stop in range(len(BOARD.stops))]
    labels = [layout.rect(place.label) for place in town_plan().places]
    plates = [
        area for index, stop in enumerate(BOARD.stops) for area in plate_areas(layout, index, stop)
    ]
    assert apart([*pads, *plates])
    assert apart([*pads, *labels])
    assert all(layout.area.contains(area) for area in (*pads, *labels, *plates))


@pytest.mark.parametrize("players", [3, 4, 5])
@every_page
@pytest.mark.usefixtures("qapp")  # of pixmaps
def test_carriages_that_wait_are_seen_whole(page: tuple[int, int], players: int) -> None:
    """Below each other, none on another, at the edge of the board or under what stands there."""
    layout, drawn = laid(page), []
    for seat in range(players):
        spot = waiting(seat, players, town_plan())
        seen = QRegion(carriage_picture("crimson", CARRIAGE_SIZE * layout.scale, 1, 1.0).mask())
        area = QRectF(seen.boundingRect())
        area.translate(carriage_corner(CARRIAGE_SIZE * layout.scale, 1))
        at = layout.point(spot.at)
        drawn.append(QRectF(at + area.topLeft() * spot.size, area.size() * spot.size))
    krieau = town_plan().places[1]
    label, pad = layout.rect(krieau.label), layout.pad(1)
    plate = QRectF(0, 0, 2 * town_plan().badge_radius, 2 * town_plan().badge_radius)
    plate.moveCenter(krieau.badge)
    assert apart([*drawn, label, pad, layout.rect(plate)])
    assert all(layout.area.contains(area) for area in drawn)
    assert [area.top() for area in drawn] == sorted(area.top() for area in drawn)


@every_page
def test_the_places_to_press_do_not_meet_and_hold_their_pads(page: tuple[int, int]) -> None:
    layout = laid(page)
    assert apart([layout.rect(place.hit) for place in town_plan().places])
    for stop, place in enumerate(town_plan().places):
        assert place.hit.contains(place.pad)
        assert layout.stop_at(layout.pad(stop).center()) == stop
    assert layout.stop_at(QPointF(page[0] - 5, 5)) is None


def test_every_place_to_press_is_large_enough_for_a_finger() -> None:
    layout = laid(PAGES[0])
    sizes = [layout.rect(place.hit).size() for place in town_plan().places]
    assert min(size.width() for size in sizes) >= 109
    assert min(size.height() for size in sizes) >= 112


@every_page
def test_dice_lie_within_their_pad_side_by_side(page: tuple[int, int]) -> None:
    layout = laid(page)
    for stop, place in enumerate(town_plan().places):
        edge = layout.die_edge(stop)
        dice = []
        for slot in range(len(place.dice)):
            die = QRectF(0, 0, edge, edge)
            die.moveCenter(layout.slot(stop, slot))
            dice.append(die)
        assert apart(dice)
        assert all(layout.pad(stop).contains(die) for die in dice)


@every_page
def test_every_name_is_read_in_its_label(page: tuple[int, int], fonts: None) -> None:
    layout = laid(page)
    for stop, place in zip(BOARD.stops, town_plan().places, strict=True):
        room = place.label.width() * layout.scale
        said, made = name_in(stop.name, room, layout.scale)
        assert made.pixelSize() >= SMALLEST
        assert QFontMetricsF(made).horizontalAdvance(said) <= room
        if page in PAGES:
            assert said == stop.name or stop.name in (f"Schloss {said}", f"Café {said}")


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_larger_text_cuts_off_no_name(
    page: tuple[int, int], fonts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vivaroi_gui.ui.kit.fonts._scale", [1.3])
    for stop, place in zip(BOARD.stops, town_plan().places, strict=True):
        scale = laid(page).scale
        said, _ = name_in(stop.name, place.label.width() * scale, scale)
        assert not said.endswith("…")


def test_a_long_name_is_told_in_short_before_it_gets_too_small(fonts: None) -> None:
    assert name_in("Schloss Schönbrunn", 140, 1.0)[0] == "Schloss Schönbrunn"
    assert name_in("Schloss Schönbrunn", 90, 0.7)[0] == "Schönbrunn"
    assert name_in("Gasthaus zum Schwan", 50, 0.7)[0].endswith("…")


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_effect_has_room_in_its_label(page: tuple[int, int], fonts: None) -> None:
    layout = laid(page)
    for index, stop in enumerate(BOARD.stops):
        high, room = effect_room(layout, index)
        tokens = effect(stop)
        assert tokens_width(tokens, high, closest=True) <= room * 1.02, stop.id
        assert high >= (16 if index else 14)


# --- the yard ------------------------------------------------------------------------------------


def test_dice_of_the_yard_lie_one_by_one_while_there_is_room() -> None:
    assert [heap.slot for heap in heaps("abcabc")] == [0, 1, 2, 3, 4, 5]
    assert {heap.high for heap in heaps("abcabc")} == {1}


def test_from_the_seventh_on_they_are_stacked_by_player_with_a_count() -> None:
    assert [(heap.slot, heap.top, heap.high) for heap in heaps("abcabca")] == [
        (0, 6, 3),
        (1, 4, 2),
        (2, 5, 2),
    ]


def test_five_players_and_the_white_die_have_room_in_the_yard() -> None:
    found = heaps("abcdew" * 4)
    assert [heap.slot for heap in found] == list(range(6))
    assert sum(heap.high for heap in found) == 24


# --- by keys -------------------------------------------------------------------------------------

PLACES = town_plan().places
ARROWS = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def reached(among: set[int], start: int) -> set[int]:
    """All stops that arrows lead to."""
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for across, down in ARROWS:
            there = next_stop(PLACES, here, (across, down), among)
            if there is not None and there not in found:
                found.add(there)
                waiting.append(there)
    return found


def test_arrows_lead_from_every_stop_to_every_other() -> None:
    stops = set(range(len(BOARD.stops)))
    assert all(reached(stops, start) == stops for start in stops)


@given(st.sets(st.integers(0, len(BOARD.stops) - 1), min_size=1))
def test_arrows_lead_to_every_lit_stop_whichever_they_are(lit: set[int]) -> None:
    assert reached(lit, min(lit)) == lit


def test_arrows_go_along_a_course_and_to_the_next() -> None:
    stops = range(len(BOARD.stops))
    assert next_stop(PLACES, STOP["krieau"], (1, 0), stops) == STOP["prater"]
    assert next_stop(PLACES, STOP["krieau"], (-1, 0), stops) is None
    assert next_stop(PLACES, STOP["prater"], (0, 1), stops) == STOP["heldenplatz"]
    assert next_stop(PLACES, STOP["belvedere"], (-1, 0), stops) == GEHEIMBUND == YARD
