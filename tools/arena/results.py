"""The file that keeps every finished game, so that a run goes on where another was cut off.

Its first line is the match, each further line a game, all of them JSON.  A line is written at
once when its game is over; one that was cut short by a killed process is dropped.  Only one arena
at a time writes to a file.
"""

import contextlib
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
    try:
        first, *rest = _lines(path)
        match = Match(**first)
        found = {game.number: game for game in map(games.read, reversed(rest))}
        if not all(_fits(match, game) for game in found.values()):
            raise ValueError("a game of another match")
    except (TypeError, KeyError, ValueError, AttributeError, OSError) as failure:
        raise OtherMatch(f"{path}: no results of the arena ({failure})") from failure
    return match, sorted(found.values(), key=lambda game: game.number)


def _lines(path: Path) -> list[dict[str, Any]]:
    """What stands in the whole lines of the file."""
    *whole, _ = path.read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in whole] or [{}]


def _fits(match: Match, game: Game) -> bool:
    return (
        game.number >= 0
        and game.seat == game.number % match.players
        and 0 <= game.share <= 1
        and len(game.totals) == match.players
    )


class Results:
    """The open file of a match: ``games`` that were found in it, and room for more."""

    def __init__(self, path: Path, match: Match) -> None:
        """Opens the file, or begins it.

        Raises:
            OtherMatch: its games are of another match, and the two do not add up.
        """
        self.games: list[Game] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: TextIO = path.open("a", encoding="utf-8", newline="\n")
        except OSError as failure:
            raise OtherMatch(f"{path}: {failure.strerror}") from failure
        try:
            _lock(self._file, path)
            self._begin(path, match)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, path: Path, match: Match) -> None:
        before = path.read_bytes()
        if b"\n" in before:
            of_file, self.games = load(path)
            _expect(of_file, match, path)
            self._file.truncate(before.rindex(b"\n") + 1)
            return
        header = _line(match._asdict())
        if not header.encode().startswith(before):
            raise OtherMatch(f"{path}: no results of the arena")
        self._file.truncate(0)
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
        self._file.write(_line(values))
        self._file.flush()


def _line(values: dict[str, Any]) -> str:
    return json.dumps(values, separators=(",", ":")) + "\n"


def _lock(file: TextIO, path: Path) -> None:
    """Keeps other arenas away from the file while it is open, where the system can."""
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as failure:
            raise OtherMatch(f"{path}: another arena is writing to it") from failure


def _expect(before: Match, match: Match, path: Path) -> None:
    pairs = zip(before._asdict().items(), match, strict=True)
    differing = [f"{name} {old!r}, not {new!r}" for (name, old), new in pairs if old != new]
    if differing:
        raise OtherMatch(f"{path} has games of another match: {'; '.join(differing)}")
