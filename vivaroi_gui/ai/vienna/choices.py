"""The small choices of a game, by tastes: where no dice are placed, the best thing is plain."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.ai.vienna.tastes import Mind, Tastes, card_worth, majority_points
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseStartCard,
    ChooseSymbol,
    DoubleTurn,
    EndTurn,
    Gain,
    Move,
    Steal,
    TakeCharacter,
)


def best_small(view: View, position: Position, mind: Mind) -> Move | None:
    """The best of the moves of a phase that is about no dice, None in any other."""
    worth_in = _WORTHS.get(view.phase)
    if worth_in is None:
        return None
    assert view.seat is not None
    worth = worth_in(view, position, view.seat, mind.tastes)
    return max(view.legal, key=worth)


def best_start_card(board: Board, left: Sequence[int], tastes: Tastes) -> int:
    """The start card that is worth most, coins and symbols, of those that are left."""

    def worth(card: int) -> float:
        one = board.start_cards[card]
        return one.coins * tastes.coin + sum(one.symbols) * tastes.symbol

    return max(left, key=worth)


Worth = Callable[[Any], float]
"""What a move is worth; of which kind it is, follows from the phase."""


def _of_start_card(view: View, _: Position, __: Seat, tastes: Tastes) -> Worth:
    best = best_start_card(view.board, view.start_left, tastes)

    def worth(move: ChooseStartCard) -> float:
        return move.card == best

    return worth


def _of_gain(_: View, position: Position, __: Seat, tastes: Tastes) -> Worth:
    gains = position.town.krieau

    def worth(move: ChooseGain) -> float:
        return gains.points if move.gain is Gain.POINTS else gains.coins * tastes.coin

    return worth


def _of_second_turn(_: View, __: Position, ___: Seat, ____: Tastes) -> Worth:
    def worth(move: DoubleTurn | EndTurn) -> float:
        return isinstance(move, DoubleTurn)

    return worth


def _of_character(_: View, position: Position, seat: Seat, tastes: Tastes) -> Worth:
    def worth(move: TakeCharacter) -> float:
        return card_worth(position, seat, move.character, tastes)

    return worth


def _of_symbol(_: View, position: Position, seat: Seat, __: Tastes) -> Worth:
    def worth(move: ChooseSymbol) -> float:
        return majority_points(position, seat, move.symbol)

    return worth


def _of_theft(_: View, position: Position, __: Seat, ___: Tastes) -> Worth:
    """As many as can be had; rather from whoever is ahead."""

    def worth(move: Steal) -> float:
        return sum(coins + position.scores[victim] / 1000 for victim, coins in move.coins)

    return worth


_WORTHS: Final[dict[Phase, Callable[[View, Position, Seat, Tastes], Worth]]] = {
    Phase.START_CARD: _of_start_card,
    Phase.KRIEAU: _of_gain,
    Phase.DOUBLE: _of_second_turn,
    Phase.TAKE: _of_character,
    Phase.SYMBOL: _of_symbol,
    Phase.STEAL: _of_theft,
}
