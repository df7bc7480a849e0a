"""Where the parts of the last page are, for a page of any size."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.kit.rows import EndLayout

ABREAST = 3
"""Awards side by side at most."""
_FEW = 4
"""Up to so many rows are high, though there are awards."""
_LINED = 6
"""From so many rows on the awards are one line."""
_CARD, _CARD_IN_LINE = 98.0, 90.0
"""Units of an award."""
_ABOVE, _GAP = 10.0, 8.0


@dataclass(frozen=True)
class FinalLayout(EndLayout):
    """The last page, for so many rounds; ``players`` are its rows."""

    rounds: int
    has_awards: bool = False

    ROW = 146.0
    HEADS = 174.0
    FOOTER = (64.0, 52.0, 12.0)
    IN_LINE = 0.31
    """Of the width of the awards, one of a line."""

    @property
    def highest_row(self) -> float:
        if not self.has_awards:
            return self.ROW
        return 88.0 if self.players <= _FEW else 66.0

    @property
    def below(self) -> float:
        if not self.has_awards:
            return 0.0
        return _ABOVE + (_CARD_IN_LINE if self.is_lined else 2 * _CARD + _GAP)

    # --- the awards ----------------------------------------------------------------------------

    @property
    def is_lined(self) -> bool:
        """Whether the awards are one line, which may be longer than there is room."""
        return self.players >= _LINED

    @property
    def awards(self) -> QRectF:
        """Below the paper."""
        unit, paper = self.unit, self.paper
        down = (self.below - _ABOVE) * unit
        return QRectF(paper.left(), paper.bottom() + _ABOVE * unit, paper.width(), down)

    def award(self, number: int, count: int) -> QRectF:
        """One of so many cards, from the corner of the awards: all of them side by side in a line;
        few of them as high as there is room; or two rows of which each takes the whole width.
        """
        unit, area = self.unit, self.awards
        gap = _GAP * unit
        if self.is_lined:
            across = self.IN_LINE * area.width()
            return QRectF((across + gap) * number, 0, across, _CARD_IN_LINE * unit)
        if count <= ABREAST:
            across = min(area.width() / 2, (area.width() - gap * (count - 1)) / count)
            left = (area.width() - (across + gap) * count + gap) / 2
            return QRectF(left + (across + gap) * number, 0, across, area.height())
        above = (count + 1) // 2
        is_below = number >= above
        abreast = count - above if is_below else above
        across = (area.width() - gap * (abreast - 1)) / abreast
        left = (across + gap) * (number - above * is_below)
        return QRectF(left, (_CARD * unit + gap) * is_below, across, _CARD * unit)


_Spread = tuple[tuple[int, ...], int, int, int]
_LOOSE: _Spread = ((214, 128, 46), 262, 96, 98)
_DENSE: _Spread = ((226, 172, 100, 32), 260, 80, 82)
"""Facts and line from the right edge; from the total to the last round; from round to round."""
_NAMED = 100.0
"""Units that a row keeps for a name: it tells no facts, then no rounds but in its description."""
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
        dense = _DENSE if facts > len(_LOOSE[0]) else _LOOSE
        for has_facts, has_rounds in ((True, True), (False, True), (False, False)):
            shown = rounds if has_rounds else 0
            self._lay(width, unit, shown, dense, has_facts=has_facts, has_start=has_start)
            if self.name_room >= _NAMED * unit:
                break

    def _lay(
        self,
        width: float,
        unit: float,
        rounds: int,
        spread: _Spread,
        *,
        has_facts: bool,
        has_start: bool,
    ) -> None:
        edges, line, gap, pitch = spread
        if not has_facts:
            edges, line = (), 10
        self.facts = tuple(width - edge * unit for edge in edges)
        self.line = width - line * unit
        self.total = self.line - 54 * unit
        self.pitch = pitch * unit
        last = self.total - gap * unit
        self.rounds = tuple(last - self.pitch * (rounds - 1 - number) for number in range(rounds))
        left = self.rounds[0] if self.rounds else self.total
        self.start = left - _START * unit if has_start and self.rounds else None
        first = left - 46 * unit if self.start is None else self.start - 26 * unit
        self.name_room = first - 136 * unit
