"""The command line of the measurements of the explained end.

python dev.py arena review [--games 240] [--again 60] [--seed 1] [--jobs N] [--results FILE]

Plays GAMES of unlike players in all forms, says what the page would say at moments of each, and
tells how often it came so; explains the first AGAIN of them wholly, and measures with another seed
what was said.  Each game is kept in FILE at once: the same line goes on where it was cut off.
"""

import argparse
import json
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from tools.arena.crew import work
from tools.numbers import positive
from tools.review import figures
from tools.review.again import Twice, again
from tools.review.calibrated import Row, calibrated

RESULTS: Final = Path(__file__).resolve().parents[2] / "build" / "arena" / "review.jsonl"
"""Where results go that nobody gave a file for."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py arena review")
    parser.add_argument("--games", type=positive, default=240)
    parser.add_argument("--again", type=int, default=60, help="games that are explained twice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    chosen = parser.parse_args(arguments)
    known = _known(chosen.results, chosen.seed)
    measures: tuple[tuple[Any, int], ...] = ((calibrated, chosen.games), (again, chosen.again))
    for measure, count in measures:
        name = measure.__name__
        done = {one["number"] for one in known if one["of"] == name}
        missing = [number for number in range(count) if number not in done]
        for found in work(partial(measure, chosen.seed), missing, chosen.jobs):
            row = {"of": name, "seed": chosen.seed, **found._asdict()}
            with chosen.results.open("a", encoding="utf-8") as file:
                print(json.dumps(row), file=file)
            known.append(row)
    print("\n".join(figures.report(_rows(known, Row, chosen.games))))
    print("\n".join(figures.repeated(_rows(known, Twice, chosen.again))))
    return 0


def _known(path: Path, seed: int) -> list[dict[str, Any]]:
    """What stands in whole lines of the file of this seed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        return []
    *whole, _ = path.read_text(encoding="utf-8").split("\n")
    return [row for row in map(json.loads, whole) if row["seed"] == seed]


def _rows(known: list[dict[str, Any]], kind: Any, count: int) -> list[Any]:
    """Those of one kind, in the order of their games."""
    rows = [
        kind(**{name: row[name] for name in kind._fields})
        for row in known
        if set(kind._fields) <= set(row) and row["number"] < count
    ]
    return sorted(rows, key=lambda row: row.number)
