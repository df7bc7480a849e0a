"""A process that plays a known game is killed at any moment: at most one action is lost."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.conftest import PATIENCE_S
from tests.table import scripted_game
from tests.table.games import new_table, record_of, sight, steps
from vivaroi_gui.rules.core import Move, Seat
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> list[tuple[Seat, Move]]:
    """Every action of the game that the process plays."""
    table = new_table(5)
    for _ in steps(table, Random(5)):
        pass
    return record_of(table).inputs


def start(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", scripted_game.__name__, str(folder)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def killed_after(action: int, folder: Path) -> int:
    """Kills the game once it told of that action; the last action that it told of."""
    with start(folder) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if int(line) >= action:
                break
        process.kill()
        told = process.stdout.read().split()
    assert process.returncode != 0
    return int(told[-1]) if told else action


@pytest.mark.parametrize("action", sorted(Random(8).sample(range(1, 120), 8)))
def test_a_killed_game_goes_on_with_at_most_its_last_action_missing(
    action: int, tmp_path: Path, script: list[tuple[Seat, Move]]
) -> None:
    told = killed_after(action, tmp_path)
    record = Store(tmp_path).load()
    saved = len(record.inputs)
    assert told <= saved <= told + 1
    assert record.inputs == script[:saved]

    resumed, straight = Table.resume(record, Random(1)), new_table(5)
    for seat, move in script[:saved]:
        straight.play(seat, move)
    assert sight(resumed) == sight(straight)


def test_the_process_left_alone_plays_the_whole_script(
    tmp_path: Path, script: list[tuple[Seat, Move]]
) -> None:
    with start(tmp_path) as process:
        out, _ = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0
    assert len(out.split()) == len(script)
    assert Store(tmp_path).load().inputs == script
