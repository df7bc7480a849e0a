"""The tickets of the players: who they are, what they do, how many points they have.

Never a number of vote cards: hands are secret.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.hall.buttons import tinted_icon
from vivaroi_gui.ui.hall.portrait import colour_of, paint_portrait
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral
from vivaroi_gui.ui.panels.panel import Panel, Tip
from vivaroi_gui.ui.panels.papers import HOT, SOFT, paint_strip
from vivaroi_gui.ui.panels.words import PanelWords
from vivaroi_gui.ui.panels.writing import RIGHT, Pen
from vivaroi_gui.ui.scene.ink import INK
from vivaroi_gui.ui.scene.pictures import picture
from vivaroi_gui.ui.text import texts

_GAP = 10.0
_ALL_SIT = 6
"""From so many players on the viewer has a ticket too."""
_WIDE = 215.0


class Seats(Panel):
    """The others, two across; all seats where many sit or nobody looks."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._thinking: Seat | None = None

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view, self._thinking = players, None, None
        self._changed()

    def show_view(self, view: View) -> None:
        self._view = view
        self._changed()

    def set_thinking(self, seat: Seat | None) -> None:
        self._thinking = seat
        self._changed()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose tickets lie there, clockwise from the viewer's left neighbour."""
        number = len(self._players)
        viewer = self._view.seat if self._view else None
        if viewer is None or number >= _ALL_SIT:
            return tuple(range(number))
        return tuple((viewer + step) % number for step in range(1, number))

    def tickets(self) -> list[tuple[Seat, QRectF]]:
        """The seats and the areas of their tickets."""
        seats = self.seats
        rows = 1 if len(self._players) == 3 else 2
        across = max(1, -(-len(seats) // rows))
        gap = _GAP * self.unit
        down = (self.face.height() - gap * (rows - 1)) / rows
        found = []
        for row in range(rows):
            chosen = seats[row * across : (row + 1) * across]
            wide = (self.face.width() - gap * (len(chosen) - 1)) / max(1, len(chosen))
            for number, seat in enumerate(chosen):
                left = self.face.left() + number * (wide + gap)
                area = QRectF(left, self.face.top() + row * (down + gap), wide, down)
                found.append((seat, area))
        return found

    def status(self, seat: Seat) -> str:
        assert self._view is not None
        if seat == self._view.seat and self._view.phase is not Phase.ELECTION:
            return self._words.you()
        return self._words.status(self._view, seat, self._thinking)

    def _changed(self) -> None:
        self.describe()
        self.refresh()

    def describe(self) -> None:
        self.setAccessibleName(self._words.seats())
        if self._view is None:
            return
        self.setAccessibleDescription("; ".join(self._told(seat) for seat in self.seats))

    def _told(self, seat: Seat) -> str:
        view = self._view
        assert view is not None
        has_crown = seat == view.crown_holder
        return self._words.seat(
            self._players[seat], self.status(seat), view.totals[seat], has_crown=has_crown
        )

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self._view is None:
            return
        pen = Pen(painter, self.tips)
        for seat, area in self.tickets():
            self.tips.append(Tip(area, self._told(seat)))
            colour, is_own = colour_of(self._players[seat]), seat == self._view.seat
            paint_strip(painter, area, self.unit, colour, is_golden=is_own)
            self._draw_ticket(pen, seat, area)

    def _draw_ticket(self, pen: Pen, seat: Seat, area: QRectF) -> None:
        view, unit, player = self._view, self.unit, self._players[seat]
        assert view is not None
        is_low = area.height() < 60 * unit
        is_wide = area.width() > (150 if is_low else _WIDE) * unit
        radius = (17 if is_low else 24 if is_wide else 21) * unit
        middle = QPointF(area.left() + 17 * unit + radius, area.center().y())
        paint_portrait(pen.painter, player, middle, radius, self.ratio)
        left = middle.x() + radius + (11 if is_wide else 9) * unit
        right = area.right() - (14 if is_wide else 10) * unit
        points = numeral((23 if is_low else 28 if is_wide else 24) * unit)
        base = area.center().y() + 8 * unit if is_low else area.top() + 34 * unit
        if not is_wide:
            base = area.bottom() - (12 if is_low else 13) * unit
        taken = pen.line(
            QPointF(right, base), str(view.totals[seat]), points, INK, area.width(), RIGHT
        )
        narrow = right - taken - 8 * unit
        self._draw_name(pen, seat, area, left, narrow if is_wide else right)
        self._draw_lines(pen, seat, area, left, narrow)

    def _draw_name(self, pen: Pen, seat: Seat, area: QRectF, left: float, right: float) -> None:
        view, unit = self._view, self.unit
        assert view is not None
        is_low = area.height() < 60 * unit
        crown = max(16.0, 20 * unit) if seat == view.crown_holder else 0.0
        base = QPointF(left, area.top() + (22 if is_low else 27) * unit)
        made = display((17 if is_low else 20) * unit)
        room = right - left - crown - (5 * unit if crown else 0)
        across = pen.line(base, self._players[seat].name, made, INK, room)
        if crown:
            at = QPointF(left + across + 5 * unit, base.y() - crown * 0.82)
            pen.painter.drawPixmap(at, picture("kit/crown", crown, crown * 110 / 128, self.ratio))

    def _draw_lines(self, pen: Pen, seat: Seat, area: QRectF, left: float, right: float) -> None:
        """Kind and status; the lower tickets have room for the one that tells more."""
        unit, status = self.unit, self.status(seat)
        is_hot = self._is_hot(seat)
        colour = HOT if is_hot else SOFT
        if area.height() >= 60 * unit:
            self._draw_kind(pen, seat, QPointF(left, area.top() + 47 * unit), right)
            base = QPointF(left, area.top() + 66 * unit)
            pen.line(base, status, bold(14.5 * unit), colour, right - left)
        elif is_hot:
            base = QPointF(left, area.top() + 40 * unit)
            pen.line(base, status, bold(14 * unit), colour, right - left)
        else:
            self._draw_kind(pen, seat, QPointF(left, area.top() + 40 * unit), right)

    def _draw_kind(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        player, size = self._players[seat], max(13.0, 14.5 * self.unit)
        icon = tinted_icon("human" if player.is_human else "ai", size, SOFT, self)
        pen.painter.drawPixmap(base - QPointF(0, size * 0.85), icon)
        at = base + QPointF(size + 4 * self.unit, 0)
        pen.line(at, texts().kind(player), body(14.5 * self.unit), SOFT, right - at.x())

    def _is_hot(self, seat: Seat) -> bool:
        view = self._view
        assert view is not None
        if view.phase is Phase.ELECTION:
            return seat not in view.voted
        if view.turn is None or seat == view.seat:
            return False
        return seat in (view.turn, (view.turn + 1) % len(self._players))
