"""Who sits at a table, as chosen so far: chairs, and the people on them.  No Qt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from vivaroi_gui.table.names import seat_names
from vivaroi_gui.table.players import (
    AVATARS,
    COLOURS,
    DEFAULT_LEVEL,
    Kind,
    Person,
    Player,
)
from vivaroi_gui.ui.session.limits import Limits

MOST_PERSONS: Final = len(AVATARS)
"""Everybody has a face of their own."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at the table; ``person`` tells whose name stands in while ``typed`` is empty."""

    person: int
    typed: str
    colour: str
    avatar: str


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat, of one guest or of two in a team.

    ``level`` and ``style`` are remembered while a human sits here; ``style`` is empty where nobody
    has said how an opponent would play.
    """

    guest: Guest
    kind: Kind
    level: str
    style: str
    partner: Guest | None = None

    @property
    def is_human(self) -> bool:
        return self.kind is Kind.HUMAN

    @property
    def is_team(self) -> bool:
        return self.partner is not None

    @property
    def guests(self) -> tuple[Guest, ...]:
        return (self.guest, self.partner) if self.partner else (self.guest,)


def guests_of(chairs: Sequence[Chair]) -> list[Guest]:
    """Everybody, in the order of the seats."""
    return [guest for chair in chairs for guest in chair.guests]


def players_of(
    chairs: Sequence[Chair], people: Sequence[str], colours: Sequence[str]
) -> tuple[Player, ...]:
    """Who sits there, in those colours; ``people`` are the names that stand in for missing ones."""
    guests, worn = guests_of(chairs), iter(colours)
    names = iter(seat_names([g.typed for g in guests], [people[g.person] for g in guests]))
    return tuple(
        _player(chair, [Person(next(names), next(worn), g.avatar) for g in chair.guests])
        for chair in chairs
    )


def _player(chair: Chair, persons: Sequence[Person]) -> Player:
    level, style = (None, None) if chair.is_human else (chair.level, chair.style)
    first, partner = persons[0], persons[1] if len(persons) > 1 else None
    return Player(first.name, chair.kind, level, first.colour, first.avatar, style, partner=partner)


def seated(players: Sequence[Player], known: Mapping[str, int]) -> list[Chair]:
    """The chairs of players; ``known`` are the numbers of some, by name; others get free ones."""
    free = iter([number for number in range(MOST_PERSONS) if number not in known.values()])

    def guest(person: Person) -> Guest:
        number = known[person.name] if person.name in known else next(free, 0)
        return Guest(number, person.name, person.colour, person.avatar)

    return [_chair([guest(person) for person in player.persons], player) for player in players]


def _chair(guests: Sequence[Guest], player: Player) -> Chair:
    level, style = player.level or DEFAULT_LEVEL, player.style or ""
    partner = guests[1] if len(guests) > 1 else None
    return Chair(guests[0], player.kind, level, style, partner)


def tempered(chair: Chair, limits: Limits) -> Chair:
    """A chair whose opponent plays as its animal does, unless it was told to play otherwise."""
    is_told = chair.style in limits.styles and chair.style not in limits.tempers.values()
    return chair if is_told else replace(chair, style=limits.temper_of(chair.guest.avatar))


def as_known(chair: Chair, chairs: Sequence[Chair]) -> Chair:
    """A chair with people, who are the same at every table, as they look on other chairs."""
    known = known_guests(chairs)
    kinds = {other.guest.person: other.kind for other in chairs}
    partner = chair.partner and known.get(chair.partner.person, chair.partner)
    return replace(
        chair,
        guest=known.get(chair.guest.person, chair.guest),
        kind=kinds.get(chair.guest.person, chair.kind),
        partner=partner,
    )


def known_guests(chairs: Sequence[Chair]) -> dict[int, Guest]:
    """Whoever sits there, by the number of the person."""
    return {guest.person: guest for guest in guests_of(chairs)}


def first_free(choices: Sequence[T], taken: Sequence[T]) -> T:
    """The first choice that is taken least often: nobody has it, while there are enough."""
    return min(choices, key=taken.count)


def unlike(colours: Sequence[str]) -> list[str]:
    """The colours, of two that are equal the later one changed, as far as there are others."""
    worn: list[str] = []
    for place, colour in enumerate(colours):
        is_taken = colour in worn
        worn.append(first_free(COLOURS, [*worn, *colours[place:]]) if is_taken else colour)
    return worn
