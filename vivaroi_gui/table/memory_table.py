"""Memories as a table for other programs: a line for each seat of each game."""

import csv
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from typing import Final

from vivaroi_gui.table.memories import Memory

_MARK: Final = "\ufeff"
"""Tells spreadsheets that accents are written as UTF-8."""
_FORMULAS: Final = ("=", "+", "-", "@")
"""What a name may begin with that a spreadsheet would reckon."""


def as_table(
    memories: Iterable[Memory],
    columns: Sequence[str],
    form: Callable[[str, str, str], str],
    level: Callable[[str], str],
) -> str:
    """Under so many heads: day, game, name, level, points, whether it won, and Kings.

    ``form`` and ``level`` say what people call them.
    """
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    for memory in memories:
        for place in memory.places:
            name = " & ".join(person.name for person in place.persons)
            total, is_winner, crowned = place.ending
            writer.writerow(
                [
                    memory.day,
                    form(memory.game, memory.edition, memory.form),
                    f"'{name}" if name.startswith(_FORMULAS) else name,
                    "" if place.level is None else level(place.level),
                    total,
                    int(is_winner),
                    "" if crowned is None else crowned,
                ]
            )
    return _MARK + text.getvalue()
