"""What everybody at the table sees happen.  No event holds a secret."""

from dataclasses import dataclass

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.records import Count, Election, Result, Round


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """Goals are dealt; ``places`` tells where the characters start, ``totals`` the markers."""

    number: int
    first_player: Seat
    places: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AmbitionChosen(Event):
    """A person has kept one of two Ambition cards; which one, nobody is told."""

    person: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """``seat`` placed a character; ``floor`` is 1 to 4.

    ``points`` are what that brings to each marker of the seat (2024, seven and eight players).
    """

    seat: Seat
    character: Character
    floor: int
    points: int = 0


@dataclass(frozen=True, slots=True)
class LeftOver(Event):
    """The characters that nobody placed start from the Servants' floor."""

    characters: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class MovedUp(Event):
    """``seat`` moved a character up from where it ``was``; both are a floor or a WC."""

    seat: Seat
    character: Character
    was: int
    to: int


@dataclass(frozen=True, slots=True)
class ElectionCalled(Event):
    """``seat`` moved the nominee onto the throne and takes the crown."""

    seat: Seat
    nominee: Character


@dataclass(frozen=True, slots=True)
class VoteLaid(Event):
    """``seat`` has laid a card face down; which one, nobody is told."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VotesRevealed(Event):
    """All cards are turned at once: the nominee is crowned or rejected, or it was cancelled."""

    election: Election


@dataclass(frozen=True, slots=True)
class FirstCrowned(Event):
    """The first of a royal couple is crowned: goals are open, and the round goes on."""

    count: Count


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """All secret goals are revealed and the points counted."""

    round: Round


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The last round is over: who has won, or that the Emissary has."""

    result: Result
