"""Where the parts of the last page are, for a page of any size."""

from dataclasses import dataclass, replace

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


@dataclass(frozen=True)
class _Spread:
    """How columns lie beside each other, in units from the right edge of a row."""

    facts: tuple[int, ...]
    line: int
    gap: int
    """From the total to the last round."""
    pitch: int
    """From round to round."""
    rounds: int = 0
    has_start: bool = False

    @property
    def total(self) -> int:
        return self.line + 54

    @property
    def first(self) -> int:
        """The first round, or the total where no round is told."""
        return self.total + (self.gap + self.pitch * (self.rounds - 1) if self.rounds else 0)

    @property
    def start(self) -> int | None:
        return self.first + 74 if self.has_start and self.rounds else None

    @property
    def name(self) -> int:
        """Where a name ends."""
        return self.first + 46 if self.start is None else self.start + 26


_LOOSE = _Spread((214, 128, 46), 262, 96, 98)
_DENSE = _Spread((226, 172, 100, 32), 260, 80, 82)
_NAMED = 100
"""Units that a row keeps for a name: it tells no facts, then no rounds but in its description."""
_NAME = 136
"""Units from the left edge of a row to a name."""


class FinalColumns:
    """Where the columns are, in pixels from the left of a row; three or four public facts.

    ``start``, where markers do not start from 0, stands before the rounds.
    """

    def __init__(
        self, width: float, unit: float, rounds: int, facts: int = 3, *, has_start: bool = False
    ) -> None:
        spread = _DENSE if facts > len(_LOOSE.facts) else _LOOSE
        whole = replace(spread, rounds=rounds, has_start=has_start)
        bare = replace(whole, facts=(), line=10)
        room = width / unit - _NAME
        fitting = (one for one in (whole, bare) if room - one.name >= _NAMED)
        told = next(fitting, replace(bare, rounds=0))

        def left(edge: float) -> float:
            return width - edge * unit

        self.player = 112 * unit
        self.facts = tuple(left(edge) for edge in told.facts)
        self.line, self.total = left(told.line), left(told.total)
        self.pitch = told.pitch * unit
        self.rounds = tuple(left(told.first - told.pitch * at) for at in range(told.rounds))
        self.start = None if told.start is None else left(told.start)
        self.name_room = (room - told.name) * unit
