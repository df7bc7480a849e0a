"""Whatever the window: everything is inside, nothing overlaps, nothing is tiny."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.rules.vivaroi.data import FLOORS, NOBLES, THRONE
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.vivaroi.scene.geometry import ROAD, Geometry, asides, stone

SIZES = (0.7, 0.85, 1.0, 1.2, 2.4)


def layout(scale: float) -> Geometry:
    return Geometry(
        QRectF(0, 0, 830 * scale, 766 * scale),
        QRectF(0, 766 * scale, 830 * scale, 88 * scale),
        QRectF(842 * scale, 294 * scale, 582 * scale, 160 * scale),
    )


@pytest.mark.parametrize("scale", SIZES)
def test_a_pawn_stands_on_its_floor(scale: float) -> None:
    geometry = layout(scale)
    for floor in range(THRONE):
        for slot in range(4):
            stand = geometry.stand(floor, slot)
            middle = stand.feet.y() - stand.height / 2
            assert geometry.place_at(stand.feet - _up(stand.height / 2)) == floor
            assert geometry.room(floor).top() < middle < geometry.room(floor).bottom()
            assert stand.height == round(84 * scale)


def _up(height: float) -> QPointF:
    return QPointF(0, height)


@pytest.mark.parametrize("scale", SIZES)
def test_floors_do_not_overlap(scale: float) -> None:
    geometry = layout(scale)
    for floor in range(THRONE - 1):
        above, below = geometry.target(floor + 1), geometry.target(floor)
        assert above.bottom() <= below.top() + 0.5
        assert not geometry.room(floor + 1).intersects(geometry.room(floor))


@pytest.mark.parametrize("scale", SIZES)
@pytest.mark.parametrize("number", range(1, 14))
def test_the_gate_holds_everybody_side_by_side(scale: float, number: int) -> None:
    geometry = layout(scale)
    stands = geometry.gate_stands(number, 13)
    assert len(stands) == number
    for stand in stands:
        assert stand.height >= 38
        sheet = QRectF(0, 0, stand.height * PAWN_RATIO, stand.height)
        sheet.moveCenter(stand.feet - _up(stand.height / 2))
        assert geometry.gate.contains(sheet)
    for one, two in pairwise(stands):
        if one.feet.y() == two.feet.y():
            assert two.feet.x() - one.feet.x() >= one.height * PAWN_RATIO - 1


@pytest.mark.parametrize("scale", SIZES)
@pytest.mark.parametrize("cast", [13, 14])
def test_who_waits_at_the_gate_is_drawn_in_two_sizes_at_most(scale: float, cast: int) -> None:
    geometry = layout(scale)
    sizes = {geometry.gate_stands(number, cast)[0].height for number in range(1, cast + 1)}
    assert geometry.stand(NOBLES).height in sizes
    assert len(sizes) <= 2


def test_the_road_has_two_courses_of_fifty_stones() -> None:
    geometry = layout(1)
    lower, upper = geometry.stone(0), geometry.stone(50)
    assert lower.x() == upper.x()
    assert lower.y() > upper.y()
    assert geometry.stone(49).x() > geometry.stone(48).x() > lower.x()
    assert geometry.stone(104) == geometry.stone(4)


def test_the_castle_keeps_its_shape_in_any_room_it_gets() -> None:
    for width, height in ((900, 766), (830, 900), (400, 900)):
        geometry = Geometry(QRectF(10, 20, width, height), QRectF(), QRectF())
        for floor in FLOORS:
            assert QRectF(10, 20, width, height).contains(geometry.room(floor))
        room = geometry.room(0)
        assert room.width() / room.height() == pytest.approx(480 / 87)


@pytest.mark.parametrize("points", [0, 20, 49, 50, 99, 120])
def test_many_shields_of_a_stone_fan_out_on_the_road(points: int) -> None:
    spread = [stone(points)[0] + aside for aside in asides([points] * 8)]
    assert all(right - left > 15 for left, right in pairwise(spread))
    assert spread[0] > ROAD.left() + 12
    assert spread[-1] < ROAD.right() - 12


def test_no_shield_hides_another_and_a_lone_one_stands_by_its_stone() -> None:
    totals = [20, 21, 120, 35, 70, 22]
    places = [
        stone(points % 100)[0] + aside for points, aside in zip(totals, asides(totals), strict=True)
    ]
    assert places[3] == stone(35)[0]
    assert places[4] == stone(70)[0]
    near = [places[one] for one in (0, 2, 1, 5)]
    assert all(right - left >= 18 for left, right in pairwise(near))
    assert sum(near) / 4 == pytest.approx((2 * stone(20)[0] + stone(21)[0] + stone(22)[0]) / 4)
