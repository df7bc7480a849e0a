"""What has happened in this game, and what of it the table has chosen to have told."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.chronicle import ChroniclePanel
from vivaroi_gui.ui.kit.chronicle_filter import RowTopic, RowTopics
from vivaroi_gui.ui.kit.growing_rows import GrowingRows
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.told import Row
from vivaroi_gui.ui.vivaroi.panels.chronicle_rows import rows, rows_of
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.pictures import pawn_name
from vivaroi_gui.ui.vivaroi.words.editions import lore


class Chronicle(ChroniclePanel):
    """The chronicle of the castle."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._agreed = TableOptions()
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._options = Options()
        self._events: tuple[Event, ...] = ()
        self._growing = GrowingRows(self._rows_of)

    def set_game(self, players: tuple[Player, ...], options: Options) -> None:
        self._players, self._options, self._events = players, options, ()
        self.filter.forget()
        self.describe()

    def set_agreed(self, agreed: TableOptions) -> None:
        """What the table has chosen of what is told here."""
        self._agreed = agreed
        self._write()

    def set_events(self, events: Sequence[Event]) -> None:
        """All that everybody saw, oldest first."""
        told = tuple(events)
        if told != self._events:
            self._events = told
            self._write()

    @property
    def title(self) -> str:
        return self._words.with_past_votes() if self._agreed.shows_past_votes else super().title

    def describe(self) -> None:
        """In the language of now, and of this table."""
        self._growing = GrowingRows(self._rows_of)
        self.filter.set_topics(self._players, self._characters())
        self._write()

    def _characters(self) -> RowTopics:
        edition = self._options.edition
        told_in = lore(edition)
        cast = (
            RowTopic(one, told_in.character(one), pawn_name(edition, one), PAWN_RATIO)
            for one in range(len(self._options.cast))
        )
        return RowTopics(self._words.which_character(), self._words.all_characters(), tuple(cast))

    def _rows_of(self, event: Event) -> tuple[Row, ...]:
        return tuple(rows_of(event, self._players, self._options))

    def _write(self) -> None:
        told = self._growing.of(self._events)
        self.show_rows(
            tuple(rows(self._events, told, shows_past_votes=self._agreed.shows_past_votes))
        )
