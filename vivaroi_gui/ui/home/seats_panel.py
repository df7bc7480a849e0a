"""Everybody round the table: six rows at most, and the place for one more."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.home.controls import AddButton
from vivaroi_gui.ui.home.draft import FEWEST, MOST, Draft, Place
from vivaroi_gui.ui.home.seat_row import SeatRow
from vivaroi_gui.ui.home.words import HomeWords


class SeatsPanel(QWidget):
    """Shows a draft and changes it; ``changed`` tells that the number of seats may be another."""

    changed = Signal()

    def __init__(self, words: HomeWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._draft = Draft()
        self._dragged: Seat | None = None
        self.rows = [SeatRow(words, self) for _ in range(MOST)]
        self.add = AddButton(self)
        self.add.clicked.connect(self._on_add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for seat, row in enumerate(self.rows):
            self._column.addWidget(row, 10)
            self._connect(seat, row)
        self._column.addWidget(self.add)
        self.add.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_unit(1.0)

    def _connect(self, seat: Seat, row: SeatRow) -> None:
        draft = self._draft
        row.named.connect(partial(draft.name, seat))
        for signal, change in (
            (row.decided, draft.decide),
            (row.taught, draft.teach),
            (row.trained, draft.train),
            (row.dressed, draft.dress),
            (row.coloured, draft.colour),
        ):
            signal.connect(partial(self._change, change, seat))
        row.removed.connect(partial(self._on_removed, seat))
        row.shifted.connect(partial(self._on_shifted, seat))
        row.dragged.connect(partial(self._on_dragged, seat))
        row.dropped.connect(self._on_dropped)

    @property
    def count(self) -> int:
        return len(self._draft.places)

    def players(self) -> tuple[Player, ...]:
        """Who sits down as things stand."""
        return self._draft.players(self._words.people())

    def seat(self, players: tuple[Player, ...]) -> None:
        """Seats the players of an earlier game again."""
        self._draft.seat(players)
        self._show()

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._column.setSpacing(round(max(2.0, 5 * unit)))
        for row in self.rows:
            row.set_unit(unit)
        self.add.set_unit(unit)
        self._cap()

    def retranslate(self) -> None:
        for seat, row in enumerate(self.rows):
            row.retranslate(seat + 1)
        self.add.setText(self.tr("Add a player"))
        self._show()

    # --- what people do --------------------------------------------------------------------------

    def _change(self, change: Callable[[Seat, Any], None], seat: Seat, value: object) -> None:
        change(seat, value)
        self._show()

    def _on_add(self) -> None:
        self._draft.add()
        self._show()
        self.rows[self.count - 1].name.setFocus()

    def _on_removed(self, seat: Seat) -> None:
        self._draft.remove(seat)
        self._show()
        self.rows[min(seat, self.count - 1)].name.setFocus()

    def _on_shifted(self, seat: Seat, by: int) -> None:
        now = self._draft.move(seat, seat + by)
        self._show()
        self.rows[now].handle.setFocus()

    def _on_dragged(self, seat: Seat, pointer: QPoint) -> None:
        """The dragged seat changes places with whomever the pointer is over."""
        current = seat if self._dragged is None else self._dragged
        y = self.mapFromGlobal(pointer).y()
        over = [at for at, row in enumerate(self._shown) if y >= row.geometry().top()]
        self._dragged = self._draft.move(current, over[-1] if over else 0)
        self._show()

    def _on_dropped(self) -> None:
        self._dragged = None
        self._show()

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def _shown(self) -> list[SeatRow]:
        return self.rows[: self.count]

    def _show(self) -> None:
        draft = self._draft
        self._cap()
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < self.count)
            row.set_lifted(seat == self._dragged)
        for seat, (row, place) in enumerate(zip(self._shown, draft.places, strict=True)):
            row.show_place(place, self._note(place), may_remove=draft.may_remove)
            row.handle.set_place(is_first=seat == 0, is_last=seat == self.count - 1)
        self.add.setEnabled(draft.may_add)
        full = self.tr("Six players at most")
        self.add.setToolTip("" if draft.may_add else full)
        self.changed.emit()

    def _cap(self) -> None:
        """Rows never drift apart: what height is left belongs to the page."""
        tall = self.rows[0].maximumHeight() + self._column.spacing()
        self.setMaximumHeight(self.count * tall + self.add.sizeHint().height())

    def _note(self, place: Place) -> str:
        humans = sum(other.is_human for other in self._draft.places)
        return self.tr("shares this screen") if humans > 1 else self.tr("plays here")

    def count_text(self) -> str:
        text = self.tr("{count} players ({fewest} to {most})")
        return text.format(count=self.count, fewest=FEWEST, most=MOST)
