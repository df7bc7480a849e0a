"""What the castle has read out of what happens; loaded when somebody listens."""

from collections.abc import Sequence
from typing import Any

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.moment import Moment
from vivaroi_gui.ui.session.reading import Hearing, MoveRow, ReadAloud


class CastleReadAloud(ReadAloud):
    """An election, a count and the end are told as people see them."""

    def announced(
        self,
        screens: Any,
        moment: Moment,
        players: Sequence[Player],
        view: Any,
        hearing: Hearing,
    ) -> tuple[str, ...]:
        from vivaroi_gui.ui.vivaroi.access.announcements import announced

        told = announced(moment, players, view, hearing)
        if told is not None:
            return told
        return super().announced(screens, moment, players, view, hearing)

    def held(self, view: Any) -> object:
        return view.goals or None

    def begun(self, view: Any) -> str:
        from vivaroi_gui.ui.vivaroi.access.announcements import placed_at_random

        return placed_at_random(view)

    def moves(self, view: Any, players: Sequence[Player]) -> tuple[MoveRow, ...]:
        from vivaroi_gui.ui.vivaroi.access.moves import move_rows
        from vivaroi_gui.ui.vivaroi.words.editions import lore

        words = lore(view.options.edition)
        rows = ((move, said, words.full_name(move.character)) for move, said in move_rows(view))
        return tuple(MoveRow(move, said, name, name) for move, said, name in rows)
