"""What everybody at the table sees happen: nothing is hidden, and each event tells all of it."""

from dataclasses import dataclass

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna.board import Character, StopIndex
from vivaroi_gui.rules.vienna.moves import Dice
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation, Result


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The characters are shuffled; the watch lies before ``first_player``."""

    first_player: Seat


@dataclass(frozen=True, slots=True)
class StartCardChosen(Event):
    """``card`` is the index on the board."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class StartCoinsTaken(Event):
    """All have chosen: everybody takes the ``coins`` of their card, by seat."""

    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """Before the first throw of a round.

    The gendarme goes back beside the board, from where it ``stood``.  The characters that were
    ``left`` go under the pile, and so do the ``doubles``, who came up twice; ``display`` are those
    who lie open now.
    """

    number: int
    first_player: Seat
    stood: StopIndex | None
    left: tuple[Character, ...]
    doubles: tuple[Character, ...]
    display: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """Dice fell: ``thrown`` and ``thrown_white`` just now, ``dice`` and ``white`` all of the seat.

    ``is_reroll`` where it had thrown them before in this round.
    """

    seat: Seat
    thrown: Dice
    thrown_white: int | None
    dice: Dice
    white: int | None
    is_reroll: bool


@dataclass(frozen=True, slots=True)
class RerollPaid(Event):
    """A coin went to the supply, to throw these dice again; ``white`` None if it lies still."""

    seat: Seat
    dice: Dice
    white: int | None
    purse: int


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """A coin went to the supply, to turn a die by one."""

    seat: Seat
    was: int
    face: int
    is_white: bool
    purse: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """Dice were put on a stop.

    The carriage ``was`` at a place of the street and has its ``position`` now, 0 before it starts.
    A ``bribe`` was paid to go behind it; ``coins`` are what the Geheimbund gave at once, ``purse``
    what the seat has now.  ``is_joker``: a one stands for another face.
    """

    seat: Seat
    stop: StopIndex
    dice: Occupation
    was: int
    position: int
    bribe: int
    coins: int
    purse: int
    is_joker: bool


@dataclass(frozen=True, slots=True)
class GendarmeSet(Event):
    """Krieau: nobody puts dice on this stop until the next round."""

    seat: Seat
    stop: StopIndex


@dataclass(frozen=True, slots=True)
class KrieauGained(Event):
    """Krieau: a coin or a point at once."""

    seat: Seat
    coins: int
    points: int
    score: int
    purse: int


@dataclass(frozen=True, slots=True)
class DieSet(Event):
    """Prater: a die was turned to a face of choice."""

    seat: Seat
    was: int
    face: int
    is_white: bool


@dataclass(frozen=True, slots=True)
class DiceLeft(Event):
    """Prater: no die was turned."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DoubleTurnUsed(Event):
    """The card is turned aside until the next round: a second turn begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DoubleTurnKept(Event):
    """The holder of the card does not use it now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EvaluationBegun(Event):
    """All dice lie on the board."""

    round: int


@dataclass(frozen=True, slots=True)
class DiceReturned(Event):
    """The evaluation came to a stop whose effect was immediate: its dice go home."""

    stop: StopIndex
    dice: Occupation


@dataclass(frozen=True, slots=True)
class ChoiceDue(Event):
    """The evaluation came to a stop where its seat has to choose; ``paid`` went to the supply."""

    stop: StopIndex
    seat: Seat
    paid: int
    purse: int


@dataclass(frozen=True, slots=True)
class StopEvaluated(Event):
    """The evaluation came to a stop, did what it is for, and its dice go home."""

    record: Evaluated


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """The last stop is evaluated: points and coins by seat."""

    number: int
    scores: tuple[int, ...]
    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """Somebody has 25 points: symbols and coins were counted once more."""

    result: Result
