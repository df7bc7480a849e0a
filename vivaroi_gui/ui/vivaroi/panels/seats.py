"""The tickets of the players: who they are, what they do, how many points they have.

Never a number of vote cards: hands are secret.
"""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QToolTip, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import Goal
from vivaroi_gui.rules.vivaroi.modules.banished import banished
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import SMALLEST, body, bold, display, fit, numeral
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_strip
from vivaroi_gui.ui.kit.people import people, shortened
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portraits, plain_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import RIGHT, Pen, advance
from vivaroi_gui.ui.vivaroi.panels.emissary import draw_emissary
from vivaroi_gui.ui.vivaroi.panels.pawn_row import paint_pawns
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.text import texts

_GAP = 10.0
_FOUR_ACROSS = 7
"""From so many tickets on four lie side by side, and the viewer has one too."""
_ROW = 3
"""So many tickets lie in a single row."""
_WIDE = 215.0
_OVERLAP = 1.52
"""Radii from the first face of a team to the second."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Seats(Panel):
    """The others, and the Emissary; all seats where many sit or nobody looks.

    Tickets lie in one row or two; the viewer's own fills a place that would stay empty.
    """

    menu_wanted = Signal(object, QPoint)
    """The seat whose menu is asked for, None for all of them; where on the screen."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._thinking: Seat | None = None
        self._agreed = TableOptions()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view, self._thinking = players, None, None
        self._changed()

    def set_agreed(self, agreed: TableOptions) -> None:
        self._agreed = agreed
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
        number, guests = len(self._players), self._guests
        viewer = self._view.seat if self._view else None
        is_full = number + guests >= _FOUR_ACROSS
        is_odd = number + guests > _ROW and (number - 1 + guests) % 2 == 1
        if viewer is None or is_full or is_odd:
            return tuple(range(number))
        return tuple((viewer + step) % number for step in range(1, number))

    @property
    def _guests(self) -> int:
        """Tickets of those who have no seat."""
        return 1 if self._view and self._view.options.emissary else 0

    def tickets(self) -> list[tuple[Seat | None, QRectF]]:
        """The seats and the areas of their tickets; no seat for that of the Emissary."""
        owners: list[Seat | None] = [*self.seats, *[None] * self._guests]
        rows = 1 if len(self._players) + self._guests == _ROW else 2
        across = max(1, -(-len(owners) // rows))
        gap = _GAP * self.unit
        down = (self.face.height() - gap * (rows - 1)) / rows
        found = []
        for row in range(rows):
            chosen = owners[row * across : (row + 1) * across]
            wide = (self.face.width() - gap * (len(chosen) - 1)) / max(1, len(chosen))
            for number, seat in enumerate(chosen):
                left = self.face.left() + number * (wide + gap)
                area = QRectF(left, self.face.top() + row * (down + gap), wide, down)
                found.append((seat, area))
        return found

    def status(self, seat: Seat) -> str:
        assert self._view is not None
        if seat == self._view.seat and self._view.phase is not Phase.ELECTION:
            return self._words.you(self._players[seat])
        return self._words.status(self._view, seat, self._thinking)

    def _changed(self) -> None:
        self.describe()
        self.refresh()

    def describe(self) -> None:
        self.setAccessibleName(self._words.seats())
        if self._view is None:
            return
        told = [self._told(seat) for seat in self.seats]
        if self._guests:
            told.append(self._told(None))
        self.setAccessibleDescription("; ".join((*told, self._words.agreed(self._agreed))))

    def _told(self, seat: Seat | None) -> str:
        view = self._view
        assert view is not None
        if seat is None:
            return self._words.emissary(view)
        player, has_crown = self._players[seat], seat == view.crown_holder
        said = self._words.seat(player, self.status(seat), self._totals(seat), has_crown=has_crown)
        goals = self._open_goals(seat)
        if goals:
            return f"{said}, {self._words.open_goals(player, goals)}"
        start = view.options.start
        is_start = start and not view.history and not view.counts
        return f"{said}, {self._words.start(start)}" if is_start else said

    def _full_told(self, seat: Seat | None) -> str:
        """A ticket, and what the whole table has agreed upon."""
        return f"{self._told(seat)}. {self._words.agreed(self._agreed)}"

    def _totals(self, seat: Seat) -> tuple[int, ...]:
        assert self._view is not None
        view = self._view
        return tuple(view.totals[marker] for marker in view.options.markers_of(seat))

    def _open_goals(self, seat: Seat) -> tuple[Goal, ...]:
        """The cards of a seat that lie open in a royal wedding."""
        assert self._view is not None
        view = self._view
        if not view.open_goals:
            return ()
        return tuple(view.open_goals[person] for person in view.options.sides[seat])

    # --- menus ---------------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._want_menu_of_all()
            return
        at = QPointF(event.pos())
        for seat, area in self.tickets():
            if area.contains(at) and seat is not None:
                self.menu_wanted.emit(seat, event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A ticket tells at once what its tooltip would tell."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            at = event.position()
            told = [self._full_told(seat) for seat, area in self.tickets() if area.contains(at)]
            if self._view is not None and told:
                QToolTip.showText(event.globalPosition().toPoint(), plain_tip(told[0]), self)

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
        pen, view = Pen(painter, self.tips), self._view
        for seat, area in self.tickets():
            self.tips.append(Tip(area, self._full_told(seat)))
            if seat is None:
                paint_strip(painter, area, self.unit, tones().empire, is_golden=False)
                draw_emissary(pen, self._words, view, area, self.unit, self.ratio)
                continue
            colour, is_own = colour_of(self._players[seat]), seat == view.seat
            paint_strip(painter, area, self.unit, colour, is_golden=is_own)
            self._draw_ticket(pen, seat, area)

    def _draw_ticket(self, pen: Pen, seat: Seat, area: QRectF) -> None:
        if len(self._players) + self._guests >= _FOUR_ACROSS:
            self._draw_smallest(pen, seat, area)
        elif area.width() < 160 * self.unit:
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
        is_team = self._players[seat].partner is not None
        base = area.top() + (66 if is_team else 34 if is_wide else 27) * unit
        taken = self._draw_points(pen, seat, QPointF(right, base), 28 if is_wide else 22)
        narrow = right - taken - 8 * unit
        name = right if is_team else narrow
        self._draw_name(pen, seat, QPointF(left, area.top() + 27 * unit), 20, name)
        doing = QPointF(left, area.top() + 47 * unit)
        self._draw_doing(pen, seat, doing, narrow if is_wide and not is_team else right)
        foot = QPointF(left, area.top() + 65 * unit)
        self._draw_foot(pen, seat, foot, narrow if is_team else right)

    def _draw_low(self, pen: Pen, seat: Seat, area: QRectF) -> None:
        """The same three lines, closer together."""
        unit = self.unit
        left = self._draw_face(pen, seat, area, 17 * unit)
        right = area.right() - 12 * unit
        is_team = self._players[seat].partner is not None
        base = area.top() + (54 if is_team else 25) * unit
        taken = self._draw_points(pen, seat, QPointF(right, base), 22)
        narrow = right - taken - 8 * unit
        name = right if is_team else narrow
        self._draw_name(pen, seat, QPointF(left, area.top() + 21 * unit), 17, name)
        self._draw_doing(pen, seat, QPointF(left, area.top() + 37 * unit), name)
        foot = QPointF(left, area.top() + 52 * unit)
        self._draw_foot(pen, seat, foot, narrow if is_team else right)

    def _draw_small(self, pen: Pen, seat: Seat, area: QRectF) -> None:
        """Name and manner on lines of their own, below everything else."""
        unit = self.unit
        head = QRectF(area.left(), area.top(), area.width(), 40 * unit)
        left = self._draw_face(pen, seat, head, 15 * unit)
        right = area.right() - 9 * unit
        self._draw_points(pen, seat, QPointF(right, area.top() + 22 * unit), 20)
        below = QPointF(area.left() + 16 * unit, area.top() + 54 * unit)
        foot = below + QPointF(0, 14 * unit)
        self._draw_name(pen, seat, below, 15, right)
        if self._players[seat].partner is None:
            self._draw_doing(pen, seat, QPointF(left, area.top() + 38 * unit), right)
            self._draw_foot(pen, seat, foot, right)
        elif self._open_goals(seat):
            self._draw_foot(pen, seat, foot, right)
        else:
            self._draw_doing(pen, seat, foot, right)

    def _draw_smallest(self, pen: Pen, seat: Seat, area: QRectF) -> None:
        """Name, and what the player does; the tooltip tells the rest."""
        unit = self.unit
        head = QRectF(area.left(), area.top(), area.width(), area.height() - 35 * unit)
        self._draw_face(pen, seat, head, (17 if area.width() > 120 * unit else 14) * unit)
        right = area.right() - 9 * unit
        pixels = 24 if area.width() > 120 * unit and len(self._totals(seat)) == 1 else 20
        self._draw_points(pen, seat, QPointF(right, head.center().y() + 8 * unit), pixels)
        below = QPointF(area.left() + 16 * unit, area.bottom() - 21 * unit)
        foot = below + QPointF(0, 15 * unit)
        self._draw_name(pen, seat, below, 16, right)
        if self._open_goals(seat):
            self._draw_foot(pen, seat, foot, right)
        elif self._is_hot(seat):
            self._draw_status(pen, seat, foot, right)
        else:
            icon = "human" if self._players[seat].is_human else "ai"
            start = self._draw_icon(pen, icon, foot, tones().soft_ink)
            made = body(13.5 * unit)
            pen.line(start, self.status(seat), made, tones().soft_ink, right - start.x())

    def _draw_face(self, pen: Pen, seat: Seat, area: QRectF, radius: float) -> float:
        """Portrait and shield, of a team both; where the words begin."""
        player, unit = self._players[seat], self.unit
        reach = radius
        if player.partner is not None:
            radius *= 0.86
            reach = radius * 1.76
        middle = QPointF(area.left() + 17 * unit + reach, area.center().y())
        paint_portraits(pen.painter, player.persons, middle, radius, self.ratio, _OVERLAP)
        return middle.x() + reach + (11 if radius > 16 * unit else 8) * unit

    def _draw_points(self, pen: Pen, seat: Seat, at: QPointF, pixels: float) -> float:
        """The total; of two markers both, the one that counts larger and underlined."""
        totals, unit, room = self._totals(seat), self.unit, 100 * self.unit
        if len(totals) == 1:
            made = numeral(pixels * unit)
            return pen.line(at, str(totals[0]), made, tones().ink, room, RIGHT)
        taken, lowest = 0.0, min(totals)
        for total in reversed(totals):
            is_counted = total == lowest
            made = numeral(pixels * unit * (1.0 if is_counted else 0.72))
            colour = tones().ink if is_counted else tones().soft_ink
            spot = at - QPointF(taken, 0)
            across = pen.line(spot, str(total), made, colour, room, RIGHT)
            if is_counted:
                rule = QRectF(spot.x() - across, spot.y() + 3 * unit, across, max(2.0, 2.6 * unit))
                pen.painter.fillRect(rule, tones().gold_edge)
            taken += across + 7 * unit
        return taken - 7 * unit

    def _draw_name(self, pen: Pen, seat: Seat, base: QPointF, pixels: float, right: float) -> None:
        """Behind it the crown; where the name needs all of the line, the portrait wears it."""
        unit, names, made = self.unit, self._names(seat), display(pixels * self.unit)
        assert self._view is not None
        crown = max(16.0, 20 * unit) if seat == self._view.crown_holder else 0.0
        room = right - base.x() - crown - (5 * unit if crown else 0)
        if crown and advance(names[-1], made, room) > room:
            pen.line_of(base, names, made, tones().ink, right - base.x())
            self._draw_crown(pen, seat, QPointF(base.x() - 0.9 * crown, base.y()), crown)
            return
        across = pen.line_of(base, names, made, tones().ink, room)
        if crown:
            self._draw_crown(pen, seat, QPointF(base.x() + across + 5 * unit, base.y()), crown)

    def _draw_crown(self, pen: Pen, seat: Seat, base: QPointF, side: float) -> None:
        at = base - QPointF(0, side * 0.82)
        pen.painter.drawPixmap(at, picture("kit/crown", side, side * 110 / 128, self.ratio))
        player = self._players[seat]
        told = f"{people().seat(player)}: {self._words.holds_crown(player)}"
        self.tips.append(Tip(QRectF(at, QSizeF(side, side)), told))

    def _names(self, seat: Seat) -> list[str]:
        """The name, and shorter forms of two names."""
        player = self._players[seat]
        full = people().seat(player)
        names = [person.name for person in player.persons]
        return [full] if len(names) == 1 else [full, *shortened(names)]

    def _draw_foot(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        """The manner, or the favourites that lie open."""
        goals = self._open_goals(seat)
        if not goals:
            if self._players[seat].partner is None or self._has_room(seat, right - base.x()):
                self._draw_manner(pen, seat, base, right)
            return
        assert self._view is not None
        options, gap = self._view.options, 6 * self.unit
        wide = (right - base.x() - gap * (len(goals) - 1)) / len(goals)
        for number, goal in enumerate(goals):
            left = base.x() + number * (wide + gap)
            tall = 22 * self.unit
            area = QRectF(left, base.y() + 8 * self.unit - tall, wide, tall)
            sealed = banished(options, goal)
            paint_pawns(pen.painter, options.edition, goal, area, self.ratio, sealed)

    def _draw_doing(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        if self._is_hot(seat):
            self._draw_status(pen, seat, base, right)
        else:
            self._draw_kind(pen, seat, base, right)

    def _draw_manner(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        """How an AI plays, on a narrow ticket in a word; of a human, what they do."""
        style = self._players[seat].style
        told = [texts().manner(style), texts().style(style)] if style else [self.status(seat)]
        if not style and self._is_hot(seat):
            return  # said above already
        pen.line_of(base, told, body(13.5 * self.unit), tones().soft_ink, right - base.x())

    def _has_room(self, seat: Seat, room: float) -> bool:
        """Whether the manner of a team fits beside its points."""
        style = self._players[seat].style
        made = body(13.5 * self.unit)
        return style is not None and not _is_longer(texts().manner(style), made, room)

    def _draw_status(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        """What the player does, after an hourglass for an AI at work; its level where it fits."""
        colour, made = (
            tones().hot if self._is_hot(seat) else tones().soft_ink,
            bold(14.5 * self.unit),
        )
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
        text, made = f" · {people().level(level)}", body(14.5 * self.unit)
        if not _is_longer(text, made, room):
            pen.line(base, text, made, tones().soft_ink, room)

    def _draw_kind(self, pen: Pen, seat: Seat, base: QPointF, right: float) -> None:
        """Human, or AI with its level; where that is too long icon or level stand for it."""
        player, made = self._players[seat], body(14.5 * self.unit)
        room, text = right - base.x(), people().kind(player)
        narrow = room - self._icon_room
        if player.level is not None and _is_longer(text, made, narrow):
            text = people().level(player.level)
        if not _is_longer(text, made, narrow):
            icon = "human" if player.is_human else "ai"
            base, room = self._draw_icon(pen, icon, base, tones().soft_ink), narrow
        pen.line(base, text, made, tones().soft_ink, room)

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
