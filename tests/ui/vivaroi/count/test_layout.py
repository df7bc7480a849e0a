"""The rows of the count at every size, and what is counted when."""

from itertools import pairwise, product

import pytest

from vivaroi_gui.ui.vivaroi.count.columns import CountColumns, Shape
from vivaroi_gui.ui.vivaroi.count.layout import CountLayout
from vivaroi_gui.ui.vivaroi.count.pace import Pace

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


@pytest.mark.parametrize(("rows", "ranks"), [(3, 3), (4, 2), (8, 8)])
def test_rows_are_counted_in_turn_and_ranks_told_when_all_are(rows: int, ranks: int) -> None:
    pace = Pace(6, rows, ranks)
    assert pace.ms <= 9000
    done = None
    for step in range(1001):
        come = pace.at(step / 1000)
        begun = [row for row in come.rows if row.popped]
        unfinished = [row for row in begun if row.risen < 1]
        assert len(unfinished) <= 1 or len(begun) == rows > 5
        assert all(row.risen == 0 or row.popped == 6 for row in come.rows)
        if any(row.risen < 1 for row in come.rows):
            assert come.moved == 0
        assert come.told == 0 or come.moved == 1
        assert done is None or come.told >= done
        done = come.told
    assert come == (((6.0, 1.0),) * rows, 1.0, ranks)
    assert pace.at(0.0) == (((0.0, 0.0),) * rows, 0.0, 0)
