"""The evaluation of a round on plain lists, and the last count of the game.

Whoever has a choice takes what is worth most, by tastes of their own.
"""

from collections.abc import Callable, Sequence
from typing import Final

from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.ai.vienna.tastes import (
    Mind,
    card_worth,
    compared,
    majority_points,
    neighbours,
    not_compared,
    symbols_of,
)
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.board import Action, Character, Stop, StopIndex
from vivaroi_gui.rules.vienna.data import COINS_FOR_A_POINT, FINAL_MAJORITY, MOST_STOLEN, Symbol

Minds = Sequence[Mind]
"""Of all, by seat."""


def evaluate(position: Position, minds: Minds) -> None:
    """The stops that are left, along the street."""
    stops, taken = position.town.stops, position.taken
    for index in range(position.at, len(stops)):
        seat = taken[index]
        if seat >= 0:
            _evaluate(position, index, stops[index], seat, minds)


def _evaluate(position: Position, index: StopIndex, stop: Stop, seat: Seat, minds: Minds) -> None:
    act = _ACTS.get(stop.action)
    if act is None or position.coins[seat] < stop.cost:
        return
    position.coins[seat] -= stop.cost
    if not act(position, seat, stop, minds):
        position.coins[seat] += stop.cost


def _gain(position: Position, seat: Seat, stop: Stop, _: Minds) -> bool:
    position.coins[seat] += stop.gains.coins
    position.scores[seat] += stop.gains.points
    return True


def _character(position: Position, seat: Seat, stop: Stop, minds: Minds) -> bool:
    if not position.display:
        return False
    tastes = minds[seat].tastes
    take(
        position,
        seat,
        max(position.display, key=lambda card: card_worth(position, seat, card, tastes)),
    )
    return _gain(position, seat, stop, minds)


def take(position: Position, seat: Seat, card: Character) -> None:
    """A character goes into the circle of a seat."""
    position.display.remove(card)
    own = position.symbols[seat]
    for symbol, more in enumerate(position.town.cards[card]):
        own[symbol] += more


def _special(position: Position, seat: Seat, stop: Stop, minds: Minds) -> bool:
    assert stop.card is not None
    position.owners[stop.card] = seat
    return _gain(position, seat, stop, minds)


def _majority(position: Position, seat: Seat, stop: Stop, _: Minds) -> bool:
    assert stop.symbol is not None
    fewer, equal = compared(position, seat, stop.symbol)
    position.compared[seat] |= 1 << stop.symbol
    position.scores[seat] += fewer * stop.more.points + equal * stop.equal.points
    position.coins[seat] += fewer * stop.more.coins + equal * stop.equal.coins
    return True


def _gloriette(position: Position, seat: Seat, _: Stop, __: Minds) -> bool:
    free = not_compared(position, seat)
    if not free:
        return False
    compare(position, seat, max(free, key=lambda one: majority_points(position, seat, one)))
    return True


def compare(position: Position, seat: Seat, symbol: Symbol) -> None:
    """Gloriette, with the symbol of choice."""
    position.compared[seat] |= 1 << symbol
    position.scores[seat] += majority_points(position, seat, symbol)


def _tiergarten(position: Position, seat: Seat, _: Stop, __: Minds) -> bool:
    """From whoever has most, of those the one with most points; one each where nobody has two."""
    others = sorted(
        (min(coins, MOST_STOLEN), position.scores[other], other)
        for other, coins in enumerate(position.coins)
        if coins and other != seat
    )
    if not others:
        return False
    most, _points, victim = others[-1]
    if most == 1:
        steal(position, seat, [(other, 1) for *_, other in others[-2:]])
    else:
        steal(position, seat, [(victim, most)])
    return True


def steal(position: Position, seat: Seat, stolen: Sequence[tuple[Seat, int]]) -> None:
    """Coins from others."""
    for victim, coins in stolen:
        position.coins[victim] -= coins
        position.coins[seat] += coins


def _heuriger(position: Position, seat: Seat, _: Stop, __: Minds) -> bool:
    position.scores[seat] += position.owners.count(seat)
    return True


_ACTS: Final[dict[Action, Callable[[Position, Seat, Stop, Minds], bool]]] = {
    Action.GAIN: _gain,
    Action.CHARACTER: _character,
    Action.SPECIAL: _special,
    Action.MAJORITY: _majority,
    Action.GLORIETTE: _gloriette,
    Action.TIERGARTEN: _tiergarten,
    Action.HEURIGER: _heuriger,
}
"""What a stop does that could be paid; False where nothing came of it, and nothing is paid."""


def last_count(position: Position) -> list[tuple[int, int, int]]:
    """What decides by seat, best last: points, special cards, coins that are left."""
    return [_last(position, seat) for seat in range(position.seats)]


def _last(position: Position, seat: Seat) -> tuple[int, int, int]:
    points = position.scores[seat]
    for symbol in Symbol:
        own = symbols_of(position, seat, symbol)
        left, right = neighbours(position, seat)
        if own > symbols_of(position, left, symbol) and own > symbols_of(position, right, symbol):
            points += FINAL_MAJORITY
    coin_points, coins_left = divmod(position.coins[seat], COINS_FOR_A_POINT)
    return points + coin_points, position.owners.count(seat), coins_left
