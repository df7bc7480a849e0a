"""The form of the game as wished so far, and what the table leaves of it.  No Qt."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import product

from vivaroi_gui.rules.core import BadConfig, Sides
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.rules.vivaroi.edition import Edition
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED


class Wish(StrEnum):
    """An option or variant of 2024, by its name among the options."""

    AMBITION = "ambition"
    BANISHED = "banished"
    EMISSARY = "emissary"
    WEDDING = "wedding"
    SHARED_MARKER = "shared_marker"


@dataclass(frozen=True, slots=True)
class Form:
    """What people wish; the rules may settle a wish otherwise for those who sit at the table."""

    edition: str = "2003"
    rounds: int = 3
    placement: Placement = Placement.PLAYERS
    wishes: frozenset[Wish] = frozenset()

    @property
    def _figures(self) -> Edition:
        return EDITION_NAMED[self.edition]

    @property
    def seats(self) -> range:
        """How many seats this edition has."""
        return self._figures.seats

    @property
    def has_teams(self) -> bool:
        return self.leaves_open("teams")

    @property
    def has_wishes(self) -> bool:
        """Whether this edition has options and variants."""
        return any(map(self.leaves_open, Wish))

    def leaves_open(self, choice: str) -> bool:
        """Whether this edition leaves a field of the options to the players."""
        return choice in self._figures.choices

    def wished(self, wish: Wish, *, is_on: bool) -> "Form":
        """The form with one wish more or less."""
        return replace(self, wishes=self.wishes | {wish} if is_on else self.wishes - {wish})

    def fits(self, sides: Sides) -> bool:
        """Whether this edition can be played by those at the table."""
        return any(self._permitted(sides))

    def options(self, sides: Sides) -> Options:
        """What is played: as much of the wishes as the rules permit.

        Raises:
            BadConfig: nothing of this edition is for so many.
        """
        permitted = list(self._permitted(sides))
        if not permitted:
            raise BadConfig(f"edition: {self.edition} is not for these players")
        return min(permitted, key=self._unlike)

    def settled(self, wish: Wish, sides: Sides) -> bool | None:
        """How the rules settle a wish for those at the table; None where it is free."""
        found = {bool(getattr(options, wish)) for options in self._permitted(sides)}
        return found.pop() if len(found) == 1 else None

    def _unlike(self, options: Options) -> int:
        return sum(getattr(options, wish) is not (wish in self.wishes) for wish in Wish)

    def _permitted(self, sides: Sides) -> Iterator[Options]:
        offered = ((False, True) if self.leaves_open(wish) else (False,) for wish in Wish)
        for switches in product(*offered):
            try:
                yield self._made(sides, dict(zip(Wish, switches, strict=True)))
            except BadConfig:
                continue

    def _made(self, sides: Sides, switches: dict[Wish, bool]) -> Options:
        persons = sum(map(len, sides))
        teams = sides if persons > len(sides) else None
        return Options(
            players=persons,
            rounds=self.rounds,
            placement=self.placement,
            edition=self.edition,
            teams=teams,
            **{str(wish): is_on for wish, is_on in switches.items()},
        )


def form_of(options: Options) -> Form:
    """The form of another game."""
    wishes = frozenset(wish for wish in Wish if getattr(options, wish))
    return Form(options.edition, options.rounds, options.placement, wishes)
