"""Where everything lies on a small table: one paper at a time beside the castle, or in its place.

Pure functions, in units that are pixels of a window at 100 %.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.vivaroi.table_areas import TableAreas

_CASTLE: Final = 830.0 / 766.0
"""Width of the castle by its height."""
_COLUMN, _NARROWEST, _HALF = 430.0, 330.0, 0.46
"""Units across of the column, the least of them, and its least share of the page."""
_EDGE, _GAP = 8.0, 7.0
_BANNER, _TWO_LINES, _TALL_BANNER, _TICKET, _TABS, _FOOT_TABS = 57.0, 69.5, 60.0, 42.0, 38.0, 44.0
_PLAQUES = 104.0
"""Units left of the castle for what of its plaques has no room on it."""
_LOW = 320.0
"""Units of height of a page below which the banner is lower."""


class Leaf(StrEnum):
    """What lies there, one at a time."""

    CASTLE = "castle"
    GATE = "gate"
    FAVOURITES = "favourites"
    VOTES = "votes"
    PLAYERS = "players"
    CHRONICLE = "chronicle"
    MOVES = "moves"


def leaves_of(given: Room, *, is_placing: bool, has_moves: bool) -> tuple[Leaf, ...]:
    """What can be chosen, in its order."""
    if given is Room.TINY:
        able = Leaf.CASTLE, Leaf.FAVOURITES, Leaf.VOTES, Leaf.PLAYERS, Leaf.MOVES
    else:
        able = Leaf.GATE, Leaf.FAVOURITES, Leaf.VOTES, Leaf.CHRONICLE, Leaf.MOVES
    left_out = {Leaf.GATE: not is_placing, Leaf.MOVES: not has_moves}
    return tuple(leaf for leaf in able if not left_out.get(leaf, False))


@dataclass(frozen=True)
class SmallTable:
    """A page of so many pixels, with text of a size, and the leaf that is in front."""

    width: float
    height: float
    text: float
    tickets: int
    leaf: Leaf
    is_placing: bool = False

    # --- small: the castle, and a column with one paper ----------------------------------------

    def small(self) -> TableAreas:
        """The castle keeps its height where the column leaves it."""
        edge, page = _EDGE * self.text, QRectF(0, 0, self.width, self.height)
        room = page.width() - 2 * edge - self._least_column
        high = min(page.height() - edge, room / _CASTLE)
        castle = QRectF(edge, 0, high * _CASTLE, high)
        castle.moveTop((page.height() - high) * 0.72)
        column = page.adjusted(castle.right() + edge, edge, -edge, -edge)
        unit = min(max(column.width() / _COLUMN, 0.9 * self.text), 1.15 * self.text)
        is_narrow = column.width() < _COLUMN * unit - 1
        banner = _below(column, column.top(), (_TWO_LINES if is_narrow else _BANNER) * unit)
        rows = brief_rows(self.tickets)
        gap = _GAP * unit
        ticket = max(_TICKET * unit, target_size() + 2)
        seats = _below(column, banner.bottom() + gap, (ticket + gap) * rows - gap)
        tabs = _below(column, seats.bottom() + gap, max(_TABS * unit, target_size()))
        leaf = QRectF(column)
        leaf.setTop(tabs.bottom() + gap)
        areas = TableAreas(
            castle, QRectF(), unit, is_compact=True, banner=banner, seats=seats, tabs=tabs
        )
        return self._with_leaf(replace(areas, has_brief_tickets=True), leaf)

    @property
    def _least_column(self) -> float:
        return min(_COLUMN, max(_NARROWEST, self.width / self.text * _HALF)) * self.text

    # --- tiny: one thing at a time -------------------------------------------------------------

    def tiny(self) -> TableAreas:
        """The ribbon, one page, and the tabs at the foot."""
        text, edge = self.text, _EDGE * self.text
        column = QRectF(0, 0, self.width, self.height).adjusted(edge, edge, -edge, -edge)
        is_low = self.height < _LOW * text
        banner = _below(column, column.top(), (_BANNER if is_low else _TALL_BANNER) * text)
        tabs = _below(column, column.bottom() - _FOOT_TABS * text, _FOOT_TABS * text)
        leaf = QRectF(column)
        leaf.setTop(banner.bottom() + _GAP * text)
        leaf.setBottom(tabs.top() - _GAP * text)
        castle, gate = self._castle_in(leaf)
        areas = TableAreas(
            castle, QRectF(), text, is_compact=True, banner=banner, tabs=tabs, gate=gate
        )
        if self.leaf is Leaf.PLAYERS:
            return self._players_in(areas, leaf)
        return self._with_leaf(areas, leaf)

    def _castle_in(self, leaf: QRectF) -> tuple[QRectF, QRectF]:
        """In the middle, or beside the tray while there is one."""
        least = 0.36 * leaf.width() + _PLAQUES * self.text if self.is_placing else 0.0
        high = min(leaf.height(), (leaf.width() - least) / _CASTLE)
        castle = QRectF(0, leaf.bottom() - high, high * _CASTLE, high)
        if not self.is_placing:
            middle = leaf.center().x() - castle.width() / 2
            left = max(middle, leaf.left() + _PLAQUES * self.text)
            castle.moveLeft(min(left, leaf.right() - castle.width()))
            return castle, QRectF()
        castle.moveLeft(leaf.left() + _PLAQUES * self.text)
        gate = QRectF(leaf)
        gate.setLeft(castle.right() + _GAP * self.text)
        return castle, gate if self.leaf is Leaf.CASTLE else QRectF()

    def _players_in(self, areas: TableAreas, leaf: QRectF) -> TableAreas:
        """The tickets, and below them the chronicle, a line of it or more."""
        gap = _GAP * self.text
        rows = 1 if self.tickets == 3 else 2
        high = min(leaf.height() * 0.72, 86 * self.text * rows)
        seats = _below(leaf, leaf.top(), high)
        chronicle = QRectF(leaf)
        chronicle.setTop(seats.bottom() + gap)
        return replace(areas, seats=seats, chronicle=chronicle)

    # --- both ----------------------------------------------------------------------------------

    def _with_leaf(self, areas: TableAreas, leaf: QRectF) -> TableAreas:
        if self.leaf is Leaf.VOTES:
            votes, eliminated = QRectF(leaf), QRectF(leaf)
            votes.setWidth(leaf.width() * 0.6)
            eliminated.setLeft(votes.right() + _GAP * areas.scale)
            return replace(areas, votes=votes, eliminated=eliminated, leaf=leaf)
        areas = replace(areas, leaf=leaf)
        match self.leaf:
            case Leaf.GATE:
                return replace(areas, gate=leaf)
            case Leaf.FAVOURITES:
                return replace(areas, favourites=leaf)
            case Leaf.CHRONICLE:
                return replace(areas, chronicle=leaf)
            case Leaf.MOVES:
                return replace(areas, moves=leaf)
            case _:
                return areas


def brief_rows(tickets: int) -> int:
    """Rows of brief tickets: of few two side by side, else three."""
    return -(-tickets // brief_across(tickets))


def brief_across(tickets: int) -> int:
    return 2 if tickets in (1, 2, 4) else 3


def _below(column: QRectF, top: float, height: float) -> QRectF:
    return QRectF(column.left(), top, column.width(), height)
