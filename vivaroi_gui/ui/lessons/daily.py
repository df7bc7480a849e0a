"""The puzzle of the day: which one it is follows from the date, and which days were solved."""

import json
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from random import Random
from typing import Final

from vivaroi_gui.ui.settings import Settings

Today = Callable[[], date]
"""The day of the people before the screen; tests set it."""
_MOST: Final = 1000
"""Days that are kept."""


def puzzle_of(day: date, names: Sequence[str]) -> str:
    """The same everywhere on a day: each puzzle once in a turn of all of them, never twice on end.

    Raises:
        IndexError: there are no puzzles.
    """
    turn, place = divmod(day.toordinal(), len(names))
    order = _order(turn, names)
    if len(names) > 2 and order[0] == _order(turn - 1, names)[-1]:
        order[:2] = reversed(order[:2])  # the last one stays, for the next turn
    return order[place]


def _order(turn: int, names: Sequence[str]) -> list[str]:
    return Random(turn).sample(sorted(names), len(names))


def solved_days(settings: Settings) -> tuple[date, ...]:
    """On which days it was solved, in their order; anything may stand in the settings' file."""
    try:
        told = json.loads(settings.puzzle_days or "[]")
        return tuple(sorted({date.fromisoformat(one) for one in told}))
    except (ValueError, TypeError, RecursionError):
        return ()


def solve(settings: Settings, day: date) -> None:
    """The puzzle of that day was solved."""
    days = sorted({*solved_days(settings), day})[-_MOST:]
    settings.update(puzzle_days=json.dumps([one.isoformat() for one in days]))


def in_a_row(days: Sequence[date], today: date) -> int:
    """How many days on end, up to today or yesterday."""
    solved, day = set(days), today
    if day not in solved:
        day -= timedelta(1)
    number = 0
    while day in solved:
        number, day = number + 1, day - timedelta(1)
    return number
