"""Who sits at the table."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain, count
from typing import Final, NamedTuple

from vivaroi_gui.rules.catalog import game_named
from vivaroi_gui.rules.core import DEFAULT_STYLE, LEVELS, BadConfig, Options, Sides

NAME_LIMIT = 24
"""Characters of a name."""

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

_JOINER: Final = "\u200d"
_VIRAMA: Final = 9
"""The combining class of the sign after which a joiner writes a conjunct."""
_BLANKS: Final = "\t\n\r\v\f\x85\u115f\u1160\u2800\u3164\uffa0"
"""What is drawn as a gap though Unicode does not call it a space."""
_UNSEEN: Final = "\u034f\u17b4\u17b5"
"""Marks that are drawn as nothing."""


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


def markers_of(players: Sequence[Player], options: Options) -> tuple[Person, ...]:
    """Whose each scoring marker is; of a shared one the first of the team."""
    persons = _persons(players)
    return tuple(persons[first] for first, *_ in options.markers)


def _persons(players: Sequence[Player]) -> tuple[Person, ...]:
    return tuple(person for player in players for person in player.persons)


def _check_colours(players: Sequence[Player], options: Options) -> None:
    colours = [marker.colour for marker in markers_of(players, options)]
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


def seat_names(typed: Sequence[str], defaults: Sequence[str]) -> tuple[str, ...]:
    """Names fit for the table, from what people typed: clean, never empty, all different.

    ``defaults`` stand in, seat by seat, for names of which nothing readable is left.  Names that
    are fit already come back as they are.
    """
    names: list[str] = []
    for wanted, default in zip(typed, defaults, strict=True):
        names.append(_unlike(names, _clean(wanted) or _clean(default)))
    return tuple(names)


def _clean(typed: str) -> str:
    """One line of visible characters: no controls, no marks that turn the writing direction.

    What is clean stays as it is: taking one thing away may leave another without a reason.
    """
    name, before = _cleaner(typed), typed
    while name != before:
        name, before = _cleaner(name), name
    return name


def _cleaner(typed: str) -> str:
    plain = "".join(" " if _is_blank(c) else c for c in typed if _is_blank(c) or _is_plain(c))
    composed = unicodedata.normalize("NFC", _without_idle_joiners(plain))
    words = " ".join(composed.split())
    while words and (_continues(words[0]) or words[0] == " "):
        words = words[1:]  # an accent without its letter
    return _shortened(words, NAME_LIMIT)


def _is_blank(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character)[0] == "Z"


def _is_plain(character: str) -> bool:
    if character in _UNSEEN:
        return False
    return character == _JOINER or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co")


def _without_idle_joiners(text: str) -> str:
    """Joiners stay where they show: in emoji, and in scripts that write conjuncts."""
    around = zip(" " + text, text, text[1:] + " ", strict=False)
    return "".join(c for before, c, after in around if c != _JOINER or _joins(before, after))


def _joins(before: str, after: str) -> bool:
    is_conjunct = unicodedata.combining(before) == _VIRAMA
    return is_conjunct or (before != " " and unicodedata.category(after) == "So")


def _shortened(name: str, limit: int) -> str:
    """Cut so that no accent or joiner is left without its letter."""
    cut = name[:limit]
    while len(name) > limit and cut and _continues(name[len(cut)]):
        cut = cut[:-1]
    return (cut or name[:limit]).rstrip(_JOINER + " ")


def _continues(character: str) -> bool:
    is_skin = "\U0001f3fb" <= character <= "\U0001f3ff"
    return is_skin or character == _JOINER or unicodedata.category(character)[0] == "M"


def _unlike(names: Sequence[str], name: str) -> str:
    taken = {_look(other) for other in names}
    numbered = (_numbered(name, number) for number in count(2))
    return next(one for one in chain([name], numbered) if _look(one) not in taken)


def _look(name: str) -> str:
    """What is left of a name for the eye: neither case nor invisible marks tell people apart."""
    folded = unicodedata.normalize("NFC", name.casefold())
    return "".join(c for c in folded if c != _JOINER and not "\ufe00" <= c <= "\ufe0f")


def _numbered(name: str, number: int) -> str:
    suffix = f" {number}"
    return _shortened(name, NAME_LIMIT - len(suffix)) + suffix
