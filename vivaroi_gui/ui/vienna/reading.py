"""What Vienna has read out, and its moves as a list; loaded when somebody asks for it."""

from collections.abc import Sequence
from typing import Any

from vivaroi_gui.rules.vienna.moves import Place, SetGendarme
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.session.reading import MoveRow, ReadAloud


class TownReadAloud(ReadAloud):
    """Lines of the chronicle; moves in the words of an advice, by the stop that they lead to."""

    def moves(self, view: Any, players: Sequence[Player]) -> tuple[MoveRow, ...]:
        from vivaroi_gui.ui.vienna.words.advice import advice_words

        rows = []
        for move in view.legal:
            said = advice_words().suggested(move, players, view.options)
            is_there = isinstance(move, Place | SetGendarme)
            about = view.options.board.stops[move.stop].name if is_there else said
            rows.append(MoveRow(move, said, about))
        return tuple(rows)
