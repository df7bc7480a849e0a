"""Whose tickets lie where beside the castle: a pure function of the table and the room.

Tickets lie in one row or two; the viewer's own fills a place that would stay empty.
"""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.ui.vivaroi.small_table import NAME_LINE, brief_rows

_GAP = 10.0
_FOUR_ACROSS = 7
"""From so many tickets on four lie side by side, and the viewer has one too."""
_ROW = 3
"""So many tickets lie in a single row."""
_ONE_COLUMN, _CLOSE = 280.0, 5.0
"""Units of width under which brief tickets lie below each other, and the gap between these."""
_NAMED = 142.0
"""Units of width that a brief ticket needs for its name, the gap beside it included."""
_SMALL, _LOW = 160.0, 70.0
"""Units of width and of height under which a ticket is written in another way."""


class TicketForm(Enum):
    """How much of a player there is room for."""

    TALL = "three lines beside the face"
    LOW = "the same, closer together"
    SMALL = "name and manner below the face"
    SMALLEST = "name and one line below the face"
    BRIEF = "name beside the face, and what is happening just now"


@dataclass(frozen=True)
class SeatsLayout:
    """The room ``face`` for the tickets of ``players``, and of ``guests`` who have no seat."""

    face: QRectF
    unit: float
    players: int
    guests: int = 0
    viewer: Seat | None = None
    is_brief: bool = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose tickets lie there, clockwise from the viewer's left neighbour."""
        number, everybody = self.players, self.players + self.guests
        is_odd = everybody > _ROW and (everybody - 1) % 2 == 1
        if self.viewer is None or self._is_full or is_odd:
            return tuple(range(number))
        return tuple((self.viewer + step) % number for step in range(1, number))

    @property
    def _is_full(self) -> bool:
        return self.players + self.guests >= _FOUR_ACROSS

    @property
    def tickets(self) -> list[tuple[Seat | None, QRectF]]:
        """The seats and the areas of their tickets; no seat for that of a guest."""
        owners: list[Seat | None] = [*self.seats, *[None] * self.guests]
        rows = 1 if self.players + self.guests == _ROW else 2
        gap = _GAP * self.unit
        if self.is_brief and self.face.width() < _ONE_COLUMN * self.unit:
            rows, gap = max(1, len(owners)), _CLOSE * self.unit
        elif self.is_brief:
            rows, gap = self._brief_rows(len(owners), gap)
        across = max(1, -(-len(owners) // rows))
        down = (self.face.height() - gap * (rows - 1)) / rows
        tops = [self.face.top() + row * (down + gap) for row in range(rows)]
        chosen = [owners[row * across : (row + 1) * across] for row in range(rows)]
        return [one for row in map(self._row, chosen, tops, [down] * rows) for one in row]

    def _brief_rows(self, owners: int, gap: float) -> tuple[int, float]:
        """How many, and between them: two in a row where three are too narrow for their names."""
        rows, close = brief_rows(self.players + self.guests), _CLOSE * self.unit
        more = -(-owners // 2)
        has_names = self.face.width() >= _NAMED * self.unit * -(-owners // rows)
        has_room = self.face.height() + close >= (NAME_LINE * self.unit + close) * more
        return (more, close) if has_room and not has_names and more > rows else (rows, gap)

    def _row(
        self, owners: list[Seat | None], top: float, down: float
    ) -> list[tuple[Seat | None, QRectF]]:
        gap = _GAP * self.unit
        wide = (self.face.width() - gap * (len(owners) - 1)) / max(1, len(owners))
        return [
            (seat, QRectF(self.face.left() + number * (wide + gap), top, wide, down))
            for number, seat in enumerate(owners)
        ]

    def form(self, ticket: QRectF) -> TicketForm:
        if self.is_brief:
            return TicketForm.BRIEF
        if self._is_full:
            return TicketForm.SMALLEST
        if ticket.width() < _SMALL * self.unit:
            return TicketForm.SMALL
        return TicketForm.LOW if ticket.height() < _LOW * self.unit else TicketForm.TALL
