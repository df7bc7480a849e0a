"""The table as chosen so far: who sits where, with which look.  No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeVar

from vivaroi_gui.rules.core import DEFAULT_STYLE, Seat, Sides
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

MOST: Final = len(COLOURS)
"""Seats of any game: each has a scoring marker at least, and every marker a colour of its own."""
MOST_PERSONS: Final = len(AVATARS)
"""Everybody has a face of their own."""
_FIRST = 4
"""Seats at the first start: one human and three computers."""
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

    ``level`` and ``style`` are remembered while a human sits here.
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


class Draft:
    """The chairs, as many as the game allows; no colour is taken twice while there are enough.

    Where partners share a marker they wear the colour of the first of them, whatever their own.
    """

    def __init__(self) -> None:
        self.limits = Limits(range(1))
        """Who may sit down to the form that is to be played."""
        self._chairs: list[Chair] = []
        self._adapted: tuple[tuple[Chair, ...], tuple[Chair, ...]] | None = None
        """The table before another game was chosen, and as it sat down to that one."""

    def set_limits(self, limits: Limits) -> None:
        """Says what is to be played: opponents learn its styles if they are other ones.

        The first ones sit down to a table that is still empty.
        """
        self.limits = limits
        if not self._chairs:
            self._chairs.append(_newcomer((), Kind.HUMAN, limits))
            while len(self._chairs) < _FIRST and self.may_add:
                self.add()
        for seat, chair in enumerate(self._chairs):
            if chair.style not in limits.styles:
                others = [other.style for other in self._chairs]
                self._change(seat, style=_rarest_style(others, limits.styles))

    def adapt(self, limits: Limits) -> None:
        """Another game is chosen: as many sit down as it is for.

        Whoever goes away for it comes back with the game before, unless the table has changed.
        """
        before = self.chairs
        if self._adapted is not None and self._adapted[1] == before:
            self._chairs = list(self._adapted[0])
        if not limits.has_teams:
            self._chairs = [replace(chair, partner=None) for chair in self._chairs]
        del self._chairs[max(limits.seats) :]
        self.limits = limits
        while self._chairs and len(self._chairs) < min(limits.seats):
            self.add()
        self.set_limits(limits)
        self._adapted = before, self.chairs

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return tuple(self._chairs)

    @property
    def guests(self) -> list[Guest]:
        """Everybody, in the order of the seats."""
        return _guests(self._chairs)

    @property
    def sides(self) -> Sides:
        """The numbers of the persons at each seat, counted round the table."""
        numbers = iter(range(len(self.guests)))
        return tuple(tuple(next(numbers) for _ in chair.guests) for chair in self._chairs)

    @property
    def humans(self) -> int:
        """At how many chairs people sit."""
        return sum(chair.is_human for chair in self._chairs)

    @property
    def may_add(self) -> bool:
        return len(self._chairs) < max(self.limits.seats) and self._has_room

    @property
    def may_remove(self) -> bool:
        return len(self._chairs) > min(self.limits.seats)

    @property
    def may_pair(self) -> bool:
        """Whether somebody may still be given a partner."""
        return self.limits.has_teams and self._has_room

    @property
    def _has_room(self) -> bool:
        return len(self.guests) < MOST_PERSONS

    # --- seats ---------------------------------------------------------------------------------

    def add(self) -> None:
        """Seats one more computer at the end of the table, if there is room."""
        if self.may_add:
            self._chairs.append(_newcomer(self._chairs, Kind.AI, self.limits))

    def remove(self, seat: Seat) -> None:
        """Frees a seat, if enough are left."""
        if self.may_remove:
            del self._chairs[seat]

    def move(self, seat: Seat, to: Seat) -> Seat:
        """Moves whoever sits there to another seat; where they sit now."""
        to = max(0, min(to, len(self._chairs) - 1))
        self._chairs.insert(to, self._chairs.pop(seat))
        return to

    @property
    def may_mix(self) -> bool:
        """Whether it matters who sits where: two take turns in any order."""
        return len(self._chairs) > 2

    def mix(self, random: Random) -> None:
        """Seats everybody anew, never all as before; who is a team stays one."""
        before = self.chairs
        while self.may_mix and self.chairs == before:
            random.shuffle(self._chairs)

    def pair(self, seat: Seat) -> None:
        """Gives a seat a partner, if there is room."""
        if self.may_pair and not self._chairs[seat].is_team:
            self._change(seat, partner=_guest(self.guests, self.limits.colours))

    def part(self, seat: Seat) -> None:
        """Sends the partner of a seat away."""
        self._change(seat, partner=None)

    def decide(self, seat: Seat, kind: Kind) -> None:
        self._change(seat, kind=kind)

    def teach(self, seat: Seat, level: str) -> None:
        self._change(seat, level=level)

    def train(self, seat: Seat, style: str) -> None:
        self._change(seat, style=style)

    def _change(self, seat: Seat, **changed: object) -> None:
        self._chairs[seat] = replace(self._chairs[seat], **changed)  # type: ignore[arg-type]

    # --- guests --------------------------------------------------------------------------------

    def name(self, seat: Seat, typed: str, *, is_partner: bool = False) -> None:
        self._dress(seat, is_partner, typed=typed)

    def dress(self, seat: Seat, avatar: str, *, is_partner: bool = False) -> None:
        self._dress(seat, is_partner, avatar=avatar)

    def colour(self, seat: Seat, colour: str, *, is_partner: bool = False) -> None:
        """Gives a colour; whoever has it takes the old one in exchange."""
        old = self._guest(seat, is_partner).colour
        for other, chair in enumerate(self._chairs):
            for number, guest in enumerate(chair.guests):
                if guest.colour == colour:
                    self._dress(other, bool(number), colour=old)
        self._dress(seat, is_partner, colour=colour)

    def _guest(self, seat: Seat, is_partner: bool) -> Guest:
        return self._chairs[seat].guests[is_partner]

    def _dress(self, seat: Seat, is_partner: bool, **changed: str) -> None:
        guest = replace(self._guest(seat, is_partner), **changed)  # type: ignore[arg-type]
        self._change(seat, **{"partner" if is_partner else "guest": guest})

    # --- an earlier game, and the next one -----------------------------------------------------

    def players(self, people: Sequence[str], *, shares_markers: bool = False) -> tuple[Player, ...]:
        """Who sits down; ``people`` are the names that stand in for missing ones."""
        guests = self.guests
        names = iter(seat_names([g.typed for g in guests], [people[g.person] for g in guests]))
        colours = iter(self.colours(shares_markers=shares_markers))
        return tuple(
            _player(chair, [Person(next(names), next(colours), g.avatar) for g in chair.guests])
            for chair in self._chairs
        )

    def colours(self, *, shares_markers: bool) -> list[str]:
        """What everybody wears: one colour a marker."""
        if shares_markers:
            worn = _unlike([chair.guest.colour for chair in self._chairs])
            pairs = zip(worn, self._chairs, strict=True)
            return [colour for colour, chair in pairs for _ in chair.guests]
        return _unlike([guest.colour for guest in self.guests])

    def seat(self, players: Sequence[Player]) -> None:
        """Seats the players of an earlier game as they sat."""
        numbers = iter(range(MOST_PERSONS))
        self._chairs = [
            _chair([_known(next(numbers), person) for person in player.persons], player)
            for player in players
        ]


def _guests(chairs: Sequence[Chair]) -> list[Guest]:
    return [guest for chair in chairs for guest in chair.guests]


def _player(chair: Chair, persons: Sequence[Person]) -> Player:
    level, style = (None, None) if chair.is_human else (chair.level, chair.style)
    first, partner = persons[0], persons[1] if len(persons) > 1 else None
    return Player(first.name, chair.kind, level, first.colour, first.avatar, style, partner=partner)


def _known(number: int, person: Person) -> Guest:
    return Guest(number, person.name, person.colour, person.avatar)


def _chair(guests: Sequence[Guest], player: Player) -> Chair:
    level, style = player.level or DEFAULT_LEVEL, player.style or DEFAULT_STYLE
    partner = guests[1] if len(guests) > 1 else None
    return Chair(guests[0], player.kind, level, style, partner)


def _newcomer(chairs: Sequence[Chair], kind: Kind, limits: Limits) -> Chair:
    """Somebody with a name, a colour and a face that nobody has, and the rarest style."""
    style = _rarest_style([chair.style for chair in chairs if not chair.is_human], limits.styles)
    return Chair(_guest(_guests(chairs), limits.colours), kind, DEFAULT_LEVEL, style)


def _guest(guests: Sequence[Guest], colours: Sequence[str]) -> Guest:
    person = _first_free(range(MOST_PERSONS), [guest.person for guest in guests])
    colour = _first_free(colours, [guest.colour for guest in guests])
    avatar = _first_free(AVATARS, [guest.avatar for guest in guests])
    return Guest(person, "", colour, avatar)


def _first_free(choices: Sequence[T], taken: Sequence[T]) -> T:
    """The first choice that is taken least often: nobody has it, while there are enough."""
    return min(choices, key=taken.count)


def _unlike(colours: Sequence[str]) -> list[str]:
    """The colours, of two that are equal the later one changed, as far as there are others."""
    worn: list[str] = []
    for place, colour in enumerate(colours):
        is_taken = colour in worn
        worn.append(_first_free(COLOURS, [*worn, *colours[place:]]) if is_taken else colour)
    return worn


def _rarest_style(taken: Sequence[str], styles: Sequence[str]) -> str:
    """What fewest play; the usual style comes last, so that a first table is a lively one."""
    return min((*styles[1:], styles[0]), key=taken.count)
