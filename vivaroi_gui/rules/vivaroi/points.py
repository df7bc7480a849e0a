"""What favourites are worth where they stand, and how high that is."""

from collections.abc import Sequence

from vivaroi_gui.rules.vivaroi.data import BESIDE_THRONE, FLOORS, POINTS_AT, THRONE, Goal


def points_at(place: int, *, is_inverted: bool = False) -> int:
    """Points of one favourite on ``place``; ``is_inverted``: the Jester is King.

    Eliminated characters score zero.
    """
    return -POINTS_AT[place] if is_inverted else POINTS_AT[place]


def goal_points(goal: Goal, where: Sequence[int]) -> int:
    """Points of a secret goal, before any special rule."""
    return sum([POINTS_AT[where[character]] for character in goal])


def total_of(goal: Goal, worth: Sequence[int]) -> int:
    """Points of a secret goal by what each character is worth."""
    return sum([worth[character] for character in goal])


def favourites_in_castle(goal: Goal, where: Sequence[int]) -> int:
    """Favourites on any of the seven floors; only eliminated ones do not count (ruling B4)."""
    return sum([where[character] <= THRONE for character in goal])


def highest(goal: Goal, where: Sequence[int]) -> int:
    """The highest floor with a favourite (2024, "Fin de partie"; D14); -1 if none has one.

    Both of a royal couple stand as high as the throne (D12).
    """
    return max((_height(where[character]) for character in goal), default=-1)


def _height(place: int) -> int:
    if place == BESIDE_THRONE:
        return THRONE
    return place if place in FLOORS else -1
