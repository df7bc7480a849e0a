"""A special card goes from one player to another ("Cartes spéciales"; ruling A11)."""

from typing import Final

from vivaroi_gui.rules.vienna.actions.action import StopAction, evaluated, seat_at
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.records import Evaluated
from vivaroi_gui.rules.vienna.state import State


def _hand_over(state: State, index: StopIndex, _: Move | None) -> Evaluated:
    stop = state.board.stops[index]
    assert stop.card is not None
    owner, state.owners[stop.card] = state.owners[stop.card], seat_at(state, index)
    coins, points = stop.gains
    return evaluated(state, index, coins=coins, points=points, card=stop.card, owner=owner)


SPECIAL: Final = StopAction(_hand_over)
