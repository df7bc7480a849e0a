"""The tickets of the players: who they are, what they do, how many points they have."""

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_ticket
from vivaroi_gui.ui.kit.portrait import colour_of
from vivaroi_gui.ui.kit.tips import plain_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vivaroi.panels.emissary import draw_emissary
from vivaroi_gui.ui.vivaroi.panels.seat_facts import SeatFacts
from vivaroi_gui.ui.vivaroi.panels.seat_ticket import SeatTicket
from vivaroi_gui.ui.vivaroi.panels.seats_layout import SeatsLayout
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Seats(Panel):
    """The others, and the Emissary; all seats where many sit or nobody looks."""

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
        if agreed != self._agreed:
            self._agreed = agreed
            self._changed()

    def show_view(self, view: View) -> None:
        if view != self._view:
            self._view = view
            self._changed()

    def set_thinking(self, seat: Seat | None) -> None:
        if seat != self._thinking:
            self._thinking = seat
            self._changed()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose tickets lie there, clockwise from the viewer's left neighbour."""
        return self._layout.seats

    def tickets(self) -> list[tuple[Seat | None, QRectF]]:
        """The seats and the areas of their tickets; no seat for that of the Emissary."""
        return self._layout.tickets

    @property
    def _layout(self) -> SeatsLayout:
        view = self._view
        guests = 1 if view and view.options.emissary else 0
        viewer = view.seat if view else None
        return SeatsLayout(self.face, self.unit, len(self._players), guests, viewer)

    def status(self, seat: Seat) -> str:
        """What a player does."""
        assert self._view is not None
        return self._facts(self._view, seat).status

    def _facts(self, view: View, seat: Seat) -> SeatFacts:
        return SeatFacts(self._words, view, self._players, seat, self._thinking)

    def _changed(self) -> None:
        self.describe()
        self.refresh()

    def describe(self) -> None:
        self.setAccessibleName(self._words.seats())
        if self._view is None:
            return
        told = [self._told(self._view, seat) for seat, _ in self.tickets()]
        self.setAccessibleDescription("; ".join((*told, self._words.agreed(self._agreed))))

    def _told(self, view: View, seat: Seat | None) -> str:
        return self._words.emissary(view) if seat is None else self._facts(view, seat).told

    def _tip(self, view: View, seat: Seat | None) -> str:
        """A ticket, and what the whole table has agreed upon."""
        return f"{self._told(view, seat)}. {self._words.agreed(self._agreed)}"

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
        if event.button() == Qt.MouseButton.LeftButton and self._view is not None:
            at = event.position()
            below = [seat for seat, area in self.tickets() if area.contains(at)]
            if below:
                tip = plain_tip(self._tip(self._view, below[0]))
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
        if self._view is None:
            return
        pen, view, layout = Pen(painter, self.tips), self._view, self._layout
        for seat, area in layout.tickets:
            self.tips.append(Tip(area, self._tip(view, seat)))
            if seat is None:
                paint_ticket(painter, area, self.unit, tones().empire, is_golden=False)
                draw_emissary(pen, self._words, view, area, self.unit, self.ratio)
                continue
            facts = self._facts(view, seat)
            colour = colour_of(facts.player)
            paint_ticket(painter, area, self.unit, colour, is_golden=facts.is_own)
            SeatTicket(self, pen, facts, area).draw(layout.form(area))
