"""A whole game of each kind, by one finger on a touch screen and nothing else."""

from contextlib import ExitStack
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRect

from tools.soak.by_finger import played_by_finger
from tools.soak.games import seated
from tools.soak.touch import small
from tools.soak.windows import AT_ONCE
from tools.targets import Pressed, crowded
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.targets import FINGER, GAP

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.usefixtures("qapp", "fonts")
@pytest.mark.parametrize(
    "options",
    [Options(3, rounds=1, placement=Placement.RANDOM), vienna.Options(3)],
    ids=["castle", "town"],
)
def test_a_game_is_played_to_its_end_by_one_finger(
    options: Options | vienna.Options, tmp_path: Path
) -> None:
    table = Table.new(seated(options, 1), options, Random(5))
    with ExitStack() as stack:
        for owner, name, value in (*AT_ONCE, (Deaf, "MS", 0)):
            stack.enter_context(patch.object(owner, name, value))
        assert played_by_finger(table, tmp_path, 5).steps


def test_what_is_too_small_either_way_is_found() -> None:
    areas = {"large": (44, 44), "narrow": (43, 90), "low": (90, 43)}
    found = small([Pressed(name, QRect(0, 0, *size)) for name, size in areas.items()], FINGER)
    assert [one.name for one in found] == ["narrow", "low"]


def test_controls_that_are_too_near_are_found_and_parts_of_one_are_not() -> None:
    """Seven pixels beside each other; rows of a list that touch; one upon the other; wide ones."""
    places = {"a": (0, 0, 44, 44), "b": (51, 0, 44, 44), "upon a": (10, 10, 9, 9)}
    places |= {"wide": (200, 0, 100, 44), "next": (302, 0, 60, 44)}
    apart = [
        Pressed(name, QRect(*area), number) for number, (name, area) in enumerate(places.items())
    ]
    rows = [Pressed("row", QRect(0, 60 + 44 * row, 90, 44), 9) for row in range(3)]
    found = crowded([*apart, *rows], FINGER, GAP)
    assert [(one.name, other.name) for one, other in found] == [("a", "b")]
