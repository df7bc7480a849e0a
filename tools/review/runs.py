"""A run of measures over many games, of which each row is kept in a file at once.

The same command line goes on where it was cut off.
"""

import argparse
import json
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from tools.arena.crew import work
from tools.numbers import positive

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "arena"
"""Where results go that nobody gave a file for."""


class Row(Protocol):
    """A NamedTuple: what was measured of a game."""

    @property
    def number(self) -> int:
        """The game's, within its run."""


R = TypeVar("R", bound=Row)


class Run(NamedTuple):
    """What was asked for: so many ``games``, and ``again`` of them explained twice."""

    games: int
    again: int
    seed: int
    jobs: int
    results: Path

    def rows(self, measure: Callable[[int, int], R], kind: type[R], count: int) -> list[R]:
        """What a measure finds of the first games, by seed and number; what is there is taken."""
        name = measure.__name__
        found = {row.number: row for row in self._known(name, kind) if row.number < count}
        missing = [number for number in range(count) if number not in found]
        for row in work(partial(measure, self.seed), missing, self.jobs):
            told: Any = row
            with self.results.open("a", encoding="utf-8") as file:
                print(json.dumps({"of": name, "seed": self.seed, **told._asdict()}), file=file)
            found[row.number] = row
        return [found[number] for number in sorted(found)]

    def _known(self, name: str, kind: type[R]) -> list[R]:
        """What stands in whole lines of the file."""
        self.results.parent.mkdir(parents=True, exist_ok=True)
        if not self.results.exists():
            return []
        *whole, _ = self.results.read_text(encoding="utf-8").split("\n")
        rows = [
            row for row in map(json.loads, whole) if (row["of"], row["seed"]) == (name, self.seed)
        ]
        fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
        return [kind(**{field: row[field] for field in fields}) for row in rows]


def asked(arguments: Sequence[str], name: str, again: int) -> Run:
    """What a command line asks for."""
    parser = argparse.ArgumentParser(prog=f"dev.py arena {name}")
    parser.add_argument("--games", type=positive, default=240)
    parser.add_argument("--again", type=int, default=again, help="games that are explained twice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=FOLDER / f"{name}.jsonl")
    return Run(**vars(parser.parse_args(arguments)))
