"""The option the Banished (2024, "le Banni"): one favourite of each card does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivaroi_gui.rules.vivaroi.data import Character, Goal

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.options import Options


def banished(options: Options, goal: Goal) -> Character | None:
    """The favourite with the black seal, where that option is played and a card is dealt."""
    return options.rulebook.seals[goal] if options.banished and goal else None


def favourites_that_count(options: Options, goal: Goal) -> Goal:
    """All favourites on a card but the Banished, who counts for nothing (ruling D11)."""
    banished_one = banished(options, goal)
    if banished_one is None:
        return goal
    return tuple(favourite for favourite in goal if favourite != banished_one)
