"""What a board is: the stops along the street, and the cards that belong to it.

The rulebook's pictures are lost, so each value says where it is from (:class:`Source`); whoever
owns the printed game may correct them (:mod:`~vivaroi_gui.rules.vienna.corrections`).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from vivaroi_gui.rules.vienna.data import (
    CHARACTER_CARDS,
    NOTHING,
    PLAYERS,
    SUMS,
    Gains,
    Special,
    Symbol,
    Symbols,
)

StopIndex = int
"""Place on the street, 1 for Krieau to 24 for Heuriger; :data:`GEHEIMBUND` beside it."""
Character = int
"""Index into the characters of the board, all copies alike."""

GEHEIMBUND: Final[StopIndex] = 0
STREET: Final = range(1, 25)


class Source(StrEnum):
    """Where a value of the board is from."""

    RULEBOOK = "rulebook"
    FOUND = "found"
    """Told by those who have written about the printed game."""
    RECONSTRUCTED = "reconstructed"
    """Our own, so that all that the others say fits."""
    OWNER = "owner"
    """Corrected by an owner of the printed game."""


class Fit(StrEnum):
    """Which dice a stop takes."""

    NUMBER = "number"
    """One die or two whose sum is one of its numbers."""
    DOUBLE = "double"
    """Two dice that show the same."""
    ANY = "any"
    """Whatever they show."""


class Action(StrEnum):
    """What a stop is for."""

    KRIEAU = "krieau"
    PRATER = "prater"
    GAIN = "gain"
    CHARACTER = "character"
    SPECIAL = "special"
    MAJORITY = "majority"
    GLORIETTE = "gloriette"
    TIERGARTEN = "tiergarten"
    HEURIGER = "heuriger"
    GEHEIMBUND = "geheimbund"


IMMEDIATE: Final = frozenset((Action.KRIEAU, Action.PRATER, Action.GEHEIMBUND))
"""What happens as soon as dice are placed, and not in the evaluation."""

Sources = tuple[tuple[str, Source], ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """A place to put dice on.

    ``cost`` is paid when it is evaluated, ``gains`` are what it brings then: at Krieau one of both,
    in the Geheimbund for each die, both at once.  ``card`` is what a special stop hands out,
    ``symbol`` what a majority counts, ``more`` and ``equal`` what each neighbour with fewer or as
    many symbols brings.  ``sources`` tell of each of these by its name, and of the ``order``.
    """

    id: str
    name: str
    fit: Fit
    numbers: tuple[int, ...]
    action: Action
    cost: int = 0
    gains: Gains = NOTHING
    card: Special | None = None
    symbol: Symbol | None = None
    more: Gains = NOTHING
    equal: Gains = NOTHING
    sources: Sources = ()

    @property
    def is_immediate(self) -> bool:
        return self.action in IMMEDIATE

    def source(self, value: str) -> Source:
        """Where a value is from; what nobody told of is reconstructed."""
        return dict(self.sources).get(value, Source.RECONSTRUCTED)


@dataclass(frozen=True, slots=True)
class StartCard:
    """One of the cards among which everybody chooses before the first round."""

    id: str
    coins: int
    symbols: Symbols
    source: Source = Source.RECONSTRUCTED


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """A character, of whom there are some copies; the id spells the symbols, as ``cxk``."""

    id: str
    symbols: Symbols
    copies: int
    source: Source = Source.RECONSTRUCTED


class BadBoard(ValueError):
    """A board on which nobody can play."""


@dataclass(frozen=True)
class Board:
    """All that is printed: ``stops`` by :data:`StopIndex`, cards, where the markers start.

    Raises:
        BadBoard: values that cannot be played with.
    """

    stops: tuple[Stop, ...]
    start_cards: tuple[StartCard, ...]
    characters: tuple[CharacterCard, ...]
    influence: Symbols
    """What the special card of that name shows."""
    start_scores: tuple[int, ...]
    """Where the markers start, for the fewest players first."""
    influence_source: Source = Source.RECONSTRUCTED
    start_scores_source: Source = Source.RECONSTRUCTED

    def __post_init__(self) -> None:
        for broken in self._broken():
            raise BadBoard(broken)

    def _broken(self) -> Iterator[str]:
        """What is wrong; the checks of an owner's file come first and say it better."""
        if len(self.stops) != len(STREET) + 1:
            yield "the Geheimbund and 24 stops"
        for stop in self.stops:
            if stop.fit is Fit.NUMBER and not stop.numbers:
                yield f"{stop.id}: no number"
            if not set(stop.numbers) <= set(SUMS):
                yield f"{stop.id}: numbers from 1 to 12"
        if sum(card.copies for card in self.characters) != CHARACTER_CARDS:
            yield f"{CHARACTER_CARDS} character cards"
        if len(self.start_scores) != len(PLAYERS):
            yield "a start for each number of players"

    def start_score(self, players: int) -> int:
        """Where the markers start."""
        return self.start_scores[players - PLAYERS.start]

    @cached_property
    def index(self) -> dict[str, StopIndex]:
        """The stops by id."""
        return {stop.id: index for index, stop in enumerate(self.stops)}

    @cached_property
    def pile(self) -> tuple[Character, ...]:
        """All character cards, in order."""
        counts = {one: card.copies for one, card in enumerate(self.characters)}
        return tuple(Counter(counts).elements())
