"""Where the cards before a player lie, however many they are."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from vivaroi_gui.ui.vienna.cards import CARD_RATIO, COLUMN_SHARE
from vivaroi_gui.ui.vienna.panels.circle import fan

WIDE, NARROW = QRectF(20, 300, 372, 110), QRectF(142, 130, 150, 74)


@pytest.mark.parametrize("area", [WIDE, NARROW])
@pytest.mark.parametrize("circle", [1, 4, 10])
@pytest.mark.parametrize("specials", [0, 1, 3, 5])
def test_all_cards_lie_in_their_area(area: QRectF, circle: int, specials: int) -> None:
    found = fan(area, circle, specials)
    assert (len(found.circle), len(found.specials)) == (circle, specials)
    for corners, high in ((found.circle, found.circle_high), (found.specials, found.special_high)):
        for corner in corners:
            card = QRectF(corner.x(), corner.y(), high * CARD_RATIO, high)
            assert area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(card)
    if specials:
        last = found.circle[-1].x() + found.circle_high * CARD_RATIO
        assert last <= min(corner.x() for corner in found.specials)


@pytest.mark.parametrize("area", [WIDE, NARROW])
@pytest.mark.parametrize(("circle", "specials"), [(4, 1), (8, 1), (10, 2)])
def test_the_symbols_of_each_card_stay_in_sight(area: QRectF, circle: int, specials: int) -> None:
    found = fan(area, circle, specials)
    column = found.circle_high * CARD_RATIO * COLUMN_SHARE
    for one, other in pairwise(found.circle):
        assert other.x() - one.x() >= 0.6 * column


def test_where_there_is_room_cards_fill_the_height() -> None:
    found = fan(WIDE, 4, 2)
    assert found.circle_high == found.special_high == WIDE.height()
