"""The moves of the rules on a round that is thought on."""

from vivaroi_gui.ai.vienna.count import compare, steal, take
from vivaroi_gui.ai.vienna.future import Future
from vivaroi_gui.ai.vienna.position import GAIN, TURN, TURNED, Position
from vivaroi_gui.ai.vienna.town import FREE, SHUT
from vivaroi_gui.rules.vienna.data import CHANGE
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseSymbol,
    DoubleTurn,
    EndTurn,
    Gain,
    Move,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    Steal,
    TakeCharacter,
    TurnDie,
)


def play(position: Position, move: Move, future: Future) -> None:
    """A legal move of whoever is on turn.  What the evaluation asks for has been paid already."""
    seat = position.turn
    match move:
        case Place(stop, dice, white):
            position.put(seat, dice, white, stop)
        case Reroll(dice, white):
            position.throw_again(seat, dice, white, future.again)
        case TurnDie(die, to):
            position.coins[seat] -= CHANGE
            position.show(seat, die, to)
        case SetGendarme(stop):
            position.close(stop, SHUT)
            position.step = GAIN
        case ChooseGain(gain):
            position.gain(seat, gain is Gain.COINS)
        case SetDie(die, to):
            position.show(seat, die, to)
            position.step = TURNED
        case DoubleTurn():
            position.is_double_used, position.step = True, TURN
        case EndTurn():
            position.pass_on()
        case _:
            _evaluate(position, move)


def _evaluate(position: Position, move: Move) -> None:
    seat = position.turn
    match move:
        case TakeCharacter(card):
            take(position, seat, card)
            gains = position.town.stops[position.at].gains
            position.coins[seat] += gains.coins
            position.scores[seat] += gains.points
        case ChooseSymbol(symbol):
            compare(position, seat, symbol)
        case Steal(coins):
            steal(position, seat, coins)
        case _:  # no die is set at Prater
            position.step = TURNED
            return
    position.taken[position.at] = FREE
