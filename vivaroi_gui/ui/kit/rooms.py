"""How much room there is, once text has its size: two pure functions."""

from enum import IntEnum
from typing import Final

from vivaroi_gui.ui.kit.fonts import text_factor

_BAR: Final = 70
"""Pixels at 100 % that bars may take of a window: a replay has two of them."""


class Room(IntEnum):
    """What a page has room for; the next smaller one gives something up."""

    TINY, SMALL, COMPACT, WIDE = range(4)


_LEAST: Final = {Room.WIDE: (1200, 700), Room.COMPACT: (1024, 600), Room.SMALL: (720, 440)}
"""Pixels at 100 % from which a window is one."""


def room(width: float, height: float, text: float) -> Room:
    """Of a window: at ``text`` 1.5 one of 1440 x 900 is one of 960 x 600."""
    across, down = width / text, height / text
    fitting = (one for one, (wide, high) in _LEAST.items() if across >= wide and down >= high)
    return next(fitting, Room.TINY)


def page_room(width: float, height: float) -> Room:
    """Of a page of that size, below its bar, with text of the size that is chosen."""
    text = text_factor()
    return room(width, height + _BAR * text, text)
