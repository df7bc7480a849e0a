"""The rows of the count at every size, and what is counted when."""

from itertools import pairwise, product

import pytest

from vivaroi_gui.ui.vivaroi.count.columns import CountColumns, Shape
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.count.pace import COUNT_MS, POP_MS, STONE_MS, WALK_MS, Pace

SIZES = ((1024, 595), (1440, 854), (3840, 2068))
SHAPES = [
    Shape("2024", cards, tiles, across)
    for cards, across in ((1, 1), (2, 1), (2, 2))
    for tiles in (6, 7)
]


@pytest.mark.parametrize(("size", "rows", "shape"), [*product(SIZES, (2, 4, 8), SHAPES)])
def test_columns_stand_side_by_side_in_a_row(
    size: tuple[int, int], rows: int, shape: Shape
) -> None:
    layout = CountLayout(*size, rows, shape.across)
    row = layout.row(0)
    columns = CountColumns(row.width(), row.height(), layout.unit, shape)
    assert len(columns.cards) == shape.cards
    last = max(card.x() for card in columns.cards) + columns.card
    order = (columns.player, columns.left, last, columns.before, columns.round, columns.total)
    assert all(first < second for first, second in pairwise(order))
    assert columns.name_room > 60
    assert max(card.y() for card in columns.cards) + columns.line == pytest.approx(row.height())


@pytest.mark.parametrize("farthest", [0, 7, 40])
def test_first_tiles_pop_then_totals_rise_then_shields_walk(farthest: int) -> None:
    pace = Pace(6, farthest)
    assert pace.ms == 6 * POP_MS + COUNT_MS + min(WALK_MS, farthest * STONE_MS)
    assert pace.at(0.0) == (0.0, 0.0, 0.0)
    assert pace.at(6 * POP_MS / pace.ms)[:2] == pytest.approx((6.0, 0.0))
    popped, risen, walked = pace.at((6 * POP_MS + COUNT_MS) / pace.ms)
    assert (popped, risen, walked) == pytest.approx((6.0, 1.0, 0.0), abs=1e-9)
    assert pace.at(1.0) == pytest.approx((6.0, 1.0, 1.0 if farthest else 0.0))
