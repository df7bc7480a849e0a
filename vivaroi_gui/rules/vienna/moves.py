"""The moves, and what is wrong with one that the rules forbid.

A move names own dice by the faces that they show, in rising order: dice of a colour are alike.
"""

from dataclasses import dataclass
from enum import StrEnum

from vivaroi_gui.rules import core
from vivaroi_gui.rules.core import BadConfig, IllegalMove, Seat
from vivaroi_gui.rules.vienna.board import Character, StopIndex
from vivaroi_gui.rules.vienna.data import Symbol

Dice = tuple[int, ...]
"""Faces of own dice, in rising order."""


# --- chance --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal(core.Move):
    """Before the game: who is first, and the pile of characters, top first."""

    first_player: Seat
    pile: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class Throw(core.Move):
    """How the thrown dice fell: ``dice`` in rising order, ``white`` None if it lay still."""

    dice: Dice
    white: int | None = None


# --- a turn --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseStartCard(core.Move):
    """Take one of the start cards, by its index on the board."""

    card: int


@dataclass(frozen=True, slots=True)
class Place(core.Move):
    """Put one or two dice on a stop, ``white`` among them or not."""

    stop: StopIndex
    dice: Dice
    white: bool = False


@dataclass(frozen=True, slots=True)
class Reroll(core.Move):
    """Pay a coin and throw these dice again."""

    dice: Dice
    white: bool = False


@dataclass(frozen=True, slots=True)
class TurnDie(core.Move):
    """Pay a coin and turn one die by one: that which shows ``die``, or ``WHITE``."""

    die: int
    to: int


@dataclass(frozen=True, slots=True)
class DoubleTurn(core.Move):
    """Use the special card for a second turn."""


@dataclass(frozen=True, slots=True)
class EndTurn(core.Move):
    """Keep the special card for later in the round."""


# --- stops with a flash --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetGendarme(core.Move):
    """Block a free stop until the next round (Krieau)."""

    stop: StopIndex


class Gain(StrEnum):
    """What Krieau brings."""

    COINS = "coins"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class ChooseGain(core.Move):
    """Take a coin or a point (Krieau)."""

    gain: Gain


@dataclass(frozen=True, slots=True)
class SetDie(core.Move):
    """Turn one die to any face: that which shows ``die``, or ``WHITE`` (Prater)."""

    die: int
    to: int


@dataclass(frozen=True, slots=True)
class LeaveDice(core.Move):
    """Turn no die (Prater)."""


# --- the evaluation ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeCharacter(core.Move):
    """Take a character from the display."""

    character: Character


@dataclass(frozen=True, slots=True)
class ChooseSymbol(core.Move):
    """Compare this symbol (Gloriette)."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class Steal(core.Move):
    """Take coins from players: each with how many, in the order of the seats (Tiergarten)."""

    coins: tuple[tuple[Seat, int], ...]


Move = (
    Deal
    | Throw
    | ChooseStartCard
    | Place
    | Reroll
    | TurnDie
    | DoubleTurn
    | EndTurn
    | SetGendarme
    | ChooseGain
    | SetDie
    | LeaveDice
    | TakeCharacter
    | ChooseSymbol
    | Steal
)


# --- what is wrong with a move -------------------------------------------------------------------


def _either(numbers: tuple[int, ...]) -> str:
    return " or ".join(map(str, numbers))


class BadDeal(BadConfig):
    """Not all characters of the board, or no seat of this table."""


class BadThrow(BadConfig):
    """Other dice than are thrown, or faces that no die has."""


class NoSuchStop(IllegalMove):
    """No stop of this board."""


class NoSuchDice(IllegalMove):
    """Dice that this seat does not have before it."""


class NotOneOrTwo(IllegalMove):
    """One or two dice are placed, no more and no less."""


class Occupied(IllegalMove):
    """Dice of ``seat`` lie there."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"occupied by player {seat}")
        self.seat = seat


class Gendarme(IllegalMove):
    """The gendarme stands there."""


class WrongNumber(IllegalMove):
    """The dice show ``shown`` (of a joker: all that they can show), not one of ``numbers``."""

    def __init__(self, shown: tuple[int, ...], numbers: tuple[int, ...]) -> None:
        super().__init__("the dice show {}, not {}".format(*(map(_either, (shown, numbers)))))
        self.shown = shown
        self.numbers = numbers


class NotADouble(IllegalMove):
    """The stop takes two dice that show the same."""


class WhiteAlone(IllegalMove):
    """The white die goes with another one, but in the Geheimbund."""


class NoCoinToGoBack(IllegalMove):
    """The stop lies behind the carriage, and there is no coin for the coachman."""


class NoCoinToChange(IllegalMove):
    """Dice are thrown again or turned for a coin."""


class NoDice(IllegalMove):
    """Nothing was chosen to be thrown again."""


class NotByOne(IllegalMove):
    """A die is turned by one: from 6 to 5 only, from 1 to 2 only."""


class SameFace(IllegalMove):
    """The die shows that already."""


class NoSuchFace(IllegalMove):
    """A die shows 1 to 6."""


class NotOnTheStreet(IllegalMove):
    """The gendarme stands on the street, never in the Geheimbund."""


class StartCardTaken(IllegalMove):
    """That start card is not there to be chosen."""


class NotOnDisplay(IllegalMove):
    """That character is not on display."""


class SymbolEvaluated(IllegalMove):
    """A player compares a symbol once a round."""


class CannotSteal(IllegalMove):
    """Up to three coins from one player, or one each from two, who have them."""
