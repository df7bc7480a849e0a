"""The favourites that lie open on a ticket in a royal wedding, and what is at stake there."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from vivaroi_gui.rules.vivaroi.modules.banished import banished
from vivaroi_gui.ui.kit.fonts import SMALLEST, bold, fit
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vivaroi.panels.pawn_row import gone, paint_pawns, rows_of
from vivaroi_gui.ui.vivaroi.panels.seat_facts import SeatFacts

Said = tuple[QPointF, float]
"""Behind a name: where words may begin, and up to which pixel they may reach."""


def draw_goals(
    pen: Pen, facts: SeatFacts, room: QRectF, said: Said | None, unit: float, ratio: float
) -> None:
    """As large as there is room for; what is at stake stands behind the name, else above them."""
    if facts.is_hot and said is not None:
        made, (at, end) = bold(13.5 * unit), said
        if is_longer(facts.status, made, end - at.x() - 8 * unit):
            at, end = room.topLeft() + QPointF(-8, 11) * unit, room.right()
            room = room.adjusted(0, 14 * unit, 0, 0)
        at += QPointF(8 * unit, 0)
        pen.line_of(at, facts.statuses, made, tones().hot, end - at.x())
    goals, options = facts.open_goals, facts.view.options
    for goal, area in zip(goals, rows_of(room, len(goals)), strict=True):
        sealed, crossed = banished(options, goal), gone(facts.view, goal)
        paint_pawns(pen.painter, options.edition, goal, area, ratio, sealed, crossed)


def is_longer(text: str, font: QFont, room: float) -> bool:
    """Whether the words are too long for the room even when they are as small as can be."""
    made = fit(text, font, room, SMALLEST)
    return QFontMetricsF(made).horizontalAdvance(text) > room
