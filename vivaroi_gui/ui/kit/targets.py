"""How large what is pressed must be: for a finger larger than for a pointer."""

from collections.abc import Callable
from typing import Final

FINGER: Final = 44.0
"""Pixels each way, by WCAG 2.2, 2.5.5."""
POINTER: Final = 32.0
"""The same for a pointer; WCAG 2.5.8 asks for 24."""
GAP: Final = 8.0
"""Pixels between two of them, where there is a finger."""
_are_large: list[bool] = [False]
_listener: list[Callable[[], None]] = []


def target_size() -> float:
    """Pixels below which nothing is that is pressed."""
    return FINGER if _are_large[0] else POINTER


def are_large() -> bool:
    """Whether they are made for a finger."""
    return _are_large[0]


def enlarge(*, is_wanted: bool) -> bool:
    """For a finger, or not any more; whether that is new.  Who is laid out hears nothing."""
    is_new = is_wanted != _are_large[0]
    _are_large[0] = is_wanted
    return is_new


def gap(pixels: float) -> float:
    """Pixels between two targets, which may be less where there is no finger."""
    return max(pixels, GAP) if _are_large[0] else pixels


def listen(listener: Callable[[], None]) -> None:
    """From now on ``listener`` hears of fingers, and whoever listened before does not."""
    _listener[:] = [listener]


def note_finger() -> None:
    """A finger has touched a window."""
    for listener in _listener:
        listener()
