"""What has happened in this game, and what of it the table has chosen to have told."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.chronicle import ChroniclePanel
from vivaroi_gui.ui.vivaroi.panels.chronicle_rows import rows
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords


class Chronicle(ChroniclePanel):
    """The chronicle of the castle."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._agreed = TableOptions()
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._options = Options()
        self._events: tuple[Event, ...] = ()

    def set_game(self, players: tuple[Player, ...], options: Options) -> None:
        self._players, self._options, self._events = players, options, ()
        self._write()

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
        self._write()

    def _write(self) -> None:
        self.show_rows(
            rows(
                self._events,
                self._players,
                self._options,
                shows_past_votes=self._agreed.shows_past_votes,
            )
        )
