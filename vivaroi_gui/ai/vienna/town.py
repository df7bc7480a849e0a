"""A board as plain arrays, made once: which dice fit where, and what is to be had there."""

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from vivaroi_gui.rules.vienna.board import STREET, Action, Board, Stop, StopIndex
from vivaroi_gui.rules.vienna.data import FACES, NOTHING, Symbol
from vivaroi_gui.rules.vienna.fits import takes
from vivaroi_gui.rules.vienna.moves import Dice

FREE: Final = -1
SHUT: Final = -2
"""Who has a stop: a seat, nobody, or the gendarme; the Geheimbund is shut, as none can have it."""

NONE: Final = 0
"""The face of a white die that is not there."""


class Way(NamedTuple):
    """Some dice of a hand that can go to a stop.

    The lowest of them and the ``mask`` of all tell which; ``size`` is how many they are;
    ``turns`` is 1 where one of them has to be turned by one before they fit.
    """

    lowest: int
    mask: int
    size: int
    stop: StopIndex
    turns: int


_way: Final = cache(Way)
"""One object for each way, in all hands."""

Ways = tuple[tuple[StopIndex, tuple[Way, ...]], ...]
"""Those of a hand, by stop."""


class Town:
    """What never changes on a board; :func:`town_of` keeps it."""

    def __init__(self, board: Board) -> None:
        self.stops: Final = board.stops
        self.cards: Final = [card.symbols for card in board.characters]
        self.influence: Final = board.influence
        self.actions: Final = [stop.action for stop in board.stops]
        self.characters: Final = [
            at for at, action in enumerate(self.actions) if action is Action.CHARACTER
        ]
        self.majorities: Final = self._majorities()
        self.krieau: Final = next(
            (stop.gains for stop in board.stops if stop.action is Action.KRIEAU), NOTHING
        )
        self._hands: dict[tuple[Dice, int, bool], Ways] = {}
        self._fits: dict[tuple[Dice, bool], tuple[tuple[StopIndex, int], ...]] = {}

    def _majorities(self) -> dict[Symbol, Stop]:
        """The stop that tells what a symbol brings, as Gloriette looks it up."""
        found = {stop.symbol: stop for stop in reversed(self.stops) if stop.symbol is not None}
        return {symbol: found[symbol] for symbol in Symbol if symbol in found}

    def ways(self, dice: Dice, white: int, has_joker: bool) -> Ways:
        """All ways of the dice of a hand, the white one last, by stop."""
        key = (dice, white, has_joker)
        found = self._hands.get(key)
        if found is None:
            by_stop: dict[StopIndex, list[Way]] = {}
            for way in self._ways(*key):
                by_stop.setdefault(way.stop, []).append(way)
            found = self._hands[key] = tuple((at, tuple(ways)) for at, ways in by_stop.items())
        return found

    def _ways(self, dice: Dice, white: int, has_joker: bool) -> list[Way]:
        shown = (*dice, white) if white else dice
        pairs = combinations_with_replacement(range(len(shown)), 2)
        found = []
        for one, other in pairs:  # the same die twice is that die alone
            if one == other == len(dice):
                continue  # the white die does not go alone
            some = (one,) if one == other else (one, other)
            faces = tuple(sorted(shown[die] for die in some))
            mask = sum(1 << die for die in some)
            for stop, turns in self._fitting(faces, has_joker):
                found.append(_way(one, mask, len(some), stop, turns))
        return found

    def _fitting(self, faces: Dice, has_joker: bool) -> tuple[tuple[StopIndex, int], ...]:
        """The stops for some dice as they are, or with one of them turned by one."""
        key = (faces, has_joker)
        if key not in self._fits:
            self._fits[key] = tuple(
                (index, turns)
                for index in STREET
                if (turns := self._turns(index, faces, has_joker)) is not None
            )
        return self._fits[key]

    def _turns(self, index: StopIndex, faces: Dice, has_joker: bool) -> int | None:
        stop = self.stops[index]
        if takes(stop, faces, has_joker=has_joker):
            return 0
        is_near = any(takes(stop, some, has_joker=has_joker) for some in _turned(faces))
        return 1 if is_near else None


def _turned(faces: Dice) -> list[Dice]:
    """The dice with one of them turned by one."""
    found = []
    for at, face in enumerate(faces):
        for to in (face - 1, face + 1):
            if to in FACES:
                found.append((*faces[:at], to, *faces[at + 1 :]))
    return found


@lru_cache(maxsize=4)
def town_of(board: Board) -> Town:
    """The town of a board."""
    return Town(board)
