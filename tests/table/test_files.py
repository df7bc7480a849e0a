"""What is asked of single files."""

import os
from pathlib import Path

import pytest

from vivaroi_gui.table.files import changed_at
from vivaroi_gui.table.finished import saved_in


@pytest.mark.parametrize(
    ("seconds", "year"),
    [(10**9, 2001), (10**12, 9999), (2**63, 9999), (-(10**12), 1970), (253_500_000_000, 9999)],
)
def test_a_date_that_no_calendar_has_is_the_nearest_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int, year: int
) -> None:
    """Some file systems keep any number; what the list of games shows is a date."""
    file = tmp_path / "game"
    file.touch()
    found = list(file.stat())
    found[8] = seconds
    monkeypatch.setattr(Path, "stat", lambda _: os.stat_result(found))
    assert changed_at(file).year == year
    assert saved_in(file, "Sunday").moment.year == year
