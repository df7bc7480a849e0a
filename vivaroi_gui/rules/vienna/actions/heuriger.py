"""A point for each special card ("Heuriger")."""

from typing import Final

from vivaroi_gui.rules.vienna.actions.action import StopAction, evaluated, seat_at
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.records import Evaluated
from vivaroi_gui.rules.vienna.state import State


def _count(state: State, index: StopIndex, _: Move | None) -> Evaluated:
    cards = state.specials_of(seat_at(state, index))
    return evaluated(state, index, points=len(cards), specials=cards)


HEURIGER: Final = StopAction(_count)
