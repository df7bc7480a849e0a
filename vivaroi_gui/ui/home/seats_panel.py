"""Everybody round the table: a row for each seat, and the place for one more."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random, SystemRandom
from typing import Any

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from vivaroi_gui.rules.core import Seat, Sides
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.home.controls import DashedButton
from vivaroi_gui.ui.home.draft import MOST, Draft
from vivaroi_gui.ui.home.seat_row import SeatRow
from vivaroi_gui.ui.home.words import HomeWords
from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.people import people, persons
from vivaroi_gui.ui.kit.reasons import allow
from vivaroi_gui.ui.kit.scrolled import VerticalScrollArea
from vivaroi_gui.ui.kit.sizes import Size, Target
from vivaroi_gui.ui.kit.targets import gap
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.session.screens import AnyScreens

_ROW_GAP = Size(5, least=2)
_MIX_HEIGHT = Target(32, least=25)

_BARE = """
SeatsPanel, SeatsPanel > QWidget > QWidget { background: transparent; }
"""


class SeatsPanel(VerticalScrollArea):
    """Shows a draft and changes it; ``changed`` tells that the number of seats may be another.

    :attr:`mix` is for the page to place, where it is never scrolled away.
    A large table on a small window is scrolled.
    """

    changed = Signal()

    def __init__(self, words: HomeWords, parent: QWidget) -> None:
        super().__init__(parent, _BARE)
        self._words = words
        self.draft = Draft()
        """What is shown, and the tables of the other games."""
        self._shares_markers = False
        self._room = 0
        self._width = 999.0
        self._dragged: Seat | None = None
        self.mix = DashedButton("dice", parent)
        self.mix.clicked.connect(self._on_mix)
        self.random: Random = SystemRandom()
        self._table = QWidget(self)
        self._unit = 1.0
        self._game: AnyScreens | None = None
        self.rows: list[SeatRow] = []
        """Made as they are needed; those that are not needed any more are hidden."""
        self.add = DashedButton("plus", self._table)
        self.add.clicked.connect(self._on_add)
        self._column = QVBoxLayout(self._table)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.add)
        self.add.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWidget(self._table)
        self.setWidgetResizable(True)
        self.set_unit(1.0)

    def _add_row(self) -> None:
        """One more row below the others, and in the order of the keys after them."""
        row, seat = SeatRow(self._words, self._table), len(self.rows)
        if self._game is not None:
            row.set_game(self._game)
        row.set_unit(self._unit)
        row.set_narrow(self._width)
        row.retranslate(seat + 1)
        self._connect(seat, row)
        self._column.insertWidget(seat, row, 10)
        stops = (self.rows[-1].remove if self.rows else self.mix, *row.stops)
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)
        self.rows.append(row)

    def _connect(self, seat: Seat, row: SeatRow) -> None:
        draft = self.draft
        for signal, change in (
            (row.decided, draft.decide),
            (row.taught, draft.teach),
            (row.calmed, draft.calm),
        ):
            signal.connect(partial(self._change, change, seat))
        for fields, is_partner in ((row.guest, False), (row.partner, True)):
            fields.wearers = lambda: persons(self.players(shares_markers=self._shares_markers))
            fields.named.connect(partial(draft.name, seat, is_partner=is_partner))
            for signal, dress in ((fields.dressed, draft.dress), (fields.coloured, draft.colour)):
                worn = partial(dress, is_partner=is_partner)
                signal.connect(partial(self._change, worn, seat))
        row.paired.connect(partial(self._on_paired, seat))
        row.parted.connect(partial(self._on_parted, seat))
        row.removed.connect(partial(self._on_removed, seat))
        row.shifted.connect(partial(self._on_shifted, seat))
        grip = row.handle.grip
        grip.moved.connect(partial(self._on_dragged, seat))
        grip.dropped.connect(self._on_dropped)
        grip.lost.connect(partial(self._on_lost, seat))

    @property
    def count(self) -> int:
        return len(self.draft.chairs)

    @property
    def lines(self) -> int:
        """How many lines the seats take: a team takes two."""
        return sum(map(len, self.sides))

    @property
    def sides(self) -> Sides:
        """The numbers of the persons at each seat."""
        return self.draft.sides

    def players(self, *, shares_markers: bool = False) -> tuple[Player, ...]:
        """Who sits down as things stand."""
        return self.draft.players(self._words.people(), shares_markers=shares_markers)

    def seat(self, players: tuple[Player, ...]) -> None:
        """Seats the players of an earlier game again."""
        self.draft.seat(players)
        self._show()

    def set_game(
        self, name: str, game: AnyScreens, limits: Limits, *, shares_markers: bool
    ) -> None:
        """What is to be played: who may sit down, and whether teams share their marker."""
        self.draft.game = name
        self.draft.set_limits(limits)
        self._shares_markers = shares_markers
        self._game = game
        for row in self.rows:
            row.set_game(game)
        self._show_chairs()

    def adapt(self, name: str, game: AnyScreens, limits: Limits) -> None:
        """Another game is chosen: its own table is laid."""
        self.draft.adapt(name, limits)
        self.set_game(name, game, limits, shares_markers=False)
        self.changed.emit()

    def set_narrow(self, width: float) -> None:
        """How wide the page of the table is, in pixels at 100 %."""
        for row in self.rows:
            row.set_narrow(width)
        self._width = width
        self._cap()

    def set_room(self, room: int) -> None:
        """Takes the pixels that the page can spare for all seats."""
        self._room = max(0, room)
        self._cap()

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._unit = unit
        self._column.setSpacing(round(gap(_ROW_GAP.at(unit))))
        for row in self.rows:
            row.set_unit(unit)
        self.add.set_unit(unit)
        self.mix.set_unit(unit)
        self.mix.setFixedHeight(round(_MIX_HEIGHT.at(unit)))
        self._cap()

    def retranslate(self) -> None:
        for seat, row in enumerate(self.rows):
            row.retranslate(seat + 1)
        self.add.setText(self.tr("Add a player"))
        self.mix.setText(self.tr("Mix the seats"))
        for button in (self.add, self.mix):
            button.setAccessibleName(button.text())
        self._show()

    # --- what people do --------------------------------------------------------------------------

    def _change(self, change: Callable[[Seat, Any], None], seat: Seat, value: object) -> None:
        change(seat, value)
        self._show()

    def _on_add(self) -> None:
        self.draft.add()
        self._show()
        self.rows[self.count - 1].guest.name.setFocus()
        announce(self, self.count_text())

    def _on_mix(self) -> None:
        self.draft.mix(self.random)
        self._show()
        everybody = persons(self.players(shares_markers=self._shares_markers))
        announce(self, people().names([one.name for one in everybody]))

    def _on_paired(self, seat: Seat) -> None:
        self.draft.pair(seat)
        self._show()
        self.rows[seat].partner.name.setFocus()

    def _on_parted(self, seat: Seat) -> None:
        self.draft.part(seat)
        self._show()
        self.rows[seat].pair.setFocus()

    def _on_removed(self, seat: Seat) -> None:
        self.draft.remove(seat)
        self._show()
        self.rows[min(seat, self.count - 1)].guest.name.setFocus()
        announce(self, self.count_text())

    def _on_shifted(self, seat: Seat, by: int) -> None:
        if self._dragged is not None:
            return
        now = self.draft.move(seat, seat + by)
        self._show()
        self.rows[now].handle.setFocus()

    def _on_dragged(self, seat: Seat, pointer: QPointF) -> None:
        """The dragged seat changes places with whomever the pointer is over."""
        current = seat if self._dragged is None else self._dragged
        y = self._table.mapFromGlobal(pointer).y()
        over = [at for at, row in enumerate(self._shown) if y >= row.geometry().top()]
        self._dragged = self.draft.move(current, over[-1] if over else 0)
        self._show()

    def _on_dropped(self) -> None:
        self._dragged = None
        self._show()

    def _on_lost(self, seat: Seat) -> None:
        """Everybody sits where they sat before the drag."""
        if self._dragged is not None:
            self.draft.move(self._dragged, seat)
            self._on_dropped()

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def _shown(self) -> list[SeatRow]:
        return self.rows[: self.count]

    def _show(self) -> None:
        self._show_chairs()
        self.changed.emit()

    def _show_chairs(self) -> None:
        while len(self.rows) < self.count:
            self._add_row()
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < self.count)
            row.set_lifted(seat == self._dragged)
        colours = iter(self.draft.colours(shares_markers=self._shares_markers))
        for seat, (row, chair) in enumerate(zip(self._shown, self.draft.chairs, strict=True)):
            worn = [next(colours) for _ in chair.guests]
            note = self._words.sits_here(shares_screen=self.draft.humans > 1)
            row.show_chair(chair, (worn[0], worn[-1]), note)
            row.handle.set_place(is_first=seat == 0, is_last=seat == self.count - 1)
        self._allow()
        self._cap()

    def _allow(self) -> None:
        draft, limits = self.draft, self.draft.limits
        few, many = self._words.too_few(limits.seats), self._words.too_many()
        for row in self._shown:
            row.allow_removal("" if draft.may_remove else few)
            row.allow_teams(are_teams=limits.has_teams, refusal="" if draft.may_pair else many)
        full = many if self.count < max(limits.seats) else self._words.no_seat_left(limits.seats)
        self.add.setVisible(self.count < MOST)
        allow(self.add, "" if draft.may_add else full)
        self.mix.setEnabled(draft.may_mix)
        told = self._words.what_mixing_does(may_mix=draft.may_mix)
        set_tip(self.mix, told)

    def _cap(self) -> None:
        """Rows never drift apart: what height is left belongs to the page."""
        between = self._column.spacing()
        add = self.add.sizeHint().height() if self.count < MOST else 0
        self.setMaximumHeight(sum(row.maximumHeight() + between for row in self._shown) + add)
        least = sum(row.minimumHeight() + between for row in self._shown) + add
        self.setMinimumHeight(min(least, self._room))

    def count_text(self) -> str:
        """How many players there are, and how many there may be; or who plays in teams."""
        seats, people = self.draft.limits.seats, len(self.draft.guests)
        if people > self.count:
            return self._words.teams(people, self.count)
        return self._words.players(self.count, seats)
