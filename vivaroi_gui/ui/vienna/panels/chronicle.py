"""What has happened in a game of Vienna."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.chronicle import ChroniclePanel
from vivaroi_gui.ui.kit.chronicle_filter import RowTopic, RowTopics
from vivaroi_gui.ui.kit.growing_rows import GrowingRows
from vivaroi_gui.ui.kit.told import Row
from vivaroi_gui.ui.vienna.chronicle_rows import rows_of

_NEWS: Final = 3
"""Lines that are told beside the salon."""


class Chronicle(ChroniclePanel):
    """Hidden until it is opened: the page gives it its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._players: tuple[Player, ...] = ()
        self._options = Options()
        self._events: tuple[Event, ...] = ()
        self._growing = GrowingRows(self._rows_of)
        self.hide()

    def set_game(self, players: tuple[Player, ...], options: Options) -> None:
        self._players, self._options, self._events = players, options, ()
        self.filter.forget()
        self.describe()

    def set_events(self, events: Sequence[Event]) -> None:
        """All that everybody saw, oldest first."""
        self._events = tuple(events)
        self._write()

    def describe(self) -> None:
        """In the language of now, and of this table."""
        self._growing = GrowingRows(self._rows_of)
        stops = enumerate(self._options.board.stops)
        entries = tuple(RowTopic(number, stop.name) for number, stop in stops)
        title, everything = self.tr("Tell only of one stop"), self.tr("Everywhere")
        self.filter.set_topics(self._players, RowTopics(title, everything, entries))
        self._write()

    def _rows_of(self, event: Event) -> tuple[Row, ...]:
        return rows_of(event, self._players, self._options)

    @property
    def news(self) -> tuple[Row, ...]:
        """What happened last, oldest first."""
        return tuple(reversed(self.rows[:_NEWS]))

    def _write(self) -> None:
        told = self._growing.of(self._events)
        self.show_rows(tuple(row for own in reversed(told) for row in own))
