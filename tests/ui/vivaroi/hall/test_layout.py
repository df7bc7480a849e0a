"""Cards, tags and papers of the hall at every size: on the page, and clear of each other."""

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.hall.small_hall import SmallHall
from vivaroi_gui.ui.vivaroi.hall.spots import Spot, VoterSpots
from vivaroi_gui.ui.vivaroi.hall.tray import Tray

SIZES = ((1024, 595), (1440, 854), (2560, 1025), (3840, 2068))
GRID = list(product(SIZES, range(2, 9), (False, True)))


def tag(spot: Spot, hall: HallGeometry) -> QRectF:
    half = QPointF(spot.tag_width, hall.tag_height) / 2
    return QRectF(spot.tag - half, spot.tag + half)


def card(spot: Spot) -> QRectF:
    half = QPointF(spot.width, spot.width * CARD_RATIO) / 2
    return QRectF(spot.card - half, spot.card + half)


@pytest.mark.parametrize(("size", "voters", "is_wide"), GRID)
def test_tags_lie_on_the_page_and_not_on_each_other(
    size: tuple[int, int], voters: int, is_wide: bool
) -> None:
    hall, page = HallGeometry(*size), QRectF(0, 0, *size)
    spots = VoterSpots(hall, is_wide=is_wide)
    for row in (spots.in_row(voters), spots.aside(voters - 1, 2)):
        tags = [tag(spot, hall) for spot in row]
        assert [one for one in tags if not page.contains(one)] == []
        assert [pair for pair in combinations(tags, 2) if pair[0].intersects(pair[1])] == []


@pytest.mark.parametrize(("size", "voters", "is_wide"), GRID)
def test_the_hand_keeps_its_room_between_the_voters(
    size: tuple[int, int], voters: int, is_wide: bool
) -> None:
    """Whatever is held: the fan of a full hand covers no card of another voter."""
    hall, most = HallGeometry(*size), 2
    ballot = hall.ballot(most)
    tray = Tray(ballot.width(), ballot.height(), hall.unit, is_open=True)
    middles = [ballot.x() + middle.x() for middle, _ in tray.fan(range(most + 1))]
    for spot in VoterSpots(hall, is_wide=is_wide).aside(voters - 1, most):
        area = card(spot)
        assert area.right() < middles[0] or area.left() > middles[-1]


@pytest.mark.parametrize("size", SIZES)
def test_papers_lie_at_the_sides_of_the_candidate(size: tuple[int, int]) -> None:
    hall, page = HallGeometry(*size), QRectF(0, 0, *size)
    papers = [hall.favourites(), hall.hint, hall.emissary]
    assert [paper for paper in papers if not page.contains(paper)] == []
    candidate = QRectF(hall.feet.x() - hall.pawn_height / 3, 0, hall.pawn_height / 1.5, size[1])
    assert [paper for paper in papers if paper.intersects(candidate)] == []
    assert not hall.hint.intersects(hall.emissary)


@pytest.mark.parametrize("cards", range(1, 6))
def test_a_fan_is_level_in_its_middle_and_leans_outwards(cards: int) -> None:
    tray = Tray(900, 234, 1.0, is_open=True)
    middles, angles = zip(*tray.fan(range(cards)), strict=True)
    assert sum(angles) == pytest.approx(0)
    assert list(angles) == sorted(angles)
    assert sum(middle.x() for middle in middles) / cards == pytest.approx(450)
    assert all(tray.side < middle.x() < 900 - tray.side for middle in middles)


def test_in_a_narrow_strip_cards_that_are_alike_are_piled_up_and_the_others_seen_whole() -> None:
    tray = Tray(704, 150, 2.0, is_open=True, is_strip=True)
    yes, first, second, ache = (middle.x() for middle, _ in tray.fan(["yes", "no", "no", "ache"]))
    card = 132 * tray.card_unit
    assert 0 < second - first < card / 4
    assert min(first - yes, ache - second) > card * 0.9
    assert (yes + ache) / 2 == pytest.approx(352)


def test_in_a_strip_with_room_for_all_cards_lie_beside_each_other() -> None:
    tray = Tray(1400, 150, 1.0, is_open=True, is_strip=True)
    middles = [middle.x() for middle, _ in tray.fan(["yes", "no", "no", "ache"])]
    steps = [other - one for one, other in pairwise(middles)]
    assert steps == pytest.approx([136 * tray.card_unit] * 3)


@pytest.mark.parametrize("is_open", [False, True])
def test_the_words_of_a_tray_and_its_button_stay_beside_the_fan(is_open: bool) -> None:
    tray = Tray(764, 234, 1.0, is_open=is_open)
    assert tray.words.right() < tray.side
    assert tray.button(48).left() > 764 - tray.side
    assert tray.sealed.top() == tray.top


def test_a_small_hall_without_voters_has_no_tags() -> None:
    assert VoterSpots(SmallHall(1024, 513), is_wide=False).aside(0, 3) == []
