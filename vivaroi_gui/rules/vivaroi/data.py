"""The figures of the 2003 rulebook, and our own deck of secret goals."""

from typing import Final

Character = int
"""Index into :data:`CAST`."""

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
"""Eliminated from the round."""

FLOOR_LIMIT: Final = 4
"""Never more characters on one floor (2003, "Placing the characters")."""

PLACING_FLOORS: Final = range(CRAFTSMEN, DIGNITARIES + 1)
"""Floors on which a player may place (2003, "Placing the characters")."""

POINTS: Final = (0, 1, 2, 3, 4, 5, 10)
"""Points for a favourite by floor (2003, "End of the round and scoring")."""

NO_CARDS: Final = {3: 4, 4: 3, 5: 2, 6: 2}
"""No vote cards of each player, by players (2003, "Preparation")."""

PLACED_EACH: Final = {3: 4, 4: 3, 5: 2, 6: 2}
"""Characters that each player places, by players (2003, "Placing the characters")."""

ZERO_BONUS: Final = 33
"""Points for exactly zero in the third round (2003, "Special Scoring Rule!")."""
ZERO_BONUS_ROUND: Final = 3

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
