"""The file that keeps every finished game, so that a run goes on where another was cut off.

Its first line is the match, each further line a game, all of them JSON.  A line is written at
once when its game is over; one that was cut short by a killed process is dropped.
"""

import json
from pathlib import Path
from typing import Any, Self, TextIO

from tools.arena import match as games
from tools.arena.match import Game, Match


class OtherMatch(ValueError):
    """The file has games of another match, or none at all."""


def load(path: Path) -> tuple[Match, list[Game]]:
    """The match of a file and its games by number.

    Raises:
        OtherMatch: not a file of results.
    """
    first, *rest = _lines(path)
    try:
        match = Match(**first)
        found = [games.read(line) for line in rest]
    except (TypeError, KeyError, ValueError) as failure:
        raise OtherMatch(f"{path}: no results of the arena ({failure})") from failure
    return match, sorted(found, key=lambda game: game.number)


def _lines(path: Path) -> list[dict[str, Any]]:
    """What stands in the whole lines of the file."""
    *whole, _ = path.read_text(encoding="utf-8").split("\n")
    try:
        lines = [json.loads(line) for line in whole]
    except json.JSONDecodeError as failure:
        raise OtherMatch(f"{path}: no results of the arena ({failure})") from failure
    return lines or [{}]


class Results:
    """The open file of a match: ``games`` that were found in it, and room for more."""

    def __init__(self, path: Path, match: Match) -> None:
        """Opens the file, or begins it.

        Raises:
            OtherMatch: its games are of another match, and the two do not add up.
        """
        self.games: list[Game] = []
        is_begun = path.exists() and b"\n" in path.read_bytes()
        if is_begun:
            before, self.games = load(path)
            _expect(before, match, path)
            _cut_to_whole_lines(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: TextIO = path.open("a" if is_begun else "w", encoding="utf-8", newline="\n")
        if not is_begun:
            self._write(match._asdict())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, game: Game) -> None:
        """Keeps a game; from now on, only a broken disk can lose it."""
        self.games.append(game)
        self._write(games.write(game))

    def _write(self, values: dict[str, Any]) -> None:
        self._file.write(json.dumps(values, separators=(",", ":")) + "\n")
        self._file.flush()


def _expect(before: Match, match: Match, path: Path) -> None:
    pairs = zip(before._asdict().items(), match, strict=True)
    differing = [f"{name} {old!r}, not {new!r}" for (name, old), new in pairs if old != new]
    if differing:
        raise OtherMatch(f"{path} has games of another match: {'; '.join(differing)}")


def _cut_to_whole_lines(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(file.read().rindex(b"\n") + 1)
