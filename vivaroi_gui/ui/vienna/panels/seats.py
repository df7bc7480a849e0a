"""A row for each other player: all is open."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.tips import plain_tip
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vienna.panels.seat_row import SeatRow
from vivaroi_gui.ui.vienna.panels.words import PanelWords, is_on_turn, joined

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Seats(Panel):
    """All but the one whose dice lie below, clockwise from there."""

    menu_wanted = Signal(object, QPoint)
    """The seat whose menu is asked for, None for all of them; where on the screen."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._view: View | None = None
        self._thinking: Seat | None = None
        self._first: Seat = 0
        self._areas: list[QRectF] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view, self._thinking = players, None, None
        self._changed()

    def show_view(self, view: View, below: Seat) -> None:
        """``below`` is the seat whose dice lie in the hand."""
        if (view, below) != (self._view, self._first):
            self._view, self._first = view, below
            self._changed()

    def set_thinking(self, seat: Seat | None) -> None:
        if seat != self._thinking:
            self._thinking = seat
            self._changed()

    def place_rows(self, rows: list[QRectF], unit: float) -> None:
        """Takes the areas of its rows, in the parent's pixels."""
        whole = QRectF(rows[0])
        for row in rows:
            whole |= row
        self.place(whole, unit)
        self._areas = [row.translated(self.face.topLeft() - whole.topLeft()) for row in rows]

    @property
    def rows(self) -> list[tuple[Seat, QRectF]]:
        """Whose row lies where."""
        number = len(self._players)
        seats = [(self._first + step) % number for step in range(1, number)]
        return list(zip(seats, self._areas, strict=False))

    def _changed(self) -> None:
        self.describe()
        self.refresh()

    def describe(self) -> None:
        self.setAccessibleName(self._words.seats())
        if self._view is not None:
            self.setAccessibleDescription(joined([self._told(seat) for seat, _ in self.rows]))

    def _told(self, seat: Seat) -> str:
        view = self._view
        assert view is not None
        return self._words.seat(view, seat, self._players[seat], self.status(seat))

    def status(self, seat: Seat) -> str:
        """What a player does."""
        assert self._view is not None
        return self._words.status(self._view, seat, self._thinking)

    # --- menus ---------------------------------------------------------------------------------

    def _seat_at(self, at: QPointF) -> Seat | None:
        return next((seat for seat, area in self.rows if area.contains(at)), None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._want_menu_of_all()
            return
        seat = self._seat_at(QPointF(event.pos()))
        if seat is not None:
            self.menu_wanted.emit(seat, event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A row tells at once what its tooltip would tell."""
        event.accept()
        seat = self._seat_at(event.position())
        if (
            event.button() == Qt.MouseButton.LeftButton
            and self._view is not None
            and seat is not None
        ):
            tip = plain_tip(self._told(seat))
            QToolTip.showText(event.globalPosition().toPoint(), tip, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._want_menu_of_all()
        else:
            super().keyPressEvent(event)

    def _want_menu_of_all(self) -> None:
        self.menu_wanted.emit(None, self.mapToGlobal(self.face.topLeft().toPoint()))

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        view = self._view
        if view is None:
            return
        pen = Pen(painter, self.tips)
        for seat, area in self.rows:
            self.tips.append(Tip(area, self._told(seat)))
            row = SeatRow(self, pen, view, self._players[seat], area)
            row.draw(seat, self.status(seat), is_hot=is_on_turn(view, seat))
