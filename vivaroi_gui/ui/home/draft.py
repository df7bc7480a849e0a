"""The table as chosen so far: who sits where, with which look.  No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import NO_CARDS
from vivaroi_gui.table.players import (
    AVATARS,
    COLOURS,
    DEFAULT_LEVEL,
    DEFAULT_STYLE,
    Kind,
    Player,
    seat_names,
)

FEWEST, MOST = min(NO_CARDS), max(NO_CARDS)
_FIRST = 4
"""Seats at the first start: one human and three computers."""
_LIVELY = ("bluffer", "hoarder", "burner", "even")
"""Styles in the order in which newcomers take them."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Place:
    """One seat.

    ``person`` tells whose name stands in while ``typed`` is empty; ``level`` and ``style`` are
    remembered while a human sits here.
    """

    person: int
    typed: str
    kind: Kind
    level: str
    style: str
    colour: str
    avatar: str

    @property
    def is_human(self) -> bool:
        return self.kind is Kind.HUMAN


class Draft:
    """Three to six places; no colour is taken twice, whatever is done to them."""

    def __init__(self) -> None:
        self._places = [_newcomer((), Kind.HUMAN)]
        while len(self._places) < _FIRST:
            self.add()

    @property
    def places(self) -> tuple[Place, ...]:
        return tuple(self._places)

    @property
    def may_add(self) -> bool:
        return len(self._places) < MOST

    @property
    def may_remove(self) -> bool:
        return len(self._places) > FEWEST

    def add(self) -> None:
        """Seats one more computer at the end of the table, if there is room."""
        if self.may_add:
            self._places.append(_newcomer(self._places, Kind.AI))

    def remove(self, seat: Seat) -> None:
        """Frees a seat, if enough are left."""
        if self.may_remove:
            del self._places[seat]

    def move(self, seat: Seat, to: Seat) -> Seat:
        """Moves whoever sits there to another seat; where they sit now."""
        to = max(0, min(to, len(self._places) - 1))
        self._places.insert(to, self._places.pop(seat))
        return to

    def name(self, seat: Seat, typed: str) -> None:
        self._places[seat] = replace(self._places[seat], typed=typed)

    def decide(self, seat: Seat, kind: Kind) -> None:
        self._places[seat] = replace(self._places[seat], kind=kind)

    def teach(self, seat: Seat, level: str) -> None:
        self._places[seat] = replace(self._places[seat], level=level)

    def train(self, seat: Seat, style: str) -> None:
        self._places[seat] = replace(self._places[seat], style=style)

    def dress(self, seat: Seat, avatar: str) -> None:
        self._places[seat] = replace(self._places[seat], avatar=avatar)

    def colour(self, seat: Seat, colour: str) -> None:
        """Gives a colour; whoever has it takes the old one in exchange."""
        old = self._places[seat].colour
        for other, place in enumerate(self._places):
            if place.colour == colour:
                self._places[other] = replace(place, colour=old)
        self._places[seat] = replace(self._places[seat], colour=colour)

    def players(self, people: Sequence[str]) -> tuple[Player, ...]:
        """Who sits down; ``people`` are the six names that stand in for missing ones."""
        typed = [place.typed for place in self._places]
        stand_ins = [people[place.person] for place in self._places]
        names = seat_names(typed, stand_ins)
        return tuple(_player(name, place) for name, place in zip(names, self._places, strict=True))

    def seat(self, players: Sequence[Player]) -> None:
        """Lays the places for players of an earlier game."""
        self._places = [_place(person, player) for person, player in enumerate(players)]


def _player(name: str, place: Place) -> Player:
    level, style = (None, None) if place.is_human else (place.level, place.style)
    return Player(name, place.kind, level, place.colour, place.avatar, style)


def _place(person: int, player: Player) -> Place:
    level, style = player.level or DEFAULT_LEVEL, player.style or DEFAULT_STYLE
    return Place(person, player.name, player.kind, level, style, player.colour, player.avatar)


def _newcomer(places: Sequence[Place], kind: Kind) -> Place:
    """Somebody with a name, a colour and a face that nobody has, and the rarest style."""
    person = _first_free(range(MOST), [place.person for place in places])
    colour = _first_free(COLOURS, [place.colour for place in places])
    avatar = _first_free(AVATARS, [place.avatar for place in places])
    style = _rarest_style([place.style for place in places if not place.is_human])
    return Place(person, "", kind, DEFAULT_LEVEL, style, colour, avatar)


def _first_free(choices: Sequence[T], taken: Sequence[T]) -> T:
    return next(choice for choice in choices if choice not in taken)


def _rarest_style(taken: Sequence[str]) -> str:
    return min(_LIVELY, key=taken.count)
