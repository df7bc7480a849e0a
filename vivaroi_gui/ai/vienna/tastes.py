"""What things are worth to a player, in points: coins, cards, and every stop as it stands now."""

from collections.abc import Callable
from typing import Final, NamedTuple

from vivaroi_gui.ai.vienna.position import Position
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna.board import Action, Character, Stop, StopIndex
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


class _Look(NamedTuple):
    """Whose look at the stops it is, and what is the same for all of them.

    ``later`` is :func:`nearness`; ``worths`` are those of the characters on display, best first,
    and behind them as many nothings as may be asked for.
    """

    position: Position
    seat: Seat
    tastes: Tastes
    later: float
    worths: list[float]


def mind_of(position: Position, seat: Seat, tastes: Tastes) -> Mind:
    """What a seat thinks of the stops as all stands now."""
    later = nearness(position, tastes)
    worths = [_card_worth(position, seat, card, tastes, later) for card in position.display]
    worths.sort(reverse=True)
    worths += [0.0] * (len(position.town.characters) + 2)
    look = _Look(position, seat, tastes, later, worths)
    return Mind(tastes, [_value(look, stop) for stop in range(len(position.town.stops))])


def _value(look: _Look, at: StopIndex) -> float:
    stop = look.position.town.stops[at]
    find = _VALUES.get(stop.action)
    if find is None:
        return 0.0
    value = find(look, stop, at) - stop.cost * look.tastes.coin
    if stop.cost > look.position.coins[look.seat]:
        value = value * look.tastes.broke if stop.cost == 1 else 0.0
    return value


def nearness(position: Position, tastes: Tastes) -> float:
    """How much of what pays later still counts: 1 far from the end, 0 at it."""
    left = (END_SCORE - max(position.scores)) / tastes.fade
    return min(1.0, max(0.0, left))


def card_worth(position: Position, seat: Seat, card: Character, tastes: Tastes) -> float:
    """What a character is worth: its symbols, and whom of the neighbours they reach or pass."""
    return _card_worth(position, seat, card, tastes, nearness(position, tastes))


def _card_worth(
    position: Position, seat: Seat, card: Character, tastes: Tastes, later: float
) -> float:
    symbols, all_own = position.town.cards[card], position.symbols
    left, right = neighbours(position, seat)
    worth = sum(symbols) * tastes.symbol * later
    each = tastes.catch * (_AT_LAST + later)
    for more, own, *theirs in zip(
        symbols, all_own[seat], all_own[left], all_own[right], strict=True
    ):
        if more:
            for one in theirs:
                gap = one - own
                if 0 <= gap <= more:
                    worth += each * (1.0 if gap < more else _REACHED)
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


def _gain(look: _Look, stop: Stop, _: StopIndex) -> float:
    return stop.gains.points + stop.gains.coins * look.tastes.coin


def _krieau(look: _Look, stop: Stop, _: StopIndex) -> float:
    tastes = look.tastes
    return max(stop.gains.points, stop.gains.coins * tastes.coin) + tastes.krieau


def _prater(look: _Look, _: Stop, __: StopIndex) -> float:
    return look.tastes.prater


def _character(look: _Look, stop: Stop, at: StopIndex) -> float:
    """Those who come first along the street take theirs before."""
    position, rank = look.position, look.tastes.rank
    before = 0
    for other in position.town.characters:
        if other == at:
            break
        before += position.taken[other] >= 0
    first, second = look.worths[before], look.worths[before + 1]
    return (1 - rank) * first + rank * second + _gain(look, stop, at)


def _special(look: _Look, stop: Stop, at: StopIndex) -> float:
    assert stop.card is not None
    worth = look.tastes.specials[stop.card] * look.later
    if look.position.owners[stop.card] == look.seat:
        worth *= look.tastes.kept
    return worth + _gain(look, stop, at)


def _majority(look: _Look, stop: Stop, _: StopIndex) -> float:
    assert stop.symbol is not None
    fewer, equal = compared(look.position, look.seat, stop.symbol)
    points = fewer * stop.more.points + equal * stop.equal.points
    return points + (fewer * stop.more.coins + equal * stop.equal.coins) * look.tastes.coin


def _gloriette(look: _Look, _: Stop, __: StopIndex) -> float:
    free = not_compared(look.position, look.seat)
    points = (majority_points(look.position, look.seat, symbol) for symbol in free)
    return max(points, default=0)


def _tiergarten(look: _Look, _: Stop, __: StopIndex) -> float:
    most = max(coins for other, coins in enumerate(look.position.coins) if other != look.seat)
    return min(MOST_STOLEN, most) * look.tastes.stolen


def _heuriger(look: _Look, _: Stop, __: StopIndex) -> float:
    return look.position.owners.count(look.seat)


_VALUES: Final[dict[Action, Callable[[_Look, Stop, StopIndex], float]]] = {
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
