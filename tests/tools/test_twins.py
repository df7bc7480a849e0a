"""Twins of games: to a seat they are one, and to those who hold the cards they are not."""

from random import Random

import pytest

from tests.ai.vivaroi.tables_2024 import TABLES
from tools.soak.games import act, new_table
from tools.twins import twin
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.table import Table


def secrets(record: Record, seat: int | None) -> list[object]:
    """What the others hold and have laid."""
    table = Table.resume(record, Random(0))
    views = [table.view(one) for one in range(record.options.seats) if one != seat]
    return [(view.goals, view.offers, view.ambitions, view.vote) for view in views]


@pytest.mark.parametrize("options", [Options(4), Options(6, 1, Placement.RANDOM), *TABLES], ids=str)
def test_a_seat_cannot_tell_them_apart_and_the_others_can(options: Options) -> None:
    random = Random(3)
    table, record = new_table(options, 1)
    different = compared = 0
    for number in range(150):
        if not table.is_over:
            act(table, random)
        seat = random.choice([None, *range(options.seats)])
        if number % 3 == 0:
            other = twin(record, seat, random)  # looks the same, or raises
            assert len(other.inputs) == len(record.inputs)
            compared += 1
            different += secrets(record, seat) != secrets(other, seat)
    assert different > compared // 3
