"""The page of the Ambitions at every size: everything on it, and nothing on anything else."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.vivaroi.ambition.layout import CARD, AmbitionLayout
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO

SIZES = ((1024, 595), (1440, 854), (2560, 1025), (3440, 1385), (3840, 2068))


def card(layout: AmbitionLayout, middle: QPointF) -> QRectF:
    size = QPointF(CARD, CARD * CARD_RATIO) * layout.unit
    return QRectF(middle - size / 2, middle + size / 2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [2, 5, 15])
def test_nothing_lies_on_anything_else(size: tuple[int, int], others: int) -> None:
    layout = AmbitionLayout(*size)
    areas = [
        *(card(layout, middle) for middle in layout.cards(2)),
        *layout.others(others),
        layout.favourites(has_button=True),
        layout.button(40 * layout.unit),
        layout.ribbon(0),
        layout.hint,
    ]
    page = QRectF(0, 0, *size)
    assert [area for area in areas if not page.contains(area)] == []
    assert [pair for pair in combinations(areas, 2) if pair[0].intersects(pair[1])] == []


@pytest.mark.parametrize("size", SIZES)
def test_a_single_card_and_favourites_without_a_button_lie_in_the_middle(
    size: tuple[int, int],
) -> None:
    layout = AmbitionLayout(*size)
    (middle,) = layout.cards(1)
    assert middle.x() == pytest.approx(size[0] / 2)
    assert layout.favourites(has_button=False).center().x() == pytest.approx(size[0] / 2)


@pytest.mark.parametrize("size", SIZES)
def test_a_ribbon_is_as_wide_as_its_words(size: tuple[int, int]) -> None:
    layout = AmbitionLayout(*size)
    usual = layout.ribbon(0).width()
    assert layout.ribbon(usual).width() > usual
    assert layout.ribbon(usual).center().x() == pytest.approx(layout.ribbon(0).center().x())
