"""Where the parts of the last page are, for a page of any size."""

from dataclasses import dataclass

from vivaroi_gui.ui.kit.rows import EndLayout


@dataclass(frozen=True)
class FinalLayout(EndLayout):
    """The last page, for so many rounds; ``players`` are its rows."""

    rounds: int

    ROW = 146.0
    HEADS = 174.0
    FOOTER = (64.0, 52.0, 12.0)


_LOOSE = ((214, 128, 46), 262, 96, 98)
_DENSE = ((226, 172, 100, 32), 260, 80, 82)
"""Facts and line from the right edge; from the total to the last round; from round to round."""
_START = 74
"""From the points at the start to the first round."""


class FinalColumns:
    """Where the columns are, in pixels from the left of a row; three or four public facts.

    ``start``, where markers do not start from 0, stands before the rounds.
    """

    def __init__(
        self, width: float, unit: float, rounds: int, facts: int = 3, *, has_start: bool = False
    ) -> None:
        self.player = 112 * unit
        edges, line, gap, pitch = _DENSE if facts > len(_LOOSE[0]) else _LOOSE
        self.facts = tuple(width - edge * unit for edge in edges)
        self.line = width - line * unit
        self.total = self.line - 54 * unit
        self.pitch = pitch * unit
        last = self.total - gap * unit
        self.rounds = tuple(last - self.pitch * (rounds - 1 - number) for number in range(rounds))
        self.start = self.rounds[0] - _START * unit if has_start else None
        first = self.rounds[0] - 46 * unit if self.start is None else self.start - 26 * unit
        self.name_room = first - 136 * unit
