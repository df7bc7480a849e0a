"""What is remembered of games that were played to their end: a line each, and none is ever lost."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.table.files import drop_draft, read_most, write_whole
from vivaroi_gui.table.players import AVATARS, COLOURS, Person

_LONGEST: Final = 16_000_000
"""Bytes: some fifty thousand games."""
_AS_IT_IS: Final = "surrogateescape"
"""Bytes that are no UTF-8 make a line that nobody can read, and stay the same bytes."""
_MOST_POINTS: Final = 1_000_000
"""More than any game has; words with a number take no number of any size."""


class SeatEnding(NamedTuple):
    """How a seat ended; ``crowned`` are the Kings that it proposed, None where there are none."""

    total: int
    is_winner: bool
    crowned: int | None = None


class BoldNo(NamedTuple):
    """A bold No: of whom, and the chance to win without it and with it, 0 to 1."""

    name: str
    before: float
    after: float


class RememberedSeat(NamedTuple):
    """A seat at the end of a game; ``level`` is that of a computer, None where people sat."""

    persons: tuple[Person, ...]
    level: str | None
    ending: SeatEnding


class Memory(NamedTuple):
    """A game; ``day`` as calendars have it, 2026-11-29.

    ``form`` is what was played of an edition, nothing where that was all of it.
    """

    game_id: str
    day: str
    game: str
    edition: str
    places: tuple[RememberedSeat, ...]
    bold: BoldNo | None = None
    form: str = ""


class Memories:
    """A file with a line for each game, in the order in which they ended.

    A line that nobody can read, of a later version or of a damaged disk, stays where it is.
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    def all(self) -> tuple[Memory, ...]:
        """Those that can be read.

        Raises:
            OSError: there is a file that cannot be opened.
        """
        return tuple(one for one in map(_read, self._lines()) if one is not None)

    @property
    def unread(self) -> int:
        """How many lines nobody can read.

        Raises:
            OSError: there is a file that cannot be opened.
        """
        return sum(_read(line) is None for line in self._lines())

    def add(self, memory: Memory) -> bool:
        """Keeps a game, once however often it is told; whether it is safe on the disk."""
        try:
            text = "".join(f"{line}\n" for line in self._with(memory))
            write_whole(self._file, text, errors=_AS_IT_IS)
        except OSError:
            return False
        return True

    def forget(self) -> None:
        """Takes all of it away, and what a killed write has left.

        Raises:
            OSError: it is still there.
        """
        self._file.unlink(missing_ok=True)
        drop_draft(self._file)

    def _with(self, memory: Memory) -> Iterator[str]:
        is_there = False
        for line in self._lines():
            known = _read(line)
            if known is not None and known.game_id == memory.game_id:
                is_there = True
                yield _written(known._replace(bold=memory.bold or known.bold))
            else:
                yield line
        if not is_there:
            yield _written(memory)

    def _lines(self) -> list[str]:
        try:
            data = read_most(self._file, _LONGEST)
        except FileNotFoundError:
            return []
        if len(data) > _LONGEST:
            raise OSError("it is longer than any file of memories")
        return list(filter(None, data.decode(errors=_AS_IT_IS).split("\n")))


def _written(memory: Memory) -> str:
    places = [
        {"persons": place.persons, "level": place.level, **place.ending._asdict()}
        for place in memory.places
    ]
    return json.dumps({**memory._asdict(), "places": places}, ensure_ascii=False)


def _read(line: str) -> Memory | None:
    """None where the line is none of ours, or of a game that this version does not know."""
    try:
        return _memory(json.loads(line))
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _memory(told: dict[str, Any]) -> Memory:
    """What a line says.

    Raises:
        ValueError, KeyError, TypeError: it does not say it as :func:`_written` does.
    """
    game, edition, bold = told["game"], told["edition"], told["bold"]
    if edition not in GAMES[game].editions:
        raise ValueError("no form of that game")
    places = tuple(map(_place, told["places"]))
    deed = None if bold is None else BoldNo(_text(bold[0]), _share(bold[1]), _share(bold[2]))
    form = _text(told.get("form", ""))  # earlier versions did not say it
    return Memory(_text(told["game_id"]), _text(told["day"]), game, edition, places, deed, form)


def _place(told: dict[str, Any]) -> RememberedSeat:
    level, crowned = told["level"], told["crowned"]
    if level is not None and level not in LEVELS:
        raise ValueError("no such level")
    persons = tuple(Person(*map(_text, person)) for person in told["persons"])
    if not all(one.colour in COLOURS and one.avatar in AVATARS for one in persons):
        raise ValueError("nobody looks like that")
    ending = SeatEnding(
        _number(told["total"]),
        told["is_winner"] is True,
        None if crowned is None else _number(crowned),
    )
    return RememberedSeat(persons, level, ending)


def _text(told: object) -> str:
    if not isinstance(told, str):
        raise TypeError("no text")
    told.encode()  # half a character can be read, and never be written again
    return told


def _number(told: object) -> int:
    if type(told) is not int:
        raise TypeError("no whole number")
    if abs(told) > _MOST_POINTS:
        raise ValueError("no points of a game")
    return told


def _share(told: object) -> float:
    if type(told) not in (int, float) or not 0 <= told <= 1:  # type: ignore[operator]
        raise ValueError("no chance")
    return float(told)  # type: ignore[arg-type]
