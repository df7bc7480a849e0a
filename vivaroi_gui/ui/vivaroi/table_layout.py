"""Where everything lies on the table, for every size of window: a pure function.

Two designs: the regular one, and a compact one for small windows with a chronicle of one line and
the favourites in one row.  The castle takes the height, unless that left the column too narrow.
"""

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRectF

from vivaroi_gui.ui.vivaroi.table_areas import TableAreas

_CASTLE, _ROAD = QRectF(0, 0, 830, 766), QRectF(0, 766, 830, 88)
"""The castle and the score road in their own units, one on the other."""
_PAGE_HEIGHT = 854.0
_COLUMN_LEFT, _EDGE = 842.0, 16.0
_NARROWEST, _WIDEST = 520.0, 800.0
"""Width of the column, in units of the castle."""
_COMPACT_BELOW = 0.82
_COMPACT_COLUMN, _COMPACT_HEIGHT = 421.0, 600.0
_COMPACT_EDGE = 10.0
_REGULAR_TEXT = 1.12
"""The text size up to which the regular column is not too high."""
_LINE = 36.0
"""The least height of a chronicle: one line of it."""
_TRAY_TITLE = 198.0
"""Width of what stands at the head of the tray, in units."""


class _Design(NamedTuple):
    """Heights in the column, in units, from the top down."""

    top: float
    banner: float
    ticket: float
    gap: float
    gate: float
    favourites: float
    bottom: float


_REGULAR = _Design(20, 84, 78, 11, 190, 374, 14)
_COMPACT = _Design(12, 57, 60, 8, 150, 164, 8)
_CROWDED = _Design(12, 57, 74, 8, 150, 150, 8)
"""Compact with tickets three across: they need more height."""


def table_layout(
    width: float, height: float, tickets: int, is_placing: bool, text: float = 1.0
) -> TableAreas:
    """The areas of a page of that size, in pixels; ``tickets`` with the Emissary's are 3 to 8.

    ``text`` is the text size: the column grows with it, the castle does not.
    """
    castle_scale = min(height / _PAGE_HEIGHT, width / (_COLUMN_LEFT + _NARROWEST + _EDGE))
    wanted = castle_scale * text
    is_compact = castle_scale < _COMPACT_BELOW * text or text > _REGULAR_TEXT
    edge = _COMPACT_EDGE * text if is_compact else _EDGE * wanted
    column_least = _COMPACT_COLUMN * text if is_compact else _NARROWEST * wanted
    roomy = (width - column_least - edge) / _COLUMN_LEFT
    castle_scale = min(height / _PAGE_HEIGHT, roomy)
    room = width - _COLUMN_LEFT * castle_scale - edge
    across = min(room, _WIDEST * max(castle_scale, wanted))
    spare = room - across
    left, top = spare * 0.4, height - _PAGE_HEIGHT * castle_scale
    scale = wanted
    if is_compact:
        scale = min(across / _COMPACT_COLUMN, height / _COMPACT_HEIGHT)
        scale = min(scale, wanted) if text > 1 and wanted > text else scale
    column = QRectF(left + _COLUMN_LEFT * castle_scale + spare * 0.2, 0, across, height)
    base = TableAreas(
        _scaled(_CASTLE, castle_scale, left, top),
        _scaled(_ROAD, castle_scale, left, top),
        scale,
        is_compact,
    )
    return _with_column(base, column, tickets, is_placing)


def _with_column(base: TableAreas, column: QRectF, tickets: int, is_placing: bool) -> TableAreas:
    """The banner and the tickets lead the column; below them the two designs part."""
    design, unit = _design(base.is_compact, tickets), base.scale
    rows = 1 if tickets == 3 else 2
    gap = design.gap * unit
    banner = _below(column, design.top * unit, design.banner * unit)
    down = design.ticket * rows * unit + gap * (rows - 1)
    seats = _below(column, banner.bottom() + gap, down)
    headed = replace(base, banner=banner, seats=seats)
    rest = QRectF(column)
    rest.setTop(seats.bottom() + gap)
    rest.setBottom(column.bottom() - design.bottom * unit)
    if base.is_compact:
        return _compact(headed, rest, design, is_placing)
    return _regular(headed, rest, is_placing)


def _design(is_compact: bool, tickets: int) -> _Design:
    """Tickets lie two across for four, else three or four across."""
    if not is_compact:
        return _REGULAR
    return _COMPACT if tickets == 4 else _CROWDED


def _regular(headed: TableAreas, rest: QRectF, is_placing: bool) -> TableAreas:
    """The viewer's card below, with the votes and the tray beside it."""
    unit, gap = headed.scale, _REGULAR.gap * headed.scale
    low = QRectF(rest)
    low.setTop(low.bottom() - _REGULAR.favourites * unit)
    middle = QRectF(rest)
    middle.setBottom(low.top() - gap)
    gate, chronicle = _gate_first(middle, unit, gap) if is_placing else (QRectF(), middle)
    card = QRectF(low)
    card.setWidth((300 + (rest.width() / unit - 582) * 0.35) * unit)
    votes = QRectF(low)
    votes.setLeft(card.right() + gap)
    eliminated = QRectF(votes)
    votes.setHeight(252 * unit)
    eliminated.setTop(votes.bottom() + gap)
    return replace(
        headed,
        gate=gate,
        chronicle=chronicle,
        favourites=card,
        votes=votes,
        eliminated=eliminated,
    )


def _gate_first(middle: QRectF, unit: float, gap: float) -> tuple[QRectF, QRectF]:
    """While placing the tray takes the chronicle's place, which has lines below or a head in it."""
    gate, rest = QRectF(middle), QRectF(middle)
    spare = middle.height() - _REGULAR.gate * unit - gap
    if spare < _LINE * unit:
        return gate, _in_head(gate, unit)
    gate.setHeight(_REGULAR.gate * unit)
    rest.setTop(gate.bottom() + gap)
    return gate, rest


def _in_head(gate: QRectF, unit: float) -> QRectF:
    """Beside the title of the tray."""
    left, aside = gate.left() + _TRAY_TITLE * unit, 12 * unit
    return QRectF(left, gate.top() + 5 * unit, gate.right() - aside - left, _LINE * unit)


def _compact(headed: TableAreas, rest: QRectF, design: _Design, is_placing: bool) -> TableAreas:
    """The tray takes the place of votes and eliminated, which nobody needs while placing."""
    unit, gap = headed.scale, design.gap * headed.scale
    low = QRectF(rest)
    low.setTop(low.bottom() - (design.gate if is_placing else design.favourites) * unit)
    card = _below(rest, low.top() - gap - design.favourites * unit, design.favourites * unit)
    chronicle = QRectF(rest)
    chronicle.setBottom(card.top() - gap)
    both = replace(headed, chronicle=chronicle, favourites=card)
    if is_placing:
        return replace(both, gate=low)
    votes, eliminated = QRectF(low), QRectF(low)
    votes.setWidth(low.width() * 0.62)
    eliminated.setLeft(votes.right() + gap)
    return replace(both, votes=votes, eliminated=eliminated)


def _below(column: QRectF, top: float, height: float) -> QRectF:
    return QRectF(column.left(), top, column.width(), height)


def _scaled(area: QRectF, scale: float, left: float, top: float) -> QRectF:
    return QRectF(
        left + area.x() * scale, top + area.y() * scale, area.width() * scale, area.height() * scale
    )
