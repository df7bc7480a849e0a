"""A row for each other player: all is open."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import View
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.access_parts import Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.panel import Tip
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.seat_papers import SeatPapers
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.writing import Pen
from vivaroi_gui.ui.vienna.panels.rival_row import RivalRow
from vivaroi_gui.ui.vienna.panels.rolling import tumbling
from vivaroi_gui.ui.vienna.panels.words import PanelWords, is_on_turn, joined, next_to_play
from vivaroi_gui.ui.vienna.words.cards import card_words


class Seats(SeatPapers):
    """All but the one whose dice lie below, clockwise from there."""

    access_tree: AccessTree | None = None

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.access_tree = self._tree = AccessTree(self, Role.List)
        self._words = words
        self._view: View | None = None
        self._first: Seat = 0
        self._areas: list[QRectF] = []
        self._rolled: tuple[Seat, dict[int, int]] | None = None
        """Whose dice tumble, and which face is seen where."""

    def set_players(self, players: tuple[Player, ...]) -> None:
        self._players, self._view, self._thinking = players, None, None
        self._changed()

    def show_view(self, view: View, below: Seat) -> None:
        """``below`` is the seat whose dice lie in the hand."""
        if (view, below) != (self._view, self._first):
            self._view, self._first = view, below
            self._changed()

    def place_rows(self, rows: list[QRectF], unit: float) -> None:
        """Takes the areas of its rows, in the parent's pixels."""
        whole = QRectF()
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

    def show_roll(self, seat: Seat, places: Sequence[int], share: float) -> None:
        """Dice of a seat tumble, and come to rest as they lie."""
        seen = {place: tumbling(place, share)[0] for place in places if share < 1}
        rolled = (seat, seen) if any(seen.values()) else None
        if rolled != self._rolled:
            self._rolled = rolled
            self.refresh()

    def describe(self) -> None:
        self.setAccessibleName(self._words.seats())
        if self._view is not None:
            set_description(self, joined([self.told_of(seat) for seat, _ in self.rows]))
            self._tree.show_rows([self._row(self._view, seat) for seat, _ in self.rows])

    def _row(self, view: View, seat: Seat) -> tuple[str, str]:
        """Who it is and the points; then all else."""
        player, status = self._players[seat], self.status(seat)
        points = card_words().points(view.scores[seat])
        head = f"{people().seat(player)}, {points}"
        return head, self._words.seat_more(view, seat, player, status)

    def told_of(self, seat: Seat | None) -> str:
        view = self._view
        if view is None or seat is None:
            return ""
        return self._words.seat(view, seat, self._players[seat], self.status(seat))

    def papers(self) -> Sequence[tuple[Seat | None, QRectF]]:
        return self.rows

    def status(self, seat: Seat) -> str:
        """What a player does."""
        assert self._view is not None
        return self._words.status(self._view, seat, self._thinking)

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        view = self._view
        if view is None:
            return
        pen = Pen(painter, self.tips)
        for seat, area in self.rows:
            self.tips.append(Tip(area, self.told_of(seat)))
            row = RivalRow(self, pen, view, self._players[seat], area)
            whose, rolled = self._rolled or (None, {})
            row.rolled = rolled if whose == seat else {}
            is_hot, is_next = is_on_turn(view, seat), seat == next_to_play(view)
            row.draw(seat, self.status(seat), is_hot=is_hot, is_next=is_next)
