"""Whether the computer runs on its battery, by what a Linux kernel would say."""

import sys
from pathlib import Path

import pytest

from vivaroi_gui.ui.vivaroi.life.power import is_on_battery

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def supply(folder: Path, name: str, kind: str, online: str = "") -> None:
    (folder / name).mkdir()
    (folder / name / "type").write_text(f"{kind}\n", encoding="ascii")
    if online:
        (folder / name / "online").write_text(f"{online}\n", encoding="ascii")


@pytest.mark.parametrize(("plug", "is_out"), [("0", True), ("1", False)])
def test_a_laptop_is_on_battery_where_no_plug_is_in(
    tmp_path: Path, plug: str, is_out: bool
) -> None:
    supply(tmp_path, "BAT0", "Battery")
    supply(tmp_path, "AC", "Mains", plug)
    assert is_on_battery(tmp_path) is is_out


def test_no_answer_means_no(tmp_path: Path) -> None:
    assert not is_on_battery(tmp_path / "nothing")
    assert not is_on_battery(tmp_path)
    supply(tmp_path, "mouse", "Battery")
    assert not is_on_battery(tmp_path)
    supply(tmp_path, "AC", "Mains")
    assert not is_on_battery(tmp_path), "a plug that says nothing"
