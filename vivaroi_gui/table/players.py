"""Who sits at the table."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from vivaroi_gui.rules.core import BadConfig
from vivaroi_gui.rules.vivaroi.data import NO_CARDS

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
LEVELS = ("novice", "courtier")
"""Levels of an AI, weakest first."""


class Kind(StrEnum):
    """Who decides for a seat."""

    HUMAN = "human"
    AI = "ai"


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's owner: colour and emblem are one thing, the avatar is an animal.

    ``level`` is the level of an AI, None for a human.
    """

    name: str
    kind: Kind
    level: str | None
    colour: str
    avatar: str

    @property
    def is_human(self) -> bool:
        return self.kind is Kind.HUMAN


class BadSeat(BadConfig):
    """Players that cannot sit down together."""


class WrongCount(BadSeat):
    """Fewer than three or more than six."""


class SameColour(BadSeat):
    """Two players with one colour."""


class WrongLevel(BadSeat):
    """An AI without a level that exists, or a human with one."""


class UnknownLook(BadSeat):
    """A colour or an avatar that does not exist."""


def check_players(players: Sequence[Player]) -> None:
    """Whether these players may sit down together.

    Raises:
        BadSeat: a subclass that names the cause.
    """
    if len(players) not in NO_CARDS:
        raise WrongCount(f"3 to 6 players, not {len(players)}")
    if len({player.colour for player in players}) != len(players):
        raise SameColour("every player needs a colour of their own")
    for player in players:
        _check_player(player)


def _check_player(player: Player) -> None:
    if player.colour not in COLOURS or player.avatar not in AVATARS:
        raise UnknownLook(f"no such colour or avatar: {player.colour}, {player.avatar}")
    levels: tuple[str | None, ...] = (None,) if player.is_human else LEVELS
    if player.level not in levels:
        raise WrongLevel("an AI has one of the levels, a human has none")


def seat_names(typed: Sequence[str], defaults: Sequence[str]) -> tuple[str, ...]:
    """Names fit for the table, from what people typed: clean, never empty, all different.

    ``defaults`` stand in, seat by seat, for names of which nothing readable is left.
    """
    names: list[str] = []
    for wanted, default in zip(typed, defaults, strict=True):
        names.append(_unlike(names, _clean(wanted) or default))
    return tuple(names)


def _clean(typed: str) -> str:
    """One line of visible characters: no controls, no marks that turn the writing direction."""
    composed = unicodedata.normalize("NFC", typed)
    visible = (" " if unicodedata.category(c)[0] == "Z" else c for c in composed if _is_plain(c))
    return _shortened(" ".join("".join(visible).split()), NAME_LIMIT)


def _is_plain(character: str) -> bool:
    return character == "\u200d" or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co")


def _shortened(name: str, limit: int) -> str:
    """Cut so that no accent or joiner is left without its letter."""
    cut = name[:limit]
    while len(name) > limit and cut and _continues(name[len(cut)]):
        cut = cut[:-1]
    return cut.rstrip("\u200d ")


def _continues(character: str) -> bool:
    return character == "\u200d" or unicodedata.category(character) in ("Mn", "Me", "Mc")


def _unlike(names: Sequence[str], name: str) -> str:
    taken = {other.casefold() for other in names}
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name} {number}".casefold() in taken:
        number += 1
    suffix = f" {number}"
    return _shortened(name, NAME_LIMIT - len(suffix)) + suffix
