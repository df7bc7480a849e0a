"""The lock of a folder: one holds it, and whoever is gone holds it no longer."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from vivaroi_gui.table import lock
from vivaroi_gui.table.lock import Lock

HOLDS = """
import sys
from pathlib import Path
from vivaroi_gui.table.lock import Lock
lock = Lock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.lock"


def test_a_lock_is_held_by_one_until_it_is_released(file: Path) -> None:
    one, other = Lock(file), Lock(file)
    assert one.take()
    assert one.is_held
    assert not other.take()
    assert not other.is_held
    one.release()
    assert other.take()
    other.release()


def test_the_lock_of_a_process_that_was_killed_is_free(file: Path) -> None:
    command = [sys.executable, "-c", HOLDS, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"True"
        mine = Lock(file)
        assert not mine.take()
        process.kill()
        process.wait()
        assert mine.take()
        mine.release()


def test_the_holder_leaves_a_note_to_others(file: Path) -> None:
    one, other = Lock(file), Lock(file)
    assert other.note() == ""
    one.take()
    one.leave("a long note of how I am reached")
    assert other.note() == "a long note of how I am reached"
    other.leave("of one who holds nothing")
    one.leave("shorter")
    assert other.note() == "shorter"
    one.release()


@pytest.mark.parametrize("error", [errno.EROFS, errno.EACCES, errno.ENOSPC])
def test_where_nothing_can_be_written_the_game_starts_without_a_lock(
    file: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    def fail(*_: object) -> NoReturn:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(os, "open", fail)
    mine = Lock(file)
    assert mine.take()
    assert not mine.is_held
    mine.leave("nothing")
    mine.release()


@pytest.mark.parametrize("error", [errno.ENOLCK, errno.ENOSYS, errno.EINVAL])
def test_a_file_system_without_locks_is_no_obstacle(
    file: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    def fail(_: int) -> NoReturn:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(lock, "_lock", fail)
    mine = Lock(file)
    assert mine.take()
    assert not mine.is_held


def test_a_file_in_the_place_of_the_folder_is_no_obstacle(file: Path) -> None:
    file.parent.write_text("in the way")
    mine = Lock(file)
    assert mine.take()
    assert not mine.is_held


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="Windows follows links")
def test_the_note_takes_the_place_of_no_file_that_a_link_leads_to(tmp_path: Path) -> None:
    """In a shared folder the link may be a stranger's, and the file ours."""
    letter = tmp_path / "letter.txt"
    letter.write_text("of somebody's own")
    (tmp_path / "game.lock").symlink_to(letter)
    lock = Lock(tmp_path / "game.lock")
    assert lock.take()
    lock.leave("here")
    lock.release()
    assert letter.read_text() == "of somebody's own"
