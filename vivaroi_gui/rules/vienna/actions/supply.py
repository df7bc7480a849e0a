"""Coins and points from the supply ("Pièces", "Points")."""

from typing import Final

from vivaroi_gui.rules.vienna.actions.action import StopAction, evaluated
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.records import Evaluated
from vivaroi_gui.rules.vienna.state import State


def _gain(state: State, index: StopIndex, _: Move | None) -> Evaluated:
    gains = state.board.stops[index].gains
    return evaluated(state, index, coins=gains.coins, points=gains.points)


GAIN: Final = StopAction(_gain)
