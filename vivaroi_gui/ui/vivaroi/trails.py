"""Whence and whither: what events leave out, because everybody at the table saw it."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import (
    BESIDE_THRONE,
    CRAFTSMEN,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    NOBLES,
    OUT,
    SERVANTS,
    THRONE,
    TRADERS,
)
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    FirstCrowned,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.modules.compensation import is_compensated
from vivaroi_gui.rules.vivaroi.records import Election

_DUNGEONS: Final = (DUNGEON_3, DUNGEON_2, DUNGEON_1)


class Trail(NamedTuple):
    """Where a character stood before its move, where a nominee goes after the vote.

    ``is_compensated``: this placing brings points, because it is the only one of its seat.
    """

    was: int | None = None
    to: int | None = None
    is_compensated: bool = False


NO_TRAIL: Final = Trail()


def trails(events: Sequence[Event], options: Options) -> Iterator[tuple[Event, Trail]]:
    """Every event of a game, oldest first, with its trail."""
    castle = _Castle(options)
    for event in events:
        yield event, castle.follow(event)


class _Castle:
    """The places of a round, as the events tell them."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._places: list[int] = []
        self._placed = self._rejected = 0

    def follow(self, event: Event) -> Trail:
        if isinstance(event, RoundBegun):
            self._places = list(event.places)
            self._placed = self._rejected = 0
        elif isinstance(event, Placed):
            self._placed += 1
            self._places[event.character] = event.floor
            return Trail(is_compensated=is_compensated(self._options, self._placed))
        elif isinstance(event, LeftOver):
            for character in event.characters:
                self._places[character] = SERVANTS
        elif isinstance(event, MovedUp):
            was, self._places[event.character] = self._places[event.character], event.to
            return Trail(was=was)
        elif isinstance(event, ElectionCalled):
            self._places[event.nominee] = THRONE
        elif isinstance(event, VotesRevealed):
            to = self._places[event.election.character] = self._fate(event.election)
            return Trail(to=to)
        elif isinstance(event, FirstCrowned):
            self._places[event.count.king] = BESIDE_THRONE
        return NO_TRAIL

    def _fate(self, election: Election) -> int:
        if election.is_crowned:
            return THRONE
        if election.is_cancelled:
            return NOBLES
        if election.character == self._options.jester:
            has_room = (floor for floor in (TRADERS, CRAFTSMEN) if not self._is_full(floor))
            return next(has_room, SERVANTS)
        self._rejected += 1
        has_dungeon = self._options.annexes and self._rejected <= len(_DUNGEONS)
        return _DUNGEONS[self._rejected - 1] if has_dungeon else OUT

    def _is_full(self, floor: int) -> bool:
        return self._places.count(floor) >= self._options.floor_limit
