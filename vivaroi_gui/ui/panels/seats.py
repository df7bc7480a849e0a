"""The tickets of the players: who they are, what they do, how many points they have.

Never a number of vote cards: hands are secret.
"""

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, bold, display, fit, numeral
from vivaroi_gui.ui.kit.ink import INK
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portrait
from vivaroi_gui.ui.panels.panel import Panel, Tip
from vivaroi_gui.ui.panels.papers import HOT, SOFT, paint_strip
from vivaroi_gui.ui.panels.words import PanelWords
from vivaroi_gui.ui.panels.writing import RIGHT, Pen
from vivaroi_gui.ui.text import texts

_GAP = 10.0
_ALL_SIT = 6
"""From so many players on the viewer has a ticket too."""
_WIDE = 215.0
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Seats(Panel):
    """The others, two across; all seats where many sit or nobody looks."""

    menu_wanted = Signal(object, QPoint)
    """The seat whose menu is asked for, None for all of them; where on the screen."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._thinking: Seat | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

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

    # --- menus ---------------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._want_menu_of_all()
            return
        at = QPointF(event.pos())
        for seat, area in self.tickets():
            if area.contains(at):
                self.menu_wanted.emit(seat, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._want_menu_of_all()
        else:
            super().keyPressEvent(event)

    def _want_menu_of_all(self) -> None:
        self.menu_wanted.emit(None, self.mapToGlobal(self.face.topLeft().toPoint()))

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
        if area.width() < 160 * self.unit:
            self._draw_small(pen, seat, area)
        elif area.height() < 70 * self.unit:
            self._draw_low(pen, seat, area)
        else:
            self._draw_tall(pen, seat, area)

    def _draw_tall(self, pen: Pen, seat: Seat, area: QRectF) -> None:
        """Name, what the player is or does, and the manner below each other."""
        unit, is_wide = self.unit, area.width() > _WIDE * self.unit
        left = self._draw_face(pen, seat, area, (24 if is_wide else 21) * unit)
        right = area.right() - (14 if is_wide else 10) * unit
        base = area.top() + (34 if is_wide else 27) * unit
        taken = self._draw_points(pen, seat, QPointF(right, base), 28 if is_wide else 22)
        narrow = right - taken - 8 * unit
        self._draw_name(pen, seat, QPointF(left, area.top() + 27 * unit), 20, narrow)
        doing = QPointF(left, area.top() + 47 * unit)
        self._draw_doing(pen, seat, doing, narrow if is_wide else right)
        self._draw_manner(pen, seat, QPointF(left, area.top() + 65 * unit), right)

    def _draw_low(self, pen: Pen, seat: Seat, area: QRectF) -> None:
        """The same three lines, closer together."""
        unit = self.unit
        left = self._draw_face(pen, seat, area, 17 * unit)
        right = area.right() - 12 * unit
        taken = self._draw_points(pen, seat, QPointF(right, area.top() + 25 * unit), 22)
        narrow = right - taken - 8 * unit
        self._draw_name(pen, seat, QPointF(left, area.top() + 21 * unit), 17, narrow)
        self._draw_doing(pen, seat, QPointF(left, area.top() + 37 * unit), narrow)
        self._draw_manner(pen, seat, QPointF(left, area.top() + 52 * unit), right)

    def _draw_small(self, pen: Pen, seat: Seat, area: QRectF) -> None:
        """Name and manner on lines of their own, below everything else."""
        unit = self.unit
        head = QRectF(area.left(), area.top(), area.width(), 40 * unit)
        left = self._draw_face(pen, seat, head, 15 * unit)
        right = area.right() - 9 * unit
        self._draw_points(pen, seat, QPointF(right, area.top() + 22 * unit), 20)
        self._draw_doing(pen, seat, QPointF(left, area.top() + 38 * unit), right)
        below = QPointF(area.left() + 16 * unit, area.top() + 54 * unit)
        self._draw_name(pen, seat, below, 15, right)
        self._draw_manner(pen, seat, below + QPointF(0, 14 * unit), right)

    def _draw_face(self, pen: Pen, seat: Seat, area: QRectF, radius: float) -> float:
        """Portrait and shield; where the words begin."""
        middle = QPointF(area.left() + 17 * self.unit + radius, area.center().y())
        paint_portrait(pen.painter, self._players[seat], middle, radius, self.ratio)
        return middle.x() + radius + (11 if radius > 16 * self.unit else 8) * self.unit

    def _draw_points(self, pen: Pen, seat: Seat, at: QPointF, pixels: float) -> float:
        assert self._view is not None
        made, room = numeral(pixels * self.unit), 100 * self.unit
        return pen.line(at, str(self._view.totals[seat]), made, INK, room, RIGHT)

    def _draw_name(self, pen: Pen, seat: Seat, base: QPointF, pixels: float, right: float) -> None:
        unit = self.unit
        assert self._view is not None
        crown = max(16.0, 20 * unit) if seat == self._view.crown_holder else 0.0
        room = right - base.x() - crown - (5 * unit if crown else 0)
        across = pen.line(
            base, texts().seat(self._players[seat]), display(pixels * unit), INK, room
        )
        if crown:
            at = QPointF(base.x() + across + 5 * unit, base.y() - crown * 0.82)
            pen.painter.drawPixmap(at, picture("kit/crown", crown, crown * 110 / 128, self.ratio))

    def _draw_doing(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        if self._is_hot(seat):
            self._draw_status(pen, seat, base, right)
        else:
            self._draw_kind(pen, seat, base, right)

    def _draw_manner(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        """How an AI plays; of a human, what they do."""
        style = self._players[seat].style
        text = texts().manner(style) if style else self.status(seat)
        pen.line(base, text, body(13.5 * self.unit), SOFT, right - base.x())

    def _draw_status(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        """What the player does, after an hourglass for an AI at work; its level where it fits."""
        colour, made = HOT if self._is_hot(seat) else SOFT, bold(14.5 * self.unit)
        text, room = self.status(seat), right - base.x()
        narrow = room - self._icon_room
        if seat == self._thinking and not _is_longer(text, made, narrow):
            base, room = self._draw_icon(pen, "hour", base, colour), narrow
        across = pen.line(base, text, made, colour, room)
        self._draw_level(pen, seat, base + QPointF(across, 0), room - across)

    def _draw_level(self, pen: Pen, seat: Seat, base: QPointF, room: float) -> None:
        """The level of an AI behind what it does."""
        level = self._players[seat].level
        if level is None:
            return
        text, made = f" · {texts().level(level)}", body(14.5 * self.unit)
        if not _is_longer(text, made, room):
            pen.line(base, text, made, SOFT, room)

    def _draw_kind(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        """Human, or AI with its level; where that is too long icon or level stand for it."""
        player, made = self._players[seat], body(14.5 * self.unit)
        room, text = right - base.x(), texts().kind(player)
        narrow = room - self._icon_room
        if player.level is not None and _is_longer(text, made, narrow):
            text = texts().level(player.level)
        if not _is_longer(text, made, narrow):
            icon = "human" if player.is_human else "ai"
            base, room = self._draw_icon(pen, icon, base, SOFT), narrow
        pen.line(base, text, made, SOFT, room)

    def _draw_icon(self, pen: Pen, name: str, base: QPointF, colour: QColor) -> QPointF:
        """An icon as high as the words; where these begin."""
        size = self._icon_room - 4 * self.unit
        icon = tinted_icon(name, size, colour, self)
        pen.painter.drawPixmap(base - QPointF(0, size * 0.85), icon)
        return base + QPointF(self._icon_room, 0)

    @property
    def _icon_room(self) -> float:
        return max(13.0, 14.5 * self.unit) + 4 * self.unit

    def _is_hot(self, seat: Seat) -> bool:
        view = self._view
        assert view is not None
        if view.phase is Phase.ELECTION:
            return seat not in view.voted
        if view.turn is None or seat == view.seat:
            return False
        return seat in (view.turn, (view.turn + 1) % len(self._players))


def _is_longer(text: str, font: QFont, room: float) -> bool:
    """Whether the words are too long for the room even when they are as small as can be."""
    made = fit(text, font, room, SMALLEST)
    return QFontMetricsF(made).horizontalAdvance(text) > room
