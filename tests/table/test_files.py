"""What is asked of single files."""

import errno
import os
import re
from pathlib import Path

import pytest

from vivaroi_gui.table.files import changed_at, read_most, write_given, write_whole
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


def test_a_name_that_the_system_cannot_write_is_a_failure_like_any_other(tmp_path: Path) -> None:
    """Half a character stands for any that an old locale does not have."""
    file = tmp_path / "Nonna \ud83d.vivaroi"
    with pytest.raises(OSError, match=re.escape(os.strerror(errno.EILSEQ))):
        write_whole(file, "x")
    with pytest.raises(OSError, match=re.escape(os.strerror(errno.EILSEQ))):
        read_most(file, 9)
    assert list(tmp_path.iterdir()) == []


def test_what_people_export_follows_a_link_and_leaves_a_device_alone(tmp_path: Path) -> None:
    target, link, pipe = (tmp_path / name for name in ("target", "link", "pipe"))
    target.write_text("old")
    link.symlink_to(target)
    write_given(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    os.mkfifo(pipe)
    for strange in (pipe, tmp_path):
        with pytest.raises(OSError, match="no file"):
            write_given(strange, "new")
    assert pipe.is_fifo()
