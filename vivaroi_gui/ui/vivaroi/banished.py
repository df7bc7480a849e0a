"""Which favourites of a card count, and what they are worth where they stand."""

from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.data_2024 import SEALS


def banished(options: Options, goal: Goal) -> Character | None:
    """The favourite with the black seal, where that option is played."""
    return SEALS[goal] if options.banished else None


def counted(options: Options, goal: Goal) -> Goal:
    """The favourites that count."""
    sealed = banished(options, goal)
    return tuple(favourite for favourite in goal if favourite != sealed)
