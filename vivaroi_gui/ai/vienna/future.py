"""What nobody knows before it falls, drawn for a round that is thought on."""

from collections.abc import Callable
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.data import DICE
from vivaroi_gui.rules.vienna.moves import Dice

Draws = Callable[[], float]
"""Gives numbers from 0 up to 1: ``random()`` of a generator."""

_REROLLED: Final = 6


class Roll(NamedTuple):
    """Dice as they fall: the own ones in rising order, and the white one, for whoever has it."""

    dice: Dice
    white: int


class Future(NamedTuple):
    """How dice will fall: the first throw of each seat, and what is thrown again now.

    The same for all moves that are compared, so that none is better by luck.
    """

    throws: tuple[Roll, ...]
    again: Roll

    def of(self, seat: Seat) -> Roll:
        return self.throws[seat]


def drawn(seats: int, luck: Draws) -> Future:
    """One of the futures that may be, all as likely."""
    throws = tuple([Roll(_dice(DICE[seats], luck), _die(luck)) for _ in range(seats)])
    return Future(throws, Roll(tuple([_die(luck) for _ in range(_REROLLED)]), _die(luck)))


def _dice(number: int, luck: Draws) -> Dice:
    return tuple(sorted([_die(luck) for _ in range(number)]))


def _die(luck: Draws) -> int:
    return 1 + int(6 * luck())
