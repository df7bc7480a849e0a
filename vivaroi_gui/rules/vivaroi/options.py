"""What can be chosen before the first deal."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import ClassVar, Final

from vivaroi_gui.rules.core import BadConfig, MarkerPersons, Seat, Sides
from vivaroi_gui.rules.vivaroi import edition_2003, edition_2024
from vivaroi_gui.rules.vivaroi.data import RESERVE, Character, Goal
from vivaroi_gui.rules.vivaroi.edition import Edition, Placement, is_exactly
from vivaroi_gui.rules.vivaroi.modules.module import Modules
from vivaroi_gui.rules.vivaroi.modules.rule_of_33 import RuleOf33

GAME: Final = "vivaroi"
EDITION_NAMED: Final = {one.name: one for one in (edition_2003.EDITION, edition_2024.EDITION)}
EDITIONS: Final = tuple(EDITION_NAMED)
_SWITCHES: Final = ("shared_marker", "emissary", "wedding", "ambition", "banished")
TEMPERS: Final = (
    "even",
    "sly",
    "learned",
    "hasty",
    "kind",
    "vain",
    "cheerful",
    "honourable",
    "unforgiving",
    "dramatic",
    "shy",
)
"""How an opponent may play: evenly, or as its animal is."""
STYLES: Final = (*TEMPERS, "bluffer", "hoarder", "burner")
"""The last ones are known from older games alone."""


@dataclass(frozen=True)
class Options:
    """The form of the game, for ``players`` persons.

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
        for broken in self._broken():
            raise BadConfig(broken)

    def _broken(self) -> Iterator[str]:
        """What is wrong, one by one: each question may rest on those before it."""
        if self.edition not in EDITION_NAMED:
            yield f"edition: {' or '.join(EDITION_NAMED)}, not {self.edition!r}"
        if not is_exactly(Placement, self.placement):
            yield f"placement: players or random, not {self.placement!r}"
        for name in _SWITCHES:
            if not is_exactly(bool, getattr(self, name)):
                yield f"{name}: true or false"
        yield from self.rulebook.forbids(self)

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

    @property
    def rivals(self) -> int:
        """The Emissary may win, too."""
        return self.seats + self.emissary

    def seat_of(self, person: int) -> Seat:
        """Where a person sits."""
        return next(seat for seat, side in enumerate(self.sides) if person in side)

    @cached_property
    def left_of(self) -> tuple[Seat, ...]:
        """The left neighbour of each seat, who is next."""
        return tuple((seat + 1) % self.seats for seat in range(self.seats))

    @cached_property
    def markers(self) -> MarkerPersons:
        """The persons of each scoring marker; of a shared one, the lower points move it."""
        return self.sides if self.shared_marker else tuple((one,) for one in range(self.players))

    def markers_of(self, seat: Seat) -> tuple[int, ...]:
        """The scoring markers of a seat."""
        return (seat,) if self.shared_marker else self.sides[seat]

    # --- the edition, and what it has for this table ---------------------------------------

    @cached_property
    def rulebook(self) -> Edition:
        """The edition itself, which ``edition`` names, with what is the same at every table."""
        return EDITION_NAMED[self.edition]

    @cached_property
    def switched_on(self) -> tuple[str, ...]:
        """The options and variants that are in play."""
        return tuple(name for name in _SWITCHES if getattr(self, name))

    @cached_property
    def modules(self) -> Modules:
        """The rules of this game that not every game has."""
        return _modules(self.edition, self.switched_on)

    @cached_property
    def cast(self) -> tuple[str, ...]:
        return self.rulebook.cast

    @cached_property
    def deck(self) -> tuple[Goal, ...]:
        return self.rulebook.deck

    @cached_property
    def jester(self) -> Character | None:
        """The character whose coronation inverts the points."""
        return self.rulebook.jester

    @cached_property
    def first_places(self) -> tuple[int, ...]:
        """Where the characters are when a round begins, unless chance places them."""
        starts = self.rulebook.start_floors
        return tuple(starts.get(character, RESERVE) for character in range(len(self.cast)))

    @cached_property
    def rule_of_33(self) -> bool:
        """Whether zero points in the third round bring 33 (2003, "Special Scoring Rule!")."""
        return RuleOf33 in map(type, self.rulebook.rules)

    @property
    def emissary_start(self) -> int | None:
        """Where the Emissary's marker starts, if it plays."""
        return self.rulebook.emissary_start if self.emissary else None

    @cached_property
    def floor_limit(self) -> int:
        """Characters that a floor holds."""
        return self.rulebook.floor_limits[self.seats]

    @cached_property
    def no_cards(self) -> int:
        """No vote cards of each seat at the start of a round."""
        rulebook = self.rulebook
        return (rulebook.no_cards_with_emissary if self.emissary else rulebook.no_cards)[self.seats]

    @property
    def stomach_aches(self) -> int:
        """Stomach-ache vote cards of each seat at the start of a round."""
        return self.rulebook.stomach_aches

    @cached_property
    def to_place(self) -> int:
        """Characters that are placed in turn, by all together."""
        return self.rulebook.placed[self.seats]

    @cached_property
    def placed_each(self) -> int:
        """Characters that each seat places in a round; in 2024 the last ones may place one less.

        That is ``to_place`` by ``seats``, rounded up.
        """
        return -(-self.to_place // self.seats)

    def first_player_after(self, crowned_by: Seat) -> Seat:
        """Who begins the round after one whose final coronation ``crowned_by`` caused (D39)."""
        return (crowned_by + self.rulebook.seats_after_crown) % self.seats


@cache
def _modules(edition: str, switched_on: tuple[str, ...]) -> Modules:
    """One object for all games of these rules: equal positions have the very same one."""
    rulebook = EDITION_NAMED[edition]
    chosen = [module for name, module in rulebook.variants.items() if name in switched_on]
    return Modules((*rulebook.rules, *chosen))
