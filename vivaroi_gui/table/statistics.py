"""What many games come to for each of those who played them."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from vivaroi_gui.rules.core import LEVELS
from vivaroi_gui.table.memories import BoldNo, Memory, RememberedSeat
from vivaroi_gui.table.players import Person


class Wins(NamedTuple):
    """So many games, and how many of them were won."""

    games: int
    wins: int


class ClosestFinish(NamedTuple):
    """The game that this person won or lost by the fewest points."""

    points: int
    is_won: bool
    memory: Memory


class Statistics(NamedTuple):
    """Of one person, as it was seen last.

    ``by_form`` has the names of game, edition and form; ``by_level`` is by the strongest computer
    at the table; ``crowned`` is None for whoever has only played what knows no Kings.
    """

    person: Person
    all: Wins
    by_form: tuple[tuple[str, str, str, Wins], ...]
    by_level: tuple[tuple[str, Wins], ...]
    crowned: int | None
    bold: BoldNo | None
    close: ClosestFinish | None


class _Played(NamedTuple):
    memory: Memory
    place: RememberedSeat
    person: Person


def statistics(memories: Iterable[Memory]) -> tuple[Statistics, ...]:
    """Of everybody who is known by name, whoever has played most first; computers are nobody."""
    played: dict[str, list[_Played]] = defaultdict(list)
    for memory in memories:
        for one in _persons(memory):
            played[one.person.name].append(one)
    found = map(_of_one, played.values())
    return tuple(sorted(found, key=lambda one: (-one.all.games, one.person.name)))


def _persons(memory: Memory) -> Iterable[_Played]:
    """Who has played a game, each name once: nobody has played it twice."""
    found: dict[str, _Played] = {}
    for place in memory.places:
        for person in place.persons if place.level is None else ():
            found.setdefault(person.name, _Played(memory, place, person))
    return found.values()


def _of_one(played: Sequence[_Played]) -> Statistics:
    name = played[-1].person.name
    crowned = [one.place.ending.crowned for one in played]
    bold = [one.memory.bold for one in played]
    return Statistics(
        person=played[-1].person,
        all=_tally(played),
        by_form=tuple(_by_form(played)),
        by_level=tuple(_by_level(played)),
        crowned=sum(filter(None, crowned)) if any(one is not None for one in crowned) else None,
        bold=max(
            (one for one in bold if one is not None and one.name == name),
            key=lambda one: one.after - one.before,
            default=None,
        ),
        close=min(filter(None, map(_close, played)), key=lambda one: one.points, default=None),
    )


def _tally(played: Sequence[_Played]) -> Wins:
    return Wins(len(played), sum(one.place.ending.is_winner for one in played))


def _by_form(played: Sequence[_Played]) -> Iterator[tuple[str, str, str, Wins]]:
    """What was played most first."""
    for form, _ in Counter(_form(one.memory) for one in played).most_common():
        yield (*form, _tally([one for one in played if _form(one.memory) == form]))


def _form(memory: Memory) -> tuple[str, str, str]:
    return memory.game, memory.edition, memory.form


def _by_level(played: Sequence[_Played]) -> Iterator[tuple[str, Wins]]:
    """The weakest first; games among people alone are of no level."""
    for level in LEVELS:
        own = [one for one in played if _strongest(one.memory) == level]
        if own:
            yield level, _tally(own)


def _strongest(memory: Memory) -> str | None:
    levels = [place.level for place in memory.places if place.level is not None]
    return max(levels, key=LEVELS.index, default=None)


def _close(played: _Played) -> ClosestFinish | None:
    """By how much it was won against the next, or lost to the best; None for shared wins."""
    places, own = played.memory.places, played.place.ending
    others = [one.ending.total for one in places if one.ending.is_winner is not own.is_winner]
    if not others:
        return None
    points = abs(own.total - max(others))
    return ClosestFinish(points, own.is_winner, played.memory)
