"""The count of a finished round, row by row: a pure function of its record."""

from dataclasses import dataclass

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.records import Round
from vivaroi_gui.rules.vivaroi.score import goal_points, points_at


@dataclass(frozen=True)
class Standing:
    """One player's row.

    ``favourites`` are (character, place), the most valuable first; ``counted`` is their sum and
    ``points`` what it is worth after the rule of 33.
    """

    rank: int
    seat: Seat
    favourites: tuple[tuple[Character, int], ...]
    before: int
    counted: int
    points: int
    total: int
    is_struck: bool


def standings(round_: Round) -> tuple[Standing, ...]:
    """All rows by total, the highest first; who has the same total has the same rank."""
    seats = sorted(range(len(round_.totals)), key=lambda seat: (-round_.totals[seat], seat))
    return tuple(_standing(round_, seat) for seat in seats)


def has_ties(round_: Round) -> bool:
    return len(set(round_.totals)) < len(round_.totals)


def _standing(round_: Round, seat: Seat) -> Standing:
    goal, total, points = round_.goals[seat], round_.totals[seat], round_.points[seat]
    favourites = [(character, round_.places[character]) for character in goal]
    favourites.sort(key=lambda favourite: (-points_at(favourite[1]), favourite[1], favourite[0]))
    return Standing(
        rank=1 + sum(other > total for other in round_.totals),
        seat=seat,
        favourites=tuple(favourites),
        before=total - points,
        counted=goal_points(goal, round_.places),
        points=points,
        total=total,
        is_struck=seat in round_.zero_bonus,
    )
