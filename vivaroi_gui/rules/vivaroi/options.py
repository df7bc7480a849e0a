"""What can be chosen before the first deal; an edition is a preset of figures and modules."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Final

from vivaroi_gui.rules.core import BadConfig, Seat, Sides
from vivaroi_gui.rules.vivaroi import data, data_2024
from vivaroi_gui.rules.vivaroi.data import Character, Goal

GAME: Final = "vivaroi"
EDITIONS: Final = ("2003", "2024")
STYLES: Final = ("even", "bluffer", "hoarder", "burner")
"""How an opponent may play: evenly; raising strangers; keeping its No; spending its No."""


class Placement(StrEnum):
    """How the characters get into the castle."""

    PLAYERS = "players"
    """In turn by the players, as in the rulebook."""
    RANDOM = "random"
    """At random on floors 0-3, as in the quick online form."""


@dataclass(frozen=True)
class Options:
    """The form of the game.

    Rounds and placement belong to 2003 and are independent (ruling B12); the quick form is one
    round, at random.  What follows ``edition`` belongs to 2024: ``teams`` are the persons of each
    seat, in seating order; the rest are its options and variants by their names in the rulebook.

    Raises:
        BadConfig: what the rules forbid; the message names the field and what is permitted.
    """

    game: ClassVar[str] = GAME

    players: int = 4
    rounds: int = 3
    placement: Placement = Placement.PLAYERS
    edition: str = "2003"
    teams: Sides | None = None
    shared_marker: bool = False
    emissary: bool = False
    wedding: bool = False
    ambition: bool = False
    banished: bool = False

    def __post_init__(self) -> None:
        for broken in _broken(self):
            raise BadConfig(broken)

    def __getstate__(self) -> dict[str, object]:
        """The choices alone: what follows from them is found out again."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    # --- who sits where --------------------------------------------------------------------

    @cached_property
    def sides(self) -> Sides:
        """The persons of each seat."""
        return self.teams or tuple((person,) for person in range(self.players))

    @cached_property
    def seats(self) -> int:
        """Sides that take turns and vote: whoever the rulebook counts as players (D10)."""
        return len(self.teams) if self.teams else self.players

    @cached_property
    def markers(self) -> Sides:
        """The persons of each scoring marker; of a shared one, the lower points move it."""
        return self.sides if self.shared_marker else tuple((one,) for one in range(self.players))

    def markers_of(self, seat: Seat) -> tuple[int, ...]:
        """The scoring markers of a seat."""
        return (seat,) if self.shared_marker else self.sides[seat]

    # --- the figures of the edition --------------------------------------------------------

    @cached_property
    def is_2024(self) -> bool:
        return self.edition == "2024"

    @cached_property
    def cast(self) -> tuple[str, ...]:
        return data_2024.CAST if self.is_2024 else data.CAST

    @property
    def deck(self) -> tuple[Goal, ...]:
        return data_2024.DECK if self.is_2024 else data.DECK

    @property
    def card_numbers(self) -> dict[Goal, int]:
        """The place of each card in the deck."""
        return data_2024.CARD_NUMBERS if self.is_2024 else data.CARD_NUMBERS

    @cached_property
    def cards_come_back(self) -> bool:
        """Whether a card may be dealt again in a later round of the game (D31; 2003: B6)."""
        return self.is_2024

    @cached_property
    def jester(self) -> Character | None:
        """The character whose coronation inverts the points."""
        return data_2024.BOUFFON if self.is_2024 else None

    @cached_property
    def annexes(self) -> int:
        """How many places the castle has beside its floors."""
        return len(data.ANNEXES) if self.is_2024 else 0

    @cached_property
    def tie_goes_to_highest(self) -> bool:
        """Whether the highest favourite breaks a tie; else the number that is in the castle."""
        return self.is_2024

    @cached_property
    def rule_of_33(self) -> bool:
        """Whether zero points in the third round bring 33 (2003, "Special Scoring Rule!")."""
        return not self.is_2024

    @cached_property
    def start(self) -> int:
        """Where the scoring markers start."""
        return data_2024.START if self.is_2024 else 0

    @cached_property
    def floor_limit(self) -> int:
        """Characters that a floor holds."""
        is_small = self.is_2024 and self.seats == data_2024.SMALL_TABLE
        return data_2024.FLOOR_LIMIT_OF_TWO if is_small else data.FLOOR_LIMIT

    @cached_property
    def no_cards(self) -> int:
        """No vote cards of each seat at the start of a round."""
        if self.emissary:
            return data_2024.EMISSARY_NO_CARDS[self.seats]
        return (data_2024.NO_CARDS if self.is_2024 else data.NO_CARDS)[self.seats]

    @cached_property
    def stomach_aches(self) -> int:
        """Stomach-ache vote cards of each seat at the start of a round."""
        return data_2024.STOMACH_ACHES if self.is_2024 else 0

    @cached_property
    def to_place(self) -> int:
        """Characters that are placed in turn, by all together."""
        return data_2024.PLACED[self.seats] if self.is_2024 else self.placed_each * self.players

    @cached_property
    def placed_each(self) -> int:
        """Characters that each seat places in a round; in 2024 the last ones may place one less."""
        if self.is_2024:
            return -(-data_2024.PLACED[self.seats] // self.seats)
        return data.PLACED_EACH[self.players]

    def first_player_after(self, crowned_by: Seat) -> Seat:
        """Who begins the round after one whose final coronation ``crowned_by`` caused (D39)."""
        return crowned_by if self.is_2024 else (crowned_by + 1) % self.seats


# --- what the rules forbid ---------------------------------------------------------------------


def _is(kind: type, value: object) -> bool:
    return type(value) is kind


def _broken(options: Options) -> Iterator[str]:
    """What is wrong, one by one: each question may rest on those before it."""
    if options.edition not in EDITIONS:
        yield f"edition: 2003 or 2024, not {options.edition!r}"
    if not _is(Placement, options.placement):
        yield f"placement: players or random, not {options.placement!r}"
    for name in _SWITCHES:
        if not _is(bool, getattr(options, name)):
            yield f"{name}: true or false"
    yield from _broken_2024(options) if options.is_2024 else _broken_2003(options)


_SWITCHES: Final = ("shared_marker", "emissary", "wedding", "ambition", "banished")


def _broken_2003(options: Options) -> Iterator[str]:
    if not _is(int, options.players) or options.players not in data.NO_CARDS:
        yield f"players: 3 to 6, not {options.players!r}"
    if not _is(int, options.rounds) or options.rounds not in (1, 3):
        yield f"rounds: 1 or 3, not {options.rounds!r}"
    if options.teams is not None or any(getattr(options, name) for name in _SWITCHES):
        yield "options and variants: those of 2024 are not for 2003"


def _broken_2024(options: Options) -> Iterator[str]:
    if not _is(int, options.players):
        yield f"players: a whole number, not {options.players!r}"
    if not _is(int, options.rounds) or options.rounds != 3:
        yield "rounds: 3 in 2024"
    if options.placement is not Placement.PLAYERS:
        yield "placement: by the players in 2024"
    yield from _broken_teams(options)
    if options.seats not in data_2024.SIDES:
        yield f"players: 2 to 8 players or teams, not {options.seats}"
    if options.players > _most_persons(options):
        yield f"players: {_most_persons(options)} persons at most, not {options.players} (D36)"
    if options.ambition and options.players > data_2024.MOST_PERSONS:
        yield "ambition: there are cards for eight persons (D13)"
    if options.emissary and options.seats not in data_2024.EMISSARY_SIDES:
        yield f"emissary: 2 to 5 players or teams, not {options.seats}"
    if options.seats == data_2024.SMALL_TABLE and not options.emissary:
        yield "emissary: two players or teams need it (D38)"


def _most_persons(options: Options) -> int:
    shared = data_2024.MOST_PERSONS_ON_SHARED_MARKERS
    return shared if options.shared_marker else data_2024.MOST_PERSONS


def _broken_teams(options: Options) -> Iterator[str]:
    teams = options.teams
    if teams is None:
        if options.shared_marker:
            yield "shared_marker: for teams"
        return
    if not _is(tuple, teams) or not all(_is(tuple, side) for side in teams):
        yield "teams: the persons of each seat"
    if not all(_is(int, person) for side in teams for person in side):
        yield "teams: persons are whole numbers"
    if any(len(side) not in (1, 2) for side in teams):
        yield "teams: of two persons, or one alone"
    seated = [person for side in teams for person in side]
    if len(seated) != options.players or seated != list(range(len(seated))):
        yield "teams: all persons in seating order, each once"
    if all(len(side) == 1 for side in teams):
        yield "teams: at least one of two persons"
