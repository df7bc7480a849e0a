"""Coins from other players ("Tiergarten"; ruling A15)."""

from itertools import combinations
from typing import Final

from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.actions.action import StopAction, evaluated
from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.rules.vienna.data import MOST_STOLEN
from vivaroi_gui.rules.vienna.moves import Move, Steal
from vivaroi_gui.rules.vienna.phase import STEAL
from vivaroi_gui.rules.vienna.records import Evaluated, Outcome
from vivaroi_gui.rules.vienna.state import State


def _steal(state: State, index: StopIndex, move: Steal) -> Evaluated:
    for victim, coins in move.coins:
        state.coins[victim] -= coins
    stolen = sum(coins for _, coins in move.coins)
    return evaluated(state, index, coins=stolen, stolen=move.coins)


def _ways(state: State, seat: Seat) -> tuple[Move, ...]:
    """Nothing, up to three coins from one player, or one each from two."""
    others = [other for other in _with_coins(state) if other != seat]
    from_one = [
        Steal(((victim, coins),))
        for victim in others
        for coins in range(1, min(MOST_STOLEN, state.coins[victim]) + 1)
    ]
    from_two = [Steal(((one, 1), (other, 1))) for one, other in combinations(others, 2)]
    return (Steal(()), *from_one, *from_two)


def _with_coins(state: State) -> list[Seat]:
    return [seat for seat, coins in enumerate(state.coins) if coins]


def _nothing_to_take(state: State, seat: Seat) -> Outcome | None:
    return None if set(_with_coins(state)) - {seat} else Outcome.NO_COINS


TIERGARTEN: Final = StopAction(_steal, _ways, STEAL, _nothing_to_take)
