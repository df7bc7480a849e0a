"""What things are worth to a player, in points: coins, cards, and every stop as it stands now."""

from collections.abc import Callable
from typing import Final, NamedTuple

from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.board import Action, Character, Stop
from vivaroi_gui.rules.vienna.data import END_SCORE, MOST_STOLEN, Special, Symbol

_INFLUENCE: Final = Special.INFLUENCE
_REACHED: Final = 0.5
"""What it counts to reach a neighbour's symbols, where passing them counts 1."""
_AT_LAST: Final = 0.3
"""How much that counts even at the end, when symbols are compared for the last time."""


class Tastes(NamedTuple):
    """What a player would give for things, in points.

    ``specials`` are by special card, all the less the nearer the end is (``fade`` points before it,
    as symbols); ``kept`` is the share for a card that the player has already.  ``catch`` is for
    symbols that reach or pass a neighbour's.  ``rank`` is how much the next best character counts
    where others may come first, ``broke`` the share of what cannot be paid yet.
    """

    coin: float
    symbol: float
    specials: tuple[float, float, float, float, float]
    krieau: float
    prater: float
    stolen: float
    catch: float
    fade: float
    kept: float
    rank: float
    broke: float


class Mind(NamedTuple):
    """A player in thought: tastes, and what each stop is worth by them."""

    tastes: Tastes
    values: list[float]


def mind_of(position: Position, seat: Seat, tastes: Tastes) -> Mind:
    """What a seat thinks of the stops as all stands now."""
    return Mind(tastes, [_value(position, seat, stop, tastes) for stop in position.town.stops])


def _value(position: Position, seat: Seat, stop: Stop, tastes: Tastes) -> float:
    find = _VALUES.get(stop.action)
    if find is None:
        return 0.0
    value = find(position, seat, stop, tastes) - stop.cost * tastes.coin
    if stop.cost > position.coins[seat]:
        value = value * tastes.broke if stop.cost == 1 else 0.0
    return value


def nearness(position: Position, tastes: Tastes) -> float:
    """How much of what pays later still counts: 1 far from the end, 0 at it."""
    left = (END_SCORE - max(position.scores)) / tastes.fade
    return min(1.0, max(0.0, left))


def card_worth(position: Position, seat: Seat, card: Character, tastes: Tastes) -> float:
    """What a character is worth: its symbols, and whom of the neighbours they reach or pass."""
    symbols, own = position.town.cards[card], position.symbols[seat]
    later = nearness(position, tastes)
    worth = sum(symbols) * tastes.symbol * later
    for symbol in Symbol:
        more = symbols[symbol]
        if more:
            for neighbour in neighbours(position, seat):
                gap = position.symbols[neighbour][symbol] - own[symbol]
                if 0 <= gap <= more:
                    passed = 1.0 if gap < more else _REACHED
                    worth += tastes.catch * (_AT_LAST + later) * passed
    return worth


def neighbours(position: Position, seat: Seat) -> tuple[Seat, Seat]:
    """Left and right."""
    return (seat + 1) % position.seats, (seat - 1) % position.seats


def compared(position: Position, seat: Seat, symbol: Symbol) -> tuple[int, int]:
    """How many of both neighbours have fewer of a symbol, and how many as many."""
    own = symbols_of(position, seat, symbol)
    fewer = equal = 0
    for neighbour in neighbours(position, seat):
        theirs = symbols_of(position, neighbour, symbol)
        fewer += theirs < own
        equal += theirs == own
    return fewer, equal


def symbols_of(position: Position, seat: Seat, symbol: Symbol) -> int:
    """How often a seat has a symbol, the special card counted."""
    own = position.symbols[seat][symbol]
    if position.owners[_INFLUENCE] == seat:
        own += position.town.influence[symbol]
    return own


def majority_points(position: Position, seat: Seat, symbol: Symbol) -> int:
    """What the majority of a symbol brings a seat at once, coins aside."""
    stop = position.town.majorities[symbol]
    fewer, equal = compared(position, seat, symbol)
    return fewer * stop.more.points + equal * stop.equal.points


def not_compared(position: Position, seat: Seat) -> list[Symbol]:
    """The symbols that a seat has not compared in this round."""
    return [one for one in position.town.majorities if not position.compared[seat] >> one & 1]


# --- by action -----------------------------------------------------------------------------------


def _gain(_: Position, __: Seat, stop: Stop, tastes: Tastes) -> float:
    return stop.gains.points + stop.gains.coins * tastes.coin


def _krieau(_: Position, __: Seat, stop: Stop, tastes: Tastes) -> float:
    return max(stop.gains.points, stop.gains.coins * tastes.coin) + tastes.krieau


def _prater(_: Position, __: Seat, ___: Stop, tastes: Tastes) -> float:
    return tastes.prater


def _character(position: Position, seat: Seat, stop: Stop, tastes: Tastes) -> float:
    """Those who come first along the street take theirs before."""
    worths = sorted(
        (card_worth(position, seat, card, tastes) for card in position.display), reverse=True
    )
    index = position.town.stops.index(stop)
    actions = position.town.actions
    before = sum(
        seat_there >= 0 and actions[at] is Action.CHARACTER
        for at, seat_there in enumerate(position.taken[:index])
    )
    first, second = (*worths[before:], 0.0, 0.0)[:2]
    return (1 - tastes.rank) * first + tastes.rank * second + _gain(position, seat, stop, tastes)


def _special(position: Position, seat: Seat, stop: Stop, tastes: Tastes) -> float:
    assert stop.card is not None
    worth = tastes.specials[stop.card] * nearness(position, tastes)
    if position.owners[stop.card] == seat:
        worth *= tastes.kept
    return worth + _gain(position, seat, stop, tastes)


def _majority(position: Position, seat: Seat, stop: Stop, tastes: Tastes) -> float:
    assert stop.symbol is not None
    fewer, equal = compared(position, seat, stop.symbol)
    points = fewer * stop.more.points + equal * stop.equal.points
    return points + (fewer * stop.more.coins + equal * stop.equal.coins) * tastes.coin


def _gloriette(position: Position, seat: Seat, _: Stop, __: Tastes) -> float:
    free = not_compared(position, seat)
    return max((majority_points(position, seat, symbol) for symbol in free), default=0)


def _tiergarten(position: Position, seat: Seat, _: Stop, tastes: Tastes) -> float:
    most = max(coins for other, coins in enumerate(position.coins) if other != seat)
    return min(MOST_STOLEN, most) * tastes.stolen


def _heuriger(position: Position, seat: Seat, _: Stop, __: Tastes) -> float:
    return position.owners.count(seat)


_VALUES: Final[dict[Action, Callable[[Position, Seat, Stop, Tastes], float]]] = {
    Action.KRIEAU: _krieau,
    Action.PRATER: _prater,
    Action.GAIN: _gain,
    Action.CHARACTER: _character,
    Action.SPECIAL: _special,
    Action.MAJORITY: _majority,
    Action.GLORIETTE: _gloriette,
    Action.TIERGARTEN: _tiergarten,
    Action.HEURIGER: _heuriger,
}
"""What a stop is worth, its cost aside; nothing of those that no plan goes to."""

SOUND: Final = Tastes(
    coin=0.756,
    symbol=0.647,
    specials=(0.589, 0.042, 1.17, 2.479, 1.83),
    krieau=0.236,
    prater=0.477,
    stolen=0.625,
    catch=0.436,
    fade=9.326,
    kept=0.508,
    rank=0.181,
    broke=0.508,
)
"""Those that were found by play: ``dev.py train --edition vienna``."""

PLAIN: Final = SOUND._replace(coin=0.5, specials=(0.5, 0.5, 0.5, 1.5, 1.0), catch=0.0, fade=1.0)
"""Those of whoever thinks little of later rounds, and nothing of the end."""
