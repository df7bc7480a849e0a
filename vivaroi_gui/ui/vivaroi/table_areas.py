"""The areas of everything on the table."""

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF


@dataclass(frozen=True)
class TableAreas:
    """Areas in pixels of the page; what is not shown is empty.

    ``scale`` is the number of pixels in a unit of the column's design.
    """

    castle: QRectF
    road: QRectF
    scale: float
    is_compact: bool
    banner: QRectF = field(default_factory=QRectF)
    seats: QRectF = field(default_factory=QRectF)
    gate: QRectF = field(default_factory=QRectF)
    chronicle: QRectF = field(default_factory=QRectF)
    favourites: QRectF = field(default_factory=QRectF)
    votes: QRectF = field(default_factory=QRectF)
    eliminated: QRectF = field(default_factory=QRectF)
    tabs: QRectF = field(default_factory=QRectF)
    """Which of several papers lies there; only on a small table."""
    leaf: QRectF = field(default_factory=QRectF)
    """Where that one lies."""
    moves: QRectF = field(default_factory=QRectF)
    """For the list of moves."""
    is_beside_castle: bool = False
    """Whether that lies beside a castle which has all of the height."""
    has_brief_tickets: bool = False
    """Whether tickets tell name and points and nothing else."""
