"""What a game that grows is told in: each event is written once, what is taken back goes."""

from collections.abc import Callable, Sequence

from vivaroi_gui.rules.core import Event
from vivaroi_gui.ui.kit.told import Row

Write = Callable[[Event], tuple[Row, ...]]


class GrowingRows:
    """The rows of each event, oldest first, as ``write`` tells them."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._events: list[Event] = []
        self._rows: list[tuple[Row, ...]] = []

    def of(self, events: Sequence[Event]) -> Sequence[tuple[Row, ...]]:
        """Of a history, which mostly is the last one and some more."""
        known = self._known(events)
        del self._events[known:], self._rows[known:]
        for event in events[known:]:
            self._events.append(event)
            self._rows.append(self._write(event))
        return self._rows

    def _known(self, events: Sequence[Event]) -> int:
        """How many events are those of the last time."""
        pairs = enumerate(zip(self._events, events, strict=False))
        other = (number for number, (old, new) in pairs if old is not new)
        return next(other, min(len(self._events), len(events)))
