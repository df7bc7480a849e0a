"""The paper of the favourites at every size: all arches on it, none on another or on the rest."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.vivaroi.panels.favourites_layout import Arch, FavouritesLayout
from vivaroi_gui.ui.vivaroi.table_layout import table_layout

GOAL = (0, 1, 2, 3, 4, 5)
SIZES = ((1024, 595), (1024, 722), (1440, 854), (2560, 1025), (3840, 2068))
GRID = list(product(SIZES, (1, 2), (False, True)))


def layout(size: tuple[int, int], cards: int, *, has_ambition: bool) -> FavouritesLayout:
    areas = table_layout(*size, 4, False)
    return FavouritesLayout(areas.favourites, areas.scale, cards, has_ambition)


def window(arch: Arch) -> QRectF:
    """What an arch covers, but for its frame: neighbours in a low row share theirs."""
    corner = arch.feet - QPointF(36.9, 95.9) * arch.unit
    return QRectF(corner, arch.feet + QPointF(36.9, 0) * arch.unit)


@pytest.mark.parametrize(("size", "cards", "has_ambition"), GRID)
def test_arches_lie_on_the_paper_side_by_side(
    size: tuple[int, int], cards: int, has_ambition: bool
) -> None:
    paper = layout(size, cards, has_ambition=has_ambition)
    windows = [window(arch) for number in range(cards) for arch in paper.arches(number, GOAL)]
    assert len(windows) == 6 * cards
    assert [one for one in windows if not paper.face.contains(one)] == []
    assert [pair for pair in combinations(windows, 2) if pair[0].intersects(pair[1])] == []


@pytest.mark.parametrize(("size", "cards"), [*product(SIZES, (1, 2))])
def test_an_ambition_leaves_the_arches_free(size: tuple[int, int], cards: int) -> None:
    paper = layout(size, cards, has_ambition=True)
    for number in range(cards):
        area = paper.ambition(number)
        assert paper.face.contains(area)
        assert not any(area.intersects(window(arch)) for arch in paper.arches(number, GOAL))
        assert paper.is_row or not area.intersects(paper.foot)


@pytest.mark.parametrize("size", SIZES)
def test_each_card_of_a_team_has_its_own_block(size: tuple[int, int]) -> None:
    paper = layout(size, 2, has_ambition=True)
    blocks = [paper.block(number) for number in range(2)]
    assert blocks[0].bottom() == pytest.approx(blocks[1].top())
    for number, block in enumerate(blocks):
        assert all(block.contains(arch.feet) for arch in paper.arches(number, GOAL))
        assert block.contains(paper.ambition(number))


@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_of_a_closed_card_stands_beside_or_below_its_back(
    size: tuple[int, int],
) -> None:
    paper = layout(size, 1, has_ambition=False)
    back, words = paper.closed
    assert paper.face.contains(back)
    assert paper.face.contains(words)
    assert not back.intersects(words)
    assert paper.is_row == (words.left() > back.right())
