"""``vivaroi --self-test``, which judges what was built or installed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PATIENCE_S
from vivaroi_gui.ui.settings import Settings

_BROKEN = """
import sys
from vivaroi_gui.ui.app import self_test
{fault}
from vivaroi_gui.__main__ import main
sys.exit(main(["--self-test", "--data", sys.argv[1]]))
"""
_SLOW = """
from vivaroi_gui.ai.worker import Worker
put = Worker.put
def late(worker, question):
    put(worker, question)
    worker._asked_at -= 10
Worker.put = late
"""
"""Has every question asked ten seconds ago."""


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def test_a_whole_game_goes_through_on_a_slow_machine_and_nothing_of_the_players_is_touched(
    data_dir: Path,
) -> None:
    Settings(data_dir / "settings.json").update(language="it")
    before = (data_dir / "settings.json").read_bytes()
    answer = run("-c", _BROKEN.format(fault=_SLOW), str(data_dir))
    assert answer.returncode == 0, answer.stderr
    lines = answer.stdout.splitlines()
    assert {"ok: show table", "ok: play", "ok: load", "ok: quit"} <= set(lines)
    assert all(line.startswith("ok: ") for line in lines)
    assert [file.name for file in data_dir.iterdir()] == ["settings.json"]
    assert (data_dir / "settings.json").read_bytes() == before


def test_letters_that_are_missing_are_named(data_dir: Path) -> None:
    answer = run(
        "-c",
        _BROKEN.format(fault="from vivaroi_gui.ui.app import launch\nlaunch.load_fonts = int"),
        str(data_dir),
    )
    assert answer.returncode == 1
    assert "ok: show table" in answer.stdout
    assert "letters are missing" in answer.stderr


def test_an_error_that_nobody_caught_is_a_failure(data_dir: Path) -> None:
    fault = (
        "from vivaroi_gui.ui.dialogs.messages import Messages\nMessages.saved_as = lambda *_: 1 / 0"
    )
    answer = run("-c", _BROKEN.format(fault=fault), str(data_dir))
    assert answer.returncode == 1
    assert "ZeroDivisionError" in answer.stderr
    assert "something went wrong" in answer.stderr.splitlines()[-1]


def test_a_box_that_nobody_can_close_is_told_and_closed(data_dir: Path) -> None:
    fault = (
        "from vivaroi_gui.table.saves import Saves\n"
        "from vivaroi_gui.table.store import StoreError\n"
        "def full(*_): raise StoreError('no room')\n"
        "Saves.save = full"
    )
    answer = run("-c", _BROKEN.format(fault=fault), str(data_dir))
    assert answer.returncode == 1
    assert "no room" in answer.stderr.splitlines()[-1]


def test_a_folder_that_cannot_be_written_to_is_named(data_dir: Path) -> None:
    answer = run("-m", "vivaroi_gui", "--self-test", "--data", str(data_dir / "none" / "below"))
    assert answer.returncode == 1
    (line,) = answer.stderr.splitlines()
    assert line.startswith("vivaroi: self-test failed: ")
    assert "below" in line


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_test_that_is_stopped_has_not_passed_and_leaves_nothing(
    data_dir: Path, number: signal.Signals
) -> None:
    command = [sys.executable, "-m", "vivaroi_gui", "--self-test", "--data", str(data_dir)]
    with subprocess.Popen(
        command,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as game:
        assert game.stdout is not None
        game.stdout.readline()
        game.send_signal(number)
        _, complaint = game.communicate(timeout=PATIENCE_S)
    assert game.returncode == 1
    assert complaint == "vivaroi: self-test failed: it was stopped\n"
    assert list(data_dir.iterdir()) == []
