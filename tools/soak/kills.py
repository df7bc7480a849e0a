"""A process that plays is killed at a random moment; at most its last action is lost."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from tools.soak.broken import Broken
from tools.soak.games import TABLES, act, new_table, play
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table

ROOT: Final = Path(__file__).resolve().parents[2]
_LONGEST: Final = 0.4
"""Seconds after its first action in which a game is killed."""


def check(seed: int) -> str:
    """Kills a game and resumes it from what is on the disk.

    Raises:
        Broken: more than the last action is missing, or the game is another one.
    """
    with tempfile.TemporaryDirectory() as folder:
        told = _killed(seed, Path(folder))
        record = Store(Path(folder)).load()
    options = TABLES[seed % len(TABLES)]
    if record.options != options:
        raise Broken(f"saved as {record.options}")
    straight, script = new_table(options, seed)
    play(straight, Random(seed))
    saved = len(record.inputs)
    if not told <= saved <= told + 1:
        raise Broken(f"told of {told} actions, found {saved}")
    if record.inputs != script.inputs[:saved]:
        raise Broken("another game was saved")
    resumed, again = Table.resume(record, Random(1)), new_table(options, seed)[0]
    for seat, move in script.inputs[:saved]:
        again.play(seat, move)
    if (resumed.view(), resumed.events) != (again.view(), again.events):
        raise Broken("the resumed game is another one")
    return f"{saved} actions saved, {told} told"


def _killed(seed: int, folder: Path) -> int:
    """Starts the game of that number and kills it; how many actions it told of."""
    command = [sys.executable, "-m", "tools.soak.kills", str(seed), str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(Random(seed).random() * _LONGEST)
        process.kill()
        told = [first, *process.stdout.read().split("\n")]
    return max(int(line) for line in told if line.strip())


def _play_and_tell(seed: int, folder: Path) -> None:
    """Plays a game into a folder, an action a line of the output; stays for the kill."""
    table, _ = new_table(TABLES[seed % len(TABLES)], seed, Store(folder))
    random, done = Random(seed), 0
    while not table.is_over:
        act(table, random)
        done += 1
        print(done, flush=True)
    time.sleep(60)


if __name__ == "__main__":
    _play_and_tell(int(sys.argv[1]), Path(sys.argv[2]))
