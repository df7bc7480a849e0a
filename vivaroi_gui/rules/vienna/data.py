"""The figures of the rulebook that no printed board changes, and what its cards show."""

from enum import IntEnum
from typing import Final, NamedTuple

END_SCORE: Final = 25
"""Who has so many points after an evaluation ends the game ("Fin de la partie")."""
BRIBE: Final = 1
"""Coins for which the coachman turns back ("soudoyer le cocher")."""
CHANGE: Final = 1
"""Coins for which dice are thrown again, or one is turned by one."""
FINAL_MAJORITY: Final = 1
"""Points for more of a symbol than both neighbours at the end of the game."""
COINS_FOR_A_POINT: Final = 3
CHARACTER_CARDS: Final = 44
MOST_STOLEN: Final = 3
"""Coins that Tiergarten takes from one player."""

PLAYERS: Final = range(3, 6)
DICE: Final = {3: 5, 4: 4, 5: 4}
"""Own dice of each player, by players."""
FACES: Final = range(1, 7)
SUMS: Final = range(1, 13)
"""What one die or two can show."""
WHITE: Final = 0
"""The white die, where a move names a die by the face that it shows."""


class Symbol(IntEnum):
    """What the cards in a circle count for."""

    CITIZEN = 0
    CROSS = 1
    CROWN = 2


class Special(IntEnum):
    """A special card, which lies before a player until another one gets it."""

    FIRST_PLAYER = 0
    DOUBLE_TURN = 1
    JOKER = 2
    INFLUENCE = 3
    EXTRA_DIE = 4


class Symbols(NamedTuple):
    """How often each symbol is there; indexed by :class:`Symbol`."""

    citizen: int = 0
    cross: int = 0
    crown: int = 0


class Gains(NamedTuple):
    """What a stop brings."""

    coins: int = 0
    points: int = 0


NOTHING: Final = Gains()
