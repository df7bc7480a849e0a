"""What Vienna has read out, and its moves as a list; loaded when somebody asks for it."""

from collections.abc import Sequence
from typing import Any

from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.moves import Move, Place, Reroll, SetDie, SetGendarme, TurnDie
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.reading import MoveRow, ReadAloud


class TownReadAloud(ReadAloud):
    """Lines of the chronicle; moves in the words of an advice, by the stop that they lead to."""

    def moves(self, view: Any, players: Sequence[Player]) -> tuple[MoveRow, ...]:
        from vivaroi_gui.ui.vienna.words.advice import advice_words

        rows = []
        for move in view.legal:
            said = advice_words().suggested(move, players, view.options)
            rows.append(MoveRow(move, said, _about(move, view.options) or said))
        return tuple(rows)


def _about(move: Move, options: Options) -> str:
    """The stop that it leads to, or what is done with dice; "" for what stands for itself."""
    if isinstance(move, Place | SetGendarme):
        return options.board.stops[move.stop].name
    if isinstance(move, Reroll):
        return text("access", "moves.reroll")
    return text("access", "moves.turn") if isinstance(move, TurnDie | SetDie) else ""
