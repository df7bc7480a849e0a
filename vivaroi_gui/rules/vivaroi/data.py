"""The castle, and the figures of the 2003 rulebook with our own deck of secret goals.

Those of 2024 are in :mod:`vivaroi_gui.rules.vivaroi.data_2024`.
"""

from typing import Final

Character = int
"""Index into the cast of the edition: here :data:`CAST`."""

Goal = tuple[Character, ...]
"""The six favourites on a secret goal card, in rising order."""

CAST: Final = (
    "alighiero",
    "beatrice",
    "clemente",
    "dario",
    "ernesto",
    "fiorello",
    "gavino",
    "irina",
    "leonardo",
    "merlino",
    "natale",
    "odessa",
    "piero",
)
"""The thirteen candidates to the throne (2003, "The cast")."""

SERVANTS: Final = 0
CRAFTSMEN: Final = 1
TRADERS: Final = 2
OFFICERS: Final = 3
DIGNITARIES: Final = 4
NOBLES: Final = 5
THRONE: Final = 6
FLOORS: Final = range(SERVANTS, THRONE + 1)
"""The castle's seven floors (2003, "Contents")."""

RESERVE: Final = 7
"""Beside the board, before a character is placed."""
OUT: Final = 8
"""Eliminated from the round; in 2024 in the box."""

WC_3: Final = 9
WC_4: Final = 10
"""Beside the Officers and the Dignitaries (2024, "Les WC")."""
DUNGEON_1: Final = 11
DUNGEON_2: Final = 12
DUNGEON_3: Final = 13
"""Beside floors 1 to 3 (2024, "Le couronnement du Roi")."""
BESIDE_THRONE: Final = 14
"""The first of a royal couple waits here (2024, "Le mariage royal"; ruling D5)."""
WCS: Final = (WC_3, WC_4)
DUNGEONS: Final = (DUNGEON_1, DUNGEON_2, DUNGEON_3)
ANNEXES: Final = range(WC_3, BESIDE_THRONE + 1)
"""Places outside the floors, which the castle of 2024 has."""

FLOOR_LIMIT: Final = 4
"""Never more characters on one floor (2003, "Placing the characters")."""

PLACING_FLOORS: Final = range(CRAFTSMEN, DIGNITARIES + 1)
"""Floors on which a player may place (2003, "Placing the characters")."""

POINTS: Final = (0, 1, 2, 3, 4, 5, 10)
"""Points for a favourite by floor (2003, "End of the round and scoring")."""

# In the order of the numbers above: reserve, out, the WCs, the dungeons, beside the throne.
POINTS_AT: Final = (*POINTS, 0, 0, 0, 0, -1, -2, -3, 0)
"""Points by place: the floors, then those beside them (2024, "Couronnement et décompte")."""

NO_CARDS: Final = {3: 4, 4: 3, 5: 2, 6: 2}
"""No vote cards of each seat, by seats (2003, "Preparation")."""

PLACED_EACH: Final = {3: 4, 4: 3, 5: 2, 6: 2}
"""Characters that each seat places, by seats (2003, "Placing the characters")."""

POINTS_FOR_ZERO: Final = 33
"""The rule of 33: for exactly zero in the third round (2003, "Special Scoring Rule!")."""
ROUND_OF_33: Final = 3

RANDOM_FLOORS: Final = range(SERVANTS, OFFICERS + 1)
"""Floors of the quick form's random placing (online form, "The game"; ruling B5)."""

# Each row is one card; the letters are the initials of the cast.
_CARDS = """
BDEMNP ACEFNO BDFGOP ACEGIP ABDFIL BCEGLM CDFIMN DEGLNO EFIMOP AFGLNP ABGIMO BCILNP ACDLMO
CFGILO DGILMP AEILMN BFLMNO CGMNOP ADINOP ABELOP ABCFMP ABCDGN BCDEIO CDEFLP ADEFGM BEFGIN
"""


def _deck() -> tuple[Goal, ...]:
    index = {name[0].upper(): number for number, name in enumerate(CAST)}
    return tuple(tuple(index[letter] for letter in card) for card in _CARDS.split())


DECK: Final[tuple[Goal, ...]] = _deck()
"""26 cards of six: every character on 12 cards, every pair on 5 (a 2-(13,6,5) design, ours)."""
