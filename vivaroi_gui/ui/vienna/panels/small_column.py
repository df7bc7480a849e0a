"""Where everything lies on a small table of Vienna: few papers at once, the others behind tabs.

Where there is room for a column beside the town, one paper of it lies open over the dice;
otherwise one thing lies on the whole page, with the ribbon and the dice above it.  Pure functions.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.targets import are_large, target_size

_EDGE, _GAP = 9.0, 6.0
_RIBBON, _TABS, _LOW_TABS = 64.0, 36.0, 30.0
"""Units of a ribbon with two lines, of the tabs, and of those of a low page."""
_LESS: Final = 0.72
"""How much smaller ribbon and dice are over the town of a low page."""
_LEAST_LEAF: Final = 170.0
"""Units of height that a paper should have; else it takes the ribbon's."""
_COLUMN: Final = (324.0, 0.36, 430.0)
"""Units across of a column: at least, as a share of the page, at most."""
_CARD: Final = 100.0
"""Units across of a card of the town below which it needs the whole page."""
_CARDS: Final = 5
_DICE: Final = 126.0
"""Units of the dice with their changes, and without the circle."""
_DICE_BESIDE, _CONTROLS_BESIDE = 0.43, 0.54
"""How much of the width of a page the dice have beside the ribbon, and the controls."""
_RACE, _ROW, _LEAST_ROW = 54.0, 56.0, 37.0
_TWO_ROWS: Final = 560.0
"""Units of width from which two rows of players lie side by side."""
_TOTALS, _CONTROLS = 66.0, 48.0
_STOP: Final = (168.0, 186.0)
"""Units of the stop of an evaluation where there is little height, and where there is more."""
_LOW: Final = 520.0


class TownTab(StrEnum):
    """What lies there, one at a time."""

    TOWN = "town"
    START = "start"
    MINE = "mine"
    PLAYERS = "players"
    SALON = "salon"
    STOP = "stop"
    SO_FAR = "so_far"
    MOVES = "moves"


class TownPapers(Enum):
    """What the papers are for."""

    START = auto()
    TURN = auto()
    TOLD = auto()


_BESIDE: Final = {
    TownPapers.START: (TownTab.START, TownTab.PLAYERS, TownTab.MOVES),
    TownPapers.TURN: (TownTab.MINE, TownTab.PLAYERS, TownTab.SALON, TownTab.MOVES),
    TownPapers.TOLD: (),
}
_ALONE: Final = {
    TownPapers.START: (TownTab.START, TownTab.TOWN, TownTab.PLAYERS, TownTab.MOVES),
    TownPapers.TURN: (TownTab.TOWN, TownTab.MINE, TownTab.PLAYERS, TownTab.SALON, TownTab.MOVES),
    TownPapers.TOLD: (TownTab.STOP, TownTab.TOWN, TownTab.SO_FAR, TownTab.MOVES),
}


def is_beside(width: float, given: Room, text: float) -> bool:
    """Whether the town has room beside a column."""
    across = width / text
    return given is Room.SMALL and across - _column(across) - 2 * _EDGE >= _CARD * _CARDS


def _column(across: float) -> float:
    """Units of the column on a page of so many."""
    least, share, most = _COLUMN
    return max(least, min(most, across * share)) + _EDGE


def tabs_of(papers: TownPapers, *, is_beside: bool, has_moves: bool) -> tuple[TownTab, ...]:
    """What can be chosen, in its order."""
    able = (_BESIDE if is_beside else _ALONE)[papers]
    return tuple(tab for tab in able if has_moves or tab is not TownTab.MOVES)


@dataclass(frozen=True)
class SmallColumn:
    """A page of that size in pixels; areas are pixels of the page, empty for what lies below.

    As :class:`ColumnLayout`, whose place it takes.
    """

    width: float
    height: float
    text: float
    players: int
    tab: TownTab
    papers: TownPapers
    is_beside: bool
    has_controls: bool = True
    is_asking: bool = False

    is_compact = True

    @property
    def unit(self) -> float:
        """Pixels in a unit: as large as text, or a little larger."""
        if not self.is_beside:
            return self.text
        return min(max(self.column.width() / _COLUMN[0], 0.95 * self.text), 1.15 * self.text)

    @property
    def top_unit(self) -> float:
        """The same of the ribbon and what is beside it."""
        return self.unit * (_LESS if self._is_low and self.tab is TownTab.TOWN else 1.0)

    # --- what is always there ------------------------------------------------------------------

    @property
    def column(self) -> QRectF:
        """Where papers may lie: beside the town, or on all of the page."""
        edge = _EDGE * self.text
        page = QRectF(0, 0, self.width, self.height).adjusted(edge, edge, -edge, -edge)
        if self.is_beside:
            page.setLeft(self.width - _column(self.width / self.text) * self.text)
        return page

    @property
    def town(self) -> QRectF:
        """Where the town is."""
        if not self.is_beside:
            return self.leaf
        return QRectF(0, 0, self.column.left() - _EDGE * self.text / 2, self.height)

    @property
    def shows_town(self) -> bool:
        """Whether nothing lies over it."""
        return self.is_beside or self.tab is TownTab.TOWN

    @property
    def _is_low(self) -> bool:
        """Whether papers that tell of themselves have to do without the ribbon."""
        needed = _RIBBON + _TABS + 2 * _GAP + _LEAST_LEAF
        return not self.is_beside and self.column.height() < needed * self.unit

    @property
    def _top(self) -> float:
        """Units of what lies above the one paper."""
        if self._is_low and self.tab is TownTab.TOWN:
            return _RIBBON * _LESS
        if self._is_low:
            is_told = self.papers is TownPapers.TOLD
            return _CONTROLS if is_told and self.has_controls and not self.is_asking else 0.0
        return _RIBBON

    @property
    def ribbon(self) -> QRectF:
        if self._is_low and self.tab is not TownTab.TOWN:
            return QRectF()
        area = _below(self.column, self.column.top(), self._top * self.unit)
        if not self._above.isEmpty():
            area.setRight(self._above.left() - _GAP * self.unit)
        return area

    head = ribbon

    @property
    def _above(self) -> QRectF:
        """Beside the ribbon: the dice, or the controls of what is told."""
        is_needed = self.papers is TownPapers.TURN and self.tab is not TownTab.MINE
        if self.papers is TownPapers.TOLD:
            is_needed = self.has_controls and not self.is_asking
        if self.is_beside or not is_needed or not self._top:
            return QRectF()
        area = _below(self.column, self.column.top(), self._top * self.unit)
        if self._is_low and self.tab is not TownTab.TOWN:
            return area if self.papers is TownPapers.TOLD else QRectF()
        share = _CONTROLS_BESIDE if self.papers is TownPapers.TOLD else _DICE_BESIDE
        area.setLeft(area.right() - area.width() * share)
        return area

    @property
    def tabs(self) -> QRectF:
        high = max((_LOW_TABS if self._is_low else _TABS) * self.text, target_size())
        if not self.is_beside:
            return _below(self.column, self.column.bottom() - high, high)
        if self.papers is TownPapers.TOLD:
            return QRectF()
        return _below(self.column, self._below_ribbon, high)

    @property
    def _below_ribbon(self) -> float:
        above = self._top + _GAP if self._top else 0.0
        return self.column.top() + above * self.unit

    @property
    def leaf(self) -> QRectF:
        """Where the one paper lies."""
        area, gap = QRectF(self.column), _GAP * self.unit
        if not self.is_beside:
            area.setTop(self._below_ribbon)
            area.setBottom(self.tabs.top() - gap)
            return area
        area.setTop(self.tabs.bottom() + gap)
        if self.papers is TownPapers.TURN and self.tab is not TownTab.MINE:
            area.setBottom(self.hand.top() - gap)
        return area

    def _of(self, tab: TownTab) -> QRectF:
        return self.leaf if self.tab is tab else QRectF()

    # --- a turn --------------------------------------------------------------------------------

    @property
    def hand(self) -> QRectF:
        if self.papers is not TownPapers.TURN:
            return QRectF()
        if self.tab is TownTab.MINE:
            return self.leaf
        if not self.is_beside:
            return self._above
        high = _DICE * self.unit
        return _below(self.column, self.column.bottom() - high, high)

    @property
    def start(self) -> QRectF:
        return self._of(TownTab.START)

    @property
    def salon(self) -> QRectF:
        return self._of(TownTab.SALON)

    @property
    def moves(self) -> QRectF:
        return self._of(TownTab.MOVES)

    @property
    def _across(self) -> int:
        return 2 if self.leaf.width() >= _TWO_ROWS * self.unit else 1

    @property
    def _row_height(self) -> float:
        """Pixels of a row of players, with the race above them or without."""
        down = -(-(self.players - 1) // self._across)
        return (self.leaf.height() - self.race.height()) / down

    @property
    def race(self) -> QRectF:
        """Left out where the rows, which tell points too, need its place."""
        leaf, down = self._of(TownTab.PLAYERS), -(-(self.players - 1) // self._across)
        high = (_RACE + _GAP) * self.unit
        if (leaf.height() - high) / down < (_LEAST_ROW + _GAP) * self.unit:
            return QRectF()
        return _below(leaf, leaf.top(), _RACE * self.unit)

    @property
    def rows(self) -> list[QRectF]:
        """One for each other player."""
        leaf, gap, across = self._of(TownTab.PLAYERS), _GAP * self.unit, self._across
        if leaf.isEmpty():
            return [QRectF()] * (self.players - 1)
        top = leaf.top() + (self.race.height() + gap if not self.race.isEmpty() else 0)
        down = -(-(self.players - 1) // across)
        high = min(_ROW * self.unit, (leaf.bottom() - top + gap) / down - gap)
        wide = (leaf.width() - gap * (across - 1)) / across
        corners = [
            QPointF(leaf.left() + one % across * (wide + gap), top + one // across * (high + gap))
            for one in range(self.players - 1)
        ]
        return [QRectF(corner.x(), corner.y(), wide, high) for corner in corners]

    # --- an evaluation -------------------------------------------------------------------------

    @property
    def stop(self) -> QRectF:
        """The stop where the evaluation is."""
        if self.papers is not TownPapers.TOLD or not self.is_beside:
            return self._of(TownTab.STOP)
        low = self.totals.top() - _GAP * self.unit
        if self.is_asking and are_large():
            return _below(self.column, self._below_ribbon, low - self._below_ribbon)
        high = _STOP[self.height >= _LOW * self.unit] + (_CONTROLS if self.is_asking else 0)
        high *= self.unit
        return _below(self.column, max(self._below_ribbon, low - high), min(high, low))

    @property
    def totals(self) -> QRectF:
        """What the round has brought."""
        high = _TOTALS * self.unit
        if self.papers is not TownPapers.TOLD or not self.is_beside:
            leaf = self._of(TownTab.SO_FAR)
            return _below(leaf, leaf.bottom() - high, high) if not leaf.isEmpty() else leaf
        below = self.controls.height() + _GAP * self.unit if not self.controls.isEmpty() else 0
        return _below(self.column, self.column.bottom() - below - high, high)

    @property
    def so_far(self) -> QRectF:
        if self.papers is not TownPapers.TOLD or not self.is_beside:
            area = self._of(TownTab.SO_FAR)
            if not area.isEmpty():
                area.setBottom(self.totals.top() - _GAP * self.unit)
            return area
        area = QRectF(self.column)
        area.setTop(self._below_ribbon)
        area.setBottom(self.stop.top() - _GAP * self.unit)
        return area if area.height() >= _TABS * self.unit else QRectF()

    @property
    def controls(self) -> QRectF:
        if self.papers is not TownPapers.TOLD or not self.has_controls or self.is_asking:
            return QRectF()
        if not self.is_beside:
            return self._above
        high = max(_CONTROLS * self.unit, target_size())
        return _below(self.column, self.column.bottom() - high, high)


def _below(column: QRectF, top: float, height: float) -> QRectF:
    return QRectF(column.left(), top, column.width(), height)
