"""The moves, and what is wrong with one that the rules forbid."""

from dataclasses import dataclass
from enum import StrEnum

from vivaroi_gui.rules.core import IllegalMove, Seat
from vivaroi_gui.rules.vivaroi.data import Character, Goal


class Card(StrEnum):
    """A vote card."""

    YES = "yes"
    NO = "no"


YES, NO = Card


@dataclass(frozen=True, slots=True)
class Place:
    """Put a character from beside the board on a floor 1-4."""

    character: Character
    floor: int


@dataclass(frozen=True, slots=True)
class MoveUp:
    """Move a character in the castle up one floor; ``to`` 6 is the throne."""

    character: Character
    to: int


@dataclass(frozen=True, slots=True)
class Vote:
    """Lay a vote card face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything that chance decides in a round; a move of CHANCE.

    ``goals`` has one card a seat.  ``placement`` gives the floor of each character in the order of
    the cast where the options place at random, else None.  ``first_player`` is drawn in round one
    only; later the crown decides.
    """

    goals: tuple[Goal, ...]
    placement: tuple[int, ...] | None = None
    first_player: Seat | None = None


Move = Place | MoveUp | Vote | Deal


class AlreadyPlaced(IllegalMove):
    """The character does not stand beside the board any more."""


class NotAPlacingFloor(IllegalMove):
    """Characters are placed on floors 1 to 4 only."""


class FloorFull(IllegalMove):
    """Four characters stand on that floor already."""


class NotInCastle(IllegalMove):
    """The character is eliminated or not placed yet."""


class NotUp(IllegalMove):
    """It is not permitted to move a character down, or to let it stay."""


class NotOneFloor(IllegalMove):
    """A character moves up one floor, no more."""


class AlreadyVoted(IllegalMove):
    """This seat's card lies sealed on the table."""


class NoSuchCard(IllegalMove):
    """There is no such vote card in hand."""


class UnknownCharacter(IllegalMove):
    """No character of the cast."""
