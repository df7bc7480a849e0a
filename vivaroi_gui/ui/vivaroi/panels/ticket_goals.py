"""The favourites that lie open on a ticket in a royal wedding, and what is at stake there."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from vivaroi_gui.rules.vivaroi.modules.banished import banished
from vivaroi_gui.ui.kit.fonts import SMALLEST, bold, fit
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen, advance
from vivaroi_gui.ui.vivaroi.panels.pawn_row import gone, height_in, paint_pawns, rows_of
from vivaroi_gui.ui.vivaroi.panels.seat_facts import SeatFacts

Said = tuple[QPointF, float]
"""Behind a name: where words may begin, and up to which pixel they may reach."""


def draw_goals(
    pen: Pen, facts: SeatFacts, room: QRectF, said: Said | None, unit: float, ratio: float
) -> None:
    """As large as there is room for; what is at stake stands behind the name, else above them."""
    if facts.is_hot and said is not None:
        room = _beside_status(pen, facts, room, said, unit)
    goals, options = facts.open_goals, facts.view.options
    for goal, area in zip(goals, rows_of(room, len(goals)), strict=True):
        sealed, crossed = banished(options, goal), gone(facts.view, goal)
        paint_pawns(pen.painter, options.edition, goal, area, ratio, sealed, crossed)


def _beside_status(pen: Pen, facts: SeatFacts, room: QRectF, said: Said, unit: float) -> QRectF:
    """Writes what the player does behind the name, else before the favourites or above them, where
    they stay larger; what room is left for them.
    """
    made, colour, (behind, end) = bold(13.5 * unit), tones().hot, said
    at, short = behind + QPointF(8 * unit, 0), facts.statuses[-1]
    if not is_longer(short, made, end - at.x()):
        pen.line_of(at, facts.statuses, made, colour, end - at.x())
        return room
    before = advance(short, made, room.width()) + 6 * unit
    below, aside = room.adjusted(0, 14 * unit, 0, 0), room.adjusted(before, 0, 0, 0)
    if height_in(below, len(facts.open_goals)) < height_in(aside, len(facts.open_goals)):
        base = QPointF(room.left(), room.center().y() + 5 * unit)
        pen.line_of(base, facts.statuses, made, colour, before)
        return aside
    pen.line_of(room.topLeft() + QPointF(0, 11 * unit), facts.statuses, made, colour, room.width())
    return below


def is_longer(text: str, font: QFont, room: float) -> bool:
    """Whether the words are too long for the room even when they are as small as can be."""
    made = fit(text, font, room, SMALLEST)
    return QFontMetricsF(made).horizontalAdvance(text) > room
