"""What can be done with some dice, noted once for each board: every decision comes here."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import Final

from vivaroi_gui.rules.vienna.board import GEHEIMBUND, Board
from vivaroi_gui.rules.vienna.data import FACES, WHITE
from vivaroi_gui.rules.vienna.fits import takes
from vivaroi_gui.rules.vienna.moves import Dice, Move, Place, Reroll, TurnDie

Portion = tuple[Dice, bool]
"""Some of the dice, and whether the white one is among them."""


_MOST_NOTED: Final = 32
"""Masks for which a hand notes its moves: all hands together stay below some 50 MB."""


class Handful:
    """The dice before a seat, as the rules of placing see them.

    ``fits`` are the stops that each portion of one or two dice fits, as a mask by index; ``stops``
    is the mask of those with a move to them, ``changes`` are what a coin buys.
    """

    __slots__ = ("_noted", "_places", "change_set", "changes", "fits", "stops")

    def __init__(
        self,
        fits: dict[Portion, int],
        places: tuple[tuple[Place, ...], ...],
        changes: tuple[Move, ...],
    ) -> None:
        self.fits = fits
        self.stops = sum(1 << stop for stop, moves in enumerate(places) if moves)
        self.changes = changes
        self.change_set = frozenset(changes)
        self._places = places
        self._noted: dict[int, tuple[Move, ...]] = {}

    def on(self, stops: int) -> tuple[Move, ...]:
        """The moves to some stops, given as a mask."""
        moves = self._noted.get(stops)
        if moves is None:
            if len(self._noted) >= _MOST_NOTED:
                self._noted.clear()
            to_each = (self._places[stop] for stop in members(stops))
            moves = self._noted[stops] = tuple(chain.from_iterable(to_each))
        return moves


class Hands:
    """The hands on a board, each made when it first comes up."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._known: dict[tuple[Dice, int | None, bool], Handful] = {}

    def hand(self, dice: Dice, white: int | None, has_joker: bool) -> Handful:
        """What can be done with these dice."""
        key = (dice, white, has_joker)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _hand(self._board, dice, white, has_joker)
        return found


@lru_cache(maxsize=4)
def hands_on(board: Board) -> Hands:
    """The hands on a board."""
    return Hands(board)


def _hand(board: Board, dice: Dice, white: int | None, has_joker: bool) -> Handful:
    fits = {
        (some, with_white): _fitting(board, some, white if with_white else None, has_joker)
        for some, with_white in _portions(dice, white)
    }
    places = tuple(
        tuple(_place(stop, *portion) for portion, mask in fits.items() if mask >> stop & 1)
        for stop in range(len(board.stops))
    )
    changes: tuple[Move, ...] = (*_rerolls(dice, white), *_turns(dice, white))
    return Handful(fits, places, changes)


def _portions(dice: Dice, white: int | None) -> Iterator[Portion]:
    """One or two of the dice, alike ones once."""
    for number in (1, 2):
        yield from ((some, False) for some in dict.fromkeys(combinations(dice, number)))
    if white is not None:
        yield (), True
        yield from (((die,), True) for die in dict.fromkeys(dice))


def _fitting(board: Board, dice: Dice, white: int | None, has_joker: bool) -> int:
    if not dice:
        return 1 << GEHEIMBUND  # the white die alone
    faces = dice if white is None else (*dice, white)
    stops = enumerate(board.stops)
    return sum(1 << index for index, stop in stops if takes(stop, faces, has_joker=has_joker))


def _rerolls(dice: Dice, white: int | None) -> Iterator[Reroll]:
    """Any of the dice, alike ones once."""
    for number in range(len(dice), -1, -1):
        for some in dict.fromkeys(combinations(dice, number)):
            if some:
                yield _reroll(some, False)
            if white is not None:
                yield _reroll(some, True)


def _turns(dice: Dice, white: int | None) -> Iterator[TurnDie]:
    for die, face in [*((face, face) for face in dict.fromkeys(dice)), (WHITE, white)]:
        if face is not None:
            yield from (_turn(die, to) for to in (face - 1, face + 1) if to in FACES)


@cache
def without(dice: Dice, some: Dice) -> Dice:
    """The dice that are left.

    Raises:
        ValueError: not all of them were there.
    """
    rest = list(dice)
    for die in some:
        rest.remove(die)
    return tuple(rest)


def members(mask: int) -> Iterator[int]:
    """The stops of a mask, along the street."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


# One object for each move, in all hands.
_place: Final = cache(Place)
_reroll: Final = cache(Reroll)
_turn: Final = cache(TurnDie)
