"""What an edition is: a cast, a deck, figures, and the rules that it is played with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from vivaroi_gui.rules.vivaroi.data import PLACING_FLOORS, Character, Goal
from vivaroi_gui.rules.vivaroi.modules.module import Module

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.deal_text import DealForm
    from vivaroi_gui.rules.vivaroi.options import Options


class Placement(StrEnum):
    """How the characters get into the castle."""

    PLAYERS = "players"
    """In turn by the players, as in the rulebook."""
    RANDOM = "random"
    """At random on floors 0-3, as in the quick online form."""


@dataclass(frozen=True, kw_only=True)
class Edition:
    """One rulebook as data.

    Raises ValueError where the figures contradict each other, or a round could have no King.

    ``choices`` are the fields of :class:`Options` that it leaves open, in the order of a config,
    and ``forbids`` says what is wrong with a choice of them.  ``rules`` are in every game,
    ``variants`` where the option of that name is chosen; hooks are called in the order of both.
    What is by seats has a figure for each number of seats that the edition permits.
    """

    name: str
    choices: tuple[str, ...]
    forbids: Callable[[Options], Iterator[str]]
    rules: tuple[Module, ...]
    variants: Mapping[str, Module]
    deal_form: DealForm

    cast: tuple[str, ...]
    deck: tuple[Goal, ...]
    seals: Mapping[Goal, Character]
    """Who bears the black seal on a card, where cards have one."""
    cards_come_back: bool
    """Whether a card may be dealt again in a later round of the game (D31; 2003: B6)."""
    jester: Character | None
    start_floors: Mapping[Character, int]
    """Who stands on a floor before anybody is placed."""
    annexes: int
    """How many places the castle has beside its floors."""

    start_total: int
    """Where the scoring markers start."""
    emissary_start: int | None
    no_cards: Mapping[int, int]
    """No vote cards of each seat, by seats."""
    no_cards_with_emissary: Mapping[int, int]
    stomach_aches: int
    placed: Mapping[int, int]
    """Characters that are placed in turn by all together, by seats."""
    floor_limits: Mapping[int, int]
    """Characters that a floor holds, by seats."""

    seats_after_crown: int
    """The next round begins so many seats to the left of whoever caused the last coronation."""
    tie_goes_to_highest: bool
    """Whether the highest favourite breaks a tie; else the number that is in the castle."""

    def __post_init__(self) -> None:
        for broken in self._broken():
            raise ValueError(f"edition {self.name}: {broken}")

    def _broken(self) -> Iterator[str]:
        for figures in (self.placed, self.floor_limits):
            if figures.keys() != self.no_cards.keys():
                yield "figures by seats are for the same numbers of seats"
        if not self.no_cards_with_emissary.keys() <= self.no_cards.keys():
            yield "the Emissary plays with numbers of seats that the edition has"
        if any(self._is_crowded(seats) for seats in self.placed.keys() & self.floor_limits.keys()):
            yield "more characters are placed than there are, or than the floors hold"
        if self.jester is None and self._most_no_cards >= len(self.cast):
            yield "there are as many No cards as characters: a round may have no King (ruling B1)"

    def _is_crowded(self, seats: int) -> bool:
        taken = sum(place in PLACING_FLOORS for place in self.start_floors.values())
        room = len(PLACING_FLOORS) * self.floor_limits[seats] - taken
        return self.placed[seats] > min(room, len(self.cast) - len(self.start_floors))

    @property
    def _most_no_cards(self) -> int:
        """All that there can be in a round: each takes one character out, but for the Jester."""
        without = (seats * each for seats, each in self.no_cards.items())
        with_its = ((seats + 1) * each for seats, each in self.no_cards_with_emissary.items())
        return max((*without, *with_its))

    @cached_property
    def seats(self) -> range:
        """How many seats a table may have."""
        return range(min(self.no_cards), max(self.no_cards) + 1)

    @cached_property
    def characters(self) -> dict[str, Character]:
        """The cast by name."""
        return {name: character for character, name in enumerate(self.cast)}

    @cached_property
    def card_numbers(self) -> dict[Goal, int]:
        """The place of each card in the deck."""
        return {goal: number for number, goal in enumerate(self.deck)}


def is_exactly(kind: type, value: object) -> bool:
    """Whether a value is of this very type: True, which Python takes for 1, is no number here."""
    return type(value) is kind
