"""What each seat may see of the position on a table: worked out once, however often it is shown."""

from typing import Any

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.table.table import Table


class Views:
    """Views by seat; those of a position are dropped as soon as the table has another one."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._position = table.position
        self._seen: dict[Seat | None, Any] = {}

    def of(self, seat: Seat | None = None) -> Any:
        """What that seat may see now, as the game shows it; without one, what everybody may see."""
        if self._position != self._table.position:
            self._position = self._table.position
            self._seen.clear()
        if seat not in self._seen:
            self._seen[seat] = self._table.view(seat)
        return self._seen[seat]
