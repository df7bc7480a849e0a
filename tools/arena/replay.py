"""Kept games played again: whether everybody still makes the same moves.

A change of the rules or of the opponents that should change nothing changes no move; one that
should changes the figures of ``docs/opponents.md``, which are measured anew then.
"""

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from tools.arena.match import Match, play
from tools.arena.results import load
from vivaroi_gui.rules.core import Move, Seat

MOVES: Final = "moves.json"
"""Beside the results: what was moved in the first games of each file, as fingerprints."""


class Replay(NamedTuple):
    """A game of a file of results, and the fingerprint of its moves."""

    name: str
    number: int
    moves: str


class Task(NamedTuple):
    """What is to be played again."""

    name: str
    match: Match
    number: int


def tasks(folder: Path, games: int) -> list[Task]:
    """The first games of each file; those that were timed never come out alike."""
    found = [(file.stem, load(file)) for file in sorted(folder.glob("*.jsonl"))]
    return [
        Task(name, match, game.number)
        for name, (match, kept) in found
        if match.ms is None
        for game in kept[:games]
    ]


def again(task: Task) -> Replay:
    """Plays a game to its end once more."""
    digest, game, options = sha256(), task.match.game, task.match.options

    def note(seat: Seat, move: Move) -> None:
        told = {"seat": seat, **game.write_move(options, seat, move)}
        digest.update(json.dumps(told, sort_keys=True).encode())

    play(task.match, task.number, note)
    return Replay(task.name, task.number, digest.hexdigest()[:16])


def kept(folder: Path) -> dict[str, dict[str, str]]:
    """The fingerprints by file and game."""
    file = folder / MOVES
    found: dict[str, dict[str, str]] = {}
    if file.is_file():
        found = json.loads(file.read_text(encoding="utf-8"))
    return found


def keep(folder: Path, replays: Iterable[Replay]) -> None:
    """Writes down what is moved now, for the next time."""
    found = kept(folder)
    for name, number, moves in replays:
        found.setdefault(name, {})[str(number)] = moves
    text = json.dumps(dict(sorted(found.items())), indent=1) + "\n"
    (folder / MOVES).write_text(text, encoding="utf-8")


def differing(folder: Path, replays: Iterable[Replay]) -> list[Replay]:
    """Those whose moves are others than were kept, or were not kept."""
    found = kept(folder)
    return [one for one in replays if found.get(one.name, {}).get(str(one.number)) != one.moves]
