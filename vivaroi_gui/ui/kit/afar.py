"""What is read from across the table: names, scores and votes, larger where people wish it.

A family sits around one screen, and not all of them before it.
"""

from typing import Final

LARGER: Final = 1.35
_is_on: list[bool] = [False]


def read_from_afar(*, is_wanted: bool) -> bool:
    """For all that is painted from now on; whether that is something else."""
    is_other, _is_on[0] = _is_on[0] != is_wanted, is_wanted
    return is_other


def is_read_from_afar() -> bool:
    return _is_on[0]


def far(size: float) -> float:
    """Pixels or units of what is to be read across the table."""
    return size * LARGER if _is_on[0] else size
