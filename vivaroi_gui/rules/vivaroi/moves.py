"""The moves, and what is wrong with one that the rules forbid."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from vivaroi_gui.rules import core
from vivaroi_gui.rules.core import BadConfig, IllegalMove, Seat
from vivaroi_gui.rules.vivaroi.data import Character, Goal


class Card(StrEnum):
    """A vote card."""

    YES = "yes"
    NO = "no"
    STOMACH_ACHE = "mav"
    """Mal-au-Ventre: cancels the election (2024)."""


YES, NO, STOMACH_ACHE = Card


def is_cancelled(cards: Sequence[Card | None]) -> bool:
    """Whether these cards cancel an election: one Stomach-ache, whatever else was voted (D20)."""
    return STOMACH_ACHE in cards


@dataclass(frozen=True, slots=True)
class Place(core.Move):
    """Put a character from beside the board on a floor 1-4."""

    character: Character
    floor: int


@dataclass(frozen=True, slots=True)
class MoveUp(core.Move):
    """Move a character in the castle up one floor; ``to`` 6 is the throne.

    In 2024 also up into a WC, or out of one to its own floor.
    """

    character: Character
    to: int


@dataclass(frozen=True, slots=True)
class Vote(core.Move):
    """Lay a vote card face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChooseAmbition(core.Move):
    """Keep one of the two Ambition cards of a person (2024, "l'Ambition")."""

    person: int
    ambition: str


class EmissaryDeal(NamedTuple):
    """What the Emissary is dealt: its open card, and its face-down pile, top first."""

    goal: Goal
    pile: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal(core.Move):
    """Everything that chance decides in a round; a move of CHANCE.

    ``goals`` has one card a person.  ``placement`` gives the floor of each character in the order
    of the cast where the options place at random, else None.  ``first_player`` is drawn in round
    one only; later the crown decides.  ``ambitions`` are two a person, where these are in play.
    """

    goals: tuple[Goal, ...]
    placement: tuple[int, ...] | None = None
    first_player: Seat | None = None
    ambitions: tuple[tuple[str, str], ...] | None = None
    emissary: EmissaryDeal | None = None


Move = Place | MoveUp | Vote | ChooseAmbition | Deal


class BadDeal(BadConfig):
    """A deal that does not fit the round: unknown or used goals, a wrong placement or player."""


class AlreadyPlaced(IllegalMove):
    """The character does not stand beside the board any more."""


class NotAPlacingFloor(IllegalMove):
    """Characters are placed on floors 1 to 4 only."""


class FloorFull(IllegalMove):
    """As many characters as it holds stand on that floor already."""


class FloorNotFull(IllegalMove):
    """Nobody goes to the WC while there is room on its floor (2024, "Les WC")."""


class WcOccupied(IllegalMove):
    """Somebody is in that WC already (2024, "Les WC")."""


class OutOfWcToItsFloor(IllegalMove):
    """Who is in a WC comes out on its own floor only (2024, "Les WC")."""


class NoSuchAmbition(IllegalMove):
    """This person was not dealt such an Ambition card, or has chosen already."""


class NotInCastle(IllegalMove):
    """The character is eliminated or not placed yet."""


class NotUp(IllegalMove):
    """It is not permitted to move a character down, or to let it stay."""


class OnlyFromBelow(NotUp):
    """Nobody goes to a WC from its own floor, or from further up (2024, "Les WC"; D37)."""


class NotOneFloor(IllegalMove):
    """A character moves up one floor, no more."""


class AlreadyVoted(IllegalMove):
    """This seat's card lies sealed on the table."""


class NoSuchCard(IllegalMove):
    """There is no such vote card in hand."""


class UnknownCharacter(IllegalMove):
    """No character of the cast."""
