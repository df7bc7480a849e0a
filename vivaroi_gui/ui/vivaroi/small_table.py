"""Where everything lies on a small table: one paper at a time beside the castle, or in its place.

Pure functions, in units that are pixels of a window at 100 %.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.targets import target_size
from vivaroi_gui.ui.vivaroi.scene.geometry import CASTLE, MOVED_ASIDE
from vivaroi_gui.ui.vivaroi.scene.plaque import LINE_WIDTH, NUMBER_WIDTH, PLAQUES_RIGHT
from vivaroi_gui.ui.vivaroi.table_areas import TableAreas

_CASTLE: Final = CASTLE.width() / CASTLE.height()
"""Width of the castle by its height."""
_COLUMN, _NARROWEST, _HALF = 430.0, 330.0, 0.46
"""Units across of the column, the least of them, and its least share of the page."""
_EDGE, _GAP = 8.0, 8.0
_BANNER, _TWO_LINES, _TALL_BANNER, _TICKET, _TABS, _FOOT_TABS = 57.0, 69.5, 60.0, 42.0, 38.0, 44.0
_THIN, _STANDING = 4.0, 152.0
"""Units around a castle that takes all of the height, and across of what stands beside it."""
_HIGH_RIBBON, _SHORT_RIBBON, _LOW_RIBBON = 142.0, 120.0, 104.0
"""Units of height of a ribbon there: narrow, narrow with few words, and wide."""
_WIDE_RIBBON = 230.0
_LOW_TICKET, _CLOSE = 30.0, 5.0
"""Units of height of a ticket in a column of them, at least, and between two of them."""
_WITHOUT_OWN: Final = 3, 5
"""Tables at which the viewer has no ticket."""
NAME_LINE: Final = 32.0
"""Units of height that a brief ticket needs for a name."""
_MANY: Final = 6
"""From so many tickets on three side by side are too narrow for names in a narrow column."""
_PAPER: Final = 126.0
"""Units of height that are left for a paper below them."""
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
    has_annexes: bool = False

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
        gap, tab = _GAP * unit, max(_TABS * unit, target_size())
        below = column.adjusted(0, banner.height() + gap, 0, -tab - 2 * gap)
        seats = _below(column, below.top(), _brief_height(self.tickets, below, unit, is_narrow))
        tabs = _below(column, seats.bottom() + gap, tab)
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
        """A ribbon, one page, and the tabs at the foot; the castle is as high as all but these."""
        text, edge = self.text, _EDGE * self.text
        thin = _THIN * text
        page = QRectF(0, 0, self.width, self.height).adjusted(edge, thin, -edge, -thin)
        tabs = _below(page, page.bottom() - _FOOT_TABS * text, _FOOT_TABS * text)
        body = QRectF(page)
        body.setBottom(tabs.top() - thin)
        castle, beside = self._castle_in(body)
        areas = TableAreas(castle, QRectF(), text, is_compact=True, tabs=tabs)
        if self.leaf is Leaf.CASTLE:
            return self._beside_castle(areas, beside)
        high = _BANNER if self.height < _LOW * text else _TALL_BANNER
        banner = _below(body, body.top() + thin, high * text)
        leaf = QRectF(body)
        leaf.setTop(banner.bottom() + _GAP * text)
        areas = replace(areas, banner=banner)
        is_players = self.leaf is Leaf.PLAYERS
        return (self._players_in if is_players else self._with_leaf)(areas, leaf)

    def _castle_in(self, body: QRectF) -> tuple[QRectF, QRectF]:
        """The castle, its plaques with names where that leaves it as high, and what is beside."""
        text, aside = self.text, CASTLE.width() - self._plaques_right
        beside = (_STANDING + _THIN) * text

        def high(plaque: float) -> float:
            unit = (body.width() - plaque * text - beside) / aside
            return min(body.height(), unit * CASTLE.height())

        plaque = max((LINE_WIDTH, NUMBER_WIDTH), key=high)
        unit = high(plaque) / CASTLE.height()
        castle = QRectF(0, 0, CASTLE.width() * unit, CASTLE.height() * unit)
        castle.moveBottomLeft(
            body.bottomLeft() + QPointF(plaque * text - self._plaques_right * unit, 0)
        )
        rest = QRectF(body)
        rest.setLeft(castle.right() + _THIN * text)
        return castle, rest

    @property
    def _plaques_right(self) -> float:
        """Where plaques end, in units of a castle's width from its left."""
        return PLAQUES_RIGHT - (MOVED_ASIDE if self.has_annexes else 0)

    def _beside_castle(self, areas: TableAreas, beside: QRectF) -> TableAreas:
        """The ribbon, and below it who waits at the gate, or what the others have."""
        text, gap = self.text, _GAP * self.text
        narrow = _SHORT_RIBBON if self.is_placing else _HIGH_RIBBON
        high = (_LOW_RIBBON if beside.width() > _WIDE_RIBBON * text else narrow) * text
        banner = _below(beside, beside.top(), high)
        rest = QRectF(beside)
        rest.setTop(banner.bottom() + gap)
        areas = replace(areas, banner=banner, leaf=rest, is_beside_castle=True)
        if self.is_placing:
            return replace(areas, gate=rest)
        rows = self.tickets - (self.tickets in _WITHOUT_OWN)
        high = min(_TICKET * text, (rest.height() + _CLOSE * text) / rows - _CLOSE * text)
        if high < _LOW_TICKET * text:
            return areas
        seats = _below(rest, rest.top(), (high + _CLOSE * text) * rows - _CLOSE * text)
        return replace(areas, seats=seats, has_brief_tickets=True)

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


def _brief_height(tickets: int, room: QRectF, unit: float, is_narrow: bool) -> float:
    """Of brief tickets; in a narrow column two lie in a row, so that each has room for its name,
    where a paper has enough of the room left.
    """
    gap, close = _GAP * unit, _CLOSE * unit
    if is_narrow and tickets >= _MANY:
        low = max(NAME_LINE * unit, target_size() + 2)
        high = (low + close) * -(-tickets // 2) - close
        if room.height() - high >= _PAPER * unit:
            return high
    ticket = max(_TICKET * unit, target_size() + 2)
    return (ticket + gap) * brief_rows(tickets) - gap


def brief_rows(tickets: int) -> int:
    """Rows of brief tickets: of few two side by side, else three."""
    return -(-tickets // brief_across(tickets))


def brief_across(tickets: int) -> int:
    return 2 if tickets in (1, 2, 4) else 3


def _below(column: QRectF, top: float, height: float) -> QRectF:
    return QRectF(column.left(), top, column.width(), height)
