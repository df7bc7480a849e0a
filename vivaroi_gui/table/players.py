"""Who sits at the table."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from typing import Final, NamedTuple

from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS, BadConfig, Options, Sides

COLOURS = (
    "crimson",
    "cobalt",
    "emerald",
    "saffron",
    "violet",
    "tangerine",
    "turquoise",
    "charcoal",
)
AVATARS = (
    "fox",
    "owl",
    "hare",
    "bear",
    "cat",
    "frog",
    "stag",
    "badger",
    "boar",
    "dragon",
    "hedgehog",
    "mouse",
    "raven",
    "squirrel",
    "swan",
    "unicorn",
)
DEFAULT_LEVEL: Final = "courtier"


class Kind(StrEnum):
    """Who decides for a seat."""

    HUMAN = "human"
    AI = "ai"


class Person(NamedTuple):
    """Somebody at the table: colour and emblem are one thing, the avatar is an animal."""

    name: str
    colour: str
    avatar: str


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's owner; of a team the first one, whose ``partner`` plays from the same seat.

    Partners decide together: there is one kind, level and style for both.  They have one colour
    where they share their scoring marker.  ``level`` and ``style`` are those of an AI, None for a
    human; an AI of which nothing else is said plays in the default style.  ``is_lent`` tells an AI
    that plays for the person of this seat, who may take it back.
    """

    name: str
    kind: Kind
    level: str | None
    colour: str
    avatar: str
    style: str | None = None
    is_lent: bool = False
    partner: Person | None = None

    def __post_init__(self) -> None:
        if self.style is None and not self.is_human:
            object.__setattr__(self, "style", DEFAULT_STYLE)

    @property
    def persons(self) -> tuple[Person, ...]:
        """Whoever plays from this seat: one, or the two of a team."""
        first = Person(self.name, self.colour, self.avatar)
        return (first, self.partner) if self.partner else (first,)

    @property
    def is_team(self) -> bool:
        """Whether two play from this seat."""
        return self.partner is not None

    @property
    def is_human(self) -> bool:
        return self.kind is Kind.HUMAN

    @property
    def is_persons(self) -> bool:
        """Whether this is the seat of a person, lent or not."""
        return self.is_human or self.is_lent

    def lent(self, level: str, style: str) -> "Player":
        """An AI in the place of this person, with their name and look.

        Raises:
            WrongLoan: no person has this seat.
        """
        self._check_person()
        return replace(self, kind=Kind.AI, level=level, style=style, is_lent=True)

    def taken_back(self) -> "Player":
        """The person whose seat this is, playing again.

        Raises:
            WrongLoan: no person has this seat.
        """
        self._check_person()
        return replace(self, kind=Kind.HUMAN, level=None, style=None, is_lent=False)

    def _check_person(self) -> None:
        if not self.is_persons:
            raise WrongLoan("an AI from the start keeps its seat and its secrets")


class BadSeat(BadConfig):
    """Players that cannot sit down together."""


class WrongCount(BadSeat):
    """Another number of seats than the game has."""


class WrongTeams(BadSeat):
    """Other teams or scoring markers than those of the game."""


class SameColour(BadSeat):
    """Two scoring markers of one colour."""


class WrongLevel(BadSeat):
    """An AI without a level that exists, or a human with one."""


class WrongStyle(BadSeat):
    """An AI with a style that does not exist, or a human with one."""


class WrongLoan(BadSeat):
    """A seat lent by nobody, or to a human."""


class UnknownLook(BadSeat):
    """A colour or an avatar that does not exist."""


def check_players(players: Sequence[Player], options: Options) -> None:
    """Whether these players may sit down together to such a game.

    Raises:
        BadSeat: a subclass that names the cause.
    """
    if len(players) != options.seats:
        raise WrongCount(f"{options.seats} seats, not {len(players)}")
    if sides_of(players) != options.sides:
        raise WrongTeams("other persons at the seats than the options tell")
    styles = game_named(options.game).styles
    for player in players:
        _check_player(player, styles)
    _check_colours(players, options)


def sides_of(players: Sequence[Player]) -> Sides:
    """The numbers of the persons at each seat, counted round the table."""
    numbers = count()
    return tuple(tuple(next(numbers) for _ in player.persons) for player in players)


def marker_owners(players: Sequence[Player], options: Options) -> tuple[Person, ...]:
    """Whose each scoring marker is; of a shared one the first of the team."""
    persons = _persons(players)
    return tuple(persons[first] for first, *_ in options.markers)


def _persons(players: Sequence[Player]) -> tuple[Person, ...]:
    return tuple(person for player in players for person in player.persons)


def _check_colours(players: Sequence[Player], options: Options) -> None:
    colours = [marker.colour for marker in marker_owners(players, options)]
    if len(set(colours)) != len(colours):
        raise SameColour("every scoring marker needs a colour of its own")
    persons = _persons(players)
    for marker in options.markers:
        if len({persons[person].colour for person in marker}) > 1:
            raise WrongTeams("partners with one marker have one colour")


def _check_player(player: Player, styles: tuple[str, ...]) -> None:
    if any(
        person.colour not in COLOURS or person.avatar not in AVATARS for person in player.persons
    ):
        raise UnknownLook(f"no such colour or avatar: {player.persons}")
    if player.level not in _for(player, LEVELS):
        raise WrongLevel("an AI has one of the levels, a human has none")
    if player.style not in _for(player, styles):
        raise WrongStyle("an AI has one of the styles, a human has none")
    if player.is_human and player.is_lent:
        raise WrongLoan("a seat is lent to an AI")


def _for(player: Player, choices: tuple[str, ...]) -> tuple[str | None, ...]:
    return (None,) if player.is_human else choices


def with_names(players: Iterable[Player], names: Iterable[str]) -> tuple[Player, ...]:
    """The same players under other names; ``names`` are by person."""
    left = iter(names)
    return tuple(_renamed(player, left) for player in players)


def _renamed(player: Player, names: Iterator[str]) -> Player:
    name = next(names)
    partner = player.partner and player.partner._replace(name=next(names))
    return replace(player, name=name, partner=partner)
