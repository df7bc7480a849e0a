"""Remembers how each game ended that was played here."""

from datetime import datetime
from pathlib import Path
from typing import Final

from vivaroi_gui.table.memories import Memories, Memory, RememberedSeat
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.session.session import Session

_FILE: Final = "memories.jsonl"


class MemoryBook:
    """At most the game on the table is told at a time; how often does not matter."""

    def __init__(self, folder: Path, session: Session) -> None:
        self.memories = Memories(folder / _FILE)
        self._session = session
        self._left_out: Table | None = None

    def leave_out(self, table: Table) -> None:
        """A game out of a file that was over before it came was not played here."""
        self._left_out = table if table.is_over else None

    def on_forgotten(self) -> None:
        """The game whose end is seen was among those that people wanted forgotten."""
        if self._session.is_over:
            self._left_out = self._session.table

    def remember(self) -> bool:
        """Keeps what the game on the table has come to, if its end is seen; whether nothing of it
        can be lost.
        """
        session = self._session
        if not session.is_over or session.table is self._left_out:
            return True
        memory = self._memory()
        return not memory.places or self.memories.add(memory)

    def _memory(self) -> Memory:
        bridge, table = self._session.bridge, self._session.table
        options, retelling = table.options, bridge.screens.retelling()
        endings = retelling.endings(table.view(None))
        places = tuple(
            RememberedSeat(player.persons, None if player.is_persons else player.level, ending)
            for player, ending in zip(table.players, endings, strict=False)
        )
        return Memory(
            game_id=table.record.game_id,
            day=datetime.now().astimezone().date().isoformat(),
            game=options.game,
            edition=options.edition,
            places=places,
            bold=retelling.bold_no(self._session.explanation.parts, table.players),
            form=retelling.form_of(options),
        )
