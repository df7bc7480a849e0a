"""In a row of the last page whoever it is of is named, whatever else it has room for."""

from itertools import product

import pytest

from vivaroi_gui.ui.vivaroi.final_page.layout import FinalColumns


@pytest.mark.parametrize(("facts", "has_start"), [*product((3, 4), (False, True))])
def test_a_name_has_room_in_a_row_of_any_width(facts: int, has_start: bool) -> None:
    for width in range(500, 1400, 20):
        columns = FinalColumns(width, 1.0, 3, facts, has_start=has_start)
        assert columns.name_room >= 100, width


def test_a_narrow_row_tells_no_facts_and_a_narrower_one_no_rounds() -> None:
    told = [FinalColumns(width, 1.0, 3) for width in (1000, 760, 560)]
    assert [len(one.facts) for one in told] == [3, 0, 0]
    assert [len(one.rounds) for one in told] == [3, 3, 0]
