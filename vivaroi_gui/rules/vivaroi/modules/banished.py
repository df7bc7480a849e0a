"""The option the Banished (2024, "le Banni"): one favourite of each card does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivaroi_gui.rules.vivaroi.data import Character, Goal

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.options import Options


def banished(options: Options, goal: Goal) -> Character | None:
    """The favourite with the black seal, where that option is played."""
    return options.figures.seals[goal] if options.banished else None


def counted(options: Options, goal: Goal) -> Goal:
    """The favourites of a card that count: neither for points nor for an Ambition does the Banished
    (ruling D11)."""
    if not options.banished or not goal:
        return goal
    sealed = options.figures.seals[goal]
    return tuple(favourite for favourite in goal if favourite != sealed)
