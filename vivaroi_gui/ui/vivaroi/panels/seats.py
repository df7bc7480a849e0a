"""The tickets of the players: who they are, what they do, how many points they have."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.access_parts import AccessPart, Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.panel import Tip
from vivaroi_gui.ui.kit.panel_papers import paint_ticket, paint_turn
from vivaroi_gui.ui.kit.portrait import colour_of
from vivaroi_gui.ui.kit.seat_papers import SeatPapers
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vivaroi.access.papers import emissary, seats
from vivaroi_gui.ui.vivaroi.panels.emissary import draw_emissary
from vivaroi_gui.ui.vivaroi.panels.seat_facts import SeatFacts
from vivaroi_gui.ui.vivaroi.panels.seat_ticket import SeatTicket
from vivaroi_gui.ui.vivaroi.panels.seats_layout import SeatsLayout
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords


class Seats(SeatPapers):
    """The others, and the Emissary; all seats where many sit or nobody looks."""

    access_tree: AccessTree | None = None

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.access_tree = AccessTree(self, Role.List, area=self._area_of)
        self._words = words
        self._view: View | None = None
        self._agreed = TableOptions()
        self.is_brief = False
        """Whether tickets tell name and points alone; the rest is in their tips."""

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view, self._thinking = players, None, None
        self._changed()

    def set_agreed(self, agreed: TableOptions) -> None:
        if agreed != self._agreed:
            self._agreed = agreed
            self._changed()

    def be_brief(self, *, is_brief: bool) -> None:
        """Where there is little room."""
        if is_brief != self.is_brief:
            self.is_brief = is_brief
            self.refresh()

    def show_view(self, view: View) -> None:
        if view != self._view:
            self._view = view
            self._changed()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose tickets lie there, clockwise from the viewer's left neighbour."""
        return self._layout.seats

    def papers(self) -> list[tuple[Seat | None, QRectF]]:
        """The seats and the areas of their tickets; no seat for that of the Emissary."""
        return self._layout.tickets

    @property
    def _layout(self) -> SeatsLayout:
        view = self._view
        guests = 1 if view and view.options.emissary else 0
        viewer = view.seat if view else None
        return SeatsLayout(self.face, self.unit, len(self._players), guests, viewer, self.is_brief)

    def status(self, seat: Seat) -> str:
        """What a player does."""
        assert self._view is not None
        return self._facts(self._view, seat, self._thinking).status

    def _facts(self, view: View, seat: Seat, thinking: Seat | None) -> SeatFacts:
        return SeatFacts(self._words, view, self._players, seat, thinking, self._agreed)

    def describe(self) -> None:
        self.setAccessibleName(self._words.seats())
        if self._view is None:
            return
        told = [self._told(self._view, seat) for seat, _ in self.papers()]
        set_description(self, "; ".join((*told, self._words.agreed(self._agreed))))
        if self.access_tree is not None:
            self.access_tree.show(partial(self._parts, self._view, self._thinking))

    def _parts(self, view: View, thinking: Seat | None) -> tuple[AccessPart, ...]:
        """All who play, for assistive technology, clockwise from the viewer."""
        first, number = view.seat or 0, len(self._players)
        order = [(first + step) % number for step in range(number)]
        facts = [self._facts(view, seat, thinking) for seat in order]
        told = tuple(seats(zip(order, facts, strict=True)))
        return (*told, emissary(self._words, view)) if view.options.emissary else told

    def _area_of(self, key: str) -> QRectF:
        tickets = {f"seat:{seat}": area for seat, area in self.papers()}
        return tickets.get(key, QRectF())

    def _told(self, view: View, seat: Seat | None) -> str:
        if seat is None:
            return self._words.emissary(view)
        return self._facts(view, seat, self._thinking).told

    def told_of(self, seat: Seat | None) -> str:
        """A ticket, and what the whole table has agreed upon."""
        if self._view is None:
            return ""
        told = f"{self._told(self._view, seat)}. {self._words.agreed(self._agreed)}"
        return told if seat is not None else f"{told} {text('glossary', 'emissary')}"

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self._view is None:
            return
        pen, view, layout = Pen(painter, self.tips), self._view, self._layout
        for seat, area in layout.tickets:
            self.tips.append(Tip(area, self.told_of(seat)))
            if seat is None:
                paint_ticket(painter, area, self.unit, tones().empire, is_golden=False)
                draw_emissary(pen, self._words, view, area, self.unit, self.ratio)
                continue
            facts = self._facts(view, seat, self._thinking)
            colour = colour_of(facts.player)
            paint_ticket(painter, area, self.unit, colour, is_golden=facts.is_own)
            SeatTicket(self, pen, facts, area).draw(layout.form(area))
            if facts.has_turn:
                paint_turn(painter, area, self.unit)
