"""The end of the game: who wins, and how each point came about."""

from collections.abc import Sequence
from itertools import groupby, islice
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vienna import Options, View
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.fonts import SMALLEST, display, elided, fit
from vivaroi_gui.ui.kit.ink import outline
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.player_strip import Who
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.winners import Honoured
from vivaroi_gui.ui.session.end_page import EndPage, end_words
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.cards import symbol_name
from vivaroi_gui.ui.vienna.final_page.layout import (
    Columns,
    FinalLayout,
    final_layout,
    least_height_of,
)
from vivaroi_gui.ui.vienna.final_page.row import FinalRow
from vivaroi_gui.ui.vienna.final_page.standing import FinalStanding, final_standings
from vivaroi_gui.ui.vienna.final_page.words import LastCountWords
from vivaroi_gui.ui.vienna.pictures import carriage_picture, paint_action, paint_coin, paint_symbol
from vivaroi_gui.ui.vienna.words.cards import card_words

_PODIUM: Final = 2
_HEAD: Final = 100.0
"""Units across for the head of a column: the longest have short neighbours."""


class FinalPage(EndPage[Options, View, Move]):
    """The table of the last count."""

    explains = True

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, *, is_live: bool = True
    ) -> None:
        super().__init__(settings, parent, is_live=is_live)
        self._words = LastCountWords(self)
        self._rows: list[FinalRow] = []
        self._standings: tuple[FinalStanding, ...] = ()

    def set_game(self, players: tuple[Player, ...], options: Options, agreed: TableOptions) -> None:
        super().set_game(players, options, agreed)
        self.least_height = least_height_of(len(players))

    @property
    def layout_now(self) -> FinalLayout:
        return final_layout(self.width(), self.height(), max(1, len(self._standings)))

    @property
    def rows(self) -> Sequence[FinalRow]:
        return self._rows[: len(self._standings)]

    def fill(self, view: View) -> None:
        self._standings = final_standings(view)
        while len(self._rows) < len(self._standings):
            self._rows.append(FinalRow(self))
        for row in self._rows[len(self._standings) :]:
            row.hide()
        for row, standing in zip(self._rows, self._standings, strict=False):
            player = self._players[standing.seat]
            name, is_first = people().seat(player), standing.rank == 1
            row.show_standing(standing, Who(player.persons, name, standing.rank, is_first=is_first))
            row.show()

    def speak(self, view: View) -> str:
        for row, standing in zip(self._rows, self._standings, strict=False):
            spoken = self._words.row(standing, self._players[standing.seat])
            row.tell(spoken, self._words.told(standing))
        if view.result is None:
            return ""
        won = self._words.wins(view.result, self._players)
        return f"{won} {self._words.notes(view.result, self._players)}"

    def summary(self, view: View) -> str:
        return self._words.summary(view)

    def summary_in_brief(self, view: View) -> str:
        return self._words.summary_in_brief(view)

    # --- drawing -------------------------------------------------------------------------------

    def honoured(self, view: View) -> Honoured | None:
        result, words = view.result, self._words
        if result is None:
            return None
        others = []
        beaten = [row for row in self._standings if row.rank > 1]
        for rank, level in islice(groupby(beaten, lambda row: row.rank), _PODIUM):
            same = list(level)  # those that are level share a block
            players = [self._players[row.seat] for row in same]
            told = [words.podium(players, same[0].last.total)]
            others.append((rank, [player.persons for player in players], told))
        return Honoured(
            [self._players[seat].persons for seat in result.winners],
            (words.wins(result, self._players), words.with_points(result)),
            others,
            words.notes(result, self._players),
        )

    def paint_heads(self, painter: QPainter, view: View) -> None:
        layout, words = self.layout_now, self._words
        unit, row = layout.unit, layout.row(0)
        columns, base = Columns(row.width(), unit), row.top() - 9 * unit

        def head(x: float, text: str) -> None:
            made = fit(text, display(17 * unit), _HEAD * unit, SMALLEST)
            shown = elided(text, made, _HEAD * unit)
            write(painter, QPointF(row.left() + x, base), shown, made, tones().heading)

        if columns.has_race:
            head(columns.player, end_words().player())
            head(columns.race, words.race())
        for symbol, x in columns.shown_symbols.items():
            head(x, card_words().symbol(symbol))
        head(columns.coins, words.coins())
        head(columns.total, end_words().total())
        head(columns.tie, words.tie())
        self._paint_signs(painter, columns, QPointF(row.left(), base - 36 * unit), unit)
        line = QPainterPath(QPointF(row.left() + columns.line, base - 56 * unit))
        line.lineTo(row.left() + columns.line, layout.footer.top() - 4 * unit)
        outline(painter, line, tones().row_edge, 1.4)

    def _paint_signs(self, painter: QPainter, columns: Columns, left: QPointF, unit: float) -> None:
        """A picture over each head."""
        ratio = self.devicePixelRatioF()
        carriage = carriage_picture("crimson", 0.42 * unit, 1, ratio)
        size = carriage.deviceIndependentSize()
        corner = QPointF(columns.race - size.width() / 2, -size.height() / 2)
        if columns.has_race:
            painter.drawPixmap(left + corner, carriage)
        for symbol, x in columns.shown_symbols.items():
            at = left + QPointF(x, 0)
            paint_symbol(painter, symbol_name(symbol), at, 34 * unit, ratio)
        paint_coin(painter, left + QPointF(columns.coins, 0), 34 * unit, ratio)
        paint_action(painter, "points", left + QPointF(columns.total, 0), 34 * unit, ratio)
        paint_action(painter, "special", left + QPointF(columns.tie, 0), 34 * unit, ratio)
