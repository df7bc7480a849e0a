"""The table as chosen so far: who sits where, with which look.  No Qt."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from vivaroi_gui.rules.core import DEFAULT_STYLE, Seat, Sides
from vivaroi_gui.table.players import AVATARS, COLOURS, DEFAULT_LEVEL, Kind, Player
from vivaroi_gui.ui.home.chairs import (
    MOST_PERSONS,
    Chair,
    Guest,
    as_known,
    first_free,
    guests_of,
    known_guests,
    players_of,
    seated,
    tempered,
    unlike,
)
from vivaroi_gui.ui.home.other_tables import OtherTables
from vivaroi_gui.ui.session.limits import Limits

MOST: Final = len(COLOURS)
"""Seats of any game: each has a scoring marker at least, and every marker a colour of its own."""
_FIRST = 4
"""Seats at the first start: one human and three computers."""


class Draft:
    """The chairs, as many as the game allows; no colour is taken twice while there are enough.

    Where partners share a marker they wear the colour of the first of them, whatever their own.
    """

    def __init__(self) -> None:
        self.limits = Limits(range(1))
        """Who may sit down to the form that is to be played."""
        self.game = ""
        """The one that is to be played."""
        self.others = OtherTables()
        self._chairs: list[Chair] = []

    def set_limits(self, limits: Limits) -> None:
        """Says what is to be played: opponents take on the tempers that it has.

        The first ones sit down to a table that is still empty.
        """
        self.limits = limits
        if not self._chairs:
            self._chairs.append(_newcomer((), Kind.HUMAN, limits))
            while len(self._chairs) < _FIRST and self.may_add:
                self.add()
        self._chairs = [tempered(chair, limits) for chair in self._chairs]

    def adapt(self, game: str, limits: Limits) -> None:
        """Another game is chosen: its own table is laid again, or one for its first time.

        How many play, in which order, at which level and how, stays with each game;
        names, looks and who is a computer go with the people.
        """
        known = self.others.change(self.game, self.chairs, game)
        self._chairs = list(known or _first_table(self._chairs, limits))
        self.game = game
        if not limits.has_teams:
            self._chairs = [replace(chair, partner=None) for chair in self._chairs]
        del self._chairs[max(limits.seats) :]
        self.limits = limits
        while self._chairs and len(self._chairs) < min(limits.seats):
            self.add()
        self.set_limits(limits)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return tuple(self._chairs)

    @property
    def guests(self) -> list[Guest]:
        """Everybody, in the order of the seats."""
        return guests_of(self._chairs)

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
            newcomer = _newcomer(self._chairs, Kind.AI, self.limits)
            self._chairs.append(tempered(as_known(newcomer, self.others.chairs), self.limits))

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
            partner = _guest(self.guests, self.limits.colours)
            self._change(
                seat, partner=known_guests(self.others.chairs).get(partner.person, partner)
            )

    def part(self, seat: Seat) -> None:
        """Sends the partner of a seat away."""
        self._change(seat, partner=None)

    def decide(self, seat: Seat, kind: Kind) -> None:
        self._change(seat, kind=kind)

    def teach(self, seat: Seat, level: str) -> None:
        self._change(seat, level=level)

    def calm(self, seat: Seat, is_calm: bool) -> None:
        """Whether an opponent is of even temper, or of that of its animal."""
        by_animal = self.limits.temper_of(self._chairs[seat].guest.avatar)
        self._change(seat, style=DEFAULT_STYLE if is_calm else by_animal)

    def _change(self, seat: Seat, **changed: object) -> None:
        self._chairs[seat] = replace(self._chairs[seat], **changed)  # type: ignore[arg-type]

    # --- guests --------------------------------------------------------------------------------

    def name(self, seat: Seat, typed: str, *, is_partner: bool = False) -> None:
        self._dress(seat, is_partner, typed=typed)

    def dress(self, seat: Seat, avatar: str, *, is_partner: bool = False) -> None:
        """Gives another animal, and with it its temper; who is of even temper stays so."""
        self._dress(seat, is_partner, avatar=avatar)
        if not is_partner and self._chairs[seat].style != DEFAULT_STYLE:
            self._change(seat, style=self.limits.temper_of(avatar))

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
        return players_of(self._chairs, people, self.colours(shares_markers=shares_markers))

    def colours(self, *, shares_markers: bool) -> list[str]:
        """What everybody wears: one colour a marker."""
        if shares_markers:
            worn = unlike([chair.guest.colour for chair in self._chairs])
            pairs = zip(worn, self._chairs, strict=True)
            return [colour for colour, chair in pairs for _ in chair.guests]
        return unlike([guest.colour for guest in self.guests])

    def seat(self, players: Sequence[Player]) -> None:
        """Seats the players of an earlier game as they sat."""
        self._chairs = [tempered(chair, self.limits) for chair in seated(players, {})]


def _first_table(chairs: Sequence[Chair], limits: Limits) -> list[Chair]:
    """For a game that nobody has chosen before: all humans, and as many as at the first start."""
    humans = [seat for seat, chair in enumerate(chairs) if chair.is_human]
    return [
        replace(chair, level=DEFAULT_LEVEL, style=limits.temper_of(chair.guest.avatar))
        for chair in chairs[: max([_FIRST, *(seat + 1 for seat in humans)])]
    ]


def _newcomer(chairs: Sequence[Chair], kind: Kind, limits: Limits) -> Chair:
    """Somebody with a name, a colour and a face that nobody has."""
    guest = _guest(guests_of(chairs), limits.colours)
    return Chair(guest, kind, DEFAULT_LEVEL, limits.temper_of(guest.avatar))


def _guest(guests: Sequence[Guest], colours: Sequence[str]) -> Guest:
    person = first_free(range(MOST_PERSONS), [guest.person for guest in guests])
    colour = first_free(colours, [guest.colour for guest in guests])
    avatar = first_free(AVATARS, [guest.avatar for guest in guests])
    return Guest(person, "", colour, avatar)
