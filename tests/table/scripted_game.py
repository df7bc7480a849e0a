"""Plays one and the same game into the folder given, an action a line of its output.

Started by the tests as a process of its own, which they kill.
"""

import sys
from pathlib import Path
from random import Random

from tests.table.games import new_table, steps
from vivaroi_gui.table.store import Store


def main(folder: str) -> None:
    table = new_table(5, store=Store(Path(folder)))
    for number, _ in enumerate(steps(table, Random(5)), 1):
        print(number, flush=True)
    sys.stdin.read()  # a kill always finds the process


if __name__ == "__main__":
    main(sys.argv[1])
