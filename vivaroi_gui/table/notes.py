"""Secret notes: what a seat thinks of the others' cards, for its own eyes.

Nothing else is ever handed them: no opponent, no replay, no file that is given away.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from vivaroi_gui.rules.core import AnyGame, Options, Seat


class NoteMark(IntEnum):
    """What somebody thinks: whether a person holds something."""

    NONE = 0
    YES = 1
    NO = 2
    MAYBE = 3


class NoteSize(NamedTuple):
    """How many may be noted: ``things`` of each of the ``persons``, by each of the ``seats``."""

    seats: int
    persons: int
    things: int

    @property
    def is_nothing(self) -> bool:
        return not self.things


def note_size(game: AnyGame, options: Options) -> NoteSize:
    """Of a table with these options."""
    persons = sum(map(len, options.sides))
    return NoteSize(options.seats, persons, game.notable(options))


Marks = tuple[NoteMark, ...]
"""Of one seat: person after person all things."""
_BLANK: Final = str(int(NoteMark.NONE))


class AllNotes(NamedTuple):
    """The marks of each seat; nothing at all while nobody has noted anything."""

    size: NoteSize
    marks: tuple[Marks, ...] = ()

    def of(self, seat: Seat) -> "SeatNotes":
        size = self.size
        blank = (NoteMark.NONE,) * (size.persons * size.things)
        return SeatNotes(seat, size.things, self.marks[seat] if self.marks else blank)

    def with_mark(self, seat: Seat, person: int, thing: int, mark: NoteMark) -> "AllNotes":
        """The notes with one mark set.

        Raises:
            ValueError: there is no such person or thing.
        """
        size = self.size
        if person not in range(size.persons) or thing not in range(size.things):
            raise ValueError(f"nothing to note: {person}, {thing}")
        rows = [list(self.of(one).marks) for one in range(size.seats)]
        rows[seat][person * size.things + thing] = mark
        return AllNotes(size, tuple(map(tuple, rows))) if any(map(any, rows)) else AllNotes(size)

    # --- in files ------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """All marks, as long for any notes of a table."""
        rows = (self.of(seat).marks for seat in range(self.size.seats))
        return "".join(str(int(mark)) for row in rows for mark in row)

    @classmethod
    def read(cls, size: NoteSize, text: str) -> "AllNotes":
        """What ``text`` has told.

        Raises:
            ValueError: these are no notes of such a table.
        """
        across = size.persons * size.things
        if len(text) != across * size.seats:
            raise ValueError("notes of another table")
        if not text.strip(_BLANK):
            return cls(size)
        marks = [NoteMark(int(one)) for one in text]
        starts = range(0, len(marks), across)
        return cls(size, tuple(tuple(marks[start : start + across]) for start in starts))


class SeatNotes(NamedTuple):
    """What one seat has noted of everybody."""

    seat: Seat
    things: int
    marks: Sequence[NoteMark]

    def mark(self, person: int, thing: int) -> NoteMark:
        return self.marks[person * self.things + thing]
