"""A whole game of each kind, by one finger on a touch screen and nothing else."""

from contextlib import ExitStack
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRect

from tools.soak.games import seated
from tools.soak.touch import played_by_finger, small
from tools.soak.windows import AT_ONCE
from tools.targets import Pressed
from vivaroi_gui.rules import vienna
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.kit.deaf import Deaf

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
    found = small([Pressed(name, QRect(0, 0, *size)) for name, size in areas.items()])
    assert [one.name for one in found] == ["narrow", "low"]
