"""Words on a panel find their room."""

import pytest

from vivaroi_gui.ui.kit.writing import apart

GAP = 5


def test_words_with_room_stay_where_they_are_wanted() -> None:
    assert apart([10, 60, 110], [30, 30, 30], (0, 150)) == [10, 60, 110]


def test_words_that_would_touch_give_way_to_both_sides() -> None:
    left, right = apart([40, 60], [30, 30], (0, 200))
    assert right - left == 30 + GAP
    assert (left + right) / 2 == pytest.approx(50)


@pytest.mark.parametrize("wanted", [[-20, 0, 20], [60, 80, 100], [45, 45, 45]])
def test_words_stay_within_their_bounds(wanted: list[float]) -> None:
    widths, bounds = [30, 40, 20], (0, 100)
    lefts = apart(wanted, widths, bounds)
    assert lefts == [0, 30 + GAP, 70 + 2 * GAP]


def test_a_short_neighbour_makes_room_for_a_long_word() -> None:
    """The row is full in the middle only."""
    lefts = apart([0, 45, 110], [40, 60, 20], (-5, 135))
    rights = [left + width for left, width in zip(lefts, [40, 60, 20], strict=True)]
    assert lefts[1] - rights[0] == pytest.approx(GAP)
    assert lefts[2] == 110
